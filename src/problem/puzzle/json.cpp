// SPDX-License-Identifier: Apache-2.0
// Puzzles as JSON: an object, an array of objects, or an object a line. Keys: regions (or
// colorRegions, or grid): rows of letters, as strings, as arrays of letters or numbers, or in one
// string with / between; or cells: an array of square names for each region; regions2 and so on:
// further partitions; n or size; stars; given: squares; piece; name; solutions: how many are
// claimed. Or problem: a whole problem as text. Others mean nothing.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/text.hpp"
#include "problem/puzzle/json_puzzle.hpp"
#include "problem/text.hpp"

namespace rookery::puzzle {
namespace {

using Json = nlohmann::json;
using Event = Json::parse_event_t;

// Of a puzzle: more are no puzzle, and would take much memory.
constexpr int most_depth = 8;
constexpr std::size_t most_values = 200000;

std::string_view without_blanks_before(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.substr(0, mark.size()) == mark) text.remove_prefix(mark.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text;
}

// Behind the first bracket comes what JSON may have there: keys of scripts have no quotes.
bool looks(std::string_view text) {
  const std::string_view whole = without_blanks_before(text);
  if (whole.empty() || (whole[0] != '{' && whole[0] != '[')) return false;
  const std::string_view rest = without_blanks_before(whole.substr(1));
  return rest.empty() || rest[0] == '"' || rest[0] == '{' || rest[0] == '}' || rest[0] == ']';
}

std::string problem_in(const Json& object) {
  const auto found = object.find("problem");
  if (!found->is_string()) refuse("key problem", found->type_name(), "want a string");
  return text_of(read_problem(found->get_ref<const std::string&>()));
}

void add_value(const std::string& place, const Json& value, std::string error, Batch& batch) {
  if (!value.is_object()) {
    batch.add_text(place, {},
                   [&]() -> std::string { refuse("puzzle", value.type_name(), "want an object"); });
    return;
  }
  Heading heading = heading_of(value);
  if (!error.empty()) heading.error = std::move(error);
  if (value.contains("problem"))
    batch.add_text(place, heading, [&] { return problem_in(value); });
  else
    batch.add(place, heading, [&] { return puzzle_of(value); });
}

// Takes each puzzle from the tree as soon as it is complete, so that only one is held at a time.
class Reader {
 public:
  // `place` is of a text with one puzzle; empty: puzzles are numbered.
  Reader(Batch& batch, std::string place) : batch_(batch), place_(std::move(place)) {}

  void read(std::string_view text) {
    const Json rest = Json::parse(
        text.begin(), text.end(),
        [this](int depth, Event event, Json& value) { return take(depth, event, value); });
  }

 private:
  // What the parser tells; false: the value is not kept.
  bool take(int depth, Event event, Json& value) {
    if (depth > most_depth)
      refuse("JSON", place(), fmt::format("nested more than {} deep", most_depth));
    if (++values_ > most_values)
      refuse("JSON", place(), fmt::format("holds more than {} values", most_values));
    if (depth == 0 && event == Event::array_start) top_ = 1;
    if (event == Event::object_start) keys_.emplace_back();
    if (event == Event::object_end) keys_.pop_back();
    if (event == Event::key) take_key(value.get_ref<const std::string&>());
    const bool ends =
        event == Event::value || event == Event::object_end || event == Event::array_end;
    if (!ends || depth != top_) return true;
    add_value(place(), value, std::move(error_), batch_);
    ++number_;
    values_ = 0;
    error_.clear();
    return false;
  }

  void take_key(const std::string& key) {
    if (!keys_.back().insert(key).second && error_.empty())
      error_ = fmt::format("key {}: said twice", rookery::quoted(key));
  }

  std::string place() const { return place_.empty() ? fmt::format("puzzle {}", number_) : place_; }

  Batch& batch_;
  const std::string place_;
  std::size_t number_ = 1, values_ = 0;
  int top_ = 0;                              // how deep puzzles stand
  std::vector<std::set<std::string>> keys_;  // of the objects that are open
  std::string error_;                        // of the puzzle that is being read
};

// In the words of people: which line, and from which place on.
[[noreturn]] void refuse_syntax(std::string_view text, std::size_t byte, std::size_t line) {
  const std::size_t at = std::min(byte == 0 ? 0 : byte - 1, text.size());
  const std::string_view before = text.substr(0, at);
  const std::size_t start = before.rfind('\n') + 1;  // npos + 1 is 0
  const std::size_t end = std::min(text.find('\n', at), text.size());
  const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  refuse_line("JSON", {line + lines, text.substr(start, end - start)},
              fmt::format("no JSON at character {}", at - start + 1));
}

// `line`: the number of the text's first line.
void read_checked(Reader reader, std::string_view text, std::size_t line) {
  try {
    reader.read(text);
  } catch (const Json::parse_error& error) {
    refuse_syntax(text, error.byte, line);
  } catch (const Json::exception&) {  // a number beyond every type
    refuse("JSON", text, "holds a number that is too large");
  }
}

// Is each line an object of its own? The first one at least, or it ends as one and the next begins.
bool has_object_lines(std::string_view text) {
  text = without_blanks_before(text);
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view first = trimmed(text.substr(0, end));
  const std::string_view next = without_blanks_before(text.substr(end));
  if (first.empty() || first[0] != '{' || next.empty()) return false;
  return Json::accept(first) || (first.back() == '}' && next[0] == '{');
}

std::vector<Puzzle> read(std::string_view text, const PuzzleReading& reading) {
  Batch batch(reading);
  if (text.find('\0') != std::string_view::npos)  // the parser would end there
    refuse("JSON", text, "a zero byte; want JSON in UTF-8");
  if (!has_object_lines(text)) {
    read_checked(Reader(batch, ""), text, 1);
    return batch.take();
  }
  for_each_line(text, [&](const DrawnLine& line) {
    batch.add_all(place_of(line), [&] {
      Batch alone(reading);
      read_checked(Reader(alone, place_of(line)), line.text, line.number);
      return alone.take();
    });
  });
  return batch.take();
}

// Other problems than star battles keep their words.
std::string write(const Problem& problem) {
  nlohmann::ordered_json object;
  try {
    const RegionPuzzle puzzle = region_puzzle_of(problem, "json");
    object["size"] = puzzle.partitions[0].size();
    object["stars"] = puzzle.stars;
    for (std::size_t i = 0; i < puzzle.partitions.size(); ++i)
      object[i == 0 ? "regions" : fmt::format("regions{}", i + 1)] = renamed(puzzle.partitions[i]);
    if (!puzzle.given.empty()) object["given"] = puzzle.given;
    if (puzzle.piece != "king") object["piece"] = puzzle.piece;
  } catch (const Error&) {
    object = {{"problem", text_of(problem)}};
  }
  return object.dump() + "\n";
}

std::string named(const std::string& text, const std::string& name, const std::string& stated) {
  using Ordered = nlohmann::ordered_json;
  Ordered object = Ordered::object();
  if (!name.empty()) object["name"] = name;
  object.update(Ordered::parse(text));
  if (!stated.empty()) object["solutions"] = stated;
  return object.dump(-1, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

}  // namespace

extern const PuzzleFormat json_format;
const PuzzleFormat json_format = {.name = "json",
                                  .summary = "JSON objects with regions, or with a problem",
                                  .looks = looks,
                                  .read = read,
                                  .write = write,
                                  .named = named};

}  // namespace rookery::puzzle
