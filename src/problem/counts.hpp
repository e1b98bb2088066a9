// SPDX-License-Identifier: Apache-2.0
// From counts by number to the answer of a question. The shapes of Answer::table are:
//   total    no axis, one value
//   table    an axis for every kind whose number is open (not exact); for every kind, if none is.
//            In each axis from the range's lower end to the last number that has any placement
//   maximum  one axis of size 1, the total number of pieces; of size 0: no placement
//   heat     three axes: the kind, the row, the column
#pragma once
#include <cstdint>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// For problems of one kind: counts[i] placements have `first + i` pieces, and none has fewer or
// more. What lies outside the problem's range is left out.
Table answer_from_counts(const Problem& problem, std::int64_t first, std::vector<Integer> counts);

// The table of a heat, all 0 so far; and the place in it.
Table cold(const Problem& problem);
std::size_t heat_place(const Problem& problem, const Stand& stand);

// Is every kind's number exact? May it be any number at all?
bool all_exact(const Problem& problem);
bool any_numbers(const Problem& problem);

// The kinds that have an axis in the table of an answer.
std::vector<std::size_t> axes_of(const Problem& problem);

// The problem with these numbers of the kinds of its axes.
Problem with_numbers(Problem problem, const std::vector<std::size_t>& axes,
                     const std::vector<std::int64_t>& numbers);

// Which numbers a method has to tell apart: for each kind the largest number of pieces that is of
// interest, or `untold` where any number will do and none is asked for.
constexpr std::int64_t untold = -1;
std::vector<std::int64_t> told_numbers(const Problem& problem, std::int64_t squares);

// `box` has an axis for every kind: the counts by number of pieces, or, for a kind that is untold,
// one entry for any number (first 0, size 1). Numbers outside the box have no placement.
Table answer_from_box(const Problem& problem, const Table& box);

// The box of a product of two independent problems with the same army: numbers add, counts
// multiply. `most` holds the largest number of interest of each kind, or untold.
Table product_of_boxes(const Table& one, const Table& other, const std::vector<std::int64_t>& most);
Table sum_of_boxes(const Table& one, const Table& other);

}  // namespace rookery
