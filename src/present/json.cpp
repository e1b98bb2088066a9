// SPDX-License-Identifier: Apache-2.0
// Answers as JSON, one object on several lines. Counts are strings, because they outgrow every
// number type of other programs. doc/formats.md and doc/rookery.schema.json say what is in it.
#include <nlohmann/json.hpp>

#include "base/box.hpp"
#include "base/square.hpp"
#include "present/format.hpp"
#include "present/puzzle.hpp"
#include "present/total.hpp"

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

// Texts of users may hold any bytes; what is not UTF-8 is replaced.
std::string written(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

// Squares; with several kinds in the army, squares and kinds.
Json stands_of(const Placement& placement, const std::vector<std::string>& kinds) {
  Json stands = Json::array();
  for (const Stand& stand : placement)
    if (kinds.size() <= 1)
      stands.push_back(text_of(stand.square));
    else
      stands.push_back({{"square", text_of(stand.square)},
                        {"kind", kinds[static_cast<std::size_t>(stand.kind)]}});
  return stands;
}

// One line each.
std::string placement(const Listing& listing, const Numbered& one,
                      const std::function<Picture()>&) {
  Json json = Json::object();
  if (one.number >= 0) json["number"] = one.number.get_str();
  json["placement"] = stands_of(one.placement, listing.kinds);
  if (one.alike > 0) json["class_size"] = one.alike;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string uniqueness(const Uniqueness& answer, const std::vector<Picture>&) {
  constexpr const char* words[] = {"none", "unique", "several"};
  Json json = {{"schema", "rookery.unique/1"}, {"question", "unique"},
               {"problem", answer.problem},    {"answer", words[answer.found.size()]},
               {"placements", Json::array()},  {"different", Json::array()},
               {"method", answer.method}};
  for (const Placement& placement : answer.found)
    json["placements"].push_back(stands_of(placement, answer.kinds));
  for (const Square& square : answer.different) json["different"].push_back(text_of(square));
  return written(json);
}

std::string classes(const Classes& answer) {
  Json json = {{"schema", "rookery.classes/1"},
               {"question", "classes"},
               {"problem", answer.problem},
               {"group", answer.group},
               {"order", answer.order},
               {"classes", answer.classes.get_str()},
               {"placements", answer.placements.get_str()},
               {"fixed", Json::array()},
               {"kinds", Json::array()},
               {"method", answer.method}};
  for (const Classes::Fixed& row : answer.fixed)
    json["fixed"].push_back({{"symmetry", row.symmetry},
                             {"elements", row.elements},
                             {"placements", row.placements.get_str()}});
  for (const Classes::Kind& row : answer.kinds)
    json["kinds"].push_back(
        {{"symmetries", row.symmetries}, {"order", row.order}, {"classes", row.classes.get_str()}});
  return written(json);
}

// An object written field by field, so that long counts never stand in memory as text.
class Fields {
 public:
  Fields(Output& out, std::size_t depth) : out_(out), indent_(2 * depth, ' ') { out_ << "{"; }

  Output& name(std::string_view field) {
    const std::string_view line_end = std::exchange(first_, false) ? "\n" : ",\n";
    return out_ << line_end << indent_ << "\"" << field << "\": ";
  }

  // `value` as nlohmann writes it, indented to stand here.
  void add(std::string_view field, const Json& value) {
    const std::string text = value.dump(2, ' ', false, Json::error_handler_t::replace);
    name(field);
    for (const char c : text) {
      out_ << std::string_view(&c, 1);
      if (c == '\n') out_ << indent_;
    }
  }

  // A count as a string; where only leading digits are wanted of a longer one, these and how many
  // there are, under names of their own.
  void add_count(const std::string& field, const Integer& count) {
    const auto cut = out_.cut(count);
    name(cut ? field + "_leading" : field) << "\"" << (cut ? cut->first : count) << "\"";
    if (cut) name(field + "_digits") << std::to_string(cut->digits);
  }

  void end() { out_ << "\n" << std::string_view(indent_).substr(2) << "}"; }

 private:
  Output& out_;
  std::string indent_;
  bool first_ = true;
};

// "[1, 2]", or the number alone if the army has one kind.
std::string pieces_text(const Result& result, const std::vector<std::int64_t>& numbers) {
  if (result.kinds.size() <= 1) return std::to_string(numbers[0]);
  std::string text;
  for (const std::int64_t number : numbers)
    text += (text.empty() ? "[" : ", ") + std::to_string(number);
  return text + "]";
}

void add_lines(Fields& fields, const Result& result, std::size_t depth, Output& out) {
  const Strides strides(result.table);
  const std::string indent(2 * depth, ' ');
  fields.name("table") << "[";
  for (std::size_t i = 0; i < result.table.values.size(); ++i) {
    out << (i == 0 ? "\n" : ",\n") << indent;
    Fields line(out, depth + 1);
    line.name("pieces") << pieces_text(result, strides.numbers(i));
    line.add_count("count", result.table.values[i]);
    line.end();
  }
  out << "\n" << std::string_view(indent).substr(2) << "]";
}

// With several kinds, those that the numbers of pieces belong to, in that order.
void add_kinds(Fields& fields, const Result& result) {
  if (result.kinds.size() <= 1) return;
  Json kinds = Json::array();
  for (const std::size_t kind : result.axes) kinds.push_back(result.kinds[kind]);
  fields.add("kinds", kinds);
}

void add_table(Fields& fields, const Result& result, Output& out) {
  add_kinds(fields, result);
  add_lines(fields, result, 2, out);
  fields.add_count("total", total_of(result));
}

// A weighed count may be a fraction: "5/3".
void add_count(Fields& fields, const Result& result) {
  if (result.divisor == 1) return fields.add_count("count", result.table.values[0]);
  fields.name("count") << "\"" << result.table.values[0] << "/" << result.divisor << "\"";
}

void add_maximum(Fields& fields, const Result& result) {
  fields.add("pieces", result.pieces ? Json(*result.pieces) : Json());
  fields.add_count("count", result.table.values[0]);
  if (!result.witness) return;
  fields.add("witness", stands_of(*result.witness, result.kinds));
  fields.add("order", result.order);
}

void result(const Result& result, const Picture*, Output& out) {
  Fields fields(out, 1);
  fields.add("schema", "rookery.result/1");
  fields.add("question", result.question);
  fields.add("problem", result.problem);
  if (result.modulus != 0) fields.add("modulus", result.modulus.get_str());
  if (result.question == "count") add_count(fields, result);
  if (result.question == "table") add_table(fields, result, out);
  if (result.question == "max" || result.question == "min-maximal") add_maximum(fields, result);
  fields.add("exact", true);
  fields.add("method", result.method);
  fields.add("why", result.why);
  if (!result.verified.empty()) fields.add("verified", result.verified);
  fields.add("work", std::to_string(result.work));
  fields.add("notes", result.notes);
  fields.end();
  out << "\n";
}

// The object of a sequence stays open until its end.
void begin_sequence(const Sequence& sequence, Output& out) {
  Fields fields(out, 1);
  fields.add("schema", "rookery.sequence/1");
  fields.add("question", sequence.question);
  fields.add("problem", sequence.problem);
  fields.add("from", sequence.from);
  fields.add("to", sequence.to);
  if (sequence.modulus != 0) fields.add("modulus", sequence.modulus.get_str());
  fields.add("exact", true);
  fields.name("terms") << "[";
}

void term(const Sequence& sequence, const Term& term, Output& out) {
  out << (term.n == sequence.from ? "\n    " : ",\n    ");
  Fields fields(out, 3);
  fields.add("n", term.n);
  if (sequence.question == "max" || sequence.question == "min-maximal")
    add_maximum(fields, term.answer);
  if (sequence.question == "count") add_count(fields, term.answer);
  if (sequence.question == "table") {
    add_kinds(fields, term.answer);
    add_lines(fields, term.answer, 4, out);
  }
  fields.add("method", term.answer.method);
  fields.add("work", std::to_string(term.answer.work));
  fields.add("notes", term.answer.notes);
  fields.end();
}

void end_sequence(const Sequence&, bool complete, Output& out) {
  out << "\n  ],\n  \"complete\": " << (complete ? "true" : "false") << "\n}\n";
}

constexpr SequenceWriter sequence = {begin_sequence, term, end_sequence};

Json considered_json(const Considered& line) {
  Json json;
  json["name"] = line.name;
  json["applies"] = line.cost.has_value();
  if (line.cost) {
    json["operations"] = line.cost->operations;
    json["bytes"] = line.cost->bytes;
  }
  json["why"] = line.why;
  return json;
}

Json item_json(const std::variant<std::string, Sheet, Picture>& item) {
  Json json;
  if (const auto* paragraph = std::get_if<std::string>(&item)) json["text"] = *paragraph;
  if (const auto* sheet = std::get_if<Sheet>(&item)) {
    json["heading"] = sheet->heading;
    json["rows"] = sheet->rows;
  }
  if (const auto* picture = std::get_if<Picture>(&item)) {
    json["board_rows"] = picture->rows;
    json["board_columns"] = picture->columns;
    json["marks"] = picture->marks;
  }
  return json;
}

Json plan_json(const PlanLine& line) {
  Json json;
  json["depth"] = line.depth;
  json["times"] = line.times;
  json["problem"] = line.problem;
  json["by"] = line.by;
  json["why"] = line.why;
  json["operations"] = line.cost.operations;
  json["bytes"] = line.cost.bytes;
  json["considered"] = Json::array();
  for (const Considered& one : line.considered) json["considered"].push_back(considered_json(one));
  return json;
}

std::string explanation(const Explanation& explanation) {
  Json json;
  json["schema"] = "rookery.explanation/1";
  json["question"] = explanation.question;
  json["problem"] = explanation.problem;
  json["method"] = explanation.method;
  json["considered"] = Json::array();
  for (const Considered& line : explanation.considered)
    json["considered"].push_back(considered_json(line));
  json["plan"] = Json::array();
  for (const PlanLine& line : explanation.plan) json["plan"].push_back(plan_json(line));
  json["notes"] = explanation.notes;
  json["story"] = Json::array();
  for (const auto& item : explanation.story.items) json["story"].push_back(item_json(item));
  return written(json);
}

std::string pieces(const std::vector<PieceRow>& rows) {
  Json json = {{"schema", "rookery.pieces/1"}, {"pieces", Json::array()}};
  for (const PieceRow& row : rows) {
    Json line;
    line["name"] = row.name;
    line["betza"] = row.betza;
    line["summary"] = row.summary;
    line["aliases"] = row.aliases;
    json["pieces"].push_back(line);
  }
  return written(json);
}

std::string boards(const std::vector<BoardRow>& rows) {
  Json json = {{"schema", "rookery.boards/1"}, {"boards", Json::array()}};
  for (const BoardRow& row : rows) {
    Json line;
    line["name"] = row.name;
    line["form"] = row.form;
    line["summary"] = row.summary;
    json["boards"].push_back(line);
  }
  return written(json);
}

std::string methods(const std::vector<MethodRow>& rows) {
  Json json = {{"schema", "rookery.methods/1"}, {"methods", Json::array()}};
  for (const MethodRow& row : rows) {
    Json line;
    line["name"] = row.name;
    line["summary"] = row.summary;
    line["reference"] = row.reference;
    line["order"] = row.order;
    json["methods"].push_back(line);
  }
  return written(json);
}

Json heat_json(const HeatMap& heat) {
  Json json = {{"total", heat.total.get_str()}, {"values", Json::array()}};
  for (const Integer& value : heat.values) json["values"].push_back(value.get_str());
  return json;
}

std::string picture(const Picture& picture) {
  Json json;
  json["schema"] = "rookery.picture/1";
  json["title"] = picture.title;
  json["board_rows"] = picture.rows;
  json["board_columns"] = picture.columns;
  json["marks"] = picture.marks;
  json["pieces"] = Json::array();
  for (const Figure& figure : picture.figures) {
    Json line = {
        {"square", text_of(figure.square)}, {"piece", figure.name}, {"letter", figure.letter}};
    if (!figure.colour.empty()) line["colour"] = figure.colour;
    if (figure.given) line["given"] = true;
    json["pieces"].push_back(line);
  }
  json["attacked"] = Json::array();
  for (const Square& square : picture.attacked) json["attacked"].push_back(text_of(square));
  if (!picture.regions.empty()) json["regions"] = picture.regions;
  if (picture.heat) json["heat"] = heat_json(*picture.heat);
  return written(json);
}

// A row of the board after the other, the lowest first.
Json rows_of(const Heat& heat, const std::vector<Integer>& map) {
  Json rows = Json::array();
  auto at = map.begin();
  for (std::int64_t row = 0; row < heat.rows; ++row) {
    Json line = Json::array();
    for (std::int64_t column = 0; column < heat.columns; ++column)
      line.push_back((at++)->get_str());
    rows.push_back(std::move(line));
  }
  return rows;
}

std::string heat(const Heat& heat) {
  Json json = {{"schema", "rookery.heat/1"},
               {"question", "heat"},
               {"problem", heat.problem},
               {"total", heat.total.get_str()},
               {"maps", Json::array()}};
  for (std::size_t kind = 0; kind < heat.maps.size(); ++kind)
    json["maps"].push_back({{"kind", heat.kinds[kind]}, {"rows", rows_of(heat, heat.maps[kind])}});
  json["sum"] = rows_of(heat, heat.sum);
  json["method"] = heat.method;
  json["why"] = heat.why;
  if (!heat.verified.empty()) json["verified"] = heat.verified;
  return written(json);
}

}  // namespace

extern const Format json_format;
const Format json_format = {.name = "json",
                            .summary = "for programs: one object, counts as strings",
                            .writes = {},
                            .result = result,
                            .explanation = explanation,
                            .pieces = pieces,
                            .boards = boards,
                            .methods = methods,
                            .picture = picture,
                            .sequence = &sequence,
                            .placement = placement,
                            .classes = classes,
                            .uniqueness = uniqueness,
                            .heat = heat,
                            .puzzle = json_of,
                            .hint = json_of};

}  // namespace rookery
