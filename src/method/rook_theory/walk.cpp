// SPDX-License-Identifier: Apache-2.0
// The placements of rook-theory as a tree, in the order `diagonals`:
//   1. how many pieces stand on the first board of rooks (bishops: the colour of a1);
//   2. board by board: which rows stay empty, from the longest row to the shortest, empty first
//      (the table t[i][j] says how many placements lie below either choice);
//   3. then the square in each occupied row, from the shortest row to the longest, in square
//      order. Whatever the shorter rows took, row r_i with p rooks below it has r_i - p squares.
#include <algorithm>
#include <set>

#include "method/rook_theory/parts.hpp"

namespace rookery::rook_boards {
namespace {

// One board of rooks on which a known number of rooks is placed.
struct BoardWalk {
  const Ferrers* rows = nullptr;
  std::vector<Counts> t;           // t[i]: after the first i rows
  std::int64_t rooks = 0;          // to place
  std::vector<bool> occupied;      // rows decided so far, from the last row down
  std::vector<Square> placed;      // in the occupied rows, from the shortest up
  std::set<std::int64_t> columns;  // taken by `placed`

  bool rows_decided() const { return occupied.size() == rows->size(); }
  bool done() const { return rows_decided() && static_cast<std::int64_t>(placed.size()) == rooks; }
  const Counts& whole() const { return t.back(); }

  // The row that is decided next.
  std::size_t row() const { return rows->size() - 1 - occupied.size(); }
  std::int64_t chosen() const { return std::count(occupied.begin(), occupied.end(), true); }

  // Occupied rows from the shortest, as indices.
  std::vector<std::size_t> occupied_rows() const {
    std::vector<std::size_t> indices;
    for (std::size_t i = occupied.size(); i-- > 0;)
      if (occupied[i]) indices.push_back(rows->size() - 1 - i);
    return indices;
  }

  // The ways to fill the squares of the rows chosen and not filled yet.
  Integer fillings() const {
    const auto indices = occupied_rows();
    Integer ways = 1;
    // The rooks in rows below the chosen ones: those placed, and those still to be chosen.
    const std::int64_t below = rooks - static_cast<std::int64_t>(indices.size());
    for (std::size_t i = placed.size(); i < indices.size(); ++i)
      ways *= Integer(
          static_cast<long>((*rows)[indices[i]].length - below - static_cast<std::int64_t>(i)));
    return ways;
  }
};

struct Option {
  enum class Type { split, row, square } type;
  std::int64_t rooks = 0;  // split: on the first board
  bool occupied = false;   // row
  Square square;           // square
  Integer below;
};

class RookWalk : public Walk {
 public:
  RookWalk(const Problem& problem, Shape shape, Context& context)
      : board_(problem.board), shape_(shape), pieces_(problem.number().least) {
    boards_ = ferrers_boards(board_, shape);
    if (boards_.size() == 1) boards_.emplace_back();
    for (const Ferrers& rows : boards_) {
      BoardWalk walk;
      walk.rows = &rows;
      walk.t = tables(rows, context);
      walks_.push_back(std::move(walk));
    }
  }

  bool any() const { return !options().empty(); }

  std::vector<Choice> choices() override {
    std::vector<Choice> offered;
    for (const Option& option : options()) {
      Placement put;
      if (option.type == Option::Type::square) put.push_back({option.square, 0});
      offered.push_back({put, option.below});
    }
    return offered;
  }

  std::size_t towards(const Placement& whole) override {
    const auto offered = options();
    for (std::size_t i = 0; i < offered.size(); ++i)
      if (leads_to(offered[i], whole)) return i;
    return nowhere;
  }

  void enter(std::size_t choice) override {
    const Option option = options()[choice];
    path_.push_back(option);
    BoardWalk& walk = walks_[option.type == Option::Type::split ? 0 : current()];
    switch (option.type) {
      case Option::Type::split:
        walks_[0].rooks = option.rooks;
        walks_[1].rooks = pieces_ - option.rooks;
        break;
      case Option::Type::row:
        walk.occupied.push_back(option.occupied);
        break;
      case Option::Type::square:
        walk.placed.push_back(option.square);
        walk.columns.insert(column_of(board_, shape_, option.square));
    }
  }

  void leave() override {
    const Option option = path_.back();
    path_.pop_back();
    BoardWalk& walk = walks_[last_touched()];
    if (option.type == Option::Type::row) walk.occupied.pop_back();
    if (option.type == Option::Type::square) {
      walk.columns.erase(column_of(board_, shape_, option.square));
      walk.placed.pop_back();
    }
  }

 private:
  std::vector<Counts> tables(const Ferrers& rows, Context& context) const {
    std::vector<Counts> t = {{1}};
    std::uint64_t work = 0;
    for (const Line& row : rows) {
      context.check();
      t.push_back(t.back());
      add_row(t.back(), row, pieces_, work);
    }
    return t;
  }

  // The board being filled: the first that is not done; both done: 2.
  std::size_t current() const { return !walks_[0].done() ? 0 : !walks_[1].done() ? 1 : 2; }

