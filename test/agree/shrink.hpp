// SPDX-License-Identifier: Apache-2.0
// Makes a problem that fails smaller, as long as it still fails.
#pragma once
#include <functional>

#include "agree/draft.hpp"

namespace agree {

// Everything that is one step simpler: without a row, a kind, a given piece, a quota, a gluing...
// Sound drafts only. No chain of such steps goes on for ever.
std::vector<Draft> simpler(const Draft& draft);

// Simplifies as long as `fails` says true of something simpler; of the draft itself it does.
Draft shrunk(const Draft& draft, const std::function<bool(const Draft&)>& fails);

}  // namespace agree
