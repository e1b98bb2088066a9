// SPDX-License-Identifier: Apache-2.0
// What the files of rook-theory share with each other.
#pragma once
#include <memory>

#include "base/polynomial.hpp"
#include "method/method.hpp"
#include "method/rook_theory/lines.hpp"

namespace rookery::rook_boards {

// The ways to put each number of rooks, up to `most`, on a Ferrers board; no trailing zeros.
Polynomial count_rooks(const Ferrers& rows, std::int64_t most, Context& context,
                       std::uint64_t& work);

std::unique_ptr<Walk> walk(const Problem& problem, Context& context);
Cost walk_cost(const Problem& problem);
Story story(const Problem& problem, Context& context);

}  // namespace rookery::rook_boards
