// SPDX-License-Identifier: Apache-2.0
#include "method/method.hpp"

namespace rookery {

extern const Method backtracking, band, column_inverse, column_series, column_walk, rook_polynomial,
    rook_series, rook_theory, sweep, sweep_across;

// To add a method: its file, its name above and a row here (CONTRIBUTING.md has the recipe).
const std::vector<const Method*>& all_methods() {
  static const std::vector<const Method*> table = {
      &backtracking, &column_walk,     &column_series, &column_inverse, &rook_theory,
      &rook_series,  &rook_polynomial, &band,          &sweep,          &sweep_across};
  return table;
}

}  // namespace rookery
