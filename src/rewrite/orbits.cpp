// SPDX-License-Identifier: Apache-2.0
// Placements that symmetries leave as they are: orbits of squares instead of squares.
//
// Such a placement holds an orbit of squares whole or not at all, with one kind of piece on it. So
// it is a placement on a smaller board, whose squares are the orbits: two orbits are in conflict if
// any of their squares are, and an orbit that is in conflict with itself stays empty. An orbit of s
// squares holds s pieces. Kinds are told apart by the sizes of the orbits they fill, so that
// numbers of pieces come from numbers of orbits: by a table of these, or, where every number is
// exact and there are few ways to make it up of orbits, by a part for each way.
//
// Tested by test/rewrite/orbits_test.cpp and test/agree.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

#include "problem/counts.hpp"
#include "problem/instance.hpp"
#include "problem/invariance.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

constexpr std::size_t most_kinds = 64;  // sets of kinds are bits of a word
constexpr std::size_t most_cases = 24;

// Kinds by the sizes of orbits; the given pieces on the first squares of theirs.
Problem told_apart(const Problem& problem, const std::set<std::int64_t>& sizes) {
  Problem part = problem;
  part.modulus = 0;
  part.army.clear();
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind)
    for (const std::int64_t size : sizes) {
      Kind own = problem.army[kind];
      own.filling = {size, static_cast<int>(kind)};
      own.number = {};
      part.army.push_back(std::move(own));
    }
  part.given.clear();
  for (Stand stand : problem.given) {
    if (!problem.fixed_by->is_first(problem.board, stand.square)) continue;
    const auto size = sizes.find(problem.fixed_by->orbit_size(problem.board, stand.square));
    stand.kind = stand.kind * static_cast<int>(sizes.size()) +
                 static_cast<int>(std::distance(sizes.begin(), size));
    part.given.push_back(stand);
  }
  return part;
}

// At most so many orbits can be filled with each kind: one of every set of stands that all exclude
// each other, as they come.
std::vector<std::int64_t> most_filled(const Problem& part) {
  const Instance instance = instance_of(part);
  std::vector<std::vector<std::vector<std::uint32_t>>> sets(instance.kinds);
  for (std::uint32_t stand = 0; stand < instance.open.size(); ++stand) {
    if (!instance.open[stand]) continue;
    const auto& conflicts = instance.conflicts[stand];
    auto& own = sets[stand % instance.kinds];
    const auto excludes_all = [&](const std::vector<std::uint32_t>& set) {
      return std::includes(conflicts.begin(), conflicts.end(), set.begin(), set.end());
    };
    const auto set = std::find_if(own.begin(), own.end(), excludes_all);
    if (set == own.end())
      own.push_back({stand});
    else
      set->push_back(stand);
  }
  std::vector<std::int64_t> most;
  for (std::size_t kind = 0; kind < instance.kinds; ++kind)
    most.push_back(static_cast<std::int64_t>(sets[kind].size()) + instance.taken[kind]);
  return most;
}

// Every way to make up the exact numbers of pieces of orbits; false: there are too many.
class Cases {
 public:
  Cases(const Problem& whole, Problem part) : part_(std::move(part)), most_(most_filled(part_)) {
    for (const Kind& kind : whole.army) lacking_.push_back(kind.number.least);
    complete_ = add(0);
  }
  bool complete() const { return complete_; }
  std::vector<Part> take() { return std::move(parts_); }

 private:
  bool add(std::size_t kind) {
    if (kind == part_.army.size()) {
      if (std::any_of(lacking_.begin(), lacking_.end(), [](std::int64_t n) { return n > 0; }))
        return true;
      parts_.push_back({part_});
      return parts_.size() <= most_cases;
    }
    const Filling& filling = part_.army[kind].filling;
    std::int64_t& lacking = lacking_[static_cast<std::size_t>(filling.kind)];
    const bool last =
        kind + 1 == part_.army.size() || part_.army[kind + 1].filling.kind != filling.kind;
    const std::int64_t most = std::min(most_[kind], lacking / filling.squares);
    const std::int64_t least = last ? most : 0;
    for (std::int64_t number = least; number <= most; ++number) {
      if (last && number * filling.squares != lacking) return true;
      part_.army[kind].number = {number, number};
      lacking -= number * filling.squares;
      const bool few = add(kind + 1);
      lacking += number * filling.squares;
      if (!few) return false;
    }
    return true;
  }

  Problem part_;
  std::vector<std::int64_t> most_, lacking_;
  std::vector<Part> parts_;
  bool complete_ = false;
};

// By a table of the numbers of orbits.
Part tabulated(const Problem& whole, Problem part) {
  part.want = Want::table;
  for (Kind& kind : part.army) {
    const Range& number = whole.army[static_cast<std::size_t>(kind.filling.kind)].number;
    if (number.most != Range::unlimited) kind.number = {0, number.most / kind.filling.squares};
  }
  return {std::move(part)};
}

std::optional<Equal> apply(const Problem& problem) {
  if (!problem.fixed_by || problem.army.front().filling.squares != 0) return std::nullopt;
  std::set<std::int64_t> sizes;
  for (const Square& square : free_squares(problem.board))
    sizes.insert(problem.fixed_by->orbit_size(problem.board, square));
  if (sizes.empty()) sizes.insert(1);
  if (problem.army.size() * sizes.size() > most_kinds) return std::nullopt;
  Problem part = told_apart(problem, sizes);
  Equal equal{Equal::Join::fold,
              {},
              fmt::format("the placements that {} leaves as they are: whole orbits of squares",
                          problem.fixed_by->names)};
  if (problem.want == Want::total && any_numbers(problem)) {
    equal.parts.push_back({std::move(part)});
    return equal;
  }
  if (problem.want == Want::total && all_exact(problem)) {
    Cases cases(problem, part);
    if (cases.complete()) {
      equal.parts = cases.take();
      if (equal.parts.empty()) equal.join = Equal::Join::sum;
      return equal;
    }
  }
  equal.parts.push_back(tabulated(problem, std::move(part)));
  return equal;
}

}  // namespace

extern const Rewrite orbits;
const Rewrite orbits = {"orbits", apply, false, true};

}  // namespace rookery
