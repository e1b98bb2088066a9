// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/windows.hpp"

#include <algorithm>
#include <map>

namespace rookery::sweeping {
namespace {

// How many pieces of the kind fit on the first 0, 1, ... squares of the order, at most: the squares
// are gathered greedily into sets that hold one piece each.
std::vector<std::int64_t> most_on_prefixes(const Instance& instance, const Order& order,
                                           std::size_t kind) {
  constexpr std::uint32_t none = 0xFFFFFFFF;
  std::vector<std::uint32_t> set_of(instance.squares.size(), none), size;
  std::vector<std::int64_t> most = {0};
  for (const std::uint32_t square : order) {
    const std::uint32_t stand = instance.stand(square, kind);
    std::map<std::uint32_t, std::uint32_t> met;  // conflicts with squares of each set
    if (instance.open[stand])
      for (const std::uint32_t other : instance.conflicts[stand])
        if (other % instance.kinds == kind && set_of[other / instance.kinds] != none)
          ++met[set_of[other / instance.kinds]];
    if (instance.open[stand]) {
      const auto whole = std::find_if(
          met.begin(), met.end(), [&](const auto& set) { return set.second == size[set.first]; });
      set_of[square] = whole != met.end() ? whole->first : static_cast<std::uint32_t>(size.size());
      if (whole == met.end()) size.push_back(0);
      ++size[set_of[square]];
    }
    most.push_back(static_cast<std::int64_t>(size.size()));
  }
  return most;
}

}  // namespace

std::size_t Window::slots() const {
  std::size_t slots = 1;
  for (const std::int64_t axis : size) slots *= static_cast<std::size_t>(axis);
  return slots;
}

std::vector<Window> windows_of(const Instance& instance, const Order& order, const Told& told) {
  std::vector<Window> windows(order.size() + 1);
  const Order backwards(order.rbegin(), order.rend());
  for (std::size_t kind = 0; kind < instance.kinds; ++kind) {
    if (told[kind] < 0) {
      for (Window& window : windows) {
        window.first.push_back(0);
        window.size.push_back(1);
      }
      continue;
    }
    const auto before = most_on_prefixes(instance, order, kind),
               after = most_on_prefixes(instance, backwards, kind);
    for (std::size_t t = 0; t < windows.size(); ++t) {
      const std::int64_t least =
          std::max<std::int64_t>(0, instance.numbers[kind].least - after[order.size() - t]);
      windows[t].first.push_back(least);
      windows[t].size.push_back(
          std::max<std::int64_t>(0, std::min(told[kind], before[t]) - least + 1));
    }
  }
  return windows;
}

std::vector<Run> runs_between(const Window& from, const Window& to, const Told& told, int kind) {
  std::vector<Run> runs;
  const std::size_t axes = from.size.size(), slots = from.slots();
  std::vector<std::int64_t> at(axes, 0);  // the slot's numbers less `first`
  for (std::size_t slot = 0; slot < slots; ++slot) {
    bool within = true;
    std::size_t place = 0;
    for (std::size_t axis = 0; axis < axes; ++axis) {
      const bool more = kind == static_cast<int>(axis) && told[axis] >= 0;
      const std::int64_t number = at[axis] + from.first[axis] - to.first[axis] + (more ? 1 : 0);
      within = within && number >= 0 && number < to.size[axis];
      place = place * static_cast<std::size_t>(to.size[axis]) + static_cast<std::size_t>(number);
    }
    if (within) {
      if (!runs.empty() && runs.back().from + runs.back().length == slot &&
          runs.back().to + runs.back().length == place)
        ++runs.back().length;
      else
        runs.push_back({slot, place, 1});
    }
    for (std::size_t axis = axes; axis-- > 0;) {
      if (++at[axis] < from.size[axis]) break;
      at[axis] = 0;
    }
  }
  return runs;
}

}  // namespace rookery::sweeping
