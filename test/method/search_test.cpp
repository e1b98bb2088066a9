// SPDX-License-Identifier: Apache-2.0
// Against backtracking on random problems of every feature, known values, and the prediction.
#include "expect_error.hpp"
#include "method/random_texts.hpp"
#include "method/search/count.hpp"
#include "method/search/parts.hpp"
#include "method/solved.hpp"

using namespace rookery;

namespace {

// Every placement below, one after the other.
void collect(Walk& walk, std::vector<Stand>& path, std::string& leaves) {
  const auto choices = walk.choices();
  if (choices.empty())
    for (const Stand& stand : path)
      leaves += fmt::format("{}.{}.{} ", stand.square.row, stand.square.column, stand.kind);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    path.insert(path.end(), choices[i].put.begin(), choices[i].put.end());
    walk.enter(i);
    leaves += choices[i].below.get_str() + ": ";
    collect(walk, path, leaves);
    walk.leave();
    path.resize(path.size() - choices[i].put.size());
  }
}

std::string walk_of(const char* method, const std::string& text) {
  const auto walk = walked(method, text);
  if (!walk) return "none";
  std::vector<Stand> path;
  std::string leaves;
  collect(*walk, path, leaves);
  return leaves;
}

bool exact(const Problem& problem) {
  for (const Kind& kind : problem.army)
    if (!kind.number.exact()) return false;
  return true;
}

TEST(Search, AgreesWithBacktrackingOnRandomProblems) {
  Random random(20);
  int different = 0, walks = 0;
  for (int i = 0; i < 1000 && !HasFailure(); ++i) {
    const std::string text = random_board(random) + random_army(random) + random_quotas(random);
    for (const Want want : {Want::total, Want::table, Want::maximum}) {
      const std::string expected = shown_whole(solved("backtracking", text, want).table);
      EXPECT_EQ(shown_whole(solved("search", text, want).table), expected)
          << text << ", want " << static_cast<int>(want);
      different += expected.find_first_of("23456789") != std::string::npos;
    }
    if (!exact(read_problem(text))) continue;
    const std::string walk = walk_of("backtracking", text);
    EXPECT_EQ(walk_of("search", text), walk) << text;
    walks += walk != "none";
  }
  EXPECT_GE(different, 1000);
  EXPECT_GE(walks, 10);
}

std::string counts_of(const std::vector<Integer>& values) {
  std::string text;
  for (const Integer& value : values) text += value.get_str() + " ";
  return text;
}

// The parts are taken for long searches only; here they count what the others count.
TEST(Search, PartsAgreeWithTheOthers) {
  Random random(21);
  Context context;
  int different = 0;
  for (int i = 0; i < 1000 && !HasFailure(); ++i) {
    const std::string text = random_board(random) + random_army(random) + random_quotas(random);
    const Problem problem = read_problem(text);
    const auto course =
        depth_first::course_of(instance_of(problem), depth_first::told_kinds(problem));
    if (!course->engine) continue;
    std::uint64_t work = 0;
    const std::string expected = counts_of(depth_first::count(*course, context, work).values);
    EXPECT_EQ(counts_of(depth_first::PartCounter(course->field, context).count()), expected)
        << text;
    different += expected.find_first_of("23456789") != std::string::npos;
  }
  EXPECT_GE(different, 300);
}

TEST(Search, PartsWithoutRoomToRememberAreCountedAgain) {
  const Problem problem = read_problem("6x6 ..4 king --per-row ..2");
  const auto course = depth_first::course_of(instance_of(problem), {true});
  Context context;
  depth_first::PartCounter roomy(course->field, context);
  context.bytes = 2000;
  depth_first::PartCounter narrow(course->field, context);
  EXPECT_EQ(counts_of(roomy.count()), counts_of(narrow.count()));
  EXPECT_LT(roomy.work(), narrow.work());
}

TEST(Search, PartsTellHowFarTheyAre) {
  const Problem problem = read_problem("9x9 18 king --per-row 2 --per-column 2");
  const auto course =
      depth_first::course_of(instance_of(problem), depth_first::told_kinds(problem));
  Context context;
  std::vector<double> shares = {0};
  context.progress = [&shares](double share) {
    EXPECT_GE(share, shares.back());
    shares.push_back(share);
  };
  depth_first::PartCounter(course->field, context).count();
  EXPECT_GT(shares.size(), 10u);
  EXPECT_GT(shares.back(), 0.5);
  EXPECT_LE(shares.back(), 1);
}

