// SPDX-License-Identifier: Apache-2.0
// Armies as words, both ways.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "problem/problem.hpp"

namespace rookery {

// Reads `[NUMBER] [COLOUR] PIECE ...`; `board` is the word before it, for errors. Throws
// Error::Kind::input.
Army read_army(std::string_view board, const std::vector<std::string_view>& words);
std::string text_of(const Army& army);

// 3, 2..4, ..4 or 3..; throws Error::Kind::input.
Range read_range(std::string_view word);
bool starts_number(std::string_view word);
std::string text_of(const Range& range);

std::string kind_text(const Kind& kind);  // as one word: queen, white-queen

// The kinds of an army by their words. An army of many kinds is named in many places: it is made
// once a problem.
class KindNames {
 public:
  KindNames(const Army& army);  // the names of an army may stand wherever they are wanted
  std::optional<int> find(const std::string& name) const;
  const std::vector<std::string>& all() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::unordered_map<std::string, int> places_;
};

// The place in the army of a kind written as one word. `thing` is what the error calls it. Throws
// Error::Kind::input.
int read_kind(std::string_view thing, std::string_view word, const KindNames& names);

}  // namespace rookery
