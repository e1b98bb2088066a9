// SPDX-License-Identifier: Apache-2.0
// What the solutions of a puzzle have in common.
#include <rookery/rookery.hpp>

#include <fmt/format.h>

#include <algorithm>

#include "api/asked.hpp"
#include "api/drawing.hpp"
#include "api/formats.hpp"
#include "base/quantity.hpp"
#include "problem/army.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"
#include "run/solutions.hpp"

namespace rookery {
namespace {

void sort_out(PuzzleHint& hint, const Problem& problem, const HeatAnswer& answer) {
  for (const Square& square : free_squares(problem.board)) {
    Integer used = 0;
    bool certain = false;
    for (int kind = 0; kind < static_cast<int>(problem.army.size()); ++kind) {
      const Stand stand{square, kind};
      const Integer& uses = answer.table.values[heat_place(problem, stand)];
      used += uses;
      if (uses != answer.total) continue;
      hint.certain.push_back(stand);
      certain = true;
    }
    if (used == 0) hint.empty.push_back(square);
    if (used != 0 && !certain) hint.open.push_back(square);
  }
}

}  // namespace

PuzzleHint hint_of_puzzle(std::string_view text, const Options& options) {
  const Problem problem = without_classes(read_for_placements(text));
  require_drawable(problem.board);
  PuzzleHint hint;
  hint.problem = text_of(problem);
  hint.kinds = KindNames(problem.army).all();
  const Uses uses =
      uses_of(problem, {0, options.method, options.seconds, options.chosen}, limits_of(options));
  hint.solutions = uses.total;
  hint.method = uses.method;
  if (hint.solutions != 0) sort_out(hint, problem, uses);
  return hint;
}

Picture picture(const PuzzleHint& hint) {
  Picture drawn = picture(hint.problem, hint.certain);
  drawn.attacked = hint.empty;
  for (const Square& square : hint.empty) drawn.marks[place_of(drawn, square)] = "x";
  drawn.title =
      fmt::format("{}: {} certain, {} empty, {} open",
                  hint.solutions == 1 ? "one solution" : hint.solutions.get_str() + " solutions",
                  hint.certain.size(), hint.empty.size(), hint.open.size());
  return drawn;
}

std::string written(const PuzzleHint& hint, std::string_view format, const Writing& writing) {
  const Format& writer = format_for(format, "puzzle hint");
  const Picture drawn = picture(hint);
  return writer.hint ? writer.hint(hint, drawn) : drawn_by(writer, drawn, writing);
}

}  // namespace rookery
