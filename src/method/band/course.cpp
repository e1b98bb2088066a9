// SPDX-License-Identifier: Apache-2.0
#include "method/band/course.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/factorial.hpp"
#include "problem/conflict.hpp"

namespace rookery::bands {
namespace {

constexpr double too_many = 1e15;     // states: no machine has room for them
constexpr std::int64_t samples = 32;  // windows looked at, if there are more

// How likely each column is to be occupied, were it independent of the others.
class MeanField {
 public:
  explicit MeanField(const RookBoard& board) : board_(board), occupied_(board.groups().size()) {}

  // A row (or `rows` neighbouring ones): multiplies all ways by 1 + its free columns.
  void add_row(std::int64_t row, double rows) {
    const double free = visit(row, [](double&) {});
    bits_ += rows * std::log2(1 + free);
    const double taken = rows > 1 ? -std::expm1(-rows / (1 + free)) : 1 / (1 + free);
    visit(row, [taken](double& occupied) { occupied += (1 - occupied) * taken; });
  }
  double bits() const { return bits_; }

 private:
  template <class Change>
  double visit(std::int64_t row, const Change& change) {
    double free = 0;
    for (std::size_t i = 0; i < occupied_.size(); ++i) {
      const Group& group = board_.groups()[i];
      if (row < group.first || row > group.last) continue;
      free += static_cast<double>(group.size) * (1 - occupied_[i]);
      change(occupied_[i]);
    }
    return free;
  }

