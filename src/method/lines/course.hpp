// SPDX-License-Identifier: Apache-2.0
// In which order a board of rooks is swept, and what that costs.
#pragma once
#include "method/lines/sweep.hpp"

namespace rookery::lines {

// What a sweep is predicted to take; its states of the largest layer; the bits of its count.
struct Forecast {
  double operations = 0, bytes = 0, states = 0, bits = 0;
};

struct Course {
  RookBoard board;  // as it is swept: rows and columns may be exchanged
  Order order;
  Forecast forecast;
};

// The cheapest of a few orders. Deterministic; a millisecond or two on boards of 1000 squares.
Course course_of(const RookBoard& board, const Wanted& wanted);

// How many states there are after so many rows, by Knuth's estimate with a fixed seed: exact on
// average. A state is a vector of numbers of occupied columns that some rooks on the rows done
// bring about; class by class the largest number possible is found by augmenting paths, and one
// up to it is drawn.
double states_sampled(const Stages& stages, const Stage& stage, std::int64_t most_rooks,
                      int samples);

}  // namespace rookery::lines
