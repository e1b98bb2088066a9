// SPDX-License-Identifier: Apache-2.0
// Against backtracking on random problems of every feature, the two searches against each other,
// known values, and puzzles that the plain search is slow at.
#include <algorithm>
#include <numeric>
#include <set>

#include "expect_error.hpp"
#include "method/deduction/each.hpp"
#include "method/deduction/learner.hpp"
#include "method/random_texts.hpp"
#include "method/solved.hpp"

using namespace rookery;
using deduction::Bits;
using deduction::Ended;
using deduction::Model;
using deduction::Visit;

namespace {

std::string random_regions(Random& random, const std::string& board) {
  std::size_t rows = 0, columns = 0;
  if (std::sscanf(board.c_str(), "%zux%zu", &rows, &columns) != 2) return "";
  std::string text = " --per-region " + any_of<std::string>(random, {"1", "..1", "1..", "0..2"});
  for (std::size_t row = 0; row < rows; ++row) {
    text += row == 0 ? "@rows:" : "/";
    for (std::size_t column = 0; column < columns; ++column) text += "aabc."[random() % 5];
  }
  return text;
}

std::string random_text(Random& random) {
  const std::string board = random_board(random);
  return board + random_army(random) + random_quotas(random) +
         (random() % 2 == 0 ? random_regions(random, board) : "");
}

TEST(Deduction, AgreesWithBacktrackingOnRandomProblems) {
  Random random(30);
  int different = 0;
  for (int i = 0; i < 1000 && !HasFailure(); ++i) {
    const std::string text = random_text(random);
    for (const Want want : {Want::total, Want::table, Want::maximum}) {
      const std::string expected = shown_whole(solved("backtracking", text, want).table);
      EXPECT_EQ(shown_whole(solved("deduction", text, want).table), expected)
          << text << ", want " << static_cast<int>(want);
      different += expected.find_first_of("23456789") != std::string::npos;
    }
  }
  EXPECT_GE(different, 1000);
}

using Search = Ended (*)(const Model&, const Wish&, std::uint64_t, const Context&, const Visit&);

// The placements that a search tells, sorted; one told twice is there twice.
std::vector<Bits> told(Search search, const Model& model) {
  std::vector<Bits> all;
  const Ended ended = search(model, {}, UINT64_MAX, Context{}, [&](const Bits& bits) {
    all.push_back(bits);
    std::sort(all.back().begin(), all.back().end());
  });
  std::size_t told = 0;
  const auto tell = [&](const Bits&) { ++told; };
  const Ended counted = search(model, {UINT64_MAX, 3}, UINT64_MAX, Context{}, tell);
  EXPECT_EQ(told, std::min<std::size_t>(all.size(), 3));
  EXPECT_EQ(counted.found, ended.found);
  EXPECT_TRUE(ended.whole);
  EXPECT_EQ(ended.found, all.size());
  std::sort(all.begin(), all.end());
  return all;
}

TEST(Deduction, BothSearchesTellTheSamePlacementsOnce) {
  Random random(31);
  std::size_t placements = 0;
  for (int i = 0; i < 1000 && !HasFailure(); ++i) {
    const std::string text = random_text(random);
    const Model model = deduction::model_of(instance_of(read_problem(text)));
    const auto plain = told(deduction::search_plainly, model);
    EXPECT_EQ(told(deduction::search_learning, model), plain) << text;
    EXPECT_EQ(std::set<Bits>(plain.begin(), plain.end()).size(), plain.size()) << text;
    placements += plain.size();
  }
  EXPECT_GE(placements, 10000u);
}

// Larger ones, where dead ends are learned, clauses forgotten and the search begun anew.
TEST(Deduction, BothSearchesFindAsMany) {
  for (const char* text :
       {"8x8 8 queen", "9x9 king --per-row 2 --per-column 2", "7x7 king --per-row 1 --per-column 1",
        "9x9/torus 9 queen", "10x10 10 queen --given c1,f4", "6x6 dummy --per-row 2 --per-column 2",
        "7x7/torus 7 queen", "8x8 9 queen", "10x10/torus 10 queen", "5x5 6 knight --per-row ..2"}) {
    const Model model = deduction::model_of(instance_of(read_problem(text)));
    EXPECT_EQ(told(deduction::search_learning, model).size(),
              told(deduction::search_plainly, model).size())
        << text;
  }
}

TEST(Deduction, EachKernelFindsTheSame) {
  for (const char* text : {"8x8 8 queen", "9x9 king --per-row 2 --per-column 2", "3x3 king"}) {
    const Model model = deduction::model_of(instance_of(read_problem(text)));
    std::vector<Bits> all[2];
    Context portable, fastest;
    portable.kernel = "portable";
    for (int i = 0; i < 2; ++i)
      deduction::search_plainly(model, {}, UINT64_MAX, i == 0 ? portable : fastest,
                                [&](const Bits& bits) { all[i].push_back(bits); });
    EXPECT_EQ(all[0], all[1]) << text;
    EXPECT_FALSE(all[0].empty());
  }
}

// Whatever the placements weigh, the world is looked at now and then.
TEST(Deduction, LooksAroundWhileItTells) {
  for (const char* text : {"6x6 king", "7x7 7 rook", "5x5 dummy --per-row 1"}) {
    const Model model = deduction::model_of(instance_of(read_problem(text)));
    std::uint64_t checks = 0;
    Context context;
    context.check = [&] { ++checks; };
    const Ended ended =
        deduction::search_plainly(model, {}, UINT64_MAX, context, [](const Bits&) {});
    EXPECT_GE(checks, ended.nodes / 4096) << text;
  }
}

TEST(Deduction, KnownValues) {
  EXPECT_EQ(total("deduction", "8x8 8 queen"), "92");
  EXPECT_EQ(total("deduction", "8x8 8 queen --per-row 1 --per-column 1"), "92");
  EXPECT_EQ(total("deduction", "9x9 9 king --per-row 1 --per-column 1"), "47622");
  EXPECT_EQ(total("deduction", "9x9 king --per-row 2 --per-column 2"), "664");
  EXPECT_EQ(total("deduction", "12x12 king --per-row 3 --per-column 3"), "2");
  EXPECT_EQ(total("deduction", "11x11/torus 11 queen"), "88");
  EXPECT_EQ(total("deduction", "4x4 dummy --per-row 2 --per-column 2"), "90");
  EXPECT_EQ(total("deduction", "0x0 king"), "1");
}

TEST(Deduction, EndsWithAsManyAsAreWanted) {
  const Model model = deduction::model_of(instance_of(read_problem("8x8 8 queen")));
  for (const std::uint64_t most : {1, 2, 91, 92}) {
    std::uint64_t seen = 0;
    const auto see = [&](const Bits&) { ++seen; };
    EXPECT_EQ(deduction::each_placement(model, {most}, 1e300, Context{}, see).found, most);
    EXPECT_EQ(seen, most);
    EXPECT_EQ(deduction::each_placement(model, {most, 1}, 1e300, Context{}, see).found, most);
    EXPECT_EQ(seen, most + 1);
  }
}

TEST(Deduction, EndsWhenItMayDoNoMore) {
  const Model model = deduction::model_of(instance_of(read_problem("16x16 16 queen")));
  for (const double operations : {1e4, 1e6, 1e7}) {
    const Ended ended =
        deduction::each_placement(model, {}, operations, Context{}, [](const Bits&) {});
    EXPECT_FALSE(ended.whole);
    EXPECT_LE(ended.operations, operations * 1.2 + 2e6);
  }
}

void collect(Walk& walk, Placement& path, std::vector<Placement>& all, Integer* below) {
  const auto choices = walk.choices();
  if (choices.empty()) {
    all.push_back(path);
    std::sort(all.back().begin(), all.back().end());
    *below = 1;
    return;
  }
  *below = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    path.insert(path.end(), choices[i].put.begin(), choices[i].put.end());
    walk.enter(i);
    Integer inside;
    collect(walk, path, all, &inside);
    EXPECT_EQ(inside, choices[i].below);
    *below += inside;
    walk.leave();
    path.resize(path.size() - choices[i].put.size());
  }
}

