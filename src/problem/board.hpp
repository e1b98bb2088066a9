// SPDX-License-Identifier: Apache-2.0
// Boards and their squares. A board without holes and walls stores nothing per square.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

// Which edges are joined: none; left and right; top and bottom; both straight; left and right with
// the rows turned over; that, and top and bottom straight.
enum class Gluing { plane, cylinder, cylinder_v, torus, moebius, klein };

// On a hole or wall nothing may stand; rides pass over holes and end at walls.
struct Board {
  std::int64_t rows = 0, columns = 0;
  Gluing gluing = Gluing::plane;
  std::vector<Square> holes{}, walls{};  // sorted, no square twice, all on the board

  bool full() const { return holes.empty() && walls.empty(); }
  bool plain() const { return gluing == Gluing::plane && full(); }
};

// The kinds of board there are.
const std::vector<BoardRow>& board_table();

// Reads ROWSxCOLUMNS, ROWSxCOLUMNS/GLUING or fen:ROW/ROW/... (problem/fen.hpp). Throws
// Error::Kind::input.
Board read_board(std::string_view text);
std::string text_of(const Board& board);

Gluing read_gluing(std::string_view word);  // throws Error::Kind::input
std::string_view name_of(Gluing gluing);

bool joins_sides(Gluing gluing);  // left and right
bool turns_over(Gluing gluing);   // ... with row r to row m+1-r
bool joins_top(Gluing gluing);    // top and bottom

Integer squares_of(const Board& board);       // all of them
Integer free_squares_of(const Board& board);  // without holes and walls
bool contains(const Board& board, const Square& square);
bool is_wall(const Board& board, const Square& square);
bool is_free(const Board& board, const Square& square);  // on the board, no hole, no wall

// The free squares, sorted. Time O(squares).
std::vector<Square> free_squares(const Board& board);

// Makes holes of squares; what is closed already stays as it is.
void close(Board& board, const std::vector<Square>& squares);

}  // namespace rookery
