// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewrite.hpp"

namespace rookery {

extern const Rewrite burnside, contradiction, crop, fold, orbits, split_parts, transpose, unglue;

std::optional<Equal> rewritten(const Rewrite& rewrite, const Problem& problem) {
  const bool symmetries = problem.up_to != UpTo::nothing || problem.fixed_by;
  return rewrite.of_symmetries == symmetries ? rewrite.apply(problem) : std::nullopt;
}

// To add a rewrite: its file, its name above and a row here.
const std::vector<const Rewrite*>& all_rewrites() {
  static const std::vector<const Rewrite*> table = {&burnside,  &orbits, &contradiction, &unglue,
                                                    &transpose, &fold,   &split_parts,   &crop};
  return table;
}

}  // namespace rookery
