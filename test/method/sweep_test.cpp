// SPDX-License-Identifier: Apache-2.0
// Beside test/agree: armies, quotas and gluings against trying everything, known values, both
// directions against each other, and predictions.
#include <functional>
#include <map>

#include "expect_error.hpp"
#include "method/solved.hpp"
#include "method/sweep/layered_walk.hpp"
#include "problem/counts.hpp"
#include "problem/graph.hpp"

using namespace rookery;

namespace {

// All placements, tried one square after the other, straight from the graph.
class Trial {
 public:
  explicit Trial(const Problem& problem)
      : problem_(problem), graph_(graph_of(problem)), lines_(lines_of(problem, graph_)) {
    here_.assign(graph_.squares.size(), -1);
    number_.assign(graph_.kinds, 0);
    try_from(0);
  }
  const std::map<std::vector<std::int64_t>, long>& counts() const { return counts_; }
  const std::vector<Placement>& placements() const { return placements_; }

 private:
  void try_from(std::size_t square) {
    if (square == here_.size()) {
      take();
      return;
    }
    for (int kind = static_cast<int>(graph_.kinds) - 1; kind >= -1; --kind) {
      if (kind >= 0 && !fits(square, static_cast<std::size_t>(kind))) continue;
      here_[square] = kind;
      if (kind >= 0) ++number_[static_cast<std::size_t>(kind)];
      try_from(square + 1);
      if (kind >= 0) --number_[static_cast<std::size_t>(kind)];
    }
    here_[square] = -1;
  }
  bool fits(std::size_t square, std::size_t kind) const {
    for (const std::uint32_t other : graph_.conflicts[graph_.stand(square, kind)])
      if (graph_.square_of(other) < square &&
          here_[graph_.square_of(other)] == graph_.kind_of(other))
        return false;
    return true;
  }
  static bool within(const Range& range, std::int64_t number) {
    return range.least <= number && number <= range.most;
  }
  void take() {
    for (const std::uint32_t given : graph_.given)
      if (here_[graph_.square_of(given)] != graph_.kind_of(given)) return;
    for (std::size_t kind = 0; kind < graph_.kinds; ++kind)
      if (!within(problem_.army[kind].number, number_[kind])) return;
    for (const Line& line : lines_) {
      std::int64_t holds = 0;
      for (const std::uint32_t square : line.squares)
        holds += here_[square] >= 0 && (line.kind == Quota::all || line.kind == here_[square]);
      if (!within(line.range, holds)) return;
    }
    ++counts_[number_];
    Placement placement;
    for (std::size_t s = 0; s < here_.size(); ++s)
      if (here_[s] >= 0) placement.push_back({graph_.squares[s], here_[s]});
    placements_.push_back(placement);
  }

  const Problem& problem_;
  Graph graph_;
  std::vector<Line> lines_;
  std::vector<int> here_;  // the kind on each square, or -1
  std::vector<std::int64_t> number_;
  std::map<std::vector<std::int64_t>, long> counts_;
  std::vector<Placement> placements_;
};

std::string shown(const Table& table) {
  std::string text;
  for (std::size_t i = 0; i < table.first.size(); ++i)
    text += std::to_string(table.first[i]) + "+" + std::to_string(table.size[i]) + " ";
  for (const Integer& value : table.values) text += " " + value.get_str();
  return text;
}

// The box of what was tried, with all numbers from 0.
Table box_of(const Problem& problem, const Trial& trial) {
  Table box;
  std::size_t entries = 1;
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind) {
    std::int64_t most = 0;
    for (const auto& [numbers, count] : trial.counts()) most = std::max(most, numbers[kind]);
    box.first.push_back(0);
    box.size.push_back(most + 1);
    entries *= static_cast<std::size_t>(most + 1);
  }
  box.values.resize(entries);
  for (const auto& [numbers, count] : trial.counts()) {
    std::size_t place = 0;
    for (std::size_t kind = 0; kind < numbers.size(); ++kind)
      place = place * static_cast<std::size_t>(box.size[kind]) +
              static_cast<std::size_t>(numbers[kind]);
    box.values[place] = count;
  }
  return box;
}

