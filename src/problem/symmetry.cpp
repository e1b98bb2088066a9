// SPDX-License-Identifier: Apache-2.0
#include "problem/symmetry.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "base/text.hpp"
#include "problem/travel.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_squares = 4096;
constexpr std::size_t most_images = 40'000'000;

constexpr std::pair<std::string_view, Turn> turn_table[] = {
    {"shift", Turn::none},
    {"rotate-90", Turn::rotate_90},
    {"rotate-180", Turn::rotate_180},
    {"rotate-270", Turn::rotate_270},
    {"mirror-left-right", Turn::mirror_left_right},
    {"mirror-top-bottom", Turn::mirror_top_bottom},
    {"mirror-diagonal", Turn::mirror_diagonal},
    {"mirror-antidiagonal", Turn::mirror_antidiagonal}};

bool needs_a_square(Turn turn) {
  return turn == Turn::rotate_90 || turn == Turn::rotate_270 || turn == Turn::mirror_diagonal ||
         turn == Turn::mirror_antidiagonal;
}

Square turned(const Board& board, Turn turn, const Square& at) {
  const std::int64_t row = board.rows - 1 - at.row, column = board.columns - 1 - at.column;
  switch (turn) {
    case Turn::rotate_90:
      return {column, at.row};
    case Turn::rotate_180:
      return {row, column};
    case Turn::rotate_270:
      return {at.column, row};
    case Turn::mirror_left_right:
      return {at.row, column};
    case Turn::mirror_top_bottom:
      return {row, at.column};
    case Turn::mirror_diagonal:
      return {at.column, at.row};
    case Turn::mirror_antidiagonal:
      return {column, row};
    case Turn::none:
      break;
  }
  return at;
}

// None: some square is led off the board.
std::optional<Images> images_of(const Board& board, Turn turn, const Square& shift) {
  if (needs_a_square(turn) && board.rows != board.columns) return std::nullopt;
  Images images;
  for (std::int64_t row = 0; row < board.rows; ++row)
    for (std::int64_t column = 0; column < board.columns; ++column) {
      const auto to = step(board, {turned(board, turn, {row, column}), shift.row, shift.column});
      if (!to) return std::nullopt;
      images.push_back(
          static_cast<std::uint32_t>(to->square.row * board.columns + to->square.column));
    }
  return images;
}

// Visits all that may be a symmetry, by turn, row and column of the shift.
void for_candidates(const Board& board, UpTo up_to, const std::function<void(Symmetry)>& visit) {
  const bool shifts = up_to == UpTo::all;
  const std::int64_t around = turns_over(board.gluing) ? 2 * board.columns : board.columns;
  const std::int64_t columns =
      shifts && joins_sides(board.gluing) ? std::max<std::int64_t>(around, 1) : 1;
  const std::int64_t rows =
      shifts && joins_top(board.gluing) ? std::max<std::int64_t>(board.rows, 1) : 1;
  for (const auto& [name, turn] : turn_table)
    for (std::int64_t row = 0; row < rows; ++row)
      for (std::int64_t column = 0; column < columns; ++column)
        if (auto images = images_of(board, turn, {row, column}))
          visit({turn, {row, column}, std::move(*images)});
}

// Tells symmetries of a problem from other ways to move its board.
class Judge {
 public:
  explicit Judge(Problem problem) : problem_(std::move(problem)) {
    problem_.up_to = UpTo::nothing;
    problem_.fixed_by.reset();
    graph_ = graph_of(problem_);
    mark_squares();
    name_neighbours();
    for (const Line& line : lines_of(problem_, graph_)) lines_.insert(key_of(line, line.squares));
  }

  bool accepts(const Images& images) const {
    for (std::size_t square = 0; square < marks_.size(); ++square)
      if (marks_[images[square]] != marks_[square]) return false;
    return keeps(images, straight_) && keeps(images, diagonal_) && keeps_conflicts(images) &&
           keeps_lines(images);
  }

 private:
  using Lists = std::vector<std::vector<std::uint32_t>>;
  using Key = std::tuple<int, Range, std::vector<std::uint32_t>>;

  std::uint32_t place(const Square& square) const { return place_of(problem_.board, square); }

