// SPDX-License-Identifier: Apache-2.0
#include "problem/puzzle/json_puzzle.hpp"

#include <nlohmann/json.hpp>

#include "expect_error.hpp"

using namespace rookery;
using namespace rookery::puzzle;
using Json = nlohmann::json;

namespace {

Partition partition_in(const std::string& text) {
  return puzzle_of(Json::parse(text)).partitions[0];
}

std::string fault(const std::string& text) {
  return error_of([&] { puzzle_of(Json::parse(text)); });
}

}  // namespace

TEST(JsonPuzzle, ShapesOfRegions) {
  for (const char* text :
       {R"({"regions": ["xxy", "xzy", "zzy"]})", R"({"colorRegions": ["xxy", "xzy", "zzy"]})",
        R"({"grid": "xxy/xzy/zzy"})", R"({"grid": "xxy\nxzy\nzzy\n", "regions": null})",
        R"({"regions": [["x", "x", "y"], ["x", "z", "y"], ["z", "z", "y"]]})",
        R"({"regions": [["red", "red", "y"], ["red", "z", "y"], ["z", "z", "y"]]})",
        R"({"regions": [[1, 1, -2], [1, 0, -2], [0, 0, -2]]})",
        R"({"n": 3, "cells": [["a3", "b3", "a2"], ["c1", "c2", "c3"], ["b2", "a1", "b1"]]})"})
    EXPECT_EQ(partition_in(text), (Partition{"AAB", "ACB", "CCB"})) << text;
  EXPECT_EQ(partition_in(R"({"regions": [["x", null], [".", ""]]})"), (Partition{"A.", ".."}));
  EXPECT_EQ(partition_in(R"({"n": 2, "cells": [["a1"]]})"), (Partition{"..", "A."}));
}

TEST(JsonPuzzle, OtherKeys) {
  const RegionPuzzle puzzle = puzzle_of(Json::parse(
      R"({"n": 2, "size": 2, "regions": "AB/AB", "regions2": "AA/BB", "regions3": "AB/BA",
          "stars": 2, "given": ["b1"], "piece": "dummies", "colour": 7})"));
  EXPECT_EQ(puzzle.partitions.size(), 3u);
  EXPECT_EQ(puzzle.stars, 2);
  EXPECT_EQ(puzzle.given, std::vector<std::string>{"b1"});
  EXPECT_EQ(puzzle.piece, "dummy");
}

TEST(JsonPuzzle, Headings) {
  const Heading heading = heading_of(Json::parse(R"({"name": "x", "solutions": 12})"));
  EXPECT_EQ(heading.name + heading.stated + heading.error, "x12");
  EXPECT_EQ(heading_of(Json::parse(R"({"title": 7, "solutions": null})")).name, "7");
  EXPECT_EQ(heading_of(Json::parse(R"({"solutions": "123456789012345678901"})")).stated,
            "123456789012345678901");
  EXPECT_EQ(heading_of(Json::parse(R"({"solutions": -1})")).error,
            "key solutions '-1': want a whole number");
  EXPECT_EQ(heading_of(Json::parse(R"({"solutions": "x"})")).error.rfind("key solutions", 0), 0u);
}

TEST(JsonPuzzle, ErrorsNameTheKey) {
  EXPECT_EQ(fault("{}").rfind("puzzle 'object': want regions", 0), 0u);
  EXPECT_EQ(fault(R"({"regions": 7})"), "key regions '7': want an array");
  EXPECT_EQ(fault(R"({"regions": ["A", ["A"]]})"),
            "key regions 'array': want each row as a string or each as an array");
  EXPECT_EQ(fault(R"({"regions": [[1.5]]})").rfind("key regions '1.5'", 0), 0u);
  EXPECT_EQ(fault(R"({"regions": [[[1]]]})").rfind("key regions 'array'", 0), 0u);
  EXPECT_EQ(fault(R"({"n": 3, "regions": "AB/AB"})"), "size '3': but 2 rows are drawn");
  EXPECT_EQ(fault(R"({"n": "2", "regions": "AB/AB"})"), "key n '\"2\"': want a whole number");
  EXPECT_EQ(fault(R"({"size": 18446744073709551615})").rfind("key size", 0), 0u);
  EXPECT_EQ(fault(R"({"size": 4294967298})"), "size '4294967298': want 1 to 62");
  EXPECT_EQ(fault(R"({"stars": 0, "regions": "A"})"), "key stars '0': want at least 1");
  EXPECT_EQ(fault(R"({"stars": 1.0, "regions": "A"})"), "key stars '1.0': want a whole number");
  EXPECT_EQ(fault(R"({"given": ["1a"], "regions": "A"})").rfind("square '1a'", 0), 0u);
  EXPECT_EQ(fault(R"({"given": [1], "regions": "A"})").rfind("key given '1'", 0), 0u);
  EXPECT_EQ(fault(R"({"piece": "king --mod 2", "regions": "A"})").rfind("piece ", 0), 0u);
  EXPECT_EQ(fault(R"({"piece": 1, "regions": "A"})"), "key piece '1': want a string");
}

TEST(JsonPuzzle, CellsAreClaimedOnce) {
  EXPECT_EQ(fault(R"({"n": 2, "cells": [["a1", "b1"], ["b2", "b1"]]})"),
            "square 'b1': claimed twice, by regions 1 and 2");
  EXPECT_EQ(fault(R"({"n": 2, "cells": [["c1"]]})"), "square 'c1': not on the 2x2 board");
  EXPECT_EQ(fault(R"({"cells": [["a1"]]})").rfind("puzzle 'object': want n", 0), 0u);
  EXPECT_EQ(fault(R"({"n": 2, "cells": ["a1"]})"), "key cells '\"a1\"': want an array");
}
