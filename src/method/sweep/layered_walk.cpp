// SPDX-License-Identifier: Apache-2.0
// The walk through the layers of a course by rows (layers.hpp), in the order `squares`: the given
// pieces first, all at once, then square by square, each kind of piece before the empty square.
// What lies below a choice is looked up in the next layer.
#include "method/sweep/layered_walk.hpp"

#include <algorithm>

#include "method/sweep/layers.hpp"

namespace rookery::sweeping {
namespace {

template <class Key>
class LayeredWalk : public Walk {
 public:
  LayeredWalk(const Problem& problem, Task task, const Keeping& keeping, Context& context)
      : given_(problem.given), task_(std::move(task)), layers_(task_, keeping, context) {
    given_put_ = given_.empty();
    const Layer<Key>& first = layers_.after(0);
    if (first.keys.empty()) return;
    read(first.number(0, 0), first.limbs, total_);
    path_.push_back({0, first.keys[0], std::vector<std::int64_t>(task_.instance.kinds), {}});
    offer();
  }

  bool any() const { return total_ != 0; }

  std::vector<Choice> choices() override {
    if (!given_put_) return {{given_, total_}};
    std::vector<Choice> offered;
    for (const Option& option : path_.back().options)
      offered.push_back({put_of(option.kind), option.below});
    return offered;
  }

  Picked pick(Integer& index) override {
    if (!given_put_) return {0, given_};
    const auto& options = path_.back().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (index < options[i].below) return {i, put_of(options[i].kind)};
      index -= options[i].below;
    }
    return {nowhere, {}};
  }

  void enter(std::size_t choice) override {
    if (!given_put_) {
      given_put_ = true;
      return;
    }
    const Level& here = path_.back();
    const Option& option = here.options[choice];
    Level next{here.square + 1, option.key, here.numbers, {}};
    if (option.kind != nothing) ++next.numbers[static_cast<std::size_t>(option.kind)];
    path_.push_back(std::move(next));
    offer();
  }

  void leave() override {
    if (path_.size() == 1)
      given_put_ = false;
    else
      path_.pop_back();
  }

 private:
  struct Option {
    int kind;
    Key key;  // after it
    Integer below;
  };
  struct Level {
    std::size_t square;  // the next one
    Key key;
    std::vector<std::int64_t> numbers;  // of each kind so far
    std::vector<Option> options;
  };

  static void read(const std::uint64_t* number, std::size_t limbs, Integer& to) {
    mpz_import(to.get_mpz_t(), limbs, -1, sizeof(std::uint64_t), 0, 0, number);
  }

  Placement put_of(int kind) const {
    if (kind == nothing) return {};
    return {{task_.instance.squares[task_.course.order[path_.back().square]], kind}};
  }

  // The slot of the numbers with one of the kind more; none: they lead nowhere.
  std::optional<std::size_t> slot_of(const Level& here, int kind) const {
    const Window& window = task_.course.window(here.square + 1);
    std::size_t slot = 0;
    for (std::size_t axis = 0; axis < here.numbers.size(); ++axis) {
      const bool more = kind == static_cast<int>(axis);
      const std::int64_t number =
          task_.told[axis] < 0 ? 0 : here.numbers[axis] + (more ? 1 : 0) - window.first[axis];
      if (number < 0 || number >= window.size[axis]) return std::nullopt;
      slot = slot * static_cast<std::size_t>(window.size[axis]) + static_cast<std::size_t>(number);
    }
    return slot;
  }

  // What may be done with the next square.
  void offer() {
    Level& here = path_.back();
    if (here.square == task_.course.order.size()) return;
    const Layer<Key>& after = layers_.after(here.square + 1);
    const auto kinds = static_cast<int>(task_.instance.kinds);
    for (int i = 0; i <= kinds; ++i) {
      const int kind = i < kinds ? i : nothing;
      Option option{kind, here.key, {}};
      const auto slot = slot_of(here, kind);
      if (!slot || !layers_.moves(here.square).take(option.key, kind)) continue;
      const std::size_t state = after.find(option.key);
      if (state == Layer<Key>::nowhere) continue;
      read(after.number(state, *slot), after.limbs, option.below);
      if (option.below != 0) here.options.push_back(std::move(option));
    }
  }

  Given given_;
  Task task_;
  Layers<Key> layers_;
  Integer total_ = 0;
  std::vector<Level> path_;
  bool given_put_ = false;
};

template <class Key>
std::unique_ptr<Walk> walk(const Problem& problem, Task task, const Keeping& keeping,
                           Context& context) {
  auto tree = std::make_unique<LayeredWalk<Key>>(problem, std::move(task), keeping, context);
  return tree->any() ? std::move(tree) : nullptr;
}

}  // namespace

std::unique_ptr<Walk> layered_walk(const Problem& problem, Task task, const Keeping& keeping,
                                   Context& context) {
  if (task.course.hopeless) return nullptr;
  if (task.course.most_bits <= 64)
    return walk<std::uint64_t>(problem, std::move(task), keeping, context);
  return walk<Wide>(problem, std::move(task), keeping, context);
}

}  // namespace rookery::sweeping
