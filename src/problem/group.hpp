// SPDX-License-Identifier: Apache-2.0
// What counting up to symmetry asks of a group.
#pragma once
#include <string>
#include <vector>

#include "problem/symmetry.hpp"

namespace rookery {

// Elements that are conjugate leave equally many placements as they are: one of each class, and how
// many are in it. Time O(order * generators * squares).
struct Conjugates {
  std::size_t element = 0, size = 0;
};
std::vector<Conjugates> conjugates_of(const Group& group);

// A subgroup, by its elements; sorted. All of them, the smallest first; those that are conjugate
// have the same `like`, the place of the first of them.
struct Subgroup {
  std::vector<std::size_t> elements;
  std::size_t like = 0;
  bool includes(const Subgroup& other) const;
};
constexpr std::size_t most_for_subgroups = 16;  // elements; larger groups have too many
std::vector<Subgroup> subgroups_of(const Group& group);
std::vector<Symmetry> elements_of(const Group& group, const Subgroup& subgroup);

// Of all elements of a group: as `D4 (all turns and mirrors)`, and how many shifts.
std::string name_of(const std::vector<Symmetry>& elements);

}  // namespace rookery