TEST(Search, PartsAreChosenWhereTheyAreFewer) {
  // 5 of 50 squares, twice.
  const Problem problem = read_problem(
      "10x10 dummy --per-region 5@rows:aaaaaaaaaa/aaaaaaaaaa/aaaaaaaaaa/aaaaaaaaaa/aaaaaaaaaa/"
      "bbbbbbbbbb/bbbbbbbbbb/bbbbbbbbbb/bbbbbbbbbb/bbbbbbbbbb");
  const auto course =
      depth_first::course_of(instance_of(problem), depth_first::told_kinds(problem));
  EXPECT_EQ(course->way, "parts");
  std::uint64_t work = 0;
  Context context;
  const Integer ways = 2118760;  // 50 over 5
  EXPECT_EQ(depth_first::count(*course, context, work).values, std::vector<Integer>{ways * ways});
}

TEST(Search, AgreesWithGivenPiecesAndRegions) {
  for (const char* text :
       {"4x4 king queen --given queen@b1,king@d4", "5x4 2..3 knight 1 rook --given knight@a1",
        "4x4 ..2 rook 1.. king --given rook@c3,king@a1 --hostile same-kind",
        "4x4 dummy --per-region 1@rows:aabb/aabb/ccdd/ccdd",
        "4x4 king queen --per-region king:1,queen:..1@rows:aabb/aabb/c..d/ccdd",
        "5x5 5 king --per-row 1 --per-column 1 --per-region 1@rows:aabbb/aabbb/ccbdd/ccedd/eeeee",
        "4x5 dummy --per-row 2 --per-column 1..2 --given b2"})
    for (const Want want : {Want::total, Want::table, Want::maximum})
      EXPECT_EQ(shown_whole(solved("search", text, want).table),
                shown_whole(solved("backtracking", text, want).table))
          << text << ", want " << static_cast<int>(want);
}

TEST(Search, KnownValues) {
  EXPECT_EQ(total("search", "8x8 8 queen"), "92");
  EXPECT_EQ(total("search", "8x8 queen"), "118969");
  EXPECT_EQ(total("search", "7x7 2 king 2 queen 2 bishop 1 knight"), "3063828");
  EXPECT_EQ(total("search", "4x4 4 white queen 4 black queen --hostile same-colour"), "2");
  EXPECT_EQ(total("search", "8x8 8 queen --per-row 1"), "92");
  EXPECT_EQ(total("search", "9x9 9 king --per-row 1 --per-column 1"), "47622");
  EXPECT_EQ(total("search", "11x11/torus 11 queen"), "88");
  EXPECT_EQ(total("search", "10x10 10 queen"), "724");
  EXPECT_EQ(total("search", "4x4 dummy --per-row 2 --per-column 2"), "90");
  EXPECT_EQ(total("search", "8x8 6 bishop"), "5599888");
  EXPECT_EQ(total("search", "20x20 2 bishop"), total("backtracking", "20x20 2 bishop"));
}

TEST(Search, ChoosesAWayByTheProblem) {
  const auto way = [](const char* text) {
    const Problem problem = wanted(text, Want::total);
    return depth_first::course_of(instance_of(problem), depth_first::told_kinds(problem))->way;
  };
  EXPECT_EQ(way("8x8 queen"), "groups");
  EXPECT_EQ(way("8x8 3 queen"), "pieces");
  EXPECT_EQ(way("6x6 dummy --per-row 2 --per-column 2"), "lines");
  EXPECT_EQ(way("6x6 king --per-row 1 --per-column 1"), "pieces");  // a rook as well
}

TEST(Search, TheSameForAnyNumberOfThreads) {
  for (const char* text : {"9x9 queen", "11x11 11 queen", "9x9 5 king", "8x8 4 king 2 queen"}) {
    Context one, three;
    three.threads = 3;
    const Problem problem = wanted(text, Want::total);
    const Answer alone = method_named("search").solve(problem, one);
    const Answer shared = method_named("search").solve(problem, three);
    EXPECT_EQ(alone.table.values, shared.table.values) << text;
    EXPECT_EQ(alone.work, shared.work) << text;
  }
}

TEST(Search, StopsWhenAsked) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  for (const char* text : {"10x10 queen", "9x9 9 king", "9x9 dummy --per-row 2 --per-column 2"})
    error_of([&] { method_named("search").solve(wanted(text, Want::total), context); },
             Error::Kind::cancelled);
}

TEST(Search, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("search", "20x20 2 king"), "");
  EXPECT_NE(refusal("search", "20x21 2 king"), "");
  EXPECT_NE(refusal("search", "9000000000000000000x9000000000000000000 king"), "");
}

}  // namespace
