// SPDX-License-Identifier: Apache-2.0
// Counts in which every piece weighs something: the sum of X^(number of pieces).
#pragma once
#include <string>
#include <string_view>

#include "problem/problem.hpp"

namespace rookery {

// An exact number: 2, -1/3 or 0.25. Throws Error::Kind::input.
mpq_class read_weight(std::string_view text);
std::string text_of(const mpq_class& weight);

// The sum of count * X^(number of pieces) over a table of the problem (problem/counts.hpp), X being
// its weight. Time: entries * products of numbers as long as X^(most pieces).
mpq_class weighed(const Problem& problem, const Table& table);

}  // namespace rookery
