// SPDX-License-Identifier: Apache-2.0
// A problem of moderate size as a graph: the free squares, and which stands are in conflict.
// General methods look at nothing else.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// A stand is a kind of piece on a free square. Stands on the same square always exclude each other
// and are not listed.
struct Graph {
  std::vector<Square> squares;  // the free ones, sorted: a1, b1, ..., a2, ...
  std::size_t kinds = 1;
  std::vector<std::vector<std::uint32_t>> conflicts;  // of each stand, sorted: stands in conflict
  std::vector<std::uint32_t> given;                   // stands that must be taken, sorted
  std::vector<bool> barred{};  // stands that can never be taken; empty: there is none

  std::uint32_t stand(std::size_t square, std::size_t kind) const {
    return static_cast<std::uint32_t>(square * kinds + kind);
  }
  std::size_t square_of(std::uint32_t stand) const { return stand / kinds; }
  int kind_of(std::uint32_t stand) const { return static_cast<int>(stand % kinds); }
  Stand stand_of(std::uint32_t stand) const { return {squares[square_of(stand)], kind_of(stand)}; }
};

// Why the problem is too large for a graph (over `most_squares` squares, free or not); none: it is
// not.
std::optional<std::string> beyond_a_graph(const Problem& problem, std::int64_t most_squares);

// Time and memory O(conflicts). A given piece on a hole or wall is an error of the reader, which
// refuses it.
Graph graph_of(const Problem& problem);

// A set of squares that must hold a number of pieces within a range: a quota's row, column or
// region, or of some kinds of pieces on these. Lines that can never be broken are left out; one
// that can never be kept is not.
struct Line {
  int kind = Quota::all;
  Range range;
  std::vector<std::uint32_t> squares;   // indices into Graph::squares, sorted
  std::vector<std::uint64_t> kinds{};   // of each square: those that count, a set; empty: `kind`
  std::vector<std::int64_t> weights{};  // of each square: what a piece counts for; empty: 1

  // Does a piece of that kind on the i-th of the squares count?
  bool counts(std::size_t i, std::size_t piece) const {
    if (!kinds.empty()) return (kinds[i] >> piece & 1) != 0;
    return kind == Quota::all || static_cast<std::size_t>(kind) == piece;
  }
  std::int64_t weight(std::size_t i) const { return weights.empty() ? 1 : weights[i]; }
  std::int64_t most() const;  // with a piece on every square
};
std::vector<Line> lines_of(const Problem& problem, const Graph& graph);

}  // namespace rookery
