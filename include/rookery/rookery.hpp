// SPDX-License-Identifier: Apache-2.0
// Rookery: exact answers about non-attacking placements of chess pieces.
//
// [Example]
//   #include <rookery/rookery.hpp>
//   #include <iostream>
//
//   int main() {
//     const rookery::Result six = rookery::count("8x8 6 bishop");
//     std::cout << six.table.values[0] << " by " << six.method << '\n';
//     const rookery::Result most = rookery::maximum("8x8 bishop");
//     std::cout << *most.pieces << ' ' << most.table.values[0] << '\n';
//     try {
//       rookery::count("8x8 6 bishpo");
//     } catch (const rookery::Error& error) {
//       std::cout << error.what() << '\n';
//     }
//   }
// [Output]
//   5599888 by rook-theory
//   14 256
//   piece 'bishpo': no such piece; the nearest is bishop
// [End]
//
// A problem is a text, the command line's own words (doc/formats.md): a board, then the army, then
// options. A board is ROWSxCOLUMNS, ROWSxCOLUMNS/torus or fen:8/3-4/2*5; an army is a number (`6`,
// `2..4`, `..4`, `3..`, or none for any number) and a piece (a name or Betza notation), or several
// of these. `--given a1,c3` names squares that must be occupied, `--mod 97` wants the counts modulo
// 97. Sizes and numbers are below 2^63.
//
// Every function is thread-safe, prints nothing, keeps nothing, and throws only Error (and
// std::bad_alloc). A number that is returned is exact.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/classes.hpp>
#include <rookery/drawing.hpp>
#include <rookery/error.hpp>
#include <rookery/heat.hpp>
#include <rookery/placements.hpp>
#include <rookery/puzzles.hpp>
#include <rookery/spelling.hpp>
#include <rookery/values.hpp>
#include <rookery/writing.hpp>

namespace rookery {

struct Options {
  std::string method;               // force this method; empty: the planner chooses
  std::uint64_t bytes = 0;          // memory budget; 0: four fifths of the machine's memory
  double seconds = 3600;            // time budget, at a thousand million operations a second
  std::size_t threads = 0;          // to compute with; 0: one for each processor
  bool verify = false;              // answer in a second way, too, and compare
  std::string kernel;               // force this one ("portable", "avx512"); empty: the fastest
  std::function<bool()> cancelled;  // asked often, from the calling thread; true stops the run
  // Told now and then, from the calling thread: the share of a long step that is done, 0 to 1. A
  // run may have several steps.
  std::function<void(double)> progress;
  // Told once, before the run: the method that was chosen, and its predicted cost.
  std::function<void(const Considered&)> chosen;
};

// In how many ways can the army stand on the board, no two pieces in conflict? A range of
// numbers is summed. Throws Error::Kind::input for a text that cannot be read, unanswered when
// no method accepts the problem or the cheapest is over the budget (nothing has run then).
// Cost: doc/methods says it for each method; explain() predicts it.
Result count(std::string_view problem, const Options& options = {});

// The same for every number of pieces in the range: from its lower end to the last number that
// has a placement (or the lower end alone). Errors as count.
Result table(std::string_view problem, const Options& options = {});

// The largest number of pieces within the range that can stand, how many placements reach it,
// and the first of them. Errors as count.
Result maximum(std::string_view problem, const Options& options = {});

// The smallest number of pieces of a placement to which no piece can be added (independent
// domination), how many placements have it, and the first of them. Errors as count.
Result minimum_maximal(std::string_view problem, const Options& options = {});

// The questions that sequence() and explain() know: "count", "table", "max", "maximal",
// "min-maximal", "classes".
std::vector<std::string> questions();

// The question (one of questions()) for every size in a range: `problems` is `1..30 nxn n bishop`,
// a range of the size n and a problem whose sizes and numbers are 7, n, 2n, n+1 or 2n-2. Hands
// each term to `term` as soon as it is known; a maximum comes without its witness. The budgets
// hold for each term. Throws as count; the message names the term. What cannot be read at the
// first or last size is refused before anything runs.
Sequence sequence(std::string_view question, std::string_view problems,
                  const std::function<void(const Term&)>& term, const Options& options = {});

// How would `question` (one of questions(), "heat" or "list") be answered, and why so: the methods
// considered with their predicted costs, and the chosen method's own story with the numbers of
// this board. Runs only what is small. A problem no method accepts is explained, not refused.
Explanation explain(std::string_view question, std::string_view problem,
                    const Options& options = {});

// The pieces, boards, methods and output formats there are.
std::vector<PieceRow> pieces();
std::vector<BoardRow> boards();
std::vector<MethodRow> methods();
std::vector<FormatRow> formats();

// Any of them as text in a format (doc/formats.md). The last line is ended. Throws
// Error::Kind::input for an unknown format, or one that does not write this: "svg" draws pictures,
// maxima and placements. Time linear in the text, but for the decimal digits of a count:
// quasi-linear. write hands the same text on piece by piece.
void write(const Result& result, std::string_view format, const Sink& sink,
           const Writing& writing = {});
std::string written(const Result& result, std::string_view format = "text",
                    const Writing& writing = {});
std::string written(const Explanation& explanation, std::string_view format = "text");
std::string written(const std::vector<PieceRow>& rows, std::string_view format = "text");
std::string written(const std::vector<BoardRow>& rows, std::string_view format = "text");
std::string written(const std::vector<MethodRow>& rows, std::string_view format = "text");
std::string written(const Picture& picture, std::string_view format = "text",
                    const Writing& writing = {});

// Several boards on one sheet, in rows, each under its title, in a format that makes images
// (FormatRow::image). `title` says in a line what they are. Throws Error::Kind::input above 400
// boards, or 160000 squares in all, or if there is no board.
constexpr std::size_t most_boards = 400;  // of a sheet
std::string written(const std::vector<Picture>& pictures, std::string_view format,
                    std::string_view title);

// Throws as written() would, for front ends to know before a long run. `answer` is a word of
// FormatRow::writes.
void require_format(std::string_view format, std::string_view answer);

// A sequence, written as its terms come: a piece for each, besides a first and a last. "text",
// "json", or "bfile", the OEIS's own. When a term fails, what is written is ended before the
// error is thrown.
void write_sequence(std::string_view question, std::string_view problems, std::string_view format,
                    const Sink& sink, const Options& options = {}, const Writing& writing = {});

// The library's version, as in "0.1.0".
std::string_view version();

}  // namespace rookery
