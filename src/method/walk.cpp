// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "method/method.hpp"

namespace rookery {

Picked Walk::pick(Integer& index) {
  auto offered = choices();
  for (std::size_t i = 0; i < offered.size(); ++i) {
    if (index < offered[i].below) return {i, std::move(offered[i].put)};
    index -= offered[i].below;
  }
  if (offered.empty()) return {nowhere, {}};
  throw Error(Error::Kind::internal, "fewer placements lie below the choices than was said");
}

std::size_t Walk::towards(const Placement& whole) {
  const auto offered = choices();
  std::size_t empty = nowhere;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const Placement& put = offered[i].put;
    if (put.empty())
      empty = std::min(empty, i);
    else if (std::includes(whole.begin(), whole.end(), put.begin(), put.end()))
      return i;
  }
  return empty;
}

}  // namespace rookery
