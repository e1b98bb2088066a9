// SPDX-License-Identifier: Apache-2.0
// Results as text, by the table of formats.
#include <rookery/rookery.hpp>

#include <optional>

#include "api/asked_sequence.hpp"
#include "base/text.hpp"
#include "present/format.hpp"
#include "problem/text.hpp"
#include "run/run.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_drawn = 100;  // rows and columns of a witness's picture

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i)
    text += (i == 0 ? "" : i + 1 < names.size() ? ", " : " or ") + names[i];
  return text;
}

// The format of that name, if it has the writer that is wanted.
template <class Writer>
Writer writer_of(std::string_view name, Writer Format::*wanted) {
  std::vector<std::string> names;
  for (const Format* format : all_formats()) {
    if (!(format->*wanted)) continue;
    if (format->name == name) return format->*wanted;
    names.emplace_back(format->name);
  }
  refuse("format", name, "want " + listed(names) + nearest_hint(name, names));
}

Output output_to(const Sink& sink, const Writing& writing) {
  return Output(sink, context_of({0, writing.cancelled}).check, writing.leading);
}

}  // namespace

std::vector<FormatRow> formats() {
  std::vector<FormatRow> rows;
  for (const Format* format : all_formats())
    rows.push_back({std::string(format->name), std::string(format->summary)});
  return rows;
}

void write(const Result& result, std::string_view format, const Sink& sink,
           const Writing& writing) {
  const auto writer = writer_of(format, &Format::result);
  Output output = output_to(sink, writing);
  std::optional<Picture> witness;
  if (result.witness) {
    const Board board = read_problem(result.problem).board;
    if (board.rows <= most_drawn && board.columns <= most_drawn)
      witness = picture(result.problem, *result.witness);
  }
  writer(result, witness ? &*witness : nullptr, output);
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
  const SequenceWriter& writer = *writer_of(format, &Format::sequence);
  const AskedSequence asked = ask_sequence(question, problems);
  Output output = output_to(sink, writing);
  writer.begin(asked.sequence, output);
  output.flush();
  for_each_size(asked, [&](std::int64_t n) {
    Term term;
    try {
      term = term_of(asked, n, options);
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

std::string written(const Explanation& explanation, std::string_view format) {
  return writer_of(format, &Format::explanation)(explanation);
}

std::string written(const std::vector<PieceRow>& rows, std::string_view format) {
  return writer_of(format, &Format::pieces)(rows);
}

std::string written(const std::vector<BoardRow>& rows, std::string_view format) {
  return writer_of(format, &Format::boards)(rows);
}

std::string written(const std::vector<MethodRow>& rows, std::string_view format) {
  return writer_of(format, &Format::methods)(rows);
}

std::string written(const Picture& picture) { return text_picture(picture); }

}  // namespace rookery
