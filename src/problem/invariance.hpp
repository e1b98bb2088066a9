// SPDX-License-Identifier: Apache-2.0
// Placements that some symmetries leave as they are: unions of orbits of squares.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "problem/graph.hpp"

namespace rookery {

// Where each square of a board goes: of square row * columns + column the same number of its image.
using Images = std::vector<std::uint32_t>;

std::uint32_t place_of(const Board& board, const Square& square);  // that number

Images product(const Images& one, const Images& then);

// The orbits of the squares of a board under the group that some symmetries generate.
struct Invariance {
  std::string names;                       // of the symmetries, as --fixed-by has them
  std::vector<std::uint32_t> first, size;  // of each square's orbit: its lowest square; its squares

  std::int64_t orbit_size(const Board& board, const Square& square) const;
  bool is_first(const Board& board, const Square& square) const;
};

// Time O(squares * generators).
Invariance invariance_of(std::string names, const std::vector<Images>& generators);

// The graph with an orbit for each square, named by its first: two stands are in conflict if any of
// their squares are; one whose own squares are is barred. Kinds are told apart by orbits already.
Graph with_orbits(const Problem& problem, const Graph& graph);

// Lines of the graph as lines of the graph with orbits: a piece counts for as many squares as its
// orbit has in the line; in those of domination, which only ask for some piece, for one. Each once.
std::vector<Line> with_orbits(const Problem& problem, const Graph& graph,
                              const std::vector<Line>& lines);

}  // namespace rookery
