// SPDX-License-Identifier: Apache-2.0
// No placement at all: the sum of no parts.
//
// Three plain contradictions need no counting: two given pieces in conflict, more given pieces
// than the army's upper number (each placement holds all given pieces, and they are among the
// army's number), and a lower number above the number of squares (one piece a square).
//
// Tested by test/rewrite/contradiction_test.cpp and test/agree.
#include <fmt/format.h>

#include "base/square.hpp"
#include "problem/conflict.hpp"
#include "problem/text.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

std::optional<std::string> found(const Problem& problem) {
  const Range& number = problem.number();
  if (const auto pair = conflict_among(problem.piece(), problem.given))
    return fmt::format("the given pieces on {} and {} are in conflict", text_of(pair->first),
                       text_of(pair->second));
  if (static_cast<std::uint64_t>(number.most) < problem.given.size())
    return fmt::format("{} squares are given, but the army has at most {}", problem.given.size(),
                       number.most);
  if (squares_of(problem.board) < Integer(static_cast<long>(number.least)))
    return fmt::format("the board has {} squares, fewer than {} pieces",
                       squares_of(problem.board).get_str(), number.least);
  return std::nullopt;
}

std::optional<Equal> apply(const Problem& problem) {
  if (auto why = found(problem)) return Equal{*why};
  return std::nullopt;
}

}  // namespace

extern const Rewrite contradiction;
const Rewrite contradiction = {"contradiction", apply};

}  // namespace rookery
