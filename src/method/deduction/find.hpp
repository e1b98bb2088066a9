// SPDX-License-Identifier: Apache-2.0
// Placements found one by one, without a plan: for questions that a few of them answer, and for
// puzzles.
#pragma once
#include <functional>
#include <optional>

#include "base/chance.hpp"
#include "base/context.hpp"
#include "method/deduction/wish.hpp"
#include "problem/problem.hpp"

namespace rookery {

struct Found {
  std::uint64_t placements = 0;
  bool complete = false;   // there are no others, or as many as wanted are found
  std::uint64_t work = 0;  // as of the method `deduction`
};

// Finds placements (sorted by square, each once, in no certain order) of any numbers
// within the ranges, and ends after about so many operations. With chance the stands are tried in a
// random order: the placements are any ones, though not each as likely as any other. None: the
// board is too large.
std::optional<Found> find_placements(const Problem& problem, const Wish& wish, double operations,
                                     const Context& context,
                                     const std::function<void(const Placement&)>& tell,
                                     Chance* chance = nullptr);

// How hard a puzzle with one solution is: what must be tried to find it. Rules alone say that a
// full row, column or region closes its other squares, and that one with just as many places left
// as it lacks takes them (blocks of which each can hold one piece are a place).
struct Difficulty {
  int level = 0;             // 0: rules are enough; 1: and squares that are closed because rules
                             // alone refute a piece there; 2: trials within trials
  std::uint64_t trials = 0;  // squares so closed, one after the other, until solved or stuck
};
std::optional<Difficulty> difficulty_of(const Problem& problem, const Context& context);

}  // namespace rookery
