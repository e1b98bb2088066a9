// SPDX-License-Identifier: Apache-2.0
// Results as text, by the table of formats.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "api/asked_sequence.hpp"
#include "api/drawing.hpp"
#include "api/formats.hpp"
#include "base/text.hpp"
#include "problem/text.hpp"
#include "run/run.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_drawn = 100;  // rows and columns of a witness's picture

Output output_to(const Sink& sink, const Writing& writing) {
  Limits limits;
  limits.cancelled = writing.cancelled;
  return Output(sink, context_of(limits).check, writing.leading);
}

}  // namespace

void write(const Result& result, std::string_view name, const Sink& sink, const Writing& writing) {
  const Format& format = format_for(name, result.question);
  Output output = output_to(sink, writing);
  std::optional<Picture> witness;
  if (format.result && result.witness) {
    const Board board = read_problem(result.problem).board;
    if (board.rows <= most_drawn && board.columns <= most_drawn)
      witness = picture(result.problem, *result.witness);
  }
  if (format.result)
    format.result(result, witness ? &*witness : nullptr, output);
  else
    output << drawn_by(format, picture(result), writing);
  output.flush();
}

std::string written(const Result& result, std::string_view format, const Writing& writing) {
  std::string text;
  write(
      result, format, [&text](std::string_view piece) { text += piece; }, writing);
  return text;
}

// A sequence that fails is ended, too: what is written stays whole.
void write_sequence(std::string_view question, std::string_view problems, std::string_view format,
                    const Sink& sink, const Options& options, const Writing& writing) {
  const SequenceWriter& writer = *format_for(format, "sequence").sequence;
  const AskedSequence asked = ask_sequence(question, problems);
  Writing whole = writing;  // a term that is begun is written to its end
  whole.cancelled = nullptr;
  Output output = output_to(sink, whole);
  writer.begin(asked.sequence, output);
  output.flush();
  std::uint64_t counts = 0;  // of all terms so far
  for_each_size(asked, [&](std::int64_t n) {
    Term term;
    try {
      term = term_of(asked, n, options);
      term.before = std::exchange(counts, counts + term.answer.table.values.size());
    } catch (const Error&) {
      writer.end(asked.sequence, false, output);
      output.flush();
      throw;
    }
    writer.term(asked.sequence, term, output);
    output.flush();
  });
  writer.end(asked.sequence, true, output);
  output.flush();
}

std::string written(const Heat& heat, std::string_view format, const Writing& writing) {
  const Format& writer = format_for(format, "heat");
  return writer.heat ? writer.heat(heat) : drawn_by(writer, picture(heat), writing);
}

std::string written(const Explanation& explanation, std::string_view format) {
  return format_for(format, "explain").explanation(explanation);
}

std::string written(const Classes& answer, std::string_view format) {
  return format_for(format, "classes").classes(answer);
}

std::string written(const std::vector<PieceRow>& rows, std::string_view format) {
  return format_for(format, "pieces").pieces(rows);
}

std::string written(const std::vector<BoardRow>& rows, std::string_view format) {
  return format_for(format, "boards").boards(rows);
}

std::string written(const std::vector<MethodRow>& rows, std::string_view format) {
  return format_for(format, "methods").methods(rows);
}

std::string written(const Picture& picture, std::string_view format, const Writing& writing) {
  const Format& writer = format_for(format, "draw");
  require_sound(picture);
  return drawn_by(writer, picture, writing);
}

}  // namespace rookery
