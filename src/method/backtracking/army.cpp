// SPDX-License-Identifier: Apache-2.0
#include "method/backtracking/army.hpp"

#include <algorithm>

#include "problem/counts.hpp"

namespace rookery::backtrack {

Table shape_of(const Problem& problem, const Instance& instance) {
  const auto squares = static_cast<std::int64_t>(instance.squares.size());
  const auto told = told_numbers(problem, squares);
  Table shape;
  for (std::size_t kind = 0; kind < instance.kinds; ++kind) {
    shape.first.push_back(told[kind] == untold ? 0 : instance.taken[kind]);
    shape.size.push_back(told[kind] == untold ? 1
                                              : std::min(instance.numbers[kind].most, squares) + 1);
  }
  return shape;
}

Ground::Ground(const Instance& of)
    : instance(of), stands(of), lines_of_square(of.squares.size()), lines_of_stand(of.open.size()) {
  for (std::size_t l = 0; l < instance.lines.size(); ++l) {
    const Line& line = instance.lines[l];
    const auto number = static_cast<std::uint32_t>(l);
    for (std::size_t i = 0; i < line.squares.size(); ++i) {
      const std::uint32_t square = line.squares[i];
      lines_of_square[square].push_back({number, line.weight(i)});
      for (std::size_t kind = 0; kind < instance.kinds; ++kind)
        if (line.counts(i, kind))
          lines_of_stand[instance.stand(square, kind)].push_back({number, line.weight(i)});
    }
  }
}

Army::Army(const Ground& ground)
    : ground_(&ground), placed_(ground.instance.kinds), open_(ground.stands.open) {
  for (const Line& line : instance().lines) {
    held_.push_back({0, line.most()});
    short_lines_ += line.range.least > 0;
  }
  for (const Range& number : instance().numbers) missing_ += number.least;
}

bool Army::put(std::size_t kind) {
  const std::uint32_t stand = instance().stand(next_, kind);
  if (!is_open(stand) || placed_[kind] == instance().numbers[kind].most) return false;
  for (const auto& [line, weight] : ground_->lines_of_stand[stand])
    if (held_[line].pieces > instance().lines[line].range.most - weight) return false;
  for (const auto& [line, weight] : ground_->lines_of_stand[stand]) count(line, weight);
  missing_ -= placed_[kind]++ < instance().numbers[kind].least;
  open_.resize(open_.size() + words());
  std::uint64_t* behind = open_.data() + open_.size() - words();
  open_behind(ground_->stands, behind - words(), stand, behind);
  chosen_.push_back(stand);
  if (pass()) return true;
  take_back();
  return false;
}

void Army::take_back() {
  const std::uint32_t stand = chosen_.back();
  const std::size_t kind = stand % instance().kinds;
  return_to(stand / instance().kinds);
  chosen_.pop_back();
  open_.resize(open_.size() - words());
  missing_ += --placed_[kind] < instance().numbers[kind].least;
  for (const auto& [line, weight] : ground_->lines_of_stand[stand]) count(line, -weight);
}

bool Army::leave_empty() {
  if (!pass()) return false;
  while (next_ < instance().squares.size() && !can_hold(next_))
    if (!pass()) return false;
  return true;
}

bool Army::can_hold(std::size_t square) const {
  for (std::size_t kind = 0; kind < instance().kinds; ++kind)
    if (is_open(instance().stand(square, kind))) return true;
  return false;
}

void Army::return_to(std::size_t square) {
  while (next_ > square)
    for (const auto& [line, weight] : ground_->lines_of_square[--next_]) held_[line].free += weight;
}

// To the next square. Can the lines of this one and the numbers be kept?
bool Army::pass() {
  const auto& lines = ground_->lines_of_square[next_++];
  bool kept = missing_ <= static_cast<std::int64_t>(instance().squares.size() - next_);
  for (const auto& [line, weight] : lines) {
    held_[line].free -= weight;
    kept &= held_[line].pieces + held_[line].free >= instance().lines[line].range.least;
  }
  return kept;
}

void Army::count(std::uint32_t line, std::int64_t change) {
  const std::int64_t least = instance().lines[line].range.least;
  short_lines_ -= held_[line].pieces < least;
  held_[line].pieces += change;
  short_lines_ += held_[line].pieces < least;
}

bool Army::full() const {
  for (std::size_t kind = 0; kind < instance().kinds; ++kind)
    if (placed_[kind] < instance().numbers[kind].most) return false;
  return true;
}

ArmySearch::ArmySearch(Army& army, const Instance& instance, Table shape, Context& context)
    : army_(army), instance_(instance), box_(std::move(shape)), context_(context) {
  std::size_t entries = 1;
  stride_.resize(instance.kinds);
  for (std::size_t kind = instance.kinds; kind-- > 0;) {
    stride_[kind] = box_.size[kind] == 1 ? 0 : entries;
    entries *= static_cast<std::size_t>(box_.size[kind]);
  }
  counts_.resize(entries);
}

Table ArmySearch::count(std::uint64_t& work) {
  look();
  work += work_;
  for (const std::uint64_t count : counts_)
    box_.values.emplace_back(static_cast<unsigned long>(count));
  return box_;
}

void ArmySearch::look() {
  if ((++work_ & 0x3FFF) == 0) context_.check();
  if (army_.whole()) ++counts_[place()];  // fits: at most one a look
  if (army_.full()) return;
  const std::size_t from = army_.next();
  for (bool kept = true; kept && army_.next() < instance_.squares.size();) {
    for (std::size_t kind = 0; kind < instance_.kinds; ++kind) {
      if (!army_.put(kind)) continue;
      look();
      army_.take_back();
    }
    kept = army_.leave_empty();
  }
  army_.return_to(from);
}

std::size_t ArmySearch::place() const {
  std::size_t place = 0;
  for (std::size_t kind = 0; kind < stride_.size(); ++kind)
    place += stride_[kind] * static_cast<std::size_t>(army_.placed()[kind]);
  return place;
}

}  // namespace rookery::backtrack
