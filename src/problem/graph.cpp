// SPDX-License-Identifier: Apache-2.0
#include "problem/graph.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "problem/invariance.hpp"
#include "problem/travel.hpp"

namespace rookery {
namespace {

// The number of each square of the board among the free ones.
class Numbering {
 public:
  Numbering(const Board& board, const std::vector<Square>& squares)
      : columns_(board.columns), number_(static_cast<std::size_t>(board.rows * board.columns)) {
    for (std::size_t i = 0; i < squares.size(); ++i)
      number_[place(squares[i])] = static_cast<std::uint32_t>(i);
  }
  std::uint32_t operator[](const Square& square) const { return number_[place(square)]; }

 private:
  std::size_t place(const Square& square) const {
    return static_cast<std::size_t>(square.row * columns_ + square.column);
  }
  std::int64_t columns_;
  std::vector<std::uint32_t> number_;
};

// Does a piece always attack those of its kind that attack it? It does if each of its moves has its
// reverse, but where edges are joined turned over a move and its reverse lead other ways.
bool attacks_back(const Problem& problem, std::size_t kind) {
  const auto& attacks = problem.army[kind].piece.attacks;  // sorted
  return !turns_over(problem.board.gluing) &&
         std::all_of(attacks.begin(), attacks.end(), [&](const Move& move) {
           return std::binary_search(attacks.begin(), attacks.end(),
                                     Move{-move.rows, -move.columns, move.steps});
         });
}

void add_conflicts(const Problem& problem, const Numbering& numbering, std::size_t kind,
                   Graph& graph) {
  const bool back = attacks_back(problem, kind);
  std::vector<Square> attacked;
  for (std::size_t s = 0; s < graph.squares.size(); ++s) {
    attacked_from(problem.board, problem.army[kind].piece, graph.squares[s], attacked);
    graph.conflicts[graph.stand(s, kind)].reserve(attacked.size() * graph.kinds);
    for (const Square& square : attacked)
      for (std::size_t other = 0; other < graph.kinds; ++other)
        if (hostile(problem, kind, other)) {
          const std::uint32_t one = graph.stand(s, kind),
                              two = graph.stand(numbering[square], other);
          graph.conflicts[one].push_back(two);
          if (other != kind || !back) graph.conflicts[two].push_back(one);
        }
  }
}

// Kinds that are told apart by the size of their orbits stand on no others.
void bar_other_orbits(const Problem& problem, Graph& graph) {
  graph.barred.resize(graph.conflicts.size());
  for (std::size_t s = 0; s < graph.squares.size(); ++s)
    for (std::size_t kind = 0; kind < graph.kinds; ++kind)
      graph.barred[graph.stand(s, kind)] =
          problem.army[kind].filling.squares !=
          problem.fixed_by->orbit_size(problem.board, graph.squares[s]);
}

// How many pieces the line holds if no quota speaks: from 0 to one a square.
bool always_kept(const Line& line) {
  return line.range.least == 0 && line.range.most >= line.most();
}

// The kinds that a quota of one kind counts: of orbits all that are of this kind.
std::uint64_t kinds_counted(const Problem& problem, int kind) {
  std::uint64_t kinds = 0;
  for (std::size_t own = 0; own < problem.army.size(); ++own)
    if (kind == Quota::all || static_cast<std::size_t>(kind) == kind_of_whole(problem, own))
      kinds |= std::uint64_t{1} << own;
  return kinds;
}

// Says of a quota's line which kinds it counts, where `kind` cannot.
void name_kinds(const Problem& problem, Line& line) {
  if (line.kind == Quota::all || problem.army.front().filling.squares == 0) return;
  line.kinds.assign(line.squares.size(), kinds_counted(problem, line.kind));
  line.kind = Quota::all;
}

void add_lines(const std::vector<Quota>& quotas, const std::vector<std::uint32_t>& squares,
               std::vector<Line>& lines) {
  for (const Quota& quota : quotas) {
    Line line{quota.kind, quota.range, squares};
    if (!always_kept(line)) lines.push_back(std::move(line));
  }
}

using Buckets = std::vector<std::vector<std::uint32_t>>;

void add_lines(const std::vector<Quota>& quotas, const Buckets& buckets, std::vector<Line>& lines) {
  for (const auto& squares : buckets) add_lines(quotas, squares, lines);
}

void add_regions(const Regions& regions, const Graph& graph, std::vector<Line>& lines) {
  Buckets by_letter(256);
  std::vector<bool> named(256);
  for (const std::string& row : regions.rows)
    for (const char letter : row) named[static_cast<unsigned char>(letter)] = letter != '.';
  for (std::size_t i = 0; i < graph.squares.size(); ++i) {
    const Square& square = graph.squares[i];
    const char letter =
        regions.rows[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
    by_letter[static_cast<unsigned char>(letter)].push_back(static_cast<std::uint32_t>(i));
  }
  for (std::size_t letter = 0; letter < named.size(); ++letter)
    if (named[letter]) add_lines(regions.quotas, by_letter[letter], lines);
}

}  // namespace

std::optional<std::string> beyond_a_graph(const Problem& problem, std::int64_t most_squares) {
  const Board& board = problem.board;
  // A board of no squares may have sides of any length.
  if (squares_of(board) <= Integer(static_cast<long>(most_squares)) &&
      std::max(board.rows, board.columns) <= most_squares)
    return std::nullopt;
  return fmt::format("the board has more than {} squares", most_squares);
}

Graph graph_of(const Problem& problem) {
  Graph graph;
  graph.squares = free_squares(problem.board);
  graph.kinds = problem.army.size();
  graph.conflicts.resize(graph.squares.size() * graph.kinds);
  const Numbering numbering(problem.board, graph.squares);
  for (std::size_t kind = 0; kind < graph.kinds; ++kind)
    add_conflicts(problem, numbering, kind, graph);
  for (auto& list : graph.conflicts) {
    if (!std::is_sorted(list.begin(), list.end())) std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  for (const Stand& stand : problem.given)
    graph.given.push_back(
        graph.stand(numbering[stand.square], static_cast<std::size_t>(stand.kind)));
  if (problem.army.front().filling.squares != 0) bar_other_orbits(problem, graph);
  return graph;
}

std::int64_t Line::most() const {
  if (weights.empty()) return static_cast<std::int64_t>(squares.size());
  return std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
}

std::vector<Line> lines_of(const Problem& problem, const Graph& graph) {
  std::vector<Line> lines;
  if (problem.quotas.none()) return lines;
  Buckets rows(static_cast<std::size_t>(problem.board.rows)),
      columns(static_cast<std::size_t>(problem.board.columns));
  for (std::size_t i = 0; i < graph.squares.size(); ++i) {
    rows[static_cast<std::size_t>(graph.squares[i].row)].push_back(static_cast<std::uint32_t>(i));
    columns[static_cast<std::size_t>(graph.squares[i].column)].push_back(
        static_cast<std::uint32_t>(i));
  }
  add_lines(problem.quotas.per_row, rows, lines);
  add_lines(problem.quotas.per_column, columns, lines);
  for (const Regions& regions : problem.quotas.per_region) add_regions(regions, graph, lines);
  for (Line& line : lines) name_kinds(problem, line);
  return lines;
}

}  // namespace rookery
