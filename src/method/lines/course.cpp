// SPDX-License-Identifier: Apache-2.0
#include "method/lines/course.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/factorial.hpp"

namespace rookery::lines {
namespace {

using Rows = std::vector<std::vector<Cell>>;

Rows rows_of(const RookBoard& board) {
  Rows rows(board.rows);
  for (const Cell& cell : board.cells) rows[cell.row].push_back(cell);
  return rows;
}

Order by_length(const RookBoard& board) {
  const Rows rows = rows_of(board);
  Order order(board.rows);
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t one, std::uint32_t other) {
    return rows[one].size() < rows[other].size();
  });
  return order;
}

// Greedy orders: the next row is the one after which least remains to be known.
class Greedy {
 public:
  explicit Greedy(const RookBoard& board)
      : rows_(rows_of(board)),
        left_(board.columns, 0),
        touched_(board.columns, false),
        hash_(board.columns, 0) {
    for (const Cell& cell : board.cells) {
      ++left_[cell.column];
      hash_[cell.column] += hash_of(cell);
    }
  }

  // What the next row is chosen by: the columns that are touched and not done, from anywhere or
  // from one place on; or the classes that they form.
  enum class By { columns, columns_on, classes };

  Order order(By by) {
    Order order;
    std::vector<bool> done(rows_.size(), false);
    while (order.size() < rows_.size()) {
      std::uint32_t best = 0;
      double least = std::numeric_limits<double>::infinity();
      for (std::uint32_t row = 0; row < rows_.size(); ++row) {
        if (done[row]) continue;
        double price = by == By::classes ? classes_after(row) : columns_after(row);
        if (by == By::columns_on && !order.empty() && !meets(row)) price += 1e6;
        if (price < least) best = row;
        least = std::min(least, price);
      }
      done[best] = true;
      order.push_back(best);
      take(best);
    }
    return order;
  }

 private:
  static std::uint64_t hash_of(const Cell& cell) {
    std::uint64_t z = (std::uint64_t{cell.row} << 32 | cell.weight) * 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    return z ^ z >> 31;
  }

  // Does the row cross a column that is touched?
  bool meets(std::uint32_t row) const {
    return std::any_of(rows_[row].begin(), rows_[row].end(),
                       [&](const Cell& cell) { return touched_[cell.column]; });
  }

  // The change of the columns touched and not done; of equal ones, the shorter row.
  double columns_after(std::uint32_t row) const {
    double change = 0;
    for (const Cell& cell : rows_[row]) {
      const bool last = left_[cell.column] == 1;
      if (touched_[cell.column] == last) change += last ? -1 : 1;
    }
    return change + 1e-3 * static_cast<double>(rows_[row].size());
  }

  // The logarithm of the states after the row, were all numbers possible. Equal hashes of different
  // classes would only spoil the choice.
  double classes_after(std::uint32_t row) {
    for (const Cell& cell : rows_[row]) hash_[cell.column] -= hash_of(cell);
    std::vector<std::uint64_t> live;
    std::vector<bool> crossed(hash_.size(), false);
    for (const Cell& cell : rows_[row]) crossed[cell.column] = true;
    for (std::size_t column = 0; column < hash_.size(); ++column)
      if ((touched_[column] || crossed[column]) && left_[column] > std::uint32_t{crossed[column]})
        live.push_back(hash_[column]);
    for (const Cell& cell : rows_[row]) hash_[cell.column] += hash_of(cell);
    std::sort(live.begin(), live.end());
    double price = 1e-3 * static_cast<double>(rows_[row].size());
    for (auto at = live.begin(); at != live.end();) {
      const auto end = std::upper_bound(at, live.end(), *at);
      price += std::log2(static_cast<double>(1 + (end - at)));
      at = end;
    }
    return price;
  }

  void take(std::uint32_t row) {
    for (const Cell& cell : rows_[row]) {
      touched_[cell.column] = true;
      --left_[cell.column];
      hash_[cell.column] -= hash_of(cell);
    }
  }

  Rows rows_;
  std::vector<std::uint32_t> left_;  // cells of each column in rows not done
  std::vector<bool> touched_;
  std::vector<std::uint64_t> hash_;  // of a column's cells in rows not done
};

// The bits of the number of all placements on the first rows, for each number of rows: each column
// is as likely to be occupied as if it were independent of the others.
std::vector<double> bits_on_the_way(const Stages& stages) {
  std::vector<double> occupied(stages.columns(), 0), bits = {0};
  for (std::size_t row = 0; row < stages.rows(); ++row) {
    double free = 0;
    for (const Cell& cell : stages.row(row)) free += cell.weight * (1 - occupied[cell.column]);
    bits.push_back(bits.back() + std::log2(1 + free));
    for (const Cell& cell : stages.row(row))
      occupied[cell.column] += (1 - occupied[cell.column]) * cell.weight / (1 + free);
  }
  return bits;
}

// Of at most `most` rooks on `rows` rows, if `bits` are those of any number.
double bits_within(double bits, double rows, double longest, double most) {
  if (most >= rows) return bits;
  return std::min(bits, log2_choose(rows, most) + most * std::log2(longest + 1) + 1);
}

