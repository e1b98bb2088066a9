// SPDX-License-Identifier: Apache-2.0
// Quotas and regions as words, both ways.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "problem/army.hpp"

namespace rookery {

// Reads `[KIND:]RANGE,...`. `option` is what the error calls it. Throws Error::Kind::input.
std::vector<Quota> read_quotas(std::string_view option, std::string_view text,
                               const KindNames& kinds);

// Reads `[KIND:]RANGE,...@rows:aab/abb`, the highest row first. Throws Error::Kind::input.
Regions read_regions(std::string_view text, const Board& board, const KindNames& kinds);

// The options as canonical text has them, each after a blank.
std::string text_of(const Quotas& quotas, const Army& army);

}  // namespace rookery