// Small problems of every sort.
const std::vector<const char*>& problems() {
  static const std::vector<const char*> texts = {
      "3x4 king",
      "4x4 knight --given b2",
      "3x5 queen",
      "4x3/cylinder king",
      "4x4/torus wazir",
      "3x4/moebius king",
      "4x3/klein knight",
      "4x4/cylinder-v 2..4 king",
      "fen:3-/*2-/4/-3 queen",
      "3x4 2 king knight",
      "3x3 king queen wazir",
      "3x4 ..2 king 1.. knight",
      "4x3 white king black king",
      "4x3 white king black king --hostile other-colour",
      "3x4 white queen black queen --hostile same-colour",
      "3x4 rook knight --hostile same-kind",
      "3x4 2 white queen 1..3 black king --hostile "
      "other-colour --given white-queen@a1",
      "4x4 rook --per-row 1 --per-column 0..1",
      "4x4 wazir --per-row 1.. --per-column 2",
      "4x4 king --per-row 1 --per-column 1",
      "3x4 king knight --per-row king:1,1..2",
      "4x4 4 wazir --per-region 1@rows:aabb/aabb/ccdd/ccdd",
      "3x4 dummy --per-region 2..@rows:aab./aabb/.bbb --per-column 1..2",
      "3x4 dummy --per-row 0 --per-column 0..1",
      "3x3 dummy king --per-row dummy:1..,king:..1",
      "4x3/torus king knight --per-column ..1",
      "0x0 king",
      "1x1 king",
      "1x7 2 wazir"};
  return texts;
}

}  // namespace

TEST(Sweep, IsWhatTryingEverythingFinds) {
  for (const char* text : problems()) {
    const Problem problem = read_problem(text);
    const Trial trial(problem);
    for (const Want want : {Want::total, Want::table, Want::maximum}) {
      const Problem asked = wanted(text, want);
      const std::string expected = shown(answer_from_box(asked, box_of(problem, trial)));
      for (const char* name : {"sweep", "sweep-across"}) {
        EXPECT_EQ(refusal(name, text), "");
        EXPECT_EQ(shown(solved(name, text, want).table), expected) << name << ": " << text;
      }
    }
  }
}

namespace {

// All leaves below, in the order of the walk; every promise of `below` is kept.
Integer collect(Walk& walk, Placement& path, std::vector<Placement>& leaves) {
  const auto choices = walk.choices();
  if (choices.empty()) {
    leaves.push_back(path);
    std::sort(leaves.back().begin(), leaves.back().end());
    return 1;
  }
  Integer total = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    path.insert(path.end(), choices[i].put.begin(), choices[i].put.end());
    walk.enter(i);
    const Integer below = collect(walk, path, leaves);
    walk.leave();
    path.resize(path.size() - choices[i].put.size());
    EXPECT_EQ(choices[i].below, below);
    total += below;
  }
  return total;
}

}  // namespace

TEST(Sweep, WalksEveryPlacement) {
  for (const char* text :
       {"3x4 3 king", "3x3/torus 2 wazir", "3x4 1 king 2 knight", "4x4 4 wazir --per-row 1",
        "3x3 1 white king 2 black king --hostile other-colour", "3x4 3 knight --given b2",
        "3x4 3 dummy --per-column ..1 --per-region 1..@rows:aab./aabb/.bbb", "2x2 0 king"}) {
    const Problem problem = read_problem(text);
    std::vector<Placement> expected = Trial(problem).placements(), leaves;
    std::sort(expected.begin(), expected.end());
    Placement path;
    const auto walk = walked("sweep", text);
    ASSERT_NE(walk, nullptr) << text;
    EXPECT_EQ(collect(*walk, path, leaves), Integer(static_cast<long>(expected.size())));
    if (problem.army.size() == 1) {
      EXPECT_TRUE(std::is_sorted(leaves.begin(), leaves.end())) << text;
    }
    std::sort(leaves.begin(), leaves.end());
    EXPECT_EQ(leaves, expected) << text;
  }
  EXPECT_EQ(walked("sweep", "3x3 5 king"), nullptr);
}

