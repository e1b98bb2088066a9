// SPDX-License-Identifier: Apache-2.0
// The symmetries of a problem: isometries of its board, glued edges and shifts included, that take
// free squares, holes, walls, given pieces, quotas and every kind's conflicts to their like.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "problem/invariance.hpp"
#include "problem/problem.hpp"

namespace rookery {

// What a symmetry does before it shifts the board, in the order in which they are tried.
enum class Turn {
  none,
  rotate_90,  // clockwise: a1 goes to the top left
  rotate_180,
  rotate_270,
  mirror_left_right,
  mirror_top_bottom,
  mirror_diagonal,      // a1 stays where it is
  mirror_antidiagonal,  // the bottom right square stays
};

// Named rotate-90; with a shift, columns to the right and rows up, rotate-90+2:1; a mere shift is
// shift+2:1.
struct Symmetry {
  Turn turn = Turn::none;
  Square shift{};
  Images images{};
};
std::string name_of(const Symmetry& symmetry);

// No two of the elements take every square to the same; the identity is the first.
struct Group {
  std::vector<Symmetry> elements;
  std::vector<Images> generators;  // a few that make all others
  std::size_t order() const { return elements.size(); }
};

// Why the problem's symmetries are not looked for; none: they are.
std::optional<std::string> beyond_symmetries(const Problem& problem);

// Time O(order * squares + elements tried * conflicts). Throws Error::Kind::unanswered for a group
// too large to be kept.
Group symmetries_of(const Problem& problem, UpTo up_to = UpTo::all);

// What a list of names, with commas between them, leaves as it is. Throws Error::Kind::input for a
// name that is no symmetry of the problem.
std::shared_ptr<const Invariance> fixed_by_names(const Problem& problem, std::string_view names);
std::shared_ptr<const Invariance> fixed_by(const Group& group,
                                           const std::vector<std::size_t>& elements);

}  // namespace rookery
