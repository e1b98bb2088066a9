// SPDX-License-Identifier: Apache-2.0
#include "run/alike.hpp"

#include <algorithm>

namespace rookery {

Alike::Alike(const Problem& problem)
    : board_(problem.board), group_(symmetries_of(problem, problem.up_to)) {}

std::uint64_t Alike::class_of_least(const Placement& placement) const {
  std::uint64_t keeping = 0;  // elements that leave the placement as it is
  Placement image;
  for (const Symmetry& symmetry : group_.elements) {
    image.clear();
    for (const Stand& stand : placement) {
      const std::int64_t square = symmetry.images[place_of(board_, stand.square)];
      image.push_back({{square / board_.columns, square % board_.columns}, stand.kind});
    }
    std::sort(image.begin(), image.end());
    if (image < placement) return 0;
    keeping += image == placement;
  }
  return group_.order() / keeping;
}

}  // namespace rookery
