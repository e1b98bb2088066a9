// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include <rookery/values.hpp>

#include "base/context.hpp"

namespace rookery {

// The products of a list of moduli, of neighbouring pairs, of fours, and so on up to all.
// Building and each use cost a few multiplications of the whole product a level; memory the bits
// of the whole product a level.
class ProductTree {
 public:
  ProductTree(std::vector<Integer> moduli, const Context& context);

  const Integer& product() const { return levels_.back()[0]; }

  // sum of values[i] times the product of all other moduli.
  Integer weighted_sum(std::vector<Integer> values, const Context& context) const;

  // x modulo each of the moduli.
  std::vector<Integer> remainders(Integer x, const Context& context) const;

 private:
  std::vector<std::vector<Integer>> levels_;
};

}  // namespace rookery