  // The board that the last choice belongs to.
  std::size_t last_touched() const { return walks_[1].occupied.empty() ? 0 : 1; }

  bool leads_to(const Option& option, const Placement& whole) const {
    if (option.type == Option::Type::split) {
      std::int64_t rooks = 0;
      for (const Line& row : boards_[0]) rooks += taken_of(row, whole);
      return option.rooks == rooks;
    }
    if (option.type == Option::Type::square)
      return std::binary_search(whole.begin(), whole.end(), Stand{option.square, 0});
    const BoardWalk& walk = walks_[current()];
    return option.occupied == (taken_of((*walk.rows)[walk.row()], whole) > 0);
  }

  static std::int64_t taken_of(const Line& row, const Placement& whole) {
    std::int64_t taken = 0;
    for (std::int64_t i = 0; i < row.length; ++i)
      taken += std::binary_search(whole.begin(), whole.end(), Stand{row.square(i), 0});
    return taken;
  }

  std::vector<Option> options() const {
    if (path_.empty()) return splits();
    const std::size_t at = current();
    if (at == 2) return {};
    const BoardWalk& walk = walks_[at];
    // What the other board still multiplies with: all of it, or nothing any more.
    Integer rest = 1;
    if (at == 0) rest = walks_[1].whole()[static_cast<std::size_t>(walks_[1].rooks)];
    return walk.rows_decided() ? squares(walk, rest) : rows(walk, rest);
  }

  std::vector<Option> splits() const {
    std::vector<Option> offered;
    const Counts& one = walks_[0].whole();
    const Counts& other = walks_[1].whole();
    for (std::size_t i = 0; i < one.size(); ++i) {
      const auto left = pieces_ - static_cast<std::int64_t>(i);
      if (left < 0 || left >= static_cast<std::int64_t>(other.size())) continue;
      Integer below = one[i] * other[static_cast<std::size_t>(left)];
      if (below == 0) continue;
      Option option{Option::Type::split, static_cast<std::int64_t>(i), false, {}, below};
      offered.push_back(std::move(option));
    }
    return offered;
  }

  static std::vector<Option> rows(const BoardWalk& walk, const Integer& rest) {
    const Counts& t = walk.t[walk.row()];
    const Line& row = (*walk.rows)[walk.row()];
    const std::int64_t j = walk.rooks - walk.chosen();
    const Integer above = walk.fillings() * rest;
    const auto at = [&](std::int64_t rooks) {
      const bool stored = rooks >= 0 && rooks < static_cast<std::int64_t>(t.size());
      return stored ? t[static_cast<std::size_t>(rooks)] : Integer(0);
    };
    std::vector<Option> offered;
    const Integer empty = at(j) * above;
    if (empty != 0) offered.push_back({Option::Type::row, 0, false, {}, empty});
    if (row.length < j) return offered;
    const Integer taken = at(j - 1) * Integer(static_cast<long>(row.length - (j - 1))) * above;
    if (taken != 0) offered.push_back({Option::Type::row, 0, true, {}, taken});
    return offered;
  }

  std::vector<Option> squares(const BoardWalk& walk, const Integer& rest) const {
    const Line& row = (*walk.rows)[walk.occupied_rows()[walk.placed.size()]];
    const std::int64_t free = row.length - static_cast<std::int64_t>(walk.placed.size());
    const Integer below = walk.fillings() * rest / Integer(static_cast<long>(free));  // exact
    std::vector<Option> offered;
    for (std::int64_t i = 0; i < row.length; ++i) {
      const Square square = row.square(i);
      if (walk.columns.count(column_of(board_, shape_, square)) == 0)
        offered.push_back({Option::Type::square, 0, false, square, below});
    }
    return offered;
  }

  Board board_;
  Shape shape_;
  std::int64_t pieces_;
  std::vector<Ferrers> boards_;
  std::vector<BoardWalk> walks_;
  std::vector<Option> path_;
};

}  // namespace

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  const Shape shape = std::get<Shape>(shape_of(problem));
  auto tree = std::make_unique<RookWalk>(problem, shape, context);
  return tree->any() ? std::move(tree) : nullptr;
}

// The tables after every row are kept; every rook chooses among all squares of its row, and every
// step goes through the rows decided so far.
Cost walk_cost(const Problem& problem) {
  const Shape shape = std::get<Shape>(shape_of(problem));
  const Size size = size_of(problem.board, shape);
  const auto most =
      static_cast<double>(std::min({problem.number().least, size.rows, size.longest}));
  const double rows = static_cast<double>(size.boards) * static_cast<double>(size.rows);
  const double bytes = 32 + bits_of(size, shape, most / 2) / 12;  // measured: 2/3 of the bound
  const auto longest = static_cast<double>(size.longest);
  const double numbers = rows * (most + 2) / 2;  // after i rows there are numbers up to i rooks
  return {1000 + numbers * (30 + bytes / 8) + rows * most * 100 + most * longest * 200 +
              rows * rows * 6,
          4096 + numbers * bytes + longest * (200 + 2 * bytes)};
}

}  // namespace rookery::rook_boards