  void mark_squares() {
    const Board& board = problem_.board;
    marks_.assign(static_cast<std::size_t>(board.rows * board.columns), -1);
    number_.assign(marks_.size(), 0);
    for (const Square& wall : board.walls) marks_[place(wall)] = -2;
    for (std::uint32_t i = 0; i < graph_.squares.size(); ++i) {
      marks_[place(graph_.squares[i])] = 0;
      number_[place(graph_.squares[i])] = i;
    }
    for (const Stand& stand : problem_.given) marks_[place(stand.square)] = 1 + stand.kind;
  }

  void name_neighbours() {
    straight_.resize(marks_.size());
    diagonal_.resize(marks_.size());
    const Board& board = problem_.board;
    for (std::int64_t row = 0; row < board.rows; ++row)
      for (std::int64_t column = 0; column < board.columns; ++column)
        for (std::int64_t rows = -1; rows <= 1; ++rows)
          for (std::int64_t columns = -1; columns <= 1; ++columns) {
            if (rows == 0 && columns == 0) continue;
            const auto next = step(board, {{row, column}, rows, columns});
            auto& lists = rows == 0 || columns == 0 ? straight_ : diagonal_;
            if (next) lists[place({row, column})].push_back(place(next->square));
          }
    for (Lists* lists : {&straight_, &diagonal_})
      for (auto& list : *lists) std::sort(list.begin(), list.end());
  }

  bool keeps(const Images& images, const Lists& neighbours) const {
    std::vector<std::uint32_t> moved;
    for (std::size_t square = 0; square < images.size(); ++square) {
      moved.clear();
      for (const std::uint32_t other : neighbours[square]) moved.push_back(images[other]);
      std::sort(moved.begin(), moved.end());
      if (moved != neighbours[images[square]]) return false;
    }
    return true;
  }

  std::uint32_t moved_square(const Images& images, std::size_t square) const {
    return number_[images[place(graph_.squares[square])]];
  }

  bool keeps_conflicts(const Images& images) const {
    std::vector<std::uint32_t> moved;
    const auto image = [&](std::uint32_t stand) {
      return graph_.stand(moved_square(images, graph_.square_of(stand)),
                          static_cast<std::size_t>(graph_.kind_of(stand)));
    };
    for (std::uint32_t stand = 0; stand < graph_.conflicts.size(); ++stand) {
      moved.clear();
      for (const std::uint32_t other : graph_.conflicts[stand]) moved.push_back(image(other));
      std::sort(moved.begin(), moved.end());
      if (moved != graph_.conflicts[image(stand)]) return false;
    }
    return true;
  }

  static Key key_of(const Line& line, std::vector<std::uint32_t> squares) {
    return {line.kind, line.range, std::move(squares)};
  }

  bool keeps_lines(const Images& images) const {
    for (const auto& [kind, range, squares] : lines_) {
      std::vector<std::uint32_t> moved;
      for (const std::uint32_t square : squares) moved.push_back(moved_square(images, square));
      std::sort(moved.begin(), moved.end());
      if (lines_.count({kind, range, std::move(moved)}) == 0) return false;
    }
    return true;
  }

  Problem problem_;
  Graph graph_;
  std::vector<int> marks_;             // of each square of the board
  std::vector<std::uint32_t> number_;  // of each square of the board, in the graph
  Lists straight_, diagonal_;          // neighbours on the glued board
  std::set<Key> lines_;
};

// What the generators make of each other.
class Closure {
 public:
  explicit Closure(const Images& identity) : all_{identity}, listed_{identity} {}

  bool has(const Images& images) const { return all_.count(images) > 0; }
  std::size_t order() const { return listed_.size(); }
  const std::vector<Images>& generators() const { return generators_; }

  void add(const Images& generator) {
    generators_.push_back(generator);
    for (std::size_t i = 0; i < listed_.size(); ++i)
      for (const Images& by : generators_) {
        Images next = product(listed_[i], by);
        if (!all_.insert(next).second) continue;
        listed_.push_back(std::move(next));
        if (listed_.size() * generator.size() > most_images)
          throw Error(Error::Kind::unanswered, "the board has too many symmetries to look at");
      }
  }

