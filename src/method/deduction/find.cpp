// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/find.hpp"

#include <algorithm>
#include <numeric>

#include "method/deduction/each.hpp"
#include "method/deduction/facts.hpp"
#include "method/deduction/parts.hpp"

namespace rookery {
namespace deduction {
namespace {

std::optional<Task> task_within_reach(const Problem& problem) {
  if (beyond_a_graph(problem, most_squares)) return std::nullopt;
  Task task = task_of(problem);
  if (task.model.size() > most_stands || has_weights(task.instance)) return std::nullopt;
  return task;
}

// The same with other numbers for its stands.
Model shuffled(const Model& model, Chance& chance) {
  Bits number(model.size());
  std::iota(number.begin(), number.end(), 0);
  for (std::size_t left = number.size(); left > 1; --left)
    std::swap(number[left - 1], number[chance.next() % left]);
  const auto renamed = [&](const Bits& bits) {
    Bits other;
    for (const std::uint32_t bit : bits) other.push_back(number[bit]);
    std::sort(other.begin(), other.end());
    return other;
  };
  Model other = model;
  std::fill(other.out.begin(), other.out.end(), 0);
  for (std::uint32_t bit = 0; bit < model.size(); ++bit) {
    other.stands[number[bit]] = model.stands[bit];
    for (const std::uint32_t one : renamed(model.excluded_by(bit)))
      other.out[number[bit] * other.words + one / 64] |= Word{1} << one % 64;
  }
  for (Demand& demand : other.demands) {
    demand.stands = renamed(demand.stands);
    for (Bits& clique : demand.cliques) clique = renamed(clique);
  }
  return other;
}

// Trials on what the rules alone have left open.
class Trials {
 public:
  explicit Trials(const Model& model) : size_(model.size()), facts_(model) {}

  Difficulty run(const Context& context) {
    Difficulty difficulty;
    possible_ = facts_.propagate();
    while (possible_ && !solved()) {
      const std::uint64_t closed = close_refuted(context);
      difficulty.trials += closed;
      difficulty.level = closed > 0 ? 1 : 2;
      if (closed == 0) break;
    }
    return difficulty;
  }

 private:
  bool solved() const {
    for (std::uint32_t bit = 0; bit < size_; ++bit)
      if (facts_.is_open(bit)) return false;
    return true;
  }

  // Every open stand once. How many were refuted.
  std::uint64_t close_refuted(const Context& context) {
    std::uint64_t closed = 0;
    for (std::uint32_t bit = 0; bit < size_ && possible_; ++bit) {
      if (!facts_.is_open(bit)) continue;
      context.check();
      facts_.next_level();
      facts_.assume(yes(bit), {});
      const bool refuted = !facts_.propagate();
      facts_.back_to(0);
      if (!refuted) continue;
      ++closed;
      facts_.assume(no(bit), {});
      possible_ = facts_.propagate();
    }
    return closed;
  }

  std::size_t size_;
  Facts facts_;
  bool possible_ = true;
};

}  // namespace
}  // namespace deduction

std::optional<Difficulty> difficulty_of(const Problem& problem, const Context& context) {
  const auto task = deduction::task_within_reach(problem);
  if (!task) return std::nullopt;
  if (task->model.impossible) return Difficulty{};
  return deduction::Trials(task->model).run(context);
}

std::optional<Found> find_placements(const Problem& problem, const Wish& wish, double operations,
                                     const Context& context,
                                     const std::function<void(const Placement&)>& tell,
                                     Chance* chance) {
  using namespace deduction;
  auto task = task_within_reach(problem);
  if (!task) return std::nullopt;
  if (chance) task->model = shuffled(task->model, *chance);
  Found found;
  const Ended ended = each_placement(task->model, wish, operations, context, [&](const Bits& bits) {
    Placement placement = problem.given;
    for (const std::uint32_t bit : bits) placement.push_back(stand_of(*task, bit));
    std::sort(placement.begin(), placement.end());
    tell(placement);
  });
  found.placements = ended.found;
  found.complete = ended.whole || ended.found >= wish.most;
  found.work = ended.nodes;
  return found;
}

}  // namespace rookery
