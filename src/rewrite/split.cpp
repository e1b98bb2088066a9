// SPDX-License-Identifier: Apache-2.0
// Parts of the board that never see each other: a product.
//
// Join two squares if some piece on one is in conflict with some piece on the other. Between two
// components of this graph there is no conflict, so the placements are exactly the choices of one
// placement in each: bishops on the two colours, dabbabas on four parts, columns of a piece that
// moves in its column only. In a part the squares of the others become holes, over which rides pass
// as before. Squares without any conflict go together into one part. Quotas tie parts together:
// with them it does not apply.
//
// Tested by test/rewrite/split_test.cpp and test/agree.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "problem/graph.hpp"
#include "rewrite/masked.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_squares = 4096;

class Components {
 public:
  explicit Components(const Graph& graph) : parent_(graph.squares.size()) {
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    for (std::uint32_t stand = 0; stand < graph.conflicts.size(); ++stand)
      for (const std::uint32_t other : graph.conflicts[stand])
        parent_[root(graph.square_of(stand))] = root(graph.square_of(other));
  }

  // The squares of each, sorted; single ones together, last.
  std::vector<std::vector<Square>> parts(const std::vector<Square>& squares) {
    std::map<std::size_t, std::vector<Square>> by_root;
    for (std::size_t s = 0; s < squares.size(); ++s) by_root[root(s)].push_back(squares[s]);
    std::vector<std::vector<Square>> parts;
    std::vector<Square> single;
    for (auto& [root, part] : by_root)
      if (part.size() > 1)
        parts.push_back(std::move(part));
      else
        single.push_back(part[0]);
    std::sort(single.begin(), single.end());
    if (!single.empty()) parts.push_back(std::move(single));
    return parts;
  }

 private:
  std::size_t root(std::size_t square) {
    while (parent_[square] != square) square = parent_[square] = parent_[parent_[square]];
    return square;
  }
  std::vector<std::size_t> parent_;
};

// The part's own problem: its given pieces stay, and on the plane it is moved to a1, so that parts
// of one shape are one problem.
Part part_of(const Problem& problem, const std::vector<Square>& squares) {
  Problem own = kept_to(problem, squares);
  std::erase_if(own.given, [&](const Stand& stand) {
    return !std::binary_search(squares.begin(), squares.end(), stand.square);
  });
  if (own.board.gluing != Gluing::plane) return Part{std::move(own)};
  return cropped(own, frame_of(squares));
}

std::optional<Equal> apply(const Problem& problem) {
  if (!problem.quotas.none() || beyond_a_graph(problem, most_squares)) return std::nullopt;
  const Graph graph = graph_of(problem);
  const auto parts = Components(graph).parts(graph.squares);
  if (parts.size() < 2) return std::nullopt;
  Equal equal{Equal::Join::product, {}, ""};
  for (const auto& squares : parts) equal.parts.push_back(part_of(problem, squares));
  equal.why = fmt::format("{} parts of the board never see each other", parts.size());
  return equal;
}

}  // namespace

extern const Rewrite split_parts;
const Rewrite split_parts = {"split", apply};

}  // namespace rookery
