// SPDX-License-Identifier: Apache-2.0
#include "method/search/clique.hpp"

#include <algorithm>

namespace rookery::depth_first {
namespace {

constexpr std::size_t most_stands = 64;

std::int64_t modulo(std::int64_t number, std::int64_t by) { return (number % by + by) % by; }

// The diagonals are those of a board whose sides are joined; on others they fall into more cliques.
std::int64_t line_of(const Square& square, Family family, std::int64_t columns) {
  switch (family) {
    case Family::rows:
      return square.row;
    case Family::columns:
      return square.column;
    case Family::rising:
      return modulo(square.column - square.row, columns);
    case Family::falling:
      break;
  }
  return modulo(square.column + square.row, columns);
}

std::int64_t width_of(const Instance& instance) {
  std::int64_t columns = 1;
  for (const Square& square : instance.squares) columns = std::max(columns, square.column + 1);
  return columns;
}

// The cliques so far, and for each stand how many members of each it excludes.
class Collection {
 public:
  explicit Collection(const Instance& instance)
      : instance_(instance), clique_(instance.open.size(), none) {}

  void add(std::uint32_t stand) {
    std::vector<std::size_t> excluded(cliques_.size());
    for (const std::uint32_t other : instance_.conflicts[stand])
      if (clique_[other] != none) ++excluded[clique_[other]];
    std::size_t clique = 0;
    while (clique < cliques_.size() &&
           (excluded[clique] < cliques_[clique].size() || cliques_[clique].size() == most_stands))
      ++clique;
    if (clique == cliques_.size()) cliques_.emplace_back();
    clique_[stand] = clique;
    cliques_[clique].push_back(stand);
  }

  Cliques take() { return std::move(cliques_); }

 private:
  static constexpr std::size_t none = SIZE_MAX;
  const Instance& instance_;
  std::vector<std::size_t> clique_;
  Cliques cliques_;
};

}  // namespace

Cliques cliques_of(const Instance& instance, std::size_t kind, Family family) {
  std::vector<std::pair<std::int64_t, std::uint32_t>> order;
  const std::int64_t columns = width_of(instance);
  for (std::size_t s = 0; s < instance.squares.size(); ++s)
    if (instance.open[instance.stand(s, kind)])
      order.emplace_back(line_of(instance.squares[s], family, columns), instance.stand(s, kind));
  std::sort(order.begin(), order.end());
  Collection collection(instance);
  for (const auto& [line, stand] : order) collection.add(stand);
  return collection.take();
}

}  // namespace rookery::depth_first
