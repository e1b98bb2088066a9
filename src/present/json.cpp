// SPDX-License-Identifier: Apache-2.0
// Answers as JSON, one object on several lines. Counts are strings, because they outgrow every
// number type of other programs. doc/formats.md and doc/rookery.schema.json say what is in it.
#include <nlohmann/json.hpp>

#include "base/square.hpp"
#include "present/format.hpp"

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

// Texts of users may hold any bytes; what is not UTF-8 is replaced.
std::string written(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json squares_of(const Placement& placement) {
  Json squares = Json::array();
  for (const Stand& stand : placement) squares.push_back(text_of(stand.square));
  return squares;
}

void add_table(Json& json, const Table& table) {
  Json lines = Json::array();
  Integer total = 0;
  for (std::size_t i = 0; i < table.values.size(); ++i) {
    Json line;
    line["pieces"] = table.first[0] + static_cast<std::int64_t>(i);
    line["count"] = table.values[i].get_str();
    lines.push_back(line);
    total += table.values[i];
  }
  json["table"] = lines;
  json["total"] = total.get_str();
}

void add_maximum(Json& json, const Result& result) {
  json["pieces"] = nullptr;
  json["count"] = "0";
  if (!result.pieces) return;
  json["pieces"] = *result.pieces;
  json["count"] = result.table.values[0].get_str();
  if (!result.witness) return;
  json["witness"] = squares_of(*result.witness);
  json["order"] = result.order;
}

std::string result(const Result& result, const Picture*) {
  Json json;
  json["schema"] = "rookery.result/1";
  json["question"] = result.question;
  json["problem"] = result.problem;
  if (result.question == "count") json["count"] = result.table.values[0].get_str();
  if (result.question == "table") add_table(json, result.table);
  if (result.question == "max") add_maximum(json, result);
  json["exact"] = true;
  json["method"] = result.method;
  json["why"] = result.why;
  json["work"] = std::to_string(result.work);
  json["notes"] = result.notes;
  return written(json);
}

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

std::string explanation(const Explanation& explanation) {
  Json json;
  json["schema"] = "rookery.explanation/1";
  json["question"] = explanation.question;
  json["problem"] = explanation.problem;
  json["method"] = explanation.method;
  json["considered"] = Json::array();
  for (const Considered& line : explanation.considered)
    json["considered"].push_back(considered_json(line));
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

std::string picture(const Picture& picture) {
  Json json;
  json["schema"] = "rookery.picture/1";
  json["title"] = picture.title;
  json["board_rows"] = picture.rows;
  json["board_columns"] = picture.columns;
  json["marks"] = picture.marks;
  json["pieces"] = Json::array();
  for (const Figure& figure : picture.figures)
    json["pieces"].push_back(
        {{"square", text_of(figure.square)}, {"piece", figure.name}, {"letter", figure.letter}});
  json["attacked"] = Json::array();
  for (const Square& square : picture.attacked) json["attacked"].push_back(text_of(square));
  return written(json);
}

}  // namespace

extern const Format json_format;
const Format json_format = {"json",      "for programs: one object, counts as strings",
                            {},          result,
                            explanation, pieces,
                            boards,      methods,
                            picture};

}  // namespace rookery
