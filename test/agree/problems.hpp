// SPDX-License-Identifier: Apache-2.0
// The small problems every method is held against the oracle on.
#pragma once
#include <string>
#include <vector>

namespace agree {

// Every named piece, and Betza strings that reach every atom, direction rule and range.
std::vector<std::string> all_pieces();

// Boards of at most `squares` squares, as ROWSxCOLUMNS, some without any square.
std::vector<std::string> all_boards(int squares);

// Sets of given squares on the board, the empty set first, each as ` --given a1,b2` or "".
std::vector<std::string> given_sets(const std::string& board);

// Numbers of pieces: any, each exact one, and a few ranges, for a board of so many squares.
std::vector<std::string> all_numbers(int squares);

int rows_of(const std::string& board);
int columns_of(const std::string& board);

}  // namespace agree
