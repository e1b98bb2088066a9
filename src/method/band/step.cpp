// SPDX-License-Identifier: Apache-2.0
#include "method/band/step.hpp"

#include <bit>

namespace rookery::bands {
namespace {

// The place of the class with these rows, if it is listed.
std::size_t place_of(const std::vector<Class>& list, std::int64_t first, std::int64_t last) {
  const auto at = std::find_if(list.begin(), list.end(), [&](const Class& one) {
    return one.first == first && one.last == last;
  });
  return at == list.end() ? SIZE_MAX : static_cast<std::size_t>(at - list.begin());
}

}  // namespace

Layout packed(const std::vector<std::int64_t>& most) {
  Layout layout;
  unsigned used = 64;  // of the last word
  for (const std::int64_t number : most) {
    const auto width = static_cast<unsigned>(std::bit_width(static_cast<Word>(number)));
    if (width == 0) {
      layout.fields.push_back({});
      continue;
    }
    if (used + width > 64) {
      ++layout.words;
      used = 0;
    }
    layout.fields.push_back({layout.words - 1, used, width});
    used += width;
  }
  return layout;
}

Layout layout_of(const Classes& classes, std::int64_t most_rooks) {
  std::vector<std::int64_t> most;
  for (const Class& one : classes.list) most.push_back(most_used(classes, one, most_rooks));
  return packed(most);
}

Step::Step(const RookBoard& board, const Window& before, const Window& after,
           std::int64_t most_rooks)
    : row_(row_between(before, after)),
      most_(most_rooks),
      before_(classes_of(board, before)),
      after_(classes_of(board, after)),
      layout_before_(layout_of(before_, most_rooks)),
      layout_after_(layout_of(after_, most_rooks)),
      key_(std::max<std::size_t>(1, layout_after_.words)) {
  for (const Class& one : before_.list) {
    target_.push_back(
        place_of(after_.list, std::max(one.first, after.first), std::min(one.last, after.end - 1)));
    const std::size_t place = target_.size() - 1;
    if (one.holds(row_)) crossed_.push_back(place);
    if (layout_before_.fields[place].width > 0) stored_.push_back(place);
  }
}

std::optional<std::size_t> Step::class_of(const Group& column) const {
  const Window& window = before_.window;
  const std::size_t place = place_of(before_.list, std::max(column.first, window.first),
                                     std::min(column.last, window.end - 1));
  if (place == nowhere || !before_.list[place].holds(row_)) return std::nullopt;
  return place;
}

const Key& Step::key_after(const Word* key, std::optional<std::size_t> chosen) {
  std::fill(key_.begin(), key_.end(), 0);
  lost_ = occupied_ = 0;
  for (const std::size_t place : stored_) move(place, layout_before_.fields[place].of(key));
  if (chosen) move(*chosen, 1);
  return key_;
}

void Step::move(std::size_t place, std::int64_t columns) {
  if (target_[place] == nowhere) {
    lost_ += columns;
  } else if (columns > 0) {
    layout_after_.fields[target_[place]].add_to(key_, columns);
    occupied_ += columns;
  }
}

}  // namespace rookery::bands
