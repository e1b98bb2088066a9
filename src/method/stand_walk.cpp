// SPDX-License-Identifier: Apache-2.0
#include "method/stand_walk.hpp"

#include <algorithm>
#include <limits>

namespace rookery {
namespace {

constexpr std::uint32_t gone = std::numeric_limits<std::uint32_t>::max();

// The instance without the stands that are not kept. Squares without a stand left go, too.
class Part {
 public:
  Part(const Instance& whole, const std::vector<bool>& kept) : whole_(whole), kept_(kept) {
    part_.kinds = whole.kinds;
    part_.taken = whole.taken;
    part_.numbers = whole.numbers;
    name_squares();
    copy_conflicts();
  }
  Instance take() { return std::move(part_); }

 private:
  void name_squares() {
    const std::size_t kinds = whole_.kinds;
    number_.assign(whole_.squares.size(), gone);
    for (std::size_t s = 0; s < whole_.squares.size(); ++s) {
      const auto first = kept_.begin() + static_cast<std::ptrdiff_t>(s * kinds);
      const auto end = first + static_cast<std::ptrdiff_t>(kinds);
      if (std::find(first, end, true) == end) continue;
      number_[s] = static_cast<std::uint32_t>(part_.squares.size());
      part_.squares.push_back(whole_.squares[s]);
      part_.open.insert(part_.open.end(), first, end);
    }
    part_.conflicts.resize(part_.open.size());
  }

  std::uint32_t renamed(std::uint32_t stand) const {
    return part_.stand(number_[stand / whole_.kinds], stand % whole_.kinds);
  }

  void copy_conflicts() {
    for (std::uint32_t stand = 0; stand < kept_.size(); ++stand)
      if (kept_[stand])
        for (const std::uint32_t other : whole_.conflicts[stand])
          if (kept_[other]) part_.conflicts[renamed(stand)].push_back(renamed(other));
  }

  const Instance& whole_;
  const std::vector<bool>& kept_;
  std::vector<std::uint32_t> number_;  // of squares, in the part
  Instance part_;
};

bool complete(const Instance& instance) {
  return std::all_of(instance.numbers.begin(), instance.numbers.end(),
                     [](const Range& number) { return number.least == 0; });
}

class StandWalk : public Walk {
 public:
  StandWalk(const Problem& problem, CountInstance count)
      : given_(problem.given), count_(std::move(count)) {
    left_.push_back(instance_of(problem));
    given_put_ = given_.empty();
  }

  bool any() { return !left_.front().impossible && count_(left_.front()) != 0; }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, count_(left_.front())}};
    std::vector<Choice> offered;
    for (const Option& option : options())
      offered.push_back({{left_.back().stand_of(option.stand)}, option.below});
    return offered;
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    Instance next = instance_behind(left_.back(), options()[choice].stand);
    left_.push_back(std::move(next));
  }

  void leave() override {
    if (left_.size() == 1) {
      given_put_ = false;
      return;
    }
    left_.pop_back();
    options_.resize(std::min(options_.size(), left_.size()));
  }

 private:
  struct Option {
    std::uint32_t stand;
    Integer below;
  };

  const std::vector<Option>& options() {
    if (options_.size() < left_.size()) options_.push_back(find_options());
    return options_.back();
  }

  std::vector<Option> find_options() const {
    const Instance& here = left_.back();
    std::vector<Option> found;
    if (complete(here)) return found;
    for (std::uint32_t stand = 0; stand < here.open.size(); ++stand) {
      if (!here.open[stand] || here.numbers[stand % here.kinds].least == 0) continue;
      Integer below = count_(instance_behind(here, stand));
      if (below != 0) found.push_back({stand, std::move(below)});
    }
    return found;
  }

  Given given_;
  CountInstance count_;
  std::vector<Instance> left_;                // after the given pieces, and after each put one
  std::vector<std::vector<Option>> options_;  // of every level down to the present one
  bool given_put_ = false;
};

}  // namespace

Instance instance_behind(const Instance& instance, std::uint32_t taken) {
  std::vector<bool> kept(instance.open);
  const auto next = static_cast<std::ptrdiff_t>((taken / instance.kinds + 1) * instance.kinds);
  std::fill(kept.begin(), kept.begin() + next, false);
  for (const std::uint32_t other : instance.conflicts[taken]) kept[other] = false;
  Instance behind = Part(instance, kept).take();
  Range& number = behind.numbers[taken % instance.kinds];
  --number.least;
  --number.most;
  return behind;
}

std::unique_ptr<Walk> stand_walk(const Problem& problem, CountInstance count) {
  auto tree = std::make_unique<StandWalk>(problem, std::move(count));
  return tree->any() ? std::move(tree) : nullptr;
}

}  // namespace rookery
