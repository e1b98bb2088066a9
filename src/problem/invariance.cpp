// SPDX-License-Identifier: Apache-2.0
#include "problem/invariance.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace rookery {
namespace {

// The number of each square's orbit among those of the graph's squares. A symmetry takes free
// squares to free ones, so the first of an orbit is among them.
std::vector<std::uint32_t> orbit_numbers(const Problem& problem, const Graph& graph,
                                         std::vector<Square>& firsts) {
  const Invariance& fixed = *problem.fixed_by;
  std::map<std::uint32_t, std::uint32_t> number;
  std::vector<std::uint32_t> orbits;
  for (const Square& square : graph.squares) {
    const std::uint32_t first = fixed.first[place_of(problem.board, square)];
    const auto [known, fresh] = number.try_emplace(first, firsts.size());
    if (fresh) firsts.push_back(square);  // squares are sorted: the first of its orbit
    orbits.push_back(known->second);
  }
  return orbits;
}

class Joiner {
 public:
  Joiner(const Problem& problem, const Graph& graph)
      : graph_(graph), orbit_(orbit_numbers(problem, graph, joined_.squares)) {
    joined_.kinds = graph.kinds;
    joined_.conflicts.resize(joined_.squares.size() * graph.kinds);
    joined_.barred.assign(joined_.conflicts.size(), false);
  }

  Graph join() {
    for (std::uint32_t stand = 0; stand < graph_.conflicts.size(); ++stand) {
      const std::uint32_t own = image(stand);
      if (graph_.barred[stand]) joined_.barred[own] = true;
      if (!graph_.barred[stand]) add_conflicts(stand, own);
    }
    for (auto& list : joined_.conflicts) {
      std::sort(list.begin(), list.end());
      list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    for (const std::uint32_t given : graph_.given) joined_.given.push_back(image(given));
    return std::move(joined_);
  }

 private:
  std::uint32_t image(std::uint32_t stand) const {
    return graph_.stand(orbit_[graph_.square_of(stand)],
                        static_cast<std::size_t>(graph_.kind_of(stand)));
  }

  void add_conflicts(std::uint32_t stand, std::uint32_t own) {
    for (const std::uint32_t other : graph_.conflicts[stand]) {
      if (graph_.barred[other]) continue;
      const std::uint32_t there = image(other);
      if (there == own) joined_.barred[own] = true;
      if (there / graph_.kinds != own / graph_.kinds) joined_.conflicts[own].push_back(there);
    }
  }

  const Graph& graph_;
  Graph joined_;
  std::vector<std::uint32_t> orbit_;  // of each square of the graph
};

}  // namespace

std::uint32_t place_of(const Board& board, const Square& square) {
  return static_cast<std::uint32_t>(square.row * board.columns + square.column);
}

Images product(const Images& one, const Images& then) {
  Images both;
  both.reserve(one.size());
  for (const std::uint32_t square : one) both.push_back(then[square]);
  return both;
}

std::int64_t Invariance::orbit_size(const Board& board, const Square& square) const {
  return size[place_of(board, square)];
}

bool Invariance::is_first(const Board& board, const Square& square) const {
  const std::size_t place = place_of(board, square);
  return first[place] == place;
}

Invariance invariance_of(std::string names, const std::vector<Images>& generators) {
  Invariance fixed{std::move(names), {}, {}};
  const std::size_t squares = generators.empty() ? 0 : generators.front().size();
  fixed.first.resize(squares);
  fixed.size.assign(squares, 0);
  std::vector<bool> seen(squares);
  for (std::uint32_t begin = 0; begin < squares; ++begin) {
    if (seen[begin]) continue;
    std::vector<std::uint32_t> orbit = {begin};
    seen[begin] = true;
    for (std::size_t i = 0; i < orbit.size(); ++i)
      for (const Images& images : generators)
        if (const std::uint32_t next = images[orbit[i]]; !seen[next]) {
          seen[next] = true;
          orbit.push_back(next);
        }
    for (const std::uint32_t square : orbit) {
      fixed.first[square] = begin;
      fixed.size[square] = static_cast<std::uint32_t>(orbit.size());
    }
  }
  return fixed;
}

Graph with_orbits(const Problem& problem, const Graph& graph) {
  return Joiner(problem, graph).join();
}

std::vector<Line> with_orbits(const Problem& problem, const Graph& graph,
                              const std::vector<Line>& lines) {
  std::vector<Square> firsts;
  const auto orbits = orbit_numbers(problem, graph, firsts);
  using Key = std::tuple<Range, std::vector<std::uint32_t>, std::vector<std::uint64_t>,
                         std::vector<std::int64_t>, int>;
  std::map<Key, Line> each;
  for (const Line& line : lines) {
    Line joined{line.kind, line.range, {}};
    std::map<std::uint32_t, std::pair<std::uint64_t, std::int64_t>> held;
    for (std::size_t i = 0; i < line.squares.size(); ++i) {
      auto& [kinds, weight] = held[orbits[line.squares[i]]];
      if (!line.kinds.empty()) kinds |= line.kinds[i];
      ++weight;
    }
    const bool any_piece = line.range.least == 1 && line.range.most == Range::unlimited;
    for (const auto& [square, entry] : held) {
      joined.squares.push_back(square);
      if (!line.kinds.empty()) joined.kinds.push_back(entry.first);
      if (!any_piece) joined.weights.push_back(entry.second);
    }
    Key key{joined.range, joined.squares, joined.kinds, joined.weights, joined.kind};
    each.try_emplace(std::move(key), std::move(joined));
  }
  std::vector<Line> joined;
  for (auto& [key, line] : each) joined.push_back(std::move(line));
  return joined;
}

}  // namespace rookery
