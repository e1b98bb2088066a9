// SPDX-License-Identifier: Apache-2.0
#include "present/puzzle.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/square.hpp"
#include "base/text.hpp"
#include "present/format.hpp"

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

std::string name_of(const Puzzle& puzzle) {
  return printable(puzzle.name.empty() ? puzzle.place : puzzle.name);
}

// none, unique, several, malformed or unanswered.
std::string answer_of(const PuzzleReport& report) {
  if (!report.check) return report.puzzle.error.empty() ? "unanswered" : "malformed";
  if (report.check->unique()) return "unique";
  return report.check->solutions == 0 ? "none" : "several";
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

std::string text_of(const Stand& stand, const std::vector<std::string>& kinds) {
  const std::string square = text_of(stand.square);
  return kinds.size() == 1 ? square : kinds[static_cast<std::size_t>(stand.kind)] + "@" + square;
}

std::string row(const std::string& name, const std::string& size, const std::string& solutions,
                const std::string& time, const std::string& answer) {
  return fmt::format("{:<30} {:>7} {:>12} {:>9}  {}\n", name, size, solutions, time, answer);
}

Json texts_of(const Placement& placement, const std::vector<std::string>& kinds) {
  Json texts = Json::array();
  for (const Stand& stand : placement) texts.push_back(text_of(stand, kinds));
  return texts;
}

Json texts_of(const std::vector<Square>& squares) {
  Json texts = Json::array();
  for (const Square& square : squares) texts.push_back(text_of(square));
  return texts;
}

std::string line(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string heading_of_reports() { return row("puzzle", "size", "solutions", "ms", "answer"); }

std::string text_of(const PuzzleReport& report) {
  const std::string name = name_of(report.puzzle), answer = answer_of(report);
  const std::string time = fmt::format("{:.1f}", report.seconds * 1000);
  if (!report.check)
    return row(name, "-", "-", report.puzzle.error.empty() ? time : "-",
               answer + ": " +
                   first_line(report.puzzle.error.empty() ? report.error : report.puzzle.error));
  const PuzzleCheck& check = *report.check;
  const std::string& stated = report.puzzle.stated;
  const bool other = !stated.empty() && !check.more && stated != check.solutions.get_str();
  std::string text = row(name, fmt::format("{}x{}", check.rows, check.columns),
                         (check.more ? ">" : "") + check.solutions.get_str(), time,
                         answer + (other ? fmt::format(", but its text says {}", stated) : ""));
  if (check.witnesses.size() < 2) return text;
  for (const Placement& placement : check.witnesses) {
    text += "   ";
    for (const Stand& stand : placement) text += " " + text_of(stand, check.kinds);
    text += "\n";
  }
  return text;
}

std::string json_of(const PuzzleReport& report) {
  Json json = {{"schema", "rookery.puzzle/1"},
               {"name", report.puzzle.name},
               {"place", report.puzzle.place},
               {"answer", answer_of(report)}};
  if (!report.puzzle.problem.empty()) json["problem"] = report.puzzle.problem;
  if (const auto& check = report.check) {
    json["solutions"] = check->solutions.get_str();
    if (check->more) json["more"] = true;
    json["placements"] = Json::array();
    for (const Placement& placement : check->witnesses)
      json["placements"].push_back(texts_of(placement, check->kinds));
    json["method"] = check->method;
    json["work"] = std::to_string(check->work);
    if (!check->verified.empty()) json["verified"] = check->verified;
  }
  if (!report.puzzle.stated.empty()) json["stated"] = report.puzzle.stated;
  const std::string& error = report.puzzle.error.empty() ? report.error : report.puzzle.error;
  if (!error.empty()) json["error"] = error;
  json["seconds"] = report.seconds;
  return line(json, -1);
}

std::string text_of(const PuzzleHint& hint, const Picture& drawn) {
  if (hint.solutions == 0) return "no solution\n";
  std::string text = text_picture(drawn);
  text += fmt::format("{} solution{}\n", hint.solutions.get_str(), hint.solutions == 1 ? "" : "s");
  text += "in every solution:";
  for (const Stand& stand : hint.certain) text += " " + text_of(stand, hint.kinds);
  text += "\nempty in every solution:";
  for (const Square& square : hint.empty) text += " " + text_of(square);
  return text + "\n";
}

std::string json_of(const PuzzleHint& hint, const Picture&) {
  return line({{"schema", "rookery.hint/1"},
               {"problem", hint.problem},
               {"solutions", hint.solutions.get_str()},
               {"certain", texts_of(hint.certain, hint.kinds)},
               {"empty", texts_of(hint.empty)},
               {"open", texts_of(hint.open)},
               {"method", hint.method}},
              2);
}

}  // namespace rookery
