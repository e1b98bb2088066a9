// SPDX-License-Identifier: Apache-2.0
// D. J. Bernstein, "Fast multiplication and its applications", Algorithmic Number Theory (MSRI
// Publications 44, 2008), sections 12 and 18.
#include "base/residues/product_tree.hpp"

namespace rookery {
namespace {

// Pairs of one level: task(i) for i < count, shared out.
template <class Task>
void each_pair(const Context& context, std::size_t count, const Task& task) {
  context.check();
  share_out(context, count, [&](const Context& mine, const NextTask& next) {
    while (const auto i = next()) {
      task(*i);
      if (*i % 64 == 0) mine.check();
    }
  });
}

}  // namespace

ProductTree::ProductTree(std::vector<Integer> moduli, const Context& context) {
  levels_.push_back(std::move(moduli));
  while (levels_.back().size() > 1) {
    const std::vector<Integer>& below = levels_.back();
    std::vector<Integer> level((below.size() + 1) / 2);
    each_pair(context, level.size(), [&](std::size_t i) {
      level[i] = 2 * i + 1 < below.size() ? Integer(below[2 * i] * below[2 * i + 1]) : below[2 * i];
    });
    levels_.push_back(std::move(level));
  }
}

Integer ProductTree::weighted_sum(std::vector<Integer> values, const Context& context) const {
  for (std::size_t t = 0; t + 1 < levels_.size(); ++t) {
    const std::vector<Integer>& modulus = levels_[t];
    std::vector<Integer> above((values.size() + 1) / 2);
    each_pair(context, above.size(), [&](std::size_t i) {
      above[i].swap(values[2 * i]);
      if (2 * i + 1 == modulus.size()) return;
      above[i] *= modulus[2 * i + 1];
      above[i] += values[2 * i + 1] * modulus[2 * i];
    });
    values = std::move(above);
  }
  return values[0];
}

std::vector<Integer> ProductTree::remainders(Integer x, const Context& context) const {
  std::vector<Integer> above = {x % product()};
  for (std::size_t t = levels_.size() - 1; t-- > 0;) {
    const std::vector<Integer>& modulus = levels_[t];
    std::vector<Integer> level(modulus.size());
    each_pair(context, above.size(), [&](std::size_t i) {
      level[2 * i] = above[i] % modulus[2 * i];
      if (2 * i + 1 < level.size()) level[2 * i + 1] = above[i] % modulus[2 * i + 1];
    });
    above = std::move(level);
  }
  return above;
}

}  // namespace rookery
