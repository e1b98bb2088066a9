// SPDX-License-Identifier: Apache-2.0
// All placements in a list: the walk through it, and how often each stand is used.
#include <fmt/format.h>

#include <algorithm>

#include "method/deduction/each.hpp"
#include "method/deduction/parts.hpp"
#include "problem/counts.hpp"

namespace rookery::deduction {
namespace {

constexpr double most_listed = 1e7;

// A placement that has ended comes behind those that go on.
bool before(const Bits& one, const Bits& other) {
  const auto [a, b] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  if (a == one.end()) return false;
  return b == other.end() || *a < *b;
}

// Piece by piece through the sorted list: what lies below a choice is a stretch of it.
class ListWalk : public Walk {
 public:
  ListWalk(Task task, std::vector<Bits> all, Given given)
      : task_(std::move(task)), all_(std::move(all)), given_(std::move(given)) {
    path_ = {{0, all_.size()}};
    given_put_ = given_.empty();
  }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, number_of(path_[0])}};
    std::vector<Choice> offered;
    if (ended_) return offered;
    for (const Stretch& stretch : parts()) {
      Choice choice{{}, number_of(stretch)};
      if (goes_on(stretch)) choice.put = {stand_of(task_, all_[stretch.begin][depth()])};
      offered.push_back(std::move(choice));
    }
    // The whole placement that needs no more pieces is no choice if it is the only one.
    if (offered.size() == 1 && offered[0].put.empty()) offered.clear();
    return offered;
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    const Stretch stretch = parts()[choice];
    ended_ = !goes_on(stretch);
    path_.push_back(stretch);
  }

  void leave() override {
    if (path_.size() == 1) {
      given_put_ = false;
      return;
    }
    path_.pop_back();
    ended_ = false;
  }

 private:
  struct Stretch {
    std::size_t begin, end;
  };

  std::size_t depth() const { return path_.size() - 1; }
  static Integer number_of(const Stretch& stretch) {
    return static_cast<unsigned long>(stretch.end - stretch.begin);
  }
  bool goes_on(const Stretch& stretch) const { return all_[stretch.begin].size() > depth(); }

  // Those with the same next piece, one after the other.
  std::vector<Stretch> parts() const {
    std::vector<Stretch> parts;
    const auto next = [&](const Bits& bits) {
      return bits.size() > depth() ? std::uint64_t{bits[depth()]} : UINT64_MAX;
    };
    for (std::size_t i = path_.back().begin; i < path_.back().end; i = parts.back().end) {
      const std::uint64_t bit = next(all_[i]);
      const auto end =
          std::partition_point(all_.begin() + static_cast<std::ptrdiff_t>(i),
                               all_.begin() + static_cast<std::ptrdiff_t>(path_.back().end),
                               [&](const Bits& bits) { return next(bits) <= bit; });
      parts.push_back({i, static_cast<std::size_t>(end - all_.begin())});
    }
    return parts;
  }

  Task task_;
  std::vector<Bits> all_;
  Given given_;
  std::vector<Stretch> path_;
  bool given_put_ = false, ended_ = false;
};

}  // namespace

std::vector<Bits> all_placements(const Task& task, std::size_t most, const Context& context,
                                 std::uint64_t& work) {
  std::vector<Bits> all;
  const Ended ended = each_placement(task.model, {most + 1}, 1e300, context, [&](const Bits& bits) {
    all.push_back(bits);
    std::sort(all.back().begin(), all.back().end());
  });
  work += ended.nodes;
  if (!ended.whole || all.size() > most)
    throw Error(Error::Kind::unanswered,
                fmt::format("deduction: there are more than {} placements to keep", most));
  std::sort(all.begin(), all.end(), before);
  return all;
}

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  Task task = task_of(problem);
  std::uint64_t work = 0;
  auto all = all_placements(task, static_cast<std::size_t>(most_listed), context, work);
  if (all.empty()) return nullptr;
  return std::make_unique<ListWalk>(std::move(task), std::move(all), problem.given);
}

Cost walk_cost(const Problem& problem) {
  const Task task = task_of(problem);
  const auto found = forecast(task);
  const double stands = static_cast<double>(task.model.size());
  if (!found || found->placements > most_listed) return {1e300, 1e300};
  double pieces = 1;  // of a placement, at most
  for (const Demand& demand : task.model.demands) pieces += static_cast<double>(demand.least);
  pieces = std::min(pieces, stands);
  return {2e4 + found->operations + found->placements * (200 + 30 * pieces),
          4096 + stands * stands / 4 + found->placements * (40 + 4 * pieces)};
}

Table heat(const Problem& problem, Context& context, std::uint64_t& work) {
  const Task task = task_of(problem);
  std::vector<std::uint64_t> used(task.model.size());  // fits: a node adds at most one
  std::uint64_t total = 0;
  const Ended ended = each_placement(task.model, context, [&](const Bits& bits) {
    ++total;
    for (const std::uint32_t bit : bits) ++used[bit];
  });
  work += ended.nodes;
  Table table = cold(problem);
  for (std::uint32_t bit = 0; bit < used.size(); ++bit)
    table.values[heat_place(problem, stand_of(task, bit))] = static_cast<unsigned long>(used[bit]);
  for (const Stand& stand : problem.given)
    table.values[heat_place(problem, stand)] = static_cast<unsigned long>(total);
  return table;
}

}  // namespace rookery::deduction
