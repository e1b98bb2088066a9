// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/read_one.hpp"

using namespace rookery;

TEST(BoardPuzzle, QueensThatStandThere) {
  const std::string problem = "4x4 4 queen --given d2,b4";
  for (const char* text :
       {".Q..\n....\n...Q\n....\n", "_q__\n____\n___q\n____", "0100\n0000\n0001\n0000",
        ". Q . .\n. . . .\n. . . Q\n. . . .", "-Q--\n----\n---Q\n----\r\n"})
    EXPECT_EQ(problem_in("board", text), problem) << text;
  EXPECT_EQ(problem_in("board", "...\n.Q.\n"), "2x3 2 queen --given b1");
}

TEST(BoardPuzzle, SquaresThatMustStayEmpty) {
  EXPECT_EQ(problem_in("board", "*..\n...\n..-\n"), "3x3 3 queen --forbid c1,a3");
  EXPECT_EQ(problem_in("board", "**-\n***\n---\n"), "fen:--1/---/3 3 queen");
}

TEST(BoardPuzzle, EmptyLinesAndHeadingsPartBoards) {
  const auto puzzles = read_as("board", "# one\n..\n..\n\n.\nsolutions: 1\nQ\n");
  ASSERT_EQ(puzzles.size(), 3u);
  EXPECT_EQ(puzzles[0].name, "one");
  EXPECT_EQ(puzzles[0].problem, "2x2 2 queen");
  EXPECT_EQ(puzzles[1].problem, "1x1 1 queen");
  EXPECT_EQ(puzzles[2].problem, "1x1 1 queen --given a1");
  EXPECT_EQ(puzzles[2].stated, "1");
}

TEST(BoardPuzzle, ErrorsNameThePlace) {
  EXPECT_EQ(error_in("board", "..\n.\n"),
            "row 2 from the top '.': has 1 squares, but the first row has 2");
  EXPECT_EQ(error_in("board", "..\n.K\n").rfind("square b1 'K'", 0), 0u);
  EXPECT_EQ(error_in("board", std::string(1001, '.')).rfind("row 1 from the top", 0), 0u);
}

TEST(BoardPuzzle, ComesBack) {
  for (const std::string problem :
       {"4x4 4 queen --given d2,b4", "3x3 3 queen --forbid c1,a3", "fen:--1/---/3 3 queen",
        "2x3 2 queen --given b1", "1x1 1 queen", "12x12 12 queen"})
    EXPECT_EQ(problem_in("board", written(problem, "board")), problem);
  EXPECT_EQ(written("3x3 3 queen --given b2 --forbid a1", "board"), "...\n.Q.\n*..\n\n");
}

TEST(BoardPuzzle, RefusesWhatItCannotHold) {
  const auto says = [](const std::string& problem, const std::string& words) {
    EXPECT_NE(write_error(problem, "board").find("format board cannot hold " + words),
              std::string::npos)
        << problem;
  };
  says("4x4 4 rook", "other pieces");
  says("4x4 2 queen 2 king", "other pieces");
  says("4x4 3 queen", "another number");
  says("4x4 queen", "another number");
  says("4x4/torus 4 queen", "walls or joined edges");
  says("fen:4/4/4/3* 4 queen", "walls or joined edges");
  says("4x4 4 white queen", "colours");
  says("4x4 4 queen --per-row 1", "options");
  says("4x4 4 queen --classes", "options");
  says("1001x1001 1001 queen", "more than 1000");
  says("0x0 0 queen", "a board without squares");
}
