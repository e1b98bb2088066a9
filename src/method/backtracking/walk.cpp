// SPDX-License-Identifier: Apache-2.0
// The placements of backtracking as a tree, in the order `squares`: the given pieces first, all at
// once, then each piece on a higher-numbered square than the last; on one square the kinds in army
// order. What lies below a piece is counted by the search itself.
#include <algorithm>

#include "method/backtracking/army.hpp"
#include "method/backtracking/search.hpp"

namespace rookery::backtrack {
namespace {

class SquareWalk : public Walk {
 public:
  SquareWalk(const Problem& problem, Context& context)
      : instance_(instance_of(problem)),
        stands_(instance_),
        ground_(instance_),
        given_(problem.given),
        shape_(shape_of(problem, instance_)),
        context_(context) {
    for (const Range& number : instance_.numbers) left_ += number.least;
    open_ = {stands_.open};
    given_put_ = given_.empty();
  }

  bool any() { return !instance_.impossible && below_all() > 0; }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, below_all()}};
    std::vector<Choice> offered;
    for (const Option& option : options())
      offered.push_back({{instance_.stand_of(option.stand)}, option.below});
    return offered;
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    const std::uint32_t stand = options()[choice].stand;
    open_.push_back(behind(stand));
    chosen_.push_back(stand);
  }

  void leave() override {
    if (chosen_.empty()) {
      given_put_ = false;
      return;
    }
    open_.pop_back();
    chosen_.pop_back();
    options_.resize(std::min(options_.size(), open_.size()));
  }

 private:
  struct Option {
    std::uint32_t stand;
    Integer below;
  };

  std::int64_t left() const { return left_ - static_cast<std::int64_t>(chosen_.size()); }

  Words behind(std::uint32_t stand) const {
    Words open(stands_.words);
    open_behind(stands_, open_.back().data(), stand, open.data());
    return open;
  }

  // How many placements there are with the pieces chosen and this one.
  Integer ways(std::uint32_t stand) const {
    std::uint64_t work = 0;
    if (!plain(instance_)) return ways_of_army(stand);
    const std::int64_t pieces = left() - 1;
    const auto counts = count_by_size(stands_, behind(stand), pieces, pieces, context_, work);
    const auto size = static_cast<std::size_t>(pieces);
    return size < counts.size() ? counts[size] : Integer(0);
  }

  Integer ways_of_army(std::uint32_t last) const {
    std::uint64_t work = 0;
    Army army(ground_);
    for (const std::uint32_t stand : chosen_)
      if (!go_to(army, stand)) return 0;
    if (!go_to(army, last)) return 0;
    const Table counts = ArmySearch(army, instance_, shape_, context_).count(work);
    return counts.values.back();  // the numbers are exact: the last entry is the one wanted
  }

  // Puts the piece down, with empty squares before it.
  bool go_to(Army& army, std::uint32_t stand) const {
    while (army.next() < stand / instance_.kinds)
      if (!army.leave_empty()) return false;
    return army.put(stand % instance_.kinds);
  }

  Integer below_all() {
    if (left() == 0) return kept_by_nothing();
    Integer total = 0;
    for (const Option& option : options()) total += option.below;
    return total;
  }

  // The placement without any piece besides the given ones.
  Integer kept_by_nothing() const { return Army(ground_).whole() ? 1 : 0; }

  // The stands that lead to a placement; counted once for each level of the walk.
  const std::vector<Option>& options() {
    if (options_.size() < open_.size()) options_.push_back(count_options());
    return options_.back();
  }

  std::vector<Option> count_options() const {
    std::vector<Option> offered;
    if (left() == 0) return offered;
    for (std::uint32_t stand = 0; stand < stands_.count; ++stand) {
      if (!has_bit(open_.back(), stand)) continue;
      Integer below = ways(stand);
      if (below != 0) offered.push_back({stand, below});
    }
    return offered;
  }

  Instance instance_;
  Stands stands_;
  Ground ground_;
  Given given_;
  Table shape_;  // of the counts
  Context& context_;
  std::int64_t left_ = 0;                     // pieces to place from the start
  std::vector<std::vector<Option>> options_;  // of every level down to the present one
  std::vector<Words> open_;                   // after the given pieces, and after each placed one
  std::vector<std::uint32_t> chosen_;         // stands
  bool given_put_ = false;
};

}  // namespace

// About as much as counting.
Cost walk_cost(const Problem& problem) { return predict(instance_of(problem)); }

std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  auto tree = std::make_unique<SquareWalk>(problem, context);
  return tree->any() ? std::move(tree) : nullptr;
}

}  // namespace rookery::backtrack
