// SPDX-License-Identifier: Apache-2.0
// Drawn boards: the first line of the input is the army and the options, the drawing follows.
#include "problem/drawing.hpp"

#include "fuzz/same.hpp"
#include "fuzz/target.hpp"
#include "problem/region_rows.hpp"
#include "problem/text.hpp"

using namespace rookery;

namespace {

void check(const Problem& problem) {
  const std::string written = text_of(problem);
  fuzz::require_plain(written);
  fuzz::require(fuzz::same(fuzz::read_again(read_problem, written), problem), written);
}

// Drawn regions: what they are in a word is one word of printable letters.
void check_regions(const std::string& word) {
  fuzz::require_plain(word);
  fuzz::require(word.find(' ') == std::string::npos, "a blank in '" + word + "'");
}

}  // namespace

bool fuzz::accepts(std::string_view text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view drawing = text.substr(std::min(end + 1, text.size()));
  read_and_check([&] { return region_rows_of(drawing); }, check_regions);
  return read_and_check([&] { return read_drawn_problem(drawing, text.substr(0, end)); }, check);
}
