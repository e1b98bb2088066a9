// SPDX-License-Identifier: Apache-2.0
// The b-file of the On-Line Encyclopedia of Integer Sequences: comment lines with `#`, then a line
// `n a(n)` for each term, no blank lines, the last line ended (https://oeis.org/B-files.html).
#include <fmt/format.h>

#include "base/text.hpp"
#include "present/format.hpp"

namespace rookery {
namespace {

void begin(const Sequence& sequence, Output& out) {
  if (out.cuts()) refuse("format", "bfile", "wants whole numbers, not their leading digits");
  const bool count = sequence.question == "count";
  out << fmt::format("# rookery sequence {}{}..{} {} (Rookery {})\n", count ? "" : "max ",
                     sequence.from, sequence.to, sequence.problem, ROOKERY_VERSION);
  if (!count) out << "# a(n) is the largest number of pieces, or -1 if there is no placement\n";
}

void term(const Sequence& sequence, const Term& term, Output& out) {
  const Result& answer = term.answer;
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
