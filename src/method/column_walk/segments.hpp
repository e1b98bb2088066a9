// SPDX-License-Identifier: Apache-2.0
// Given columns cut a board of column pieces into segments that know nothing of each other.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "method/column_walk/columns.hpp"

namespace rookery::columns {

// Free columns between given ones, or between a given one and an edge. Rows count from 1.
struct Segment {
  std::optional<std::int64_t> left, right;  // the given rows at its ends; none: the edge
  std::int64_t free = 0;                    // columns between them
};

// From left to right; segments without a free column too. Empty if a column has two given pieces:
// there is no placement then.
std::vector<Segment> segments_of(const Problem& problem);

// Is exactly one piece in every column asked for, or all that can come out? (For the maximum, if
// there surely is such a placement.)
bool one_in_every_column(const Problem& problem, const Conflicts& conflicts);

// Is there surely a placement with a piece in every column? Going from column to column, a free
// row is left when there are more rows than conflicts; with given pieces, than conflicts from both
// sides.
bool surely_full(const Problem& problem, const Conflicts& conflicts);

// The product of the counts of all segments, in the shape of the answer.
Table table_of(const Problem& problem, std::vector<Integer> counts);

}  // namespace rookery::columns
