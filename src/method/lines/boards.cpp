// SPDX-License-Identifier: Apache-2.0
// Squares with the same conflicts that exclude each other ("twins") are first made one cell with a
// weight. If lines explain the graph, then two squares on the same two lines are twins; so two
// neighbours that are left share exactly one line, and it holds besides them just their common
// neighbours: one that shared other lines with each would close a triangle of lines, and rows and
// columns have none. So the lines are found edge by edge, in the only way there is.
#include "method/lines/boards.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace rookery::lines {
namespace {

using Number = std::uint32_t;
using Numbers = std::vector<Number>;
constexpr Number none = std::numeric_limits<Number>::max();

// The graph after twins became one.
struct Merged {
  std::vector<Numbers> neighbours;  // sorted
  Numbers weight;
};

Merged merge_twins(const Instance& instance) {
  std::map<Numbers, Number> known;  // by the neighbours and the square itself
  Merged merged;
  Numbers cell_of, first_of;
  for (Number s = 0; s < instance.squares.size(); ++s) {
    Numbers closed = instance.conflicts[s];
    closed.insert(std::lower_bound(closed.begin(), closed.end(), s), s);
    const auto [at, fresh] = known.try_emplace(std::move(closed), merged.weight.size());
    if (fresh) {
      merged.weight.push_back(0);
      first_of.push_back(s);
    }
    ++merged.weight[at->second];
    cell_of.push_back(at->second);
  }
  for (const Number first : first_of) {
    Numbers cells;
    for (const Number other : instance.conflicts[first]) cells.push_back(cell_of[other]);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    std::erase(cells, cell_of[first]);
    merged.neighbours.push_back(std::move(cells));
  }
  return merged;
}

class Lines {
 public:
  explicit Lines(const Merged& graph) : graph_(graph), of_(graph.weight.size(), {none, none}) {}

  // False: the graph is not one of lines.
  bool find() {
    for (Number cell = 0; cell < of_.size(); ++cell) {
      Numbers reached = along_lines(cell);
      for (const Number other : graph_.neighbours[cell])
        if (!std::binary_search(reached.begin(), reached.end(), other)) {
          if (!add_line(cell, other)) return false;
          reached = along_lines(cell);
        }
    }
    for (Number cell = 0; cell < of_.size(); ++cell)
      if (along_lines(cell) != graph_.neighbours[cell]) return false;
    return true;
  }

  std::size_t size() const { return members_.size(); }
  const std::array<Number, 2>& of(Number cell) const { return of_[cell]; }
  const Numbers& members(Number line) const { return members_[line]; }

 private:
  // The other cells of a cell's lines, sorted.
  Numbers along_lines(Number cell) const {
    Numbers all;
    for (const Number line : of_[cell])
      if (line != none) all.insert(all.end(), members_[line].begin(), members_[line].end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::erase(all, cell);
    return all;
  }

  bool add_line(Number one, Number other) {
    const Numbers &near = graph_.neighbours[one], &far = graph_.neighbours[other];
    Numbers line = {one, other};
    std::set_intersection(near.begin(), near.end(), far.begin(), far.end(),
                          std::back_inserter(line));
    const auto number = static_cast<Number>(members_.size());
    for (const Number cell : line) {
      auto& lines = of_[cell];
      if (lines[1] != none) return false;
      lines[lines[0] == none ? 0 : 1] = number;
    }
    members_.push_back(std::move(line));
    return true;
  }

  const Merged& graph_;
  std::vector<std::array<Number, 2>> of_;  // at most two lines of each cell
  std::vector<Numbers> members_;
};

// Shares lines out to rows and columns, board by board.
class Sides {
 public:
  Sides(const Merged& graph, const Lines& lines)
      : graph_(graph),
        lines_(lines),
        name_(lines.size(), none),
        column_(lines.size(), false),
        placed_(graph.weight.size(), false) {}

  // None: some line crosses itself, or lines cross in an odd cycle.
  std::optional<std::vector<RookBoard>> share_out() {
    std::vector<RookBoard> boards;
    for (Number cell = 0; cell < placed_.size(); ++cell) {
      if (placed_[cell]) continue;
      board_ = {};
      if (!add_all_from(cell)) return std::nullopt;
      boards.push_back(std::move(board_));
    }
    return boards;
  }

 private:
  bool add_all_from(Number start) {
    waiting_.clear();
    if (lines_.of(start)[0] != none) name(lines_.of(start)[0], false);
    if (!place(start)) return false;
    while (!waiting_.empty()) {
      const Number line = waiting_.back();
      waiting_.pop_back();
      for (const Number cell : lines_.members(line))
        if (!placed_[cell] && !place(cell)) return false;
    }
    return true;
  }

  void name(Number line, bool column) {
    column_[line] = column;
    name_[line] = static_cast<Number>(column ? board_.columns++ : board_.rows++);
    waiting_.push_back(line);
  }

  // At least one of the cell's lines has a name, if it has any line.
  bool place(Number cell) {
    placed_[cell] = true;
    auto [one, other] = lines_.of(cell);
    if (one == none || (name_[one] == none && other != none)) std::swap(one, other);
    const bool column = one != none && column_[one];
    if (other != none && name_[other] == none) name(other, !column);
    if (other != none && column_[other] == column) return false;
    // A line of the cell's own where it has only one, or none.
    std::array<Number, 2> at{};  // row and column
    at[column] = one != none ? name_[one] : new_line(column);
    at[!column] = other != none ? name_[other] : new_line(!column);
    board_.cells.push_back({at[0], at[1], graph_.weight[cell]});
    return true;
  }

  Number new_line(bool column) {
    return static_cast<Number>(column ? board_.columns++ : board_.rows++);
  }

  const Merged& graph_;
  const Lines& lines_;
  Numbers name_;              // of each line: the row or column of its board
  std::vector<bool> column_;  // is it a column?
  std::vector<bool> placed_;  // of cells
  Numbers waiting_;           // lines with a name whose cells are to be placed
  RookBoard board_;
};

}  // namespace

RookBoard RookBoard::exchanged() const {
  RookBoard other{columns, rows, cells};
  for (Cell& cell : other.cells) std::swap(cell.row, cell.column);
  return other;
}

std::variant<std::vector<RookBoard>, NoBoards> boards_of(const Instance& instance) {
  const Merged graph = merge_twins(instance);
  Lines lines(graph);
  if (!lines.find()) return NoBoards{"not every conflict comes from two lines that cross a square"};
  auto boards = Sides(graph, lines).share_out();
  if (!boards) return NoBoards{"the lines do not fall into rows and columns"};
  return std::move(*boards);
}

}  // namespace rookery::lines
