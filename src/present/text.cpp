// SPDX-License-Identifier: Apache-2.0
// Answers as plain text: numbers bare, tables aligned, paragraphs wrapped.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "base/box.hpp"
#include "base/quantity.hpp"
#include "base/square.hpp"
#include "base/text.hpp"
#include "present/format.hpp"
#include "present/puzzle.hpp"
#include "present/share.hpp"
#include "present/total.hpp"

namespace rookery {
namespace {

constexpr std::size_t line_width = 80;

std::string wrapped(const std::string& paragraph) {
  std::string text;
  std::size_t column = 0;
  for (const std::string_view word : words(paragraph)) {
    const bool fits = column + 1 + word.size() <= line_width;
    if (column > 0) text += fits ? ' ' : '\n';
    column = column > 0 && fits ? column + 1 + word.size() : word.size();
    text += word;
  }
  return text + "\n";
}

// Characters, not bytes: continuation bytes of UTF-8 take no room.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

using Lines = std::vector<std::vector<std::string>>;

std::vector<std::size_t> widths_of(const Lines& lines) {
  std::vector<std::size_t> widths;
  for (const auto& line : lines) {
    widths.resize(std::max(widths.size(), line.size()));
    for (std::size_t i = 0; i < line.size(); ++i)
      widths[i] = std::max(widths[i], width_of(line[i]));
  }
  return widths;
}

// Columns two blanks apart; all to the right, or all to the left.
std::string aligned(const Lines& lines, bool to_the_right, const std::string& indent = "") {
  const auto widths = widths_of(lines);
  std::string text;
  for (const auto& line : lines) {
    std::string row = indent;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::string gap(widths[i] - width_of(line[i]), ' ');
      row += (i > 0 ? "  " : "") + (to_the_right ? gap + line[i] : line[i] + gap);
    }
    row.erase(row.find_last_not_of(' ') + 1);
    text += row + "\n";
  }
  return text;
}

std::string text_of(const Sheet& sheet) {
  Lines lines = {sheet.heading};
  lines.insert(lines.end(), sheet.rows.begin(), sheet.rows.end());
  return aligned(lines, true, "  ");
}

std::string text_of(const Story& story) {
  std::string text;
  for (const auto& item : story.items) {
    text += "\n";
    if (const auto* paragraph = std::get_if<std::string>(&item)) text += wrapped(*paragraph);
    if (const auto* sheet = std::get_if<Sheet>(&item)) text += text_of(*sheet);
    if (const auto* picture = std::get_if<Picture>(&item)) text += text_picture(*picture);
  }
  return text;
}

// Squares, with their kinds if there are several, as --given reads them.
std::string text_of(const Placement& placement, const std::vector<std::string>& kinds) {
  std::string text;
  for (const Stand& stand : placement) {
    if (!text.empty()) text += " ";
    if (kinds.size() > 1) text += kinds[static_cast<std::size_t>(stand.kind)] + "@";
    text += text_of(stand.square);
  }
  return text + "\n";
}

// A count: all its digits, or as many as are wanted.
void add_count(Output& out, const Integer& count) {
  if (const auto cut = out.cut(count))
    out << cut->first << fmt::format("... ({} digits)", cut->digits);
  else
    out << count;
}

void add_line(Output& out, std::string_view label, const Integer& count) {
  out << label << " ";
  add_count(out, count);
  out << "\n";
}

void add_table(Output& out, const Result& result) {
  const Strides strides(result.table);
  for (std::size_t i = 0; i < result.table.values.size(); ++i)
    add_line(out, fmt::format("{}", fmt::join(strides.numbers(i), " ")), result.table.values[i]);
  add_line(out, "total", total_of(result));
}

// The largest or smallest number of pieces, and how many placements have it.
void add_maximum(Output& out, const Result& result) {
  if (result.pieces)
    add_line(out, std::to_string(*result.pieces), result.table.values[0]);
  else
    out << "none 0\n";
}

void result(const Result& result, const Picture* witness, Output& out) {
  if (result.question == "table") return add_table(out, result);
  if (result.question == "count") {
    add_count(out, result.table.values[0]);
    if (result.divisor != 1) out << "/" << result.divisor;
    out << "\n";
    return;
  }
  add_maximum(out, result);
  if (witness)
    out << text_picture(*witness);
  else if (result.witness)
    out << text_of(*result.witness, result.kinds);
}

std::string placement(const Listing& listing, const Numbered& one,
                      const std::function<Picture()>&) {
  const std::string size = one.alike > 0 ? std::to_string(one.alike) + " " : "";
  return size + text_of(one.placement, listing.kinds);
}

std::string classes(const Classes& answer) {
  Sheet fixed{{"elements", "such as", "placements kept"}, {}};
  for (const Classes::Fixed& row : answer.fixed)
    fixed.rows.push_back({std::to_string(row.elements), row.symmetry, row.placements.get_str()});
  std::string text = answer.classes.get_str() + "\n\n" +
                     wrapped(fmt::format("The group has order {}: {}. It acts on {} placements.",
                                         answer.order, answer.group, answer.placements.get_str())) +
                     text_of(fixed);
  if (answer.kinds.empty()) return text;
  Sheet kinds{{"classes", "with these symmetries", "of so many"}, {}};
  for (const Classes::Kind& row : answer.kinds)
    kinds.rows.push_back(
        {row.classes.get_str(), row.symmetries, std::to_string(answer.order / row.order)});
  return text + "\n" + text_of(kinds);
}

std::string uniqueness(const Uniqueness& answer, const std::vector<Picture>& drawn) {
  constexpr const char* words[] = {"none", "unique", "several"};
  std::string text = std::string(words[answer.found.size()]) + "\n";
  for (std::size_t i = 0; i < answer.found.size(); ++i)
    text += drawn.empty() ? text_of(answer.found[i], answer.kinds) : text_picture(drawn[i]);
  if (answer.different.empty()) return text;
  text += "different:";
  for (const Square& square : answer.different) text += " " + text_of(square);
  return text + "\n";
}

void begin_sequence(const Sequence&, Output&) {}

// A row of a triangle: n, then its counts. With several kinds a line for each.
void add_row(const Term& term, Output& out) {
  const Table& table = term.answer.table;
  const Strides strides(table);
  if (table.size.size() > 1) {
    for (std::size_t i = 0; i < table.values.size(); ++i)
      add_line(out, fmt::format("{} {}", term.n, fmt::join(strides.numbers(i), " ")),
               table.values[i]);
    return;
  }
  out << std::to_string(term.n);
  for (const Integer& count : term.answer.table.values) {
    out << " ";
    add_count(out, count);
  }
  out << "\n";
}

void term(const Sequence& sequence, const Term& term, Output& out) {
  if (sequence.question == "table") return add_row(term, out);
  out << std::to_string(term.n) << " ";
  result(term.answer, nullptr, out);
}

void end_sequence(const Sequence&, bool, Output&) {}

constexpr SequenceWriter sequence = {begin_sequence, term, end_sequence};

std::string considered_text(const std::vector<Considered>& considered) {
  Lines lines;
  for (const Considered& line : considered) {
    std::string cost = "-";
    if (line.cost)
      cost =
          fmt::format("{}, {}", duration_text(line.cost->seconds()), bytes_text(line.cost->bytes));
    lines.push_back({line.name, cost, line.why});
  }
  return aligned(lines, false, "  ");
}

// A problem's text, its middle left out if it is long.
std::string short_text(const std::string& problem) {
  constexpr std::size_t most = 60, end = 24;
  if (problem.size() <= most) return problem;
  return problem.substr(0, most - end - 5) + " ... " + problem.substr(problem.size() - end);
}

std::string plan_text(const std::vector<PlanLine>& plan) {
  std::string text;
  for (const PlanLine& line : plan)
    text +=
        fmt::format("{}{}{}: {} ({}, {}){}{}\n", std::string(2 + 2 * std::size_t(line.depth), ' '),
                    line.times > 1 ? fmt::format("{} times ", line.times) : "",
                    short_text(line.problem), line.by, duration_text(line.cost.seconds()),
                    bytes_text(line.cost.bytes), line.why.empty() ? "" : ": ", line.why);
  return text;
}

std::string explanation(const Explanation& explanation) {
  std::string text = fmt::format("{} {}\n", explanation.question, explanation.problem);
  for (const std::string& note : explanation.notes) text += "note: " + note + "\n";
  text += "\nMethods and rewrites considered, with predicted computing time and memory:\n" +
          considered_text(explanation.considered);
  if (!explanation.plan.empty()) text += "\nThe plan:\n" + plan_text(explanation.plan);
  text += explanation.method.empty() ? "\nNobody can answer this.\n"
                                     : fmt::format("\nChosen: {}.\n", explanation.method);
  return text + text_of(explanation.story);
}

std::string pieces(const std::vector<PieceRow>& rows) {
  Lines lines;
  for (const PieceRow& row : rows)
    lines.push_back({row.name, row.betza.empty() ? "-" : row.betza,
                     row.aliases.empty() ? row.summary
                                         : fmt::format("{} (also: {})", row.summary,
                                                       fmt::join(row.aliases, ", "))});
  return aligned(lines, false);
}

std::string boards(const std::vector<BoardRow>& rows) {
  Lines lines;
  for (const BoardRow& row : rows) lines.push_back({row.name, row.form, row.summary});
  return aligned(lines, false);
}

std::string methods(const std::vector<MethodRow>& rows) {
  Lines lines;
  for (const MethodRow& row : rows) lines.push_back({row.name, row.summary});
  return aligned(lines, false);
}

// The squares whose figure is attacked: it gets a `!` behind its letter.
std::set<Square> attacked_figures(const Picture& picture) {
  const std::set<Square> attacked(picture.attacked.begin(), picture.attacked.end());
  std::set<Square> both;
  for (const Figure& figure : picture.figures)
    if (attacked.count(figure.square) > 0) both.insert(figure.square);
  return both;
}

// A heat map's shares in per cent; holes, walls and pieces stay.
std::vector<std::string> shares_of(const Picture& picture) {
  std::vector<std::string> marks = picture.marks;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (marks[i] == ".") marks[i] = percent_text(picture.heat->values[i], picture.heat->total);
  return marks;
}

}  // namespace

