// SPDX-License-Identifier: Apache-2.0
// Problems with a size n.
#include "problem/pattern.hpp"

#include "fuzz/target.hpp"

using namespace rookery;

bool fuzz::accepts(std::string_view text) {
  return read_and_check(
      [&] { return read_pattern(text); },
      [](const Pattern& pattern) {
        const std::string written = text_of(pattern);
        const Pattern again = read_again(read_pattern, written);
        require(text_of(again) == written, written);
        require(again.army.size() == pattern.army.size() && again.options == pattern.options,
                written);
        require(text_at(again, 5) == text_at(pattern, 5), written);
      });
}
