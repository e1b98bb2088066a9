// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/difficulty.hpp"

#include "method/deduction/facts.hpp"
#include "method/deduction/parts.hpp"

namespace rookery {
namespace deduction {
namespace {

// Trials on what the rules alone have left open.
class Trials {
 public:
  explicit Trials(const Model& model) : size_(model.size()), facts_(model) {}

  PuzzleDifficulty run(const Context& context) {
    PuzzleDifficulty difficulty;
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

std::optional<PuzzleDifficulty> difficulty_of(const Problem& problem, const Context& context) {
  const auto reached = deduction::task_within_reach(problem);
  const auto* task = std::get_if<deduction::Task>(&reached);
  if (!task) return std::nullopt;
  if (task->model.impossible) return PuzzleDifficulty{};
  return deduction::Trials(task->model).run(context);
}

}  // namespace rookery
