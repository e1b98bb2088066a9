// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "base/chance.hpp"
#include "method/lines/course.hpp"

namespace rookery::lines {
namespace {

constexpr std::uint32_t none = UINT32_MAX;

// Rooks on rows done, one in each row and column at most, so that each class has a number of
// occupied columns that only grows or shrinks on purpose.
class Matching {
 public:
  Matching(const Stages& stages, const Stage& stage)
      : crossings_(stages.crossings(stage)),
        class_of_(crossings_.rows_of_column.size(), none),
        row_of_(class_of_.size(), none),
        column_of_(stage.done, none),
        seen_column_(class_of_.size(), 0),
        seen_row_(stage.done, 0),
        seen_class_(stage.list.size(), 0) {
    for (std::uint32_t c = 0; c < crossings_.columns_of_class.size(); ++c)
      for (const std::uint32_t column : crossings_.columns_of_class[c]) class_of_[column] = c;
  }

  // One more occupied column of the class, if rooks can be moved so.
  bool grow(std::uint32_t one) {
    ++round_;
    return from_class(one);
  }

  void shrink(std::uint32_t one, std::int64_t columns) {
    for (const std::uint32_t column : crossings_.columns_of_class[one])
      if (columns > 0 && row_of_[column] != none) {
        column_of_[row_of_[column]] = none;
        row_of_[column] = none;
        --columns;
      }
  }

  void clear() {
    std::fill(row_of_.begin(), row_of_.end(), none);
    std::fill(column_of_.begin(), column_of_.end(), none);
  }

 private:
  // A free column of the class gets a rook.
  bool from_class(std::uint32_t one) {
    if (std::exchange(seen_class_[one], round_) == round_) return false;
    for (const std::uint32_t column : crossings_.columns_of_class[one])
      if (row_of_[column] == none && from_column(column)) return true;
    return false;
  }

  // The column gets a rook in some row; one that stood there moves within its column, or to a free
  // column of its class.
  bool from_column(std::uint32_t column) {
    if (std::exchange(seen_column_[column], round_) == round_) return false;
    for (const std::uint32_t row : crossings_.rows_of_column[column]) {
      if (std::exchange(seen_row_[row], round_) == round_) continue;
      const std::uint32_t other = column_of_[row];
      if (other != none) {
        if (!from_column(other)) {
          if (!from_class(class_of_[other])) continue;
          row_of_[other] = none;
        }
      }
      row_of_[column] = row;
      column_of_[row] = column;
      return true;
    }
    return false;
  }

  Stages::Crossings crossings_;
  std::vector<std::uint32_t> class_of_, row_of_, column_of_;
  std::vector<std::uint32_t> seen_column_, seen_row_, seen_class_;  // in which round
  std::uint32_t round_ = 0;
};

double descend(Matching& matching, const Stage& stage, std::int64_t most, Chance& chance) {
  double weight = 1;
  for (std::uint32_t c = 0; c < stage.list.size(); ++c) {
    const std::int64_t limit = std::min(stage.list[c].most, most);
    std::int64_t reached = 0;
    while (reached < limit && matching.grow(c)) ++reached;
    const auto choices = static_cast<std::uint64_t>(reached) + 1;
    const auto taken = static_cast<std::int64_t>(chance.next() % choices);
    matching.shrink(c, reached - taken);
    most -= taken;
    weight *= static_cast<double>(choices);
  }
  return weight;
}

}  // namespace

double states_sampled(const Stages& stages, const Stage& stage, std::int64_t most_rooks,
                      int samples) {
  Matching matching(stages, stage);
  Chance chance;
  double sum = 0;
  for (int i = 0; i < samples; ++i) {
    matching.clear();
    sum += descend(matching, stage, most_rooks, chance);
  }
  return sum / samples;
}

}  // namespace rookery::lines
