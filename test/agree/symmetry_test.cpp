// SPDX-License-Identifier: Apache-2.0
// Maximal placements, placements that symmetries leave as they are, and classes: by every method
// that can be asked, against all placements of the oracle, looked at one by one with symmetries
// found in another way.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "agree/expected.hpp"
#include "agree/random_drafts.hpp"
#include "plan/plan.hpp"
#include "problem/group.hpp"
#include "problem/text.hpp"
#include "run/alike.hpp"
#include "run/run.hpp"

using namespace rookery;

namespace {

constexpr std::size_t most_placements = 3000;

// ---- Which placements are maximal, by the pairs that the oracle lets stand together.

class Pairs {
 public:
  explicit Pairs(oracle::Problem problem) : problem_(std::move(problem)) {
    problem_.given.clear();
    problem_.quotas.clear();
    for (std::size_t one = 0; one < problem_.army.size(); ++one)
      for (std::size_t other = one; other < problem_.army.size(); ++other) add(one, other);
  }

  bool together(const oracle::Stand& one, const oracle::Stand& other) const {
    return together_.count({std::min(one, other), std::max(one, other)}) > 0;
  }

  bool maximal(const oracle::Placement& placement) const {
    for (int row = 0; row < problem_.rows; ++row)
      for (int column = 0; column < problem_.columns; ++column)
        for (int kind = 0; kind < static_cast<int>(problem_.army.size()); ++kind)
          if (problem_.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] ==
                  '.' &&
              fits({row, column, kind}, placement))
            return false;
    return true;
  }

 private:
  bool fits(const oracle::Stand& stand, const oracle::Placement& placement) const {
    return std::all_of(placement.begin(), placement.end(), [&](const oracle::Stand& other) {
      return (other.row != stand.row || other.column != stand.column) && together(stand, other);
    });
  }

  void add(std::size_t one, std::size_t other) {
    for (oracle::Kind& kind : problem_.army) kind.number = {0, 0};
    ++problem_.army[one].number.first;
    ++problem_.army[other].number.first;
    for (const std::size_t kind : {one, other})
      problem_.army[kind].number.last = problem_.army[kind].number.first;
    for (const oracle::Placement& pair : oracle::placements(problem_))
      together_.insert({std::min(pair[0], pair[1]), std::max(pair[0], pair[1])});
  }

  oracle::Problem problem_;
  std::set<std::pair<oracle::Stand, oracle::Stand>> together_;
};

// ---- Symmetries, as isometries of the plane that go with the joining of the edges.

using Map = std::map<oracle::Square, oracle::Square>;

class Plane {
 public:
  explicit Plane(const oracle::Problem& problem)
      : problem_(problem), rows_(problem.rows), columns_(problem.columns) {
    const std::string& gluing = problem.gluing;
    turns_ = gluing == "moebius" || gluing == "klein";
    sides_ = turns_ || gluing == "cylinder" || gluing == "torus";
    top_ = gluing == "cylinder-v" || gluing == "torus" || gluing == "klein";
  }

  // All of the problem's, each once.
  std::vector<Map> symmetries(bool shifts, const Pairs& pairs) const {
    std::set<Map> found;
    const int right = shifts && sides_ ? 2 * columns_ : 1, up = shifts && top_ ? rows_ : 1;
    for (int turn = 0; turn < 8; ++turn)
      for (int row = 0; row < up; ++row)
        for (int column = 0; column < right; ++column)
          if (const auto map = map_of(turn, row, column); !map.empty() && keeps(map, pairs))
            found.insert(map);
    return {found.begin(), found.end()};
  }

  oracle::Placement moved(const oracle::Placement& placement, const Map& map) const {
    oracle::Placement image;
    for (const oracle::Stand& stand : placement) {
      const auto [row, column] = map.at({stand.row, stand.column});
      image.push_back({row, column, stand.kind});
    }
    std::sort(image.begin(), image.end());
    return image;
  }

 private:
  // The square of the board that lies over this one of the plane; (-1, -1): there is none.
  oracle::Square onto(int row, int column) const {
    while (sides_ && column < 0) {
      column += columns_;
      if (turns_) row = rows_ - 1 - row;
    }
    while (sides_ && column >= columns_) {
      column -= columns_;
      if (turns_) row = rows_ - 1 - row;
    }
    if (top_) row = ((row % rows_) + rows_) % rows_;
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return {-1, -1};
    return {row, column};
  }

  static oracle::Square turned(int turn, int row, int column) {
    if ((turn & 4) != 0) std::swap(row, column);
    return {(turn & 1) != 0 ? -row : row, (turn & 2) != 0 ? -column : column};
  }