 private:
  std::set<Images> all_;
  std::vector<Images> listed_, generators_;
};

Symmetry read_name(const Board& board, std::string_view name, const Group& group) {
  if (name == "identity") return group.elements.front();
  const std::size_t plus = name.find('+');
  for (const auto& [word, turn] : turn_table)
    if (name.substr(0, plus) == word && (plus != std::string_view::npos || turn != Turn::none)) {
      Symmetry symmetry{turn};
      if (plus != std::string_view::npos) {
        const auto parts = split(name.substr(plus + 1), ':');
        if (parts.size() != 2) break;
        symmetry.shift = {read_number("shift", parts[1]), read_number("shift", parts[0])};
      }
      if (auto images = images_of(board, turn, symmetry.shift)) symmetry.images = *images;
      return symmetry;
    }
  std::vector<std::string> names;
  for (const Symmetry& symmetry : group.elements) names.push_back(name_of(symmetry));
  const std::string hint = nearest_hint(name, names);
  refuse("symmetry", name,
         hint.empty() ? "no such symmetry; want one such as rotate-180, mirror-left-right, "
                        "mirror-diagonal or shift+1:0"
                      : "no such symmetry" + hint);
}

}  // namespace

std::string name_of(const Symmetry& symmetry) {
  const bool shifted = symmetry.shift != Square{};
  std::string name = symmetry.turn == Turn::none && !shifted ? "identity" : "";
  for (const auto& [word, turn] : turn_table)
    if (turn == symmetry.turn && name.empty()) name = word;
  return name + (shifted ? fmt::format("+{}:{}", symmetry.shift.column, symmetry.shift.row) : "");
}

std::optional<std::string> beyond_symmetries(const Problem& problem) {
  return beyond_a_graph(problem, most_squares);
}

Group symmetries_of(const Problem& problem, UpTo up_to) {
  if (auto why = beyond_symmetries(problem))
    throw Error(Error::Kind::unanswered, "the symmetries are not looked for: " + *why);
  const Judge judge(problem);
  const Images identity = *images_of(problem.board, Turn::none, {});
  Closure closure(identity);
  for_candidates(problem.board, up_to, [&](const Symmetry& symmetry) {
    if (!closure.has(symmetry.images) && judge.accepts(symmetry.images))
      closure.add(symmetry.images);
  });
  Group group{{}, closure.generators()};
  std::set<Images> named;
  for_candidates(problem.board, up_to, [&](Symmetry symmetry) {
    if (closure.has(symmetry.images) && named.insert(symmetry.images).second)
      group.elements.push_back(std::move(symmetry));
  });
  if (group.order() != closure.order())
    throw Error(Error::Kind::internal, "a symmetry of the board has no name");
  return group;
}

std::shared_ptr<const Invariance> fixed_by_names(const Problem& problem, std::string_view names) {
  const Group group = symmetries_of(problem);
  std::vector<std::size_t> elements;
  for (const std::string_view name : split(names, ',')) {
    const Symmetry wanted = read_name(problem.board, name, group);
    const auto same = [&](const Symmetry& other) { return other.images == wanted.images; };
    const auto found = std::find_if(group.elements.begin(), group.elements.end(), same);
    if (found == group.elements.end()) {
      std::vector<std::string> has;
      for (const Symmetry& symmetry : group.elements)
        if (has.size() < 12) has.push_back(name_of(symmetry));
      refuse("symmetry", name,
             fmt::format("no symmetry of this problem; it has {}{}", fmt::join(has, ", "),
                         group.order() > has.size() ? ", ..." : ""));
    }
    elements.push_back(static_cast<std::size_t>(found - group.elements.begin()));
  }
  return fixed_by(group, elements);
}

std::shared_ptr<const Invariance> fixed_by(const Group& group,
                                           const std::vector<std::size_t>& elements) {
  std::vector<std::string> names;
  std::vector<Images> generators;
  for (const std::size_t element : elements) {
    names.push_back(name_of(group.elements[element]));
    generators.push_back(group.elements[element].images);
  }
  return std::make_shared<const Invariance>(
      invariance_of(fmt::format("{}", fmt::join(names, ",")), generators));
}

}  // namespace rookery
