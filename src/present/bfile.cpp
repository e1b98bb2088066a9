// SPDX-License-Identifier: Apache-2.0
// The b-file of the On-Line Encyclopedia of Integer Sequences: comment lines with `#`, then a line
// `n a(n)` for each term, or for each number of a triangle that is read by rows, no blank lines,
// the last line ended (https://oeis.org/B-files.html).
#include <fmt/format.h>

#include "base/text.hpp"
#include "present/format.hpp"

namespace rookery {
namespace {

void begin(const Sequence& sequence, Output& out) {
  if (out.cuts()) refuse("format", "bfile", "wants whole numbers, not their leading digits");
  if (sequence.axes > 1)
    refuse("format", "bfile",
           "a table over several kinds has no order of one number after another");
  const std::string question = sequence.question == "count" ? "" : sequence.question + " ";
  out << fmt::format("# rookery sequence {}{}..{} {} (Rookery {})\n", question, sequence.from,
                     sequence.to, sequence.problem, ROOKERY_VERSION);
  if (sequence.question == "max")
    out << "# a(n) is the largest number of pieces, or -1 if there is no placement\n";
  if (sequence.question == "min-maximal")
    out << "# a(n) is the smallest number of pieces, or -1 if there is no placement\n";
  if (sequence.question == "table")
    out << "# The tables of one size after another, each by rising number of pieces\n";
}

// Numbered on from the first size.
void add_row(const Sequence& sequence, const Term& term, Output& out) {
  Integer index = Integer(std::to_string(sequence.from)) + Integer(std::to_string(term.before));
  for (const Integer& count : term.answer.table.values) {
    out << index << " " << count << "\n";
    ++index;
  }
}

void term(const Sequence& sequence, const Term& term, Output& out) {
  const Result& answer = term.answer;
  if (sequence.question == "table") return add_row(sequence, term, out);
  if (answer.divisor != 1)
    refuse("format", "bfile", "wants whole numbers, and this one is a fraction");
  out << std::to_string(term.n) << " ";
  if (sequence.question == "count")
    out << answer.table.values[0];
  else if (answer.pieces)
    out << std::to_string(*answer.pieces);
  else
    out << "-1";
  out << "\n";
}

void end(const Sequence&, bool, Output&) {}

constexpr SequenceWriter sequence = {begin, term, end};

}  // namespace

extern const Format bfile_format;
const Format bfile_format = {
    .name = "bfile",
    .summary = "for the OEIS: a sequence as lines `n a(n)` below a comment",
    .writes = {"sequence"},
    .sequence = &sequence};

}  // namespace rookery