  // Every copy of a square in the plane must go to the same one.
  Map map_of(int turn, int up, int right) const {
    const auto corner = turned(turn, rows_ - 1, columns_ - 1);
    const int row_back = std::min(0, corner.first), column_back = std::min(0, corner.second);
    Map map;
    for (int row = -rows_; row < 2 * rows_; ++row)
      for (int column = -columns_; column < 2 * columns_; ++column) {
        const auto from = onto(row, column);
        if (from.first < 0) continue;
        const auto there = turned(turn, row, column);
        const auto to = onto(there.first - row_back + up, there.second - column_back + right);
        if (to.first < 0) return {};
        const auto known = map.try_emplace(from, to);
        if (known.first->second != to) return {};
      }
    std::set<oracle::Square> images;
    for (const auto& [from, to] : map) images.insert(to);
    return images.size() == map.size() ? map : Map();
  }

  bool keeps(const Map& map, const Pairs& pairs) const {
    return keeps_cells(map) && moved(problem_.given, map) == sorted(problem_.given) &&
           keeps_quotas(map) && keeps_pairs(map, pairs);
  }

  static oracle::Placement sorted(oracle::Placement placement) {
    std::sort(placement.begin(), placement.end());
    return placement;
  }

  char cell(const oracle::Square& square) const {
    return problem_
        .cells[static_cast<std::size_t>(square.first)][static_cast<std::size_t>(square.second)];
  }

  bool keeps_cells(const Map& map) const {
    return std::all_of(map.begin(), map.end(),
                       [&](const auto& entry) { return cell(entry.first) == cell(entry.second); });
  }

  using Ask = std::tuple<int, long, long, std::set<oracle::Square>>;
  Ask ask_of(const oracle::Quota& quota, const Map* map) const {
    std::set<oracle::Square> squares;
    for (const oracle::Square& square : quota.squares)
      if (cell(square) == '.') squares.insert(map ? map->at(square) : square);
    return {quota.kind, quota.range.first, quota.range.last, squares};
  }
  // Quotas that can never be broken say nothing.
  static bool idle(const Ask& ask) {
    const auto& [kind, first, last, squares] = ask;
    return first == 0 && (last == -1 || last >= static_cast<long>(squares.size()));
  }
  bool keeps_quotas(const Map& map) const {
    std::set<Ask> here, there;
    for (const oracle::Quota& quota : problem_.quotas) {
      if (const Ask ask = ask_of(quota, nullptr); !idle(ask)) here.insert(ask);
      if (const Ask ask = ask_of(quota, &map); !idle(ask)) there.insert(ask);
    }
    return here == there;
  }

