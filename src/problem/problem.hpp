// SPDX-License-Identifier: Apache-2.0
// A problem: which pieces on which board, what must stand where, and what is wanted.
#pragma once
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "problem/board.hpp"
#include "problem/piece.hpp"

namespace rookery {

// How many pieces of a kind, or in a line: from least to most.
struct Range {
  static constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();
  std::int64_t least = 0, most = unlimited;
  bool exact() const { return least == most; }
  bool any() const { return least == 0 && most == unlimited; }
  auto operator<=>(const Range&) const = default;
};

enum class Colour { none, white, black };

// Where placements are unions of orbits of squares (problem/invariance.hpp), a kind may be told
// apart by the size of the orbits that its pieces fill; its number then is one of orbits.
struct Filling {
  std::int64_t squares = 0;  // of an orbit; 0: pieces stand on single squares, as always
  int kind = 0;              // of the whole problem's army
};

struct Kind {
  Piece piece;
  Range number;
  Colour colour = Colour::none;
  Filling filling{};
};

using Army = std::vector<Kind>;  // no kind twice; all have a colour, or none has

// Pieces that must stand, sorted by square, one a square, all on the board.
using Given = Placement;

// Whom pieces attack: all others, those of another colour, of their colour, of their kind.
enum class Hostility { all, other_colour, same_colour, same_kind };

// How many pieces every line of some sort must hold: of one kind of the army, or of all together.
struct Quota {
  static constexpr int all = -1;
  int kind = all;
  Range range;
  auto operator<=>(const Quota&) const = default;
};

// A partition of squares, and how many pieces each region must hold.
struct Regions {
  std::vector<std::string> rows;  // a letter a square, the lowest row first; `.`: in no region
  std::vector<Quota> quotas;
};

struct Quotas {
  std::vector<Quota> per_row, per_column;
  std::vector<Regions> per_region;
  bool none() const { return per_row.empty() && per_column.empty() && per_region.empty(); }
};

struct Invariance;

// Which symmetries of the problem (problem/symmetry.hpp) make two placements one: none; those that
// leave each row and column a row or column of the flat board, no shifts; all.
enum class UpTo { nothing, board, all };

// What a method is asked for:
//   total    how many placements within the ranges
//   table    how many of each number of the open kinds (problem/counts.hpp)
//   maximum  the largest number of pieces that has a placement, and how many have it
//   heat     for every square and kind, how many of the placements have such a piece there
//   walk     the placements themselves; of exact numbers, but for methods that walk ranges
enum class Want { total, table, maximum, heat, walk };

struct Problem {
  Board board;
  Army army;
  Given given;
  Hostility hostility = Hostility::all;
  Quotas quotas{};
  Want want = Want::total;
  Integer modulus = 0;  // of the counts; 0: none. Methods count exactly; the api reduces
  std::optional<mpq_class> weight{};             // of a piece; the api evaluates the table at it
  bool maximal = false;                          // only placements that no piece can be added to
  UpTo up_to = UpTo::nothing;                    // placements are counted up to these
  std::shared_ptr<const Invariance> fixed_by{};  // only placements that these leave as they are

  // Of the first kind: for methods that know only one.
  const Piece& piece() const { return army.front().piece; }
  const Range& number() const { return army.front().number; }
};

// Why a method that knows one kind of piece on a plain board cannot take the problem: what it has
// besides. None: it is such a problem.
std::optional<std::string> beyond_one_kind_on_a_plain_board(const Problem& problem);

// The same for methods that take any board, but one kind and no quotas.
std::optional<std::string> beyond_one_kind(const Problem& problem);

// Do lines of squares restrict the placements beside conflicts and numbers?
bool has_lines(const Problem& problem);

// What a method must not ignore that only those take which count on an Instance (or nobody by
// himself): why such a problem is beyond the others. None: there is nothing of the kind.
std::optional<std::string> beyond_conflicts_and_quotas(const Problem& problem);

// The kind of the whole problem's army: another one only where kinds are told apart by orbits.
std::size_t kind_of_whole(const Problem& problem, std::size_t kind);

// Do pieces of these two kinds of the army attack each other at all?
bool hostile(const Problem& problem, std::size_t one, std::size_t other);

std::vector<Square> squares_of(const Given& given);

}  // namespace rookery
