// SPDX-License-Identifier: Apache-2.0
#include "run/making/making.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/quantity.hpp"
#include "method/deduction/find.hpp"
#include "problem/text.hpp"
#include "run/making/partition.hpp"

namespace rookery {
namespace making {
namespace {

constexpr double first_solution = 1e9;  // operations
constexpr double of_a_look = 1e7;
constexpr int most_in_vain = 25;  // ruins

class Maker {
 public:
  Maker(const PuzzleOrder& order, double seconds, const Limits& limits)
      : order_(order),
        chance_(order.seed),
        context_(context_of(limits)),
        most_work_(seconds * 1e9) {
    made_.problem = read_problem(
        fmt::format("{0}x{0} king --per-row {1} --per-column {1}", order.size, order.stars));
  }

  Made make() {
    while (!try_once()) continue;
    return std::move(made_);
  }

 private:
  // Around new stars. False: it was given up.
  bool try_once() {
    place_stars();
    Partition partition(order_.size, made_.solution, order_.stars, chance_);
    if (!unique(partition)) return false;
    fill(partition);
    for (int in_vain = 0; in_vain < most_in_vain; ++in_vain) {
      const auto stuck = partition.free();
      if (stuck.empty()) {
        made_.problem.quotas.per_region = {regions_of(partition)};
        return true;
      }
      Partition other = partition;
      take_away(other, stuck[chance_.next() % stuck.size()], 1 + in_vain / 6);
      fill(other);
      const std::size_t left = other.free().size();
      if (left < stuck.size()) in_vain = 0;
      if (left <= stuck.size()) partition = std::move(other);
    }
    return false;
  }

  void place_stars() {
    Problem stars = made_.problem;
    stars.quotas.per_region.clear();
    made_.solution.clear();
    const auto found = find_placements(
        stars, {1}, first_solution, context_,
        [&](const Placement& placement) { made_.solution = placement; }, &chance_);
    spend(1e6);
    if (!found || !found->complete || found->placements == 0)
      throw Error(
          Error::Kind::unanswered,
          fmt::format("size {} with {}: there is no way to place them, or none was "
                      "found",
                      order_.size, counted(static_cast<std::size_t>(order_.stars), "star")));
  }

  // Squares of nobody's go to a region beside them, one after the other, as long as no solution
  // has a star there. More squares never mean fewer solutions, so no square is looked at twice for
  // the same region.
  void fill(Partition& partition) {
    std::set<std::pair<std::size_t, int>> refused;
    std::vector<std::size_t> left = partition.free();
    for (bool again = true; again;) {
      again = false;
      shuffle(left);
      std::vector<std::size_t> over;
      for (const std::size_t cell : left) {
        if (give(partition, cell, refused))
          again = true;
        else
          over.push_back(cell);
      }
      left = std::move(over);
    }
  }

  bool give(Partition& partition, std::size_t cell,
            std::set<std::pair<std::size_t, int>>& refused) {
    std::vector<int> takers = partition.takers(cell);
    shuffle(takers);
    for (const int taker : takers) {
      if (!refused.emplace(cell, taker).second) continue;
      partition.give(cell, taker);
      if (!another_solution(partition, {{partition.square(cell), 0}})) return true;
      partition.give(cell, nobody);
    }
    return false;
  }

  // Squares around this one become nobody's.
  void take_away(Partition& partition, std::size_t middle, std::int64_t most_reach) {
    const Square at = partition.square(middle);
    const auto far = static_cast<std::int64_t>(chance_.next() % 3);
    const std::int64_t reach = most_reach + far;
    std::vector<std::size_t> around;
    for (std::size_t cell = 0; cell < partition.cells(); ++cell) {
      const Square square = partition.square(cell);
      if (std::abs(square.row - at.row) <= reach && std::abs(square.column - at.column) <= reach &&
          partition.region(cell) != nobody)
        around.push_back(cell);
    }
    shuffle(around);
    for (const std::size_t cell : around)
      if (partition.can_go(cell)) partition.give(cell, nobody);
  }

  bool unique(const Partition& partition) {
    std::uint64_t solutions = 0;
    return look(partition, {}, 2, [&](const Placement&) { ++solutions; }) && solutions == 1;
  }

  // With this star. Where that takes long to see, say yes.
  bool another_solution(const Partition& partition, const Given& star) {
    bool found = false;
    return !look(partition, star, 1, [&](const Placement&) { found = true; }) || found;
  }

  // At the squares that are somebody's. False: it took too long.
  bool look(const Partition& partition, const Given& given, std::uint64_t most,
            const std::function<void(const Placement&)>& tell) {
    ++made_.tries;
    Problem problem = made_.problem;
    problem.given = given;
    problem.quotas.per_region = {regions_of(partition)};
    for (const std::size_t cell : partition.free())
      problem.board.holes.push_back(partition.square(cell));
    const auto found = find_placements(problem, {most}, of_a_look, context_, tell);
    spend(5e5 + static_cast<double>(found->work) * 500);
    return found->complete;
  }

  Regions regions_of(const Partition& partition) const {
    return {partition.rows(), {Quota{Quota::all, {order_.stars, order_.stars}}}};
  }

  template <class Item>
  void shuffle(std::vector<Item>& items) {
    for (std::size_t left = items.size(); left > 1; --left)
      std::swap(items[left - 1], items[chance_.next() % left]);
  }

  void spend(double operations) {
    work_ += operations;
    if (work_ > most_work_)
      throw Error(Error::Kind::unanswered,
                  fmt::format("no puzzle of size {} with {} after {}; the budget is "
                              "over, see --seconds",
                              order_.size, counted(static_cast<std::size_t>(order_.stars), "star"),
                              made_.tries == 1 ? "1 try" : std::to_string(made_.tries) + " tries"));
  }

  const PuzzleOrder& order_;
  Chance chance_;
  Context context_;
  double most_work_, work_ = 0;
  Made made_;
};

}  // namespace
}  // namespace making

Made make_puzzle(const PuzzleOrder& order, double seconds, const Limits& limits) {
  return making::Maker(order, seconds, limits).make();
}

}  // namespace rookery
