// SPDX-License-Identifier: Apache-2.0
// Problems as text, both ways.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "problem/army.hpp"
#include "problem/problem.hpp"

namespace rookery {

// Reads `BOARD [NUMBER] [COLOUR] PIECE ... [OPTIONS]`. Throws Error::Kind::input, naming the
// word. Time linear in the text, and in the number of given squares times its logarithm.
Problem read_problem(std::string_view text);

// The same behind a board that was read before: `rest` is `[NUMBER] [COLOUR] PIECE ... [OPTIONS]`.
// `drawn` gives the pieces that stand on the board already, besides those of --given.
Problem read_problem_on(const Board& board, std::string_view rest,
                        const std::function<Given(const Army&)>& drawn);

// Pieces on squares of the problem's board, as --given names them: a1,c3 or queen@a1,king@c3, with
// commas or blanks between. Sorted. Throws Error::Kind::input.
Placement read_placement(std::string_view text, const Problem& problem);

// The canonical text: one text for each way of saying the same. read_problem reads it back.
std::string text_of(const Problem& problem);

}  // namespace rookery
