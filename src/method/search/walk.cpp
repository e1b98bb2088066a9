// SPDX-License-Identifier: Apache-2.0
// The placements in the order `squares`: the given pieces first, then each piece behind the last.
// What lies below a piece is counted by a search of its own, on the squares behind it.
#include "method/search/walk.hpp"

#include <algorithm>

#include "method/search/count.hpp"
#include "method/search/rest.hpp"

namespace rookery::depth_first {
namespace {

class SquareWalk : public Walk {
 public:
  SquareWalk(const Problem& problem, Context& context) : given_(problem.given), context_(context) {
    rests_ = {instance_of(problem)};
    given_put_ = given_.empty();
  }

  bool any() { return ways(rests_[0]) > 0; }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, ways(rests_[0])}};
    std::vector<Choice> offered;
    for (const Option& option : options())
      offered.push_back({{rests_.back().stand_of(option.stand)}, option.below});
    return offered;
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    rests_.push_back(rest_behind(rests_.back(), options()[choice].stand));
  }

  void leave() override {
    if (rests_.size() == 1) {
      given_put_ = false;
      return;
    }
    rests_.pop_back();
    options_.resize(std::min(options_.size(), rests_.size()));
  }

 private:
  struct Option {
    std::uint32_t stand;
    Integer below;
  };

  Integer ways(const Instance& rest) const {
    const auto course = course_of(rest, std::vector<bool>(rest.kinds));
    std::uint64_t work = 0;
    const Table box = count(*course, context_, work);
    return box.values.front();
  }

  // The stands that lead to a placement; counted once for each level of the walk.
  const std::vector<Option>& options() {
    if (options_.size() < rests_.size()) options_.push_back(count_options());
    return options_.back();
  }

  std::vector<Option> count_options() const {
    std::vector<Option> offered;
    const Instance& rest = rests_.back();
    for (std::uint32_t stand = 0; stand < rest.open.size(); ++stand) {
      if (!rest.open[stand] || rest.numbers[stand % rest.kinds].most == 0) continue;
      Integer below = ways(rest_behind(rest, stand));
      if (below != 0) offered.push_back({stand, below});
    }
    return offered;
  }

  Given given_;
  Context& context_;
  std::vector<std::vector<Option>> options_;  // of every level down to the present one
  std::vector<Instance> rests_;               // after the given pieces, and after each placed one
  bool given_put_ = false;
};

}  // namespace

// What the counts behind each stand take, on the first level; a few are looked at. They may take
// longer than the whole, where only the whole has a piece for every line.
static double operations_behind(const Instance& instance) {
  constexpr std::uint32_t looked_at = 4;
  const auto stands = static_cast<std::uint32_t>(instance.open.size());
  double operations = 0;
  for (std::uint32_t i = 0; i < looked_at; ++i) {
    const std::uint32_t stand = stands * i / looked_at;
    if (stand >= stands || !instance.open[stand]) continue;
    if (instance.numbers[stand % instance.kinds].most == 0) continue;
    const auto course = course_of(rest_behind(instance, stand), std::vector<bool>(instance.kinds));
    operations += course->operations * stands / looked_at;
  }
  return operations;
}

// A count for every stand on the way, and the making of a field for each; later levels have fewer.
Cost walk_cost(const Problem& problem) {
  const Instance instance = instance_of(problem);
  const auto course = course_of(instance, std::vector<bool>(instance.kinds));
  const auto stands = static_cast<double>(instance.open.size());
  double pieces = 1;
  for (const Range& number : instance.numbers)
    pieces += static_cast<double>(std::min<std::int64_t>(number.most, 1 << 10));
  const double counts = std::max(4 * course->operations, 2 * operations_behind(instance));
  return {counts + pieces * stands * (2e4 + stands * 1000), 4096 + stands * (200 + stands * 8)};
}

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  auto tree = std::make_unique<SquareWalk>(problem, context);
  return tree->any() ? std::move(tree) : nullptr;
}

}  // namespace rookery::depth_first
