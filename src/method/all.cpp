// SPDX-License-Identifier: Apache-2.0
#include "method/method.hpp"
#include "problem/symmetry.hpp"

namespace rookery {

extern const Method backtracking, band, column_inverse, column_series, column_usage, column_walk,
    deduction_method, few_pieces, graph_method, lines_method, rook_polynomial, rook_series,
    rook_theory, search, sweep, sweep_across;

Estimate estimate_of(const Method& method, const Problem& problem) {
  if (problem.up_to != UpTo::nothing) {
    const auto why = beyond_symmetries(problem);
    return NotApplicable{why ? "symmetries are not looked for, as " + *why
                             : "placements are counted up to symmetry"};
  }
  if (problem.fixed_by && problem.army.front().filling.squares == 0)
    return NotApplicable{"orbits of squares come first"};
  if (problem.want == Want::heat && !method.heats)
    return NotApplicable{"it does not tell one square from another"};
  if (!method.any_instance)
    if (auto why = beyond_conflicts_and_quotas(problem)) return NotApplicable{*why};
  return method.estimate(problem);
}

// To add a method: its file, its name above and a row here (CONTRIBUTING.md has the recipe).
const std::vector<const Method*>& all_methods() {
  static const std::vector<const Method*> table = {
      &backtracking, &column_walk, &column_series,   &column_inverse,
      &rook_theory,  &rook_series, &rook_polynomial, &band,
      &lines_method, &few_pieces,  &search,          &deduction_method,
      &column_usage, &sweep,       &sweep_across,    &graph_method};
  return table;
}

}  // namespace rookery