std::vector<std::string> rows_of_marks(const Picture& picture) {
  std::vector<std::string> rows;
  for (std::int64_t row = picture.rows; row-- > 0;) {
    const auto start = picture.marks.begin() + row * picture.columns;
    rows.push_back(fmt::format("{}", fmt::join(start, start + picture.columns, "")));
  }
  return rows;
}

std::string text_picture(const Picture& picture) {
  if (picture.rows == 0 || picture.columns == 0) return "";
  const auto columns = static_cast<std::size_t>(picture.columns);
  const std::vector<std::string> marks = picture.heat ? shares_of(picture) : picture.marks;
  Lines lines;
  for (std::int64_t row = picture.rows; row-- > 0;) {
    const auto start = marks.begin() + row * picture.columns;
    lines.push_back({std::to_string(row + 1)});
    lines.back().insert(lines.back().end(), start, start + picture.columns);
  }
  lines.push_back({""});
  for (std::size_t c = 0; c < columns; ++c)
    lines.back().push_back(column_text(static_cast<std::int64_t>(c)));
  std::size_t width = 1;
  for (const auto& line : lines)
    for (const auto& mark : line) width = std::max(width, width_of(mark));
  const std::set<Square> attacked = attacked_figures(picture);
  std::string text;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const std::int64_t row = picture.rows - 1 - static_cast<std::int64_t>(line);
    std::int64_t column = -1;  // that of the row's number
    for (const auto& mark : lines[line]) {
      text += std::string(width - width_of(mark), ' ') + mark;
      text += attacked.count({row, column++}) > 0 ? '!' : ' ';
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += "\n";
  }
  if (picture.heat) text += "per cent; " + heat_legend(picture);
  return text;
}