TEST(Deduction, WalksInTheOrderOfSquares) {
  for (const char* text :
       {"4x4 4 queen", "3x3 king", "3x3 1..2 king ..1 knight --given king@b2", "2x2 dummy",
        "5x5 5 king --per-row 1", "2x3 king --given a1", "1x1 king", "1x1 1 king --given a1"}) {
    const auto walk = walked("deduction", text);
    ASSERT_TRUE(walk) << text;
    Placement path;
    std::vector<Placement> all;
    Integer below;
    collect(*walk, path, all, &below);
    EXPECT_EQ(below.get_str(), total("backtracking", text)) << text;
    // Each square: the kinds first, empty last.
    const auto before = [](const Placement& one, const Placement& other) {
      const auto [a, b] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
      return a != one.end() && (b == other.end() || *a < *b);
    };
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), before)) << text;
  }
  EXPECT_FALSE(walked("deduction", "3x3 3 queen"));
}

TEST(Deduction, HeatAddsUp) {
  for (const char* text : {"6x6 6 queen", "4x4 2 king 1 knight --given king@a1", "3x3 king"}) {
    const Table heat = solved("deduction", text, Want::heat).table;
    const Table whole = solved("sweep", text, Want::heat).table;
    EXPECT_EQ(heat.values, whole.values) << text;
    EXPECT_EQ(heat.size, whole.size) << text;
  }
}

TEST(Deduction, StopsWhenAsked) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  for (const char* text : {"12x12 12 queen", "14x14 king --per-row 3 --per-column 3"})
    error_of([&] { method_named("deduction").solve(wanted(text, Want::total), context); },
             Error::Kind::cancelled);
}

TEST(Deduction, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("deduction", "20x20 2 king"), "");
  EXPECT_NE(refusal("deduction", "32x33 2 king"), "");
  EXPECT_NE(refusal("deduction", "9000000000000000000x9000000000000000000 king"), "");
}

}  // namespace