TEST(Sweep, LinesThatHoldTooManyAreHopeless) {
  for (const char* text :
       {"2x2 dummy --per-row 0..1 --given a1,b1", "3x1 2 dummy --per-column ..1 --given a1,a2"})
    EXPECT_EQ(total("sweep", text), "0") << text;
  EXPECT_EQ(total("sweep", "2x2 1 wazir --per-region 0@rows:a./aa"), "1");
  const auto walk = walked("sweep", "2x2 1 wazir --per-region 0@rows:a./aa");
  Placement path;
  std::vector<Placement> leaves;
  EXPECT_EQ(collect(*walk, path, leaves), 1);
}

TEST(Sweep, KnownValues) {
  EXPECT_EQ(total("sweep", "8x8 king"), "1355115601");
  EXPECT_EQ(total("sweep", "8x8 knight"), "101693175442");
  EXPECT_EQ(total("sweep", "8x8 8 queen"), "92");
  EXPECT_EQ(total("sweep", "8x8/torus 8 queen"), "0");
  EXPECT_EQ(total("sweep", "7x7/torus 7 queen"), "28");
  EXPECT_EQ(total("sweep", "8x8 rook --per-row 1 --per-column 1"), "40320");
  EXPECT_EQ(total("sweep", "3x1 dummy knight king --hostile same-kind"), "57");
}

TEST(Sweep, BothDirectionsAgree) {
  for (const char* text : {"8x8 8 king --per-row 1 --per-column 1", "6x9 knight", "7x8/klein king",
                           "9x9 king", "5x12 wazir --given c3", "6x6 king knight",
                           "6x6 2 white queen 2 black queen --hostile other-colour"})
    EXPECT_EQ(total("sweep", text), total("sweep-across", text)) << text;
}

// Half a sweep against two whole ones: a1 empty, and held. A quota keeps them from meeting.
TEST(Sweep, HalvesMeet) {
  std::string rows = "@rows:";
  for (int i = 0; i < 7; ++i) rows += "......../";
  rows += "a.......";
  for (const std::string text :
       {"8x8 king", "8x8 knight", "8x8 wazir", "8x8 white wazir black knight"}) {
    const Integer empty(total("sweep", text + " --per-region 0" + rows)),
        held(total("sweep", text + " --per-region 1" + rows)), both = empty + held;
    EXPECT_EQ(total("sweep", text), both.get_str()) << text;
  }
}

// 2^n placements of pieces that attack nothing need many words.
TEST(Sweep, ValuesOfManyWords) {
  for (const int n : {63, 64, 65, 200, 700}) {
    Integer expected = 1;
    expected <<= n;
    EXPECT_EQ(total("sweep", "1x" + std::to_string(n) + " dummy"), expected.get_str());
  }
}

TEST(Sweep, KeysOfMoreThan64Bits) {
  EXPECT_EQ(total("sweep", "9x9/torus 2 queen"), total("backtracking", "9x9/torus 2 queen"));
  EXPECT_EQ(total("sweep", "9x8 3 rook --given a1"),
            total("backtracking", "9x8 3 rook --given a1"));
}

TEST(Sweep, SaysWhereItDoesNotApply) {
  EXPECT_EQ(refusal("sweep", "10x10 king knight"), "");
  EXPECT_NE(refusal("sweep", "30x30/torus queen"), "");
  EXPECT_NE(refusal("sweep", "9000000000000000000x9000000000000000000 king"), "");
}

