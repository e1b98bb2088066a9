// SPDX-License-Identifier: Apache-2.0
// A question over a range of sizes, read; and its terms, one by one.
#pragma once
#include <functional>
#include <string_view>

#include <rookery/rookery.hpp>

#include "problem/pattern.hpp"

namespace rookery {

struct AskedSequence {
  Sequence sequence;
  Pattern pattern;
};

// Reads `1..30 nxn n bishop`. Every size and number is linear in n, so what is wrong at some size
// is wrong at the first or at the last one: these are looked at. Throws Error::Kind::input.
AskedSequence ask_sequence(std::string_view question, std::string_view problems);

// Throws what count and maximum throw, with the term's name before the message.
Term term_of(const AskedSequence& asked, std::int64_t n, const Options& options);

void for_each_size(const AskedSequence& asked, const std::function<void(std::int64_t)>& act);

}  // namespace rookery
