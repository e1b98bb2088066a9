// SPDX-License-Identifier: Apache-2.0
// From the boards of rooks to the counts of the problem, and what that costs.
#include <algorithm>
#include <cmath>

#include "method/lines/parts.hpp"
#include "method/stand_walk.hpp"

namespace rookery::lines {
namespace {

// No more rooks than rows or columns.
Wanted on_board(const RookBoard& board, const Wanted& wanted) {
  const auto fit = static_cast<std::int64_t>(std::min(board.rows, board.columns));
  return {std::min(fit, wanted.most), wanted.each};
}

// What the numbers of pieces on two parts together take: measured as for band.
double product_operations(const Wanted& wanted, double terms, double bits) {
  const double limbs = wanted.each ? terms * (1 + bits / 64) : 1 + bits / 64;
  return 300 + 14 * limbs * std::log2(2 + limbs);
}

}  // namespace

Wanted wanted_of(const Problem& problem, const Instance& instance) {
  const Range& number = instance.numbers[0];
  const auto squares = static_cast<std::int64_t>(instance.squares.size());
  const bool all = number.least == 0 && number.most >= squares;
  return {std::min(number.most, squares), problem.want != Want::total || !all};
}

Cost cost_of(const Problem& problem, const Instance& instance,
             const std::vector<RookBoard>& boards) {
  double conflicts = 0;
  for (const auto& list : instance.conflicts) conflicts += static_cast<double>(list.size());
  Cost cost{2000 + 20 * conflicts + 100 * static_cast<double>(instance.squares.size()),
            4096 + 12 * conflicts};
  if (instance.impossible) return cost;
  const Wanted wanted = wanted_of(problem, instance);
  const double graph = cost.bytes;
  double terms = 1, bits = 0;
  for (const RookBoard& board : boards) {
    const Wanted here = on_board(board, wanted);
    const Forecast forecast = course_of(board, here).forecast;
    terms += static_cast<double>(here.most);
    bits += forecast.bits;
    cost.operations += 30 * static_cast<double>(board.cells.size() * 8) + forecast.operations +
                       product_operations(wanted, terms, bits);
    cost.bytes = std::max(cost.bytes, graph + forecast.bytes);
  }
  return cost;
}

Polynomial count_instance(const Instance& instance, const Wanted& wanted, Context& context,
                          std::uint64_t& work) {
  Polynomial counts = {1};
  const auto boards = boards_of(instance);
  for (const RookBoard& board : std::get<std::vector<RookBoard>>(boards)) {
    context.check();
    const Course course = course_of(board, on_board(board, wanted));
    const Stages stages(course.board, course.order);
    counts = multiply(counts, count_rooks(stages, on_board(board, wanted), context, work));
    const auto most = static_cast<std::size_t>(std::max<std::int64_t>(wanted.most, 0));
    if (wanted.each && counts.size() > most + 1) counts.resize(most + 1);
  }
  return counts;
}

// The context outlives the walk.
std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  return stand_walk(problem, [&context](const Instance& instance) {
    const std::int64_t pieces = instance.numbers[0].least;
    if (pieces > static_cast<std::int64_t>(instance.squares.size())) return Integer(0);
    std::uint64_t work = 0;
    const Polynomial counts = count_instance(instance, {pieces, true}, context, work);
    const auto place = static_cast<std::size_t>(pieces);
    return place < counts.size() ? counts[place] : Integer(0);
  });
}

// Every level counts once for each square; on average about half of the squares are left, and later
// levels have fewer.
Cost walk_cost(const Problem& problem) {
  const Instance instance = instance_of(problem);
  const auto boards = boards_of(instance);
  const auto& found = std::get<std::vector<RookBoard>>(boards);
  Cost cost = cost_of(problem, instance, found);
  const auto squares = static_cast<double>(instance.squares.size());
  double lines = 1;
  for (const RookBoard& board : found)
    lines += static_cast<double>(std::min(board.rows, board.columns));
  const double levels = std::min(lines, static_cast<double>(instance.numbers[0].least) + 1);
  const double orders = 3000 * (squares + 1);  // to choose the orders
  cost.operations = (cost.operations + orders) * (1 + squares * levels / 3);
  cost.bytes *= 1.5;
  return cost;
}

}  // namespace rookery::lines
