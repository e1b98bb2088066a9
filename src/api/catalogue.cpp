// SPDX-License-Identifier: Apache-2.0
// The tables handed out.
#include <rookery/rookery.hpp>

#include "method/method.hpp"
#include "problem/board.hpp"
#include "problem/piece.hpp"

namespace rookery {

std::vector<PieceRow> pieces() { return piece_table(); }

std::vector<BoardRow> boards() { return board_table(); }

std::vector<MethodRow> methods() {
  std::vector<MethodRow> rows;
  for (const Method* method : all_methods())
    rows.push_back({std::string(method->name), std::string(method->summary),
                    std::string(method->reference), std::string(method->order)});
  return rows;
}

}  // namespace rookery
