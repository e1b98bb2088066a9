// SPDX-License-Identifier: Apache-2.0
// What must hold between answers, whatever the numbers are.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <rookery/rookery.hpp>

using namespace rookery;

namespace {

Integer counted(const std::string& problem) { return count(problem).table.values.at(0); }

std::string board(int rows, int columns) {
  return std::to_string(rows) + "x" + std::to_string(columns) + " ";
}

std::string some_piece() {
  return *rc::gen::elementOf(std::vector<std::string>{"bishop", "rook", "king", "knight", "queen",
                                                      "injured-queen", "ferz", "vRvN", "silver"});
}

}  // namespace

RC_GTEST_PROP(Property, TheTableSumsToTheTotalAndHoldsEveryCount, ()) {
  const std::string at = board(*rc::gen::inRange(1, 5), *rc::gen::inRange(1, 5));
  const std::string piece = some_piece();
  const Table all = table(at + piece).table;
  Integer sum = 0;
  for (std::size_t k = 0; k < all.values.size(); ++k) {
    RC_ASSERT(counted(at + std::to_string(k) + " " + piece) == all.values[k]);
    sum += all.values[k];
  }
  RC_ASSERT(counted(at + piece) == sum);
  const Result most = maximum(at + piece);
  RC_ASSERT(most.pieces == static_cast<std::int64_t>(all.values.size()) - 1);
  RC_ASSERT(most.table.values[0] == all.values.back());
}

RC_GTEST_PROP(Property, OnePieceStandsOnAnySquare, ()) {
  const int rows = *rc::gen::inRange(1, 12), columns = *rc::gen::inRange(1, 12);
  RC_ASSERT(counted(board(rows, columns) + "1 " + some_piece()) == rows * columns);
}

RC_GTEST_PROP(Property, SymmetricPiecesDoNotMindATurnedBoard, ()) {
  const int rows = *rc::gen::inRange(1, 6), columns = *rc::gen::inRange(1, 6);
  const std::string piece =
      *rc::gen::elementOf(std::vector<std::string>{"bishop", "rook", "king", "knight", "camel"});
  RC_ASSERT(counted(board(rows, columns) + piece) == counted(board(columns, rows) + piece));
}

RC_GTEST_PROP(Property, GivenSquaresPartitionThePlacements, ()) {
  // Each placement of k pieces holds exactly k squares: the counts with one given square add up to
  // k times the count.
  const int rows = *rc::gen::inRange(1, 5), columns = *rc::gen::inRange(1, 5);
  const int k = *rc::gen::inRange(1, 5);
  const std::string problem = board(rows, columns) + std::to_string(k) + " " + some_piece();
  Integer sum = 0;
  for (int row = 1; row <= rows; ++row)
    for (int column = 0; column < columns; ++column)
      sum += counted(problem + " --given " + std::string(1, static_cast<char>('a' + column)) +
                     std::to_string(row));
  RC_ASSERT(sum == k * counted(problem));
}

RC_GTEST_PROP(Property, TheWitnessIsAPlacementOfItsSize, ()) {
  const std::string at = board(*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6));
  const std::string piece = some_piece();
  const Result most = maximum(at + piece);
  std::string given;
  for (const Stand& stand : *most.witness)
    given += (given.empty() ? "" : ",") +
             std::string(1, static_cast<char>('a' + stand.square.column)) +
             std::to_string(stand.square.row + 1);
  const std::string size = std::to_string(*most.pieces);
  RC_ASSERT(counted(at + size + " " + piece + " --given " + given) == 1);
}
