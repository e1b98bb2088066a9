// SPDX-License-Identifier: Apache-2.0
#include "rewrite/rewrite.hpp"

namespace rookery {

extern const Rewrite contradiction;

// To add a rewrite: its file, a declaration above and a row here.
const std::vector<const Rewrite*>& all_rewrites() {
  static const std::vector<const Rewrite*> table = {&contradiction};
  return table;
}

}  // namespace rookery