double longest_row(const Stages& stages) {
  double longest = 0;
  for (std::size_t row = 0; row < stages.rows(); ++row) {
    double length = 0;
    for (const Cell& cell : stages.row(row)) length += cell.weight;
    longest = std::max(longest, length);
  }
  return longest;
}

// What there is to know of each stage; states are bounds until they are sampled.
struct Outlook {
  Stage stage;
  double bound = 0, states = 0, bits = 0;
};

std::vector<Outlook> outlooks_of(const Stages& stages, const Wanted& wanted) {
  const auto bits = bits_on_the_way(stages);
  const double longest = longest_row(stages);
  std::vector<Outlook> all;
  for (std::size_t done = 0; done <= stages.rows(); ++done) {
    Stage stage = stages.stage(done);
    const double states = Stages::states_at_most(stage, wanted.most);
    const double own = bits_within(bits[done], static_cast<double>(done), longest,
                                   static_cast<double>(wanted.most));
    all.push_back({std::move(stage), states, states, own});
  }
  return all;
}

// The largest stages are sampled; the others' bounds are corrected in proportion to their bits.
void correct_states(const Stages& stages, const Wanted& wanted, std::vector<Outlook>& all) {
  constexpr std::size_t sampled = 4;
  constexpr int samples = 48;
  std::vector<std::size_t> largest(all.size());
  std::iota(largest.begin(), largest.end(), std::size_t{0});
  std::stable_sort(largest.begin(), largest.end(), [&](std::size_t one, std::size_t other) {
    return all[one].bound > all[other].bound;
  });
  largest.resize(std::min(largest.size(), sampled));
  double share = 0, bits = 0;
  for (const std::size_t place : largest) {
    Outlook& at = all[place];
    at.states = std::clamp(states_sampled(stages, at.stage, wanted.most, samples), 1.0, at.bound);
    share += std::log2(at.states);
    bits += std::log2(at.bound);
  }
  for (std::size_t place = 0; place < all.size(); ++place)
    if (bits > 0 && std::find(largest.begin(), largest.end(), place) == largest.end())
      all[place].states = std::pow(all[place].bound, share / bits);
}

// A layer with so many states: its index has room for as many as there may be at most.
double bytes_of(const Outlook& at, double words, double slots, double limbs) {
  const double places = std::exp2(std::ceil(std::log2(2 * at.bound + 1)));
  return at.states * 8 * (std::max(1.0, words) + slots * limbs) + 4 * places;
}

// Measured on x86-64, as for band. Two layers take turns, and each keeps its memory.
Forecast forecast_of(const Stages& stages, const Wanted& wanted, const std::vector<Outlook>& all) {
  Forecast forecast;
  forecast.bits = all.back().bits;
  double kept[2] = {0, 0};
  for (std::size_t t = 0; t < all.size(); ++t) {
    const Stage& stage = all[t].stage;
    double classes = 0, crossed = 0;
    for (const Class& one : stage.list) {
      classes += one.most > 0;
      crossed += stages.pattern(one.pattern).row == t;
    }
    const auto slots = static_cast<double>(slots_of(stage, wanted));
    const double limbs = 1 + std::floor(all[t].bits / 64);
    const auto words = static_cast<double>(words_of_key(stage, wanted.most));
    const double bytes = bytes_of(all[t], words, slots, limbs);
    const double far = 13 * std::log2(1 + bytes / 4e6);
    const double choices = 1 + 0.8 * crossed;
    forecast.operations +=
        1000 + 40 * static_cast<double>(stages.columns()) +
        all[t].states * (25 + 5 * classes + choices * (20 + far + slots * (5 + 1.6 * limbs)));
    kept[t % 2] = std::max(kept[t % 2], bytes);
    forecast.states = std::max(forecast.states, all[t].states);
  }
  forecast.bytes = kept[0] + kept[1];
  return forecast;
}

std::vector<Order> orders_of(const RookBoard& board) {
  std::vector<Order> orders = {by_length(board), Greedy(board).order(Greedy::By::columns),
                               Greedy(board).order(Greedy::By::columns_on)};
  constexpr std::size_t most_weighed = 60000;
  if (board.rows * board.rows * board.columns <= most_weighed)
    orders.push_back(Greedy(board).order(Greedy::By::classes));
  return orders;
}

}  // namespace

Course course_of(const RookBoard& board, const Wanted& wanted) {
  Course best;
  double least = std::numeric_limits<double>::infinity();
  for (const RookBoard& turned : {board, board.exchanged()})
    for (Order& order : orders_of(turned)) {
      const Stages stages(turned, order);
      const Forecast forecast = forecast_of(stages, wanted, outlooks_of(stages, wanted));
      if (forecast.operations < least) best = {turned, std::move(order), forecast};
      least = std::min(least, forecast.operations);
    }
  const Stages stages(best.board, best.order);
  auto all = outlooks_of(stages, wanted);
  correct_states(stages, wanted, all);
  best.forecast = forecast_of(stages, wanted, all);
  return best;
}

}  // namespace rookery::lines
