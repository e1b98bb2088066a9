// SPDX-License-Identifier: Apache-2.0
// The placements of backtracking as a tree, in the order `squares`: the given pieces first, all at
// once, then each piece on a higher-numbered square than the last. What lies below a square is
// counted by the search itself.
#include <algorithm>

#include "method/backtracking/search.hpp"

namespace rookery::backtrack {
namespace {

class SquareWalk : public Walk {
 public:
  SquareWalk(const Problem& problem, Context& context)
      : squares_(problem), given_(problem.given), context_(context) {
    left_ = problem.number().least - squares_.given;
    open_ = {squares_.open};
    given_put_ = given_.empty();
  }

  bool any() {
    if (squares_.contradiction || left_ < 0) return false;
    return left_ == 0 || !options().empty();
  }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, below_all()}};
    std::vector<Choice> offered;
    for (const Option& option : options())
      offered.push_back({stands({squares_.square(option.number)}), option.below});
    return offered;
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    Words behind(squares_.words);
    open_behind(squares_, open_.back().data(), options()[choice].number, behind.data());
    open_.push_back(behind);
    --left_;
  }

  void leave() override {
    if (open_.size() == 1) {
      given_put_ = false;
      return;
    }
    open_.pop_back();
    options_.resize(std::min(options_.size(), open_.size()));
    ++left_;
  }

 private:
  struct Option {
    std::size_t number;
    Integer below;
  };

  static Placement stands(const std::vector<Square>& squares) {
    Placement put;
    for (const Square& square : squares) put.push_back({square, 0});
    return put;
  }

  Integer ways(const Words& open, std::int64_t pieces) const {
    std::uint64_t work = 0;
    const auto counts = count_by_size(squares_, open, pieces, pieces, context_, work);
    const auto size = static_cast<std::size_t>(pieces);
    return size < counts.size() ? counts[size] : Integer(0);
  }

  Integer below_all() {
    Integer total = left_ == 0 ? 1 : 0;
    for (const Option& option : options()) total += option.below;
    return total;
  }

  // The squares that lead to a placement; counted once for each level of the walk.
  const std::vector<Option>& options() {
    if (options_.size() < open_.size()) options_.push_back(count_options());
    return options_.back();
  }

  std::vector<Option> count_options() const {
    std::vector<Option> offered;
    if (left_ == 0) return offered;
    Words behind(squares_.words);
    for (std::size_t number = 0; number < squares_.count; ++number) {
      if (!has_bit(open_.back(), number)) continue;
      open_behind(squares_, open_.back().data(), number, behind.data());
      Integer below = ways(behind, left_ - 1);
      if (below != 0) offered.push_back({number, below});
    }
    return offered;
  }

  Squares squares_;
  Given given_;
  Context& context_;
  std::int64_t left_ = 0;                     // pieces to place
  std::vector<std::vector<Option>> options_;  // of every level down to the present one
  std::vector<Words> open_;                   // after the given pieces, and after each placed one
  bool given_put_ = false;
};

}  // namespace

// About as much as counting.
Cost walk_cost(const Problem& problem) { return predict(problem); }

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  auto tree = std::make_unique<SquareWalk>(problem, context);
  return tree->any() ? std::move(tree) : nullptr;
}

}  // namespace rookery::backtrack
