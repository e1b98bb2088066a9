// SPDX-License-Identifier: Apache-2.0
// Placements up to symmetry: the mean of those that each symmetry leaves as they are.
//
// Let a group G act on the placements. How many orbits there are is the mean, over all g in G, of
// the number of placements that g takes to themselves: add up over the placements p the elements
// that fix p, which are |G| / |orbit of p|, and each orbit has added |G|. Conjugate elements fix
// equally many, so there is a part for each class of conjugates only. Numbers of pieces stay as
// they are, so it holds for every number by itself.
//
// W. Burnside, "Theory of Groups of Finite Order", Cambridge University Press 1897, section 118
// (after Cauchy and Frobenius).
//
// Does not apply to boards whose symmetries are not looked for (above 4096 squares).
// Tested by test/rewrite/burnside_test.cpp and test/agree.
#include <fmt/format.h>

#include "problem/group.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

std::optional<Equal> apply(const Problem& problem) {
  if (problem.up_to == UpTo::nothing || beyond_symmetries(problem)) return std::nullopt;
  const Group group = symmetries_of(problem, problem.up_to);
  Equal equal{Equal::Join::mean, {}, ""};
  for (const Conjugates& alike : conjugates_of(group)) {
    Part part{problem};
    part.problem.up_to = UpTo::nothing;
    if (alike.element != 0) part.problem.fixed_by = fixed_by(group, {alike.element});
    part.times = alike.size;
    equal.parts.push_back(std::move(part));
  }
  equal.why =
      fmt::format("the mean over a group of order {}, {}", group.order(), name_of(group.elements));
  return equal;
}

}  // namespace

extern const Rewrite burnside;
const Rewrite burnside = {"burnside", apply, false, true};

}  // namespace rookery
