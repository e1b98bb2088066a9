// SPDX-License-Identifier: Apache-2.0
// Results as text, by the table of formats.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "api/asked_sequence.hpp"
#include "api/drawing.hpp"
#include "base/text.hpp"
#include "present/format.hpp"
#include "problem/text.hpp"
#include "run/run.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_drawn = 100;  // rows and columns of a witness's picture

// "text", "text or json", "text, json or svg".
std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 < names.size() ? ", " : " or ";
    text += names[i];
  }
  return text;
}

bool writes(const Format& format, std::string_view answer) {
  const auto& list = format.writes;
  return list.empty() || std::find(list.begin(), list.end(), answer) != list.end();
}

// The format of that name, which must write such an answer: one of the words of FormatRow::writes.
const Format& format_for(std::string_view name, std::string_view answer) {
  std::vector<std::string> names;
  bool known = false;
  for (const Format* format : all_formats()) {
    known |= format->name == name;
    if (!writes(*format, answer)) continue;
    if (format->name == name) return *format;
    names.emplace_back(format->name);
  }
  refuse("format", name,
         (known ? fmt::format("not for {}; want ", answer) : "want ") + listed(names) +
             (known ? "" : nearest_hint(name, names)));
}

Output output_to(const Sink& sink, const Writing& writing) {
  Limits limits;
  limits.cancelled = writing.cancelled;
  return Output(sink, context_of(limits).check, writing.leading);
}

}  // namespace

void require_format(std::string_view format, std::string_view answer) {
  format_for(format, answer);
}

std::vector<FormatRow> formats() {
  std::vector<FormatRow> rows;
  for (const Format* format : all_formats())
    rows.push_back({std::string(format->name),
                    std::string(format->summary),
                    {format->writes.begin(), format->writes.end()}});
  return rows;
}

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
    output << format.picture(picture(result));
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

std::string written(const Listing& listing, const Numbered& one, std::string_view format) {
  return format_for(format, "list").placement(listing, one, [&] {
    return picture(listing.problem, one.placement);
  });
}

std::string written(const Uniqueness& answer, std::string_view format) {
  const Format& writer = format_for(format, "unique");
  const Board board = read_problem(answer.problem).board;
  std::vector<Picture> drawn;
  for (const Placement& placement : answer.found) {
    if (board.rows > most_drawn || board.columns > most_drawn) break;
    drawn.push_back(picture(answer.problem, placement));
    for (const Square& square : answer.different)
      if (std::string& mark = drawn.back().marks[place_of(drawn.back(), square)]; mark == ".")
        mark = "o";
  }
  return writer.uniqueness(answer, drawn);
}

std::string written(const Heat& heat, std::string_view format) {
  const Format& writer = format_for(format, "heat");
  return writer.heat ? writer.heat(heat) : writer.picture(picture(heat));
}

std::string written(const Explanation& explanation, std::string_view format) {
  return format_for(format, "explain").explanation(explanation);
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

std::string written(const Picture& picture, std::string_view format) {
  const Format& writer = format_for(format, "draw");
  require_sound(picture);
  return writer.picture(picture);
}

}  // namespace rookery
