// SPDX-License-Identifier: Apache-2.0
#include "agree/leaves.hpp"

#include <algorithm>

namespace agree {
namespace {

rookery::Integer collect(rookery::Walk& walk, oracle::Placement& path, Leaves& leaves) {
  const auto choices = walk.choices();
  if (choices.empty()) {
    leaves.placements.push_back(path);
    std::sort(leaves.placements.back().begin(), leaves.placements.back().end());
    return 1;
  }
  rookery::Integer total = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    for (const rookery::Stand& stand : choices[i].put)
      path.push_back(
          {static_cast<int>(stand.square.row), static_cast<int>(stand.square.column), stand.kind});
    walk.enter(i);
    const rookery::Integer below = collect(walk, path, leaves);
    walk.leave();
    path.resize(path.size() - choices[i].put.size());
    leaves.promises_kept &= choices[i].below == below;
    total += below;
  }
  return total;
}

}  // namespace

Leaves leaves_of(rookery::Walk* walk) {
  Leaves leaves;
  oracle::Placement path;
  if (walk) collect(*walk, path, leaves);
  return leaves;
}

}  // namespace agree
