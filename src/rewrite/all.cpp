// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewrite.hpp"

namespace rookery {

extern const Rewrite contradiction, crop, fold, split_parts, transpose, unglue;

// To add a rewrite: its file, its name above and a row here.
const std::vector<const Rewrite*>& all_rewrites() {
  static const std::vector<const Rewrite*> table = {&contradiction, &unglue,      &transpose,
                                                    &fold,          &split_parts, &crop};
  return table;
}

}  // namespace rookery