TEST(Sweep, StopsWhenAsked) {
  Context context;
  context.check = [] { throw Error(Error::Kind::cancelled, "stopped"); };
  error_of([&] { method_named("sweep").solve(wanted("12x12 king", Want::total), context); },
           Error::Kind::cancelled);
}

// The peaks were measured; lines, wide riders and glued edges are sampled.
TEST(Sweep, PredictsMemory) {
  const std::pair<const char*, double> peaks[] = {
      {"10x10 king --per-row 0..2 --per-column 1..2", 106e6},
      {"9x9 queen", 20e6},
      {"9x9/moebius F2", 58e6},
      {"11x11 13 W3", 13e6}};
  for (const auto& [problem, bytes] : peaks) {
    const auto estimate = method_named("sweep").estimate(wanted(problem, Want::total));
    EXPECT_NEAR(std::get<Cost>(estimate).bytes / bytes, 1, 0.2) << problem;
  }
}

namespace {

constexpr const char* walked_texts[] = {"4x4 king",
                                        "3x4/torus 1..3 king",
                                        "5x3 2 knight",
                                        "3x3 king queen",
                                        "fen:4/1-2/2*1/4 wazir --given a1",
                                        "4x4 4 rook --per-row 1",
                                        "3x3 ..2 white king 1.. black king --hostile other-colour",
                                        "3x4 dummy --per-row 1..2 --per-column 0..1",
                                        "0x3 king"};

std::vector<Placement> listed(Walk& walk) {
  Placement path;
  std::vector<Placement> leaves;
  collect(walk, path, leaves);
  return leaves;
}

}  // namespace

// Whatever segments the layers are kept in, and however many at once.
TEST(Sweep, LayersWalkTheSimpleWay) {
  Context context;
  for (const char* text : walked_texts) {
    const Problem problem = wanted(text, Want::walk);
    const auto simple = listed(*sweeping::simple_walk(problem, context));
    for (const std::size_t segment : {1, 2, 3, 5, 100})
      for (const std::size_t held : {1, 3}) {
        const auto layered = sweeping::layered_walk(problem, *sweeping::task_by_rows(problem),
                                                    {segment, held}, context);
        ASSERT_NE(layered, nullptr) << text;
        EXPECT_EQ(listed(*layered), simple) << text << ", " << segment << ", " << held;
      }
  }
}

TEST(Sweep, NumbersBeyondAWordInLittleMemory) {
  Context little, much;
  little.bytes = 1;
  const Problem problem = wanted("16x16 king", Want::walk);
  const auto one = method_named("sweep").walk(problem, little),
             other = method_named("sweep").walk(problem, much);
  Integer all = 0;
  for (const Choice& choice : one->choices()) all += choice.below;
  EXPECT_EQ(all.get_str(), total("sweep", "16x16 king"));
  Integer index = all * 2 / 3, same = index;
  for (int square = 0; square < 256; ++square) {
    const Picked a = one->pick(index), b = other->pick(same);
    ASSERT_EQ(a.choice, b.choice);
    ASSERT_EQ(a.put, b.put);
    ASSERT_EQ(index, same);
    one->enter(a.choice);
    other->enter(b.choice);
  }
  EXPECT_EQ(one->pick(index).choice, Walk::nowhere);
}

TEST(Sweep, HeatIsTheUseOfEachSquare) {
  Context little, much;
  little.bytes = 1;
  for (const char* text : walked_texts) {
    const Problem problem = wanted(text, Want::heat);
    Table uses = cold(problem);
    for (const Placement& placement : listed(*sweeping::simple_walk(problem, much)))
      for (const Stand& stand : placement) ++uses.values[heat_place(problem, stand)];
    for (const char* method : {"sweep", "sweep-across"}) {
      EXPECT_EQ(method_named(method).solve(problem, much).table.values, uses.values) << text;
      EXPECT_EQ(method_named(method).solve(problem, little).table.values, uses.values) << text;
    }
  }
}
