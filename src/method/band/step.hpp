// SPDX-License-Identifier: Apache-2.0
// One row taken off the window: from every state before to those after.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "method/band/classes.hpp"
#include "method/band/layer.hpp"

namespace rookery::bands {

// Where the number of occupied columns of a class stands in a key.
struct Field {
  std::size_t word = 0;
  unsigned shift = 0, width = 0;  // width 0: always 0, not stored

  std::int64_t of(const Word* key) const {
    return width == 0
               ? 0
               : static_cast<std::int64_t>((key[word] >> shift) & (~Word{0} >> (64 - width)));
  }
  void add_to(Key& key, std::int64_t columns) const {
    key[word] += static_cast<Word>(columns) << shift;
  }
};

struct Layout {
  std::vector<Field> fields;  // one a class
  std::size_t words = 0;
};
// Fields side by side for numbers up to these; none straddles two words.
Layout packed(const std::vector<std::int64_t>& most);
Layout layout_of(const Classes& classes, std::int64_t most_rooks);

class Step {
 public:
  Step(const RookBoard& board, const Window& before, const Window& after, std::int64_t most_rooks);

  std::int64_t row() const { return row_; }
  const Classes& before() const { return before_; }
  const Classes& after() const { return after_; }
  const Layout& layout_after() const { return layout_after_; }

  // Calls visit(key, ways, lost, occupied) for the row left empty and for a rook in each class:
  // the state after, in how many ways, how many of the columns occupied so far have no row left,
  // and how many columns are occupied in the state after. Choices above the most rooks are left
  // out.
  template <class Visit>
  void each_choice(const Word* key, const Visit& visit);

  // The class before that a column with these rows belongs to, if it is one that the row crosses.
  std::optional<std::size_t> class_of(const Group& column) const;
  // The state after a rook in that class (none: an empty row), and the free columns of the class.
  const Key& key_after(const Word* key, std::optional<std::size_t> chosen);
  std::int64_t free(const Word* key, std::size_t chosen) const {
    return before_.list[chosen].size - layout_before_.fields[chosen].of(key);
  }

 private:
  static constexpr std::size_t nowhere = SIZE_MAX;

  void move(std::size_t place, std::int64_t columns);  // into key_

  std::int64_t row_, most_;
  Classes before_, after_;
  Layout layout_before_, layout_after_;
  std::vector<std::size_t> target_;   // of a class before, among those after
  std::vector<std::size_t> crossed_;  // classes before that hold the row
  std::vector<std::size_t> stored_;   // classes before that may have occupied columns
  Key key_;                           // scratch: the state after
  std::int64_t lost_ = 0, occupied_ = 0;
};

template <class Visit>
void Step::each_choice(const Word* key, const Visit& visit) {
  key_after(key, std::nullopt);
  visit(key_, mp_limb_t{1}, lost_, occupied_);
  for (const std::size_t chosen : crossed_) {
    const std::int64_t ways = free(key, chosen);
    const bool stays = target_[chosen] != nowhere;
    if (ways <= 0 || occupied_ + stays > most_) continue;
    if (!stays) {
      visit(key_, static_cast<mp_limb_t>(ways), lost_ + 1, occupied_);
      continue;
    }
    const Field& field = layout_after_.fields[target_[chosen]];
    field.add_to(key_, 1);
    visit(key_, static_cast<mp_limb_t>(ways), lost_, occupied_ + 1);
    field.add_to(key_, -1);
  }
}

}  // namespace rookery::bands