  const RookBoard& board_;
  std::vector<double> occupied_;
  double bits_ = 0;
};

// Bits of a count of at most `most` rooks on `rows` rows, if `bits` are those of any number.
double bits_within(double bits, double rows, double longest, double most) {
  if (most >= rows) return bits;
  return std::min(bits, log2_choose(rows, most) + most * std::log2(longest + 1) + 1);
}

double limbs_of(double bits) { return 1 + std::floor(bits / 64); }

// The bits of all numbers of placements on the rows before each window (or, from the other end,
// on those it has left), for every stride-th window.
std::vector<double> bits_on_the_way(const RookBoard& board, const Order& order, std::int64_t stride,
                                    bool from_the_end) {
  MeanField field(board);
  std::vector<double> bits;
  for (std::int64_t t = 0; t < board.rows(); t += stride) {
    bits.push_back(field.bits());
    const std::int64_t at = from_the_end ? board.rows() - 1 - t : t;
    const auto window = order.begin() + at;
    field.add_row(row_between(window[0], window[1]),
                  static_cast<double>(std::min(stride, board.rows() - t)));
  }
  bits.push_back(field.bits());
  if (from_the_end) std::reverse(bits.begin(), bits.end());
  return bits;
}

// What a window's layer has. `crossed`: the classes that the next row crosses.
struct Numbers {
  double states = 0, classes = 0, crossed = 0, words = 0;
  double slots = 0, limbs = 0, slots_ahead = 0, limbs_ahead = 0;
};

// Measured on x86-64: a state takes about 30 ns, a choice 14 ns and its additions 4 ns each and
// 1.2 ns a limb. Of five classes that a row crosses about four have a free column.
// A layer beyond the caches costs up to 100 ns a choice more.
double operations_of(const Numbers& at, double slots, double limbs) {
  const double choices = 1 + 0.8 * at.crossed;
  const double far = 13 * std::log2(1 + Layer::bytes(at.states, at.words, slots, limbs) / 4e6);
  return at.states * (20 + 4 * at.classes + choices * (14 + far + slots * (4 + 1.2 * limbs)));
}

void add_layer(Forecast& forecast, const Numbers& at, double rows, double columns) {
  const double step = 600 + 10 * columns;  // to find the classes
  forecast.operations += rows * (step + operations_of(at, at.slots, at.limbs));
  forecast.bytes =
      std::max(forecast.bytes, 2 * Layer::bytes(at.states, at.words, at.slots, at.limbs));
  forecast.walk_operations += rows * (2 * step + operations_of(at, 0, 0) +
                                      operations_of(at, at.slots_ahead, at.limbs_ahead));
  const double kept = rows * Layer::bytes(at.states, at.words, at.slots_ahead, at.limbs_ahead);
  forecast.walk_bytes += kept;
  forecast.walk_operations += 2 * kept;  // memory that was never touched before
  forecast.states = std::max(forecast.states, at.states);
}

Numbers numbers_at(const RookBoard& board, const Order& order, std::int64_t t,
                   const Wanted& wanted) {
  const auto window = order.begin() + t;
  const Classes classes = classes_of(board, window[0]);
  Numbers at;
  at.states = states_at_most(classes, wanted.most, too_many);
  at.words = static_cast<double>(layout_of(classes, wanted.most).words);
  for (const Class& one : classes.list) {
    at.classes += one.touched > 0;
    at.crossed += one.holds(row_between(window[0], window[1]));
  }
  at.slots = static_cast<double>(slots_forward(classes, wanted));
  at.slots_ahead = static_cast<double>(slots_backward(classes, wanted.most));
  return at;
}

double longest_row(const RookBoard& board) {
  std::int64_t longest = 0;
  for (std::int64_t row = 0; row < board.rows(); ++row)
    longest = std::max(longest, board.length(row));
  return static_cast<double>(longest);
}

// Stops early when the course is dearer than `enough`.
Forecast forecast_of(const RookBoard& board, Ordering ordering, const Wanted& wanted, bool walk,
                     double enough) {
  const Order order = order_of(board, ordering);
  // Odd, so that rows from both ends are looked at when they take turns.
  const std::int64_t stride = board.rows() / (2 * samples) * 2 + 1;
  const auto bits = bits_on_the_way(board, order, stride, false);
  const auto ahead = walk ? bits_on_the_way(board, order, stride, true) : bits;
  const auto columns = static_cast<double>(board.groups().size());
  const auto most = static_cast<double>(wanted.most);
  const double longest = longest_row(board);
  Forecast forecast;
  forecast.bits = bits_within(bits.back(), static_cast<double>(board.rows()), longest, most);
  for (std::int64_t t = 0; t < board.rows() && forecast.operations < enough; t += stride) {
    Numbers at = numbers_at(board, order, t, wanted);
    const auto place = static_cast<std::size_t>(t / stride);
    const auto done = static_cast<double>(t), left = static_cast<double>(board.rows() - t);
    at.limbs = limbs_of(bits_within(bits[place], done, longest, most));
    at.limbs_ahead = limbs_of(bits_within(ahead[place], left, longest, most));
    add_layer(forecast, at, static_cast<double>(std::min(stride, board.rows() - t)), columns);
  }
  return forecast;
}

// The largest layer of a board too long to list: L = min(difference of the sides, shorter side)/2
// classes beside the one that all rows share, of two columns each.
Forecast formula(const Board& board, Shape shape, const Wanted& wanted) {
  const auto m = static_cast<double>(std::min(board.rows, board.columns));
  const auto n = static_cast<double>(std::max(board.rows, board.columns));
  const double rows = rows_of(board, shape),
               most = std::min(static_cast<double>(wanted.most), rows);
  const double classes = shape == Shape::rooks ? 0 : std::floor(std::min(n - m, m) / 2);
  const double used = std::min(most, classes);
  Numbers at;
  at.states =
      (std::min(most, m) + 1) * std::exp2(std::min(log2_choose(classes + used, used), 500.0));
  at.classes = classes;
  at.crossed = classes + 1;
  at.words = 1 + classes / 32;
  at.slots = wanted.each ? most + 1 : 1;
  at.slots_ahead = most + 1;
  at.limbs = at.limbs_ahead = limbs_of(most * std::log2(n) / 2);
  Forecast forecast;
  add_layer(forecast, at, rows, shape == Shape::rooks ? 1 : rows);
  forecast.bytes += 100 * rows;
  forecast.bits = most * std::log2(n);
  return forecast;
}

Course cheapest(const Problem& problem, const Facing& facing, const Task& task) {
  Course best{facing, Ordering::by_length, {}};
  if (rows_of(problem.board, task.shape) > most_rows_listed) {
    best.forecast = formula(problem.board, task.shape, task.wanted);
    return best;
  }
  double least = std::numeric_limits<double>::infinity();
  const bool walk = problem.want == Want::walk;
  for (const bool exchanged : {false, true}) {
    if (task.shape == Shape::rooks && exchanged) break;
    Facing turned = facing;
    turned.exchanged = facing.exchanged != exchanged;
    const RookBoard board(problem, turned);
    for (const Ordering ordering : {Ordering::by_length, Ordering::in_turn}) {
      const Forecast forecast = forecast_of(board, ordering, task.wanted, walk, least);
      if (forecast.operations < least) best = {turned, ordering, forecast};
      least = std::min(least, forecast.operations);
    }
  }
  return best;
}

// Do two given pieces share a line of the board of rooks? Then they are in conflict.
bool given_in_conflict(const Problem& problem) {
  return conflict_among(problem.piece(), squares_of(problem.given)).has_value();
}

}  // namespace

Task task_of(const Problem& problem, Shape shape) {
  const auto given = static_cast<std::int64_t>(problem.given.size());
  const Range& number = problem.number();
  Task task;
  task.shape = shape;
  task.possible = number.most >= given && !given_in_conflict(problem);
  const double rows = std::min(rows_of(problem.board, shape) + 1, 4e18);
  const double most = std::max(0.0, static_cast<double>(number.most) - static_cast<double>(given));
  const bool all = number.least <= given && most >= 2 * rows;
  task.wanted.each = problem.want != Want::total || !all;
  task.wanted.most = static_cast<std::int64_t>(std::min(rows, most));
  task.twins = shape == Shape::bishops && given == 0 &&
               (problem.board.rows % 2 == 0 || problem.board.columns % 2 == 0);
  return task;
}

std::vector<Course> courses(const Problem& problem, const Task& task) {
  std::vector<Course> all;
  for (const Facing& facing : facings(problem.board, task.shape)) {
    if (task.twins && !all.empty()) break;
    all.push_back(cheapest(problem, facing, task));
  }
  return all;
}

}  // namespace rookery::bands
