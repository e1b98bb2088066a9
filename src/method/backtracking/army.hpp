// SPDX-License-Identifier: Apache-2.0
// Several kinds and quotas: the search square by square.
#pragma once
#include <vector>

#include "base/box.hpp"
#include "base/chance.hpp"
#include "base/context.hpp"
#include "method/backtracking/bits.hpp"

namespace rookery::backtrack {

// The shape of the counts: an axis for every kind, of absolute numbers; of size 1 for an untold
// one. Its values are empty.
Table shape_of(const Problem& problem, const Instance& instance);

// What stays the same all the way.
struct Ground {
  explicit Ground(const Instance& instance);

  const Instance& instance;
  Stands stands;
  struct At {
    std::uint32_t line;
    std::int64_t weight;  // of a piece there
  };
  std::vector<std::vector<At>> lines_of_square, lines_of_stand;
};

// Pieces stand on squares below `next`, and on each of those it is decided what stands there. The
// lines know how many pieces they hold and how many they may still get.
class Army {
 public:
  explicit Army(const Ground& ground);  // must outlive it

  std::size_t next() const { return next_; }
  bool whole() const { return short_lines_ == 0 && missing_ == 0; }  // all stands that must
  bool full() const;  // the numbers allow no other piece

  // May the piece stand on the square `next`, and can every line and number still be kept? Then it
  // is done. take_back undoes the last one, after whatever was left empty behind it.
  bool put(std::size_t kind);
  void take_back();
  // Leaves `next` and all squares before the next one that could hold a piece; false if some line
  // or number could not be kept then.
  bool leave_empty();
  void return_to(std::size_t square);  // undoes that

  const std::vector<std::int64_t>& placed() const { return placed_; }
  std::size_t pieces() const { return chosen_.size(); }

 private:
  struct Held {
    std::int64_t pieces = 0, free = 0;  // what stands counts for, and what might still
  };
  bool pass();
  bool can_hold(std::size_t square) const;
  bool is_open(std::uint32_t stand) const {
    return open_[open_.size() - words() + stand / 64] >> stand % 64 & 1;
  }
  void count(std::uint32_t line, std::int64_t change);

  const Instance& instance() const { return ground_->instance; }
  std::size_t words() const { return ground_->stands.words; }

  const Ground* ground_;
  std::vector<Held> held_;
  std::vector<std::int64_t> placed_;
  Words open_;                         // after each piece, one behind the other
  std::vector<std::uint32_t> chosen_;  // the stands of the pieces
  std::size_t next_ = 0;
  std::int64_t short_lines_ = 0, missing_ = 0;  // lines below their least; pieces below theirs
};

// Counts all ways to go on from here by numbers of pieces.
class ArmySearch {
 public:
  ArmySearch(Army& army, const Instance& instance, Table shape, Context& context);
  Table count(std::uint64_t& work);

 private:
  void look();
  std::size_t place() const;

  Army& army_;
  const Instance& instance_;
  Table box_;
  Context& context_;
  std::vector<std::size_t> stride_;
  std::vector<std::uint64_t> counts_;
  std::uint64_t work_ = 0;
};

// How many sets the search will look at, by random samples.
double sampled_looks(const Instance& instance, Chance& chance);
double look_of_army(const Instance& instance);  // operations

}  // namespace rookery::backtrack
