// SPDX-License-Identifier: Apache-2.0
#include "method/method.hpp"

namespace rookery {

extern const Method backtracking, band, column_walk, rook_theory;

// To add a method: its file, its name above and a row here (CONTRIBUTING.md has the recipe).
const std::vector<const Method*>& all_methods() {
  static const std::vector<const Method*> table = {&backtracking, &band, &column_walk,
                                                   &rook_theory};
  return table;
}

}  // namespace rookery