// A picture with numbers for marks, of each kind and of all, and the total.
static std::string heat(const Heat& heat) {
  std::string text;
  const auto add = [&](const std::string& heading, const std::vector<Integer>& map) {
    Picture numbers{heat.rows, heat.columns, heat.marks};
    for (std::size_t i = 0; i < map.size(); ++i)
      if (numbers.marks[i] == ".") numbers.marks[i] = map[i].get_str();
    if (heat.maps.size() > 1) text += heading + "\n";
    text += text_picture(numbers);
  };
  for (std::size_t kind = 0; kind < heat.maps.size(); ++kind)
    add(heat.kinds[kind], heat.maps[kind]);
  if (heat.maps.size() > 1) add("all", heat.sum);
  return text + "total " + heat.total.get_str() + "\n";
}

extern const Format text_format;
const Format text_format = {.name = "text",
                            .summary = "for people and pipes: bare numbers, drawn boards",
                            .writes = {},
                            .result = result,
                            .explanation = explanation,
                            .pieces = pieces,
                            .boards = boards,
                            .methods = methods,
                            .picture = text_picture,
                            .sequence = &sequence,
                            .placement = placement,
                            .classes = classes,
                            .uniqueness = uniqueness,

                            .heat = heat,
                            .puzzle = text_of,
                            .hint = text_of};

}  // namespace rookery