  bool keeps_pairs(const Map& map, const Pairs& pairs) const {
    oracle::Placement stands;
    for (const auto& [from, to] : map)
      for (int kind = 0; kind < static_cast<int>(problem_.army.size()); ++kind)
        if (cell(from) == '.') stands.push_back({from.first, from.second, kind});
    const oracle::Placement images = [&] {
      oracle::Placement all;
      for (const oracle::Stand& stand : stands) {
        const auto [row, column] = map.at({stand.row, stand.column});
        all.push_back({row, column, stand.kind});
      }
      return all;
    }();
    for (std::size_t i = 0; i < stands.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (pairs.together(stands[i], stands[j]) != pairs.together(images[i], images[j]))
          return false;
    return true;
  }

  const oracle::Problem& problem_;
  int rows_, columns_;
  bool turns_ = false, sides_ = false, top_ = false;
};

// ---- What is expected, and what is answered.

using Placed = std::vector<oracle::Placement>;

oracle::Counts counted(const Placed& placements, std::size_t kinds) {
  oracle::Counts counts;
  for (const oracle::Placement& placement : placements) {
    std::vector<long> numbers(kinds, 0);
    for (const oracle::Stand& stand : placement) ++numbers[static_cast<std::size_t>(stand.kind)];
    ++counts[numbers];
  }
  return counts;
}

// The planner's way, and each method's that takes any instance.
void expect_answers(Problem problem, const oracle::Problem& posed, const oracle::Counts& counts,
                    std::map<std::string, int>& accepted) {
  for (const Want want : {Want::total, Want::table, Want::maximum}) {
    problem.want = want;
    const std::string expected = agree::shown(agree::expected_answer(posed, counts, want));
    std::vector<std::string> ways = {""};
    for (const Method* method : all_methods())
      if (method->any_instance) ways.emplace_back(method->name);
    for (const std::string& way : ways) {
      const Plan plan = make_plan(problem, {way});
      if (std::holds_alternative<std::monostate>(plan.how)) continue;
      if (plan.cost.seconds() > 2) continue;
      EXPECT_EQ(agree::shown(run(plan, {}).table), expected)
          << text_of(problem) << " by '" << way << "', want " << static_cast<int>(want);
      ++accepted[way];
    }
  }
}

Placed maximal_of(const Placed& all, const Pairs& pairs) {
  Placed maximal;
  std::copy_if(all.begin(), all.end(), std::back_inserter(maximal),
               [&](const oracle::Placement& placement) { return pairs.maximal(placement); });
  return maximal;
}

Placed least_of_classes(const Placed& all, const std::vector<Map>& group, const Plane& plane) {
  Placed least;
  for (const oracle::Placement& placement : all)
    if (std::none_of(group.begin(), group.end(),
                     [&](const Map& map) { return plane.moved(placement, map) < placement; }))
      least.push_back(placement);
  return least;
}

Placement of_library(const oracle::Placement& placement) {
  Placement stands;
  for (const oracle::Stand& stand : placement)
    stands.push_back({{stand.row, stand.column}, stand.kind});
  return stands;
}

// Each class once, its sizes adding up to all.
void expect_classes_listed(const Problem& problem, const Placed& all, const Placed& least) {
  const Alike alike(problem);
  std::uint64_t sum = 0, classes = 0;
  for (const oracle::Placement& placement : all) {
    const std::uint64_t size = alike.class_of_least(of_library(placement));
    classes += size > 0;
    sum += size;
  }
  EXPECT_EQ(classes, least.size()) << text_of(problem);
  EXPECT_EQ(sum, all.size()) << text_of(problem);
}

void expect_fixed(Problem problem, const oracle::Problem& posed, const Placed& all,
                  const Plane& plane, std::map<std::string, int>& accepted) {
  const Group group = symmetries_of(problem);
  const std::int64_t columns = problem.board.columns;
  for (const Conjugates& alike : conjugates_of(group)) {
    Map map;
    const Images& images = group.elements[alike.element].images;
    for (std::uint32_t square = 0; square < images.size(); ++square)
      map[{static_cast<int>(square / columns), static_cast<int>(square % columns)}] = {
          static_cast<int>(images[square] / columns), static_cast<int>(images[square] % columns)};
    Placed kept;
    std::copy_if(all.begin(), all.end(), std::back_inserter(kept),
                 [&](const oracle::Placement& p) { return plane.moved(p, map) == p; });
    problem.fixed_by = fixed_by(group, {alike.element});
    expect_answers(problem, posed, counted(kept, posed.army.size()), accepted);
  }
}

void expect_all(const agree::Posed& posed, bool maximal, std::map<std::string, int>& accepted) {
  Problem problem = read_problem(agree::text_of(posed.draft));
  const std::size_t kinds = posed.problem.army.size();
  const Pairs pairs(posed.problem);
  Placed all;
  for (oracle::Placement placement : oracle::placements(posed.problem)) {
    std::sort(placement.begin(), placement.end());
    all.push_back(std::move(placement));
  }
  if (maximal) {
    problem.maximal = true;
    all = maximal_of(all, pairs);
    expect_answers(problem, posed.problem, counted(all, kinds), accepted);
  }
  const Plane plane(posed.problem);
  for (const UpTo up_to : {UpTo::all, UpTo::board}) {
    const auto group = plane.symmetries(up_to == UpTo::all, pairs);
    EXPECT_EQ(symmetries_of(problem, up_to).order(), group.size()) << text_of(problem);
    const Placed least = least_of_classes(all, group, plane);
    Problem classes = problem;
    classes.up_to = up_to;
    expect_answers(classes, posed.problem, counted(least, kinds), accepted);
    expect_classes_listed(classes, all, least);
  }
  expect_fixed(problem, posed.problem, all, plane, accepted);
}

}  // namespace

TEST(SymmetryAgreement, RandomProblems) {
  const char* given = std::getenv("ROOKERY_SEED");
  agree::Random random(given ? std::stoull(given) : 5);
  const char* thin = std::getenv("ROOKERY_THIN");
  const int wanted = 200 / (thin ? std::stoi(thin) : 1);
  std::map<std::string, int> accepted;
  for (int problems = 0; problems < wanted && !HasFailure();) {
    const auto posed = agree::random_problem(random);
    std::uint64_t placements = 0;
    for (const auto& [numbers, count] : posed.counts) placements += count;
    if (placements > most_placements) continue;
    expect_all(posed, problems % 2 == 0, accepted);
    if (HasFailure()) ADD_FAILURE() << "first wrong: " << agree::text_of(posed.draft);
    ++problems;
  }
  for (const auto& [way, problems] : accepted)
    std::cout << (way.empty() ? "planner" : way) << " answered " << problems << "\n";
}
