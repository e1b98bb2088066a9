// SPDX-License-Identifier: Apache-2.0
// Given pieces become holes, and so do the squares that they rule out.
//
// Every placement holds the given pieces. Taking them off leaves a placement of the others on
// squares that conflict with no given piece; and putting them back onto such a placement gives one
// of the whole. So the given pieces and all squares in conflict with them are closed, as holes: a
// wall would stop the rides of the others, and pieces never shield. With several kinds a square may
// be closed to some only, which a mask cannot say; then it does not apply. Neither with quotas, as
// a line with a given piece would need one of its own. Contradicting given pieces are left to
// `contradiction`.
//
// Tested by test/rewrite/fold_test.cpp and test/agree.
#include <fmt/format.h>

#include <algorithm>

#include "problem/instance.hpp"
#include "rewrite/masked.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_squares = 4096;

bool same_for_all_kinds(const Instance& left) {
  for (std::size_t square = 0; square < left.squares.size(); ++square)
    for (std::size_t kind = 0; kind < left.kinds; ++kind)
      if (!left.open[left.stand(square, kind)]) return false;
  return true;
}

std::optional<Equal> apply(const Problem& problem) {
  if (problem.given.empty() || !problem.quotas.none()) return std::nullopt;
  if (beyond_a_graph(problem, most_squares)) return std::nullopt;
  Problem any = problem;  // kinds of number 0 are ruled out by the number alone, not by a square
  for (Kind& kind : any.army) kind.number = {};
  const Instance left = instance_of(any);
  if (left.impossible || instance_of(problem).impossible || !same_for_all_kinds(left))
    return std::nullopt;
  Part part{kept_to(problem, left.squares), problem.given};
  part.problem.given.clear();
  Equal equal{Equal::Join::product, {std::move(part)}, ""};
  equal.why = fmt::format("{} given pieces leave {} squares to the others", problem.given.size(),
                          left.squares.size());
  return equal;
}

}  // namespace

extern const Rewrite fold;
const Rewrite fold = {"fold", apply};

}  // namespace rookery
