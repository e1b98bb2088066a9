// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

#include "oracle.hpp"
#include "oracle_board.hpp"
#include "oracle_piece.hpp"

namespace oracle {
namespace {

using Words = std::vector<std::string>;

[[noreturn]] void fail(const std::string& what, const std::string& word) {
  throw std::runtime_error("oracle: " + what + ": '" + word + "'");
}

Words words_of(const std::string& text) {
  std::istringstream stream(text);
  Words words;
  std::string word;
  while (stream >> word) words.push_back(word);
  return words;
}

// The parts between separators; those inside (round brackets) do not part.
Words parts_of(const std::string& text, char separator) {
  Words parts = {""};
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == separator && depth == 0) {
      parts.push_back("");
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

// fen:3-/*3/4, the prefix already taken off.
void read_fen(const std::string& fen, Problem& problem) {
  for (const std::string& part : parts_of(fen, '/')) {
    std::string row;
    for (std::size_t at = 0; at < part.size();) {
      if (part[at] == '-' || part[at] == '*') {
        row += part[at++];
        continue;
      }
      std::string digits;
      while (at < part.size() && is_digit(part[at])) digits += part[at++];
      row += std::string(static_cast<std::size_t>(whole_number(digits)), '.');
    }
    problem.cells.insert(problem.cells.begin(), row);
  }
  problem.rows = static_cast<int>(problem.cells.size());
  problem.columns = static_cast<int>(problem.cells[0].size());
  for (const std::string& row : problem.cells) {
    if (row.size() != problem.cells[0].size()) fail("rows of different lengths", fen);
  }
}

void read_board(const std::string& word, Problem& problem) {
  if (word.substr(0, 4) == "fen:") return read_fen(word.substr(4), problem);
  const std::size_t x = word.find('x');
  const std::size_t slash = word.find('/');
  if (x == std::string::npos || x > slash) fail("not ROWSxCOLUMNS", word);
  problem.rows = whole_number(word.substr(0, x));
  problem.columns =
      whole_number(word.substr(x + 1, slash == std::string::npos ? slash : slash - x - 1));
  if (slash != std::string::npos) problem.gluing = word.substr(slash + 1);
  problem.cells.assign(static_cast<std::size_t>(problem.rows),
                       std::string(static_cast<std::size_t>(problem.columns), '.'));
}

bool starts_number(const std::string& word) { return is_digit(word[0]) || word[0] == '.'; }

// N, N..M, N.. or ..M
Range read_range(const std::string& word) {
  const std::size_t dots = word.find("..");
  if (word == "..") fail("a range with no end", word);
  if (dots == std::string::npos) return {whole_number(word), whole_number(word)};
  const std::string low = word.substr(0, dots);
  const std::string high = word.substr(dots + 2);
  const Range range = {low.empty() ? 0 : whole_number(low), high.empty() ? -1 : whole_number(high)};
  if (range.last != -1 && range.last < range.first) fail("a range that is backwards", word);
  return range;
}

std::string name_of(const Kind& kind) {
  return (kind.colour.empty() ? "" : kind.colour + "-") + kind.piece;
}

// Takes `white-` off the word.
std::string take_colour(std::string& word) {
  for (const std::string colour : {"white", "black"}) {
    if (word.substr(0, colour.size() + 1) != colour + "-") continue;
    word = word.substr(colour.size() + 1);
    return colour;
  }
  return "";
}

Kind read_kind(const Words& words, std::size_t& at) {
  Kind kind;
  if (starts_number(words[at])) kind.number = read_range(words[at++]);
  if (at < words.size() && (words[at] == "white" || words[at] == "black"))
    kind.colour = words[at++];
  if (at == words.size()) fail("no piece", words.back());
  kind.piece = words[at++];
  if (kind.colour.empty()) kind.colour = take_colour(kind.piece);
  attacking_moves(kind.piece);  // only to throw now if there is no such piece
  return kind;
}

void read_army(const Words& words, Problem& problem) {
  std::set<std::string> names;
  for (std::size_t at = 0; at < words.size();) {
    problem.army.push_back(read_kind(words, at));
    const Kind& kind = problem.army.back();
    if (!names.insert(name_of(kind)).second) fail("a kind that comes twice", name_of(kind));
    if (kind.colour.empty() != problem.army[0].colour.empty()) fail("no colour", kind.piece);
  }
  if (problem.army.empty()) fail("no piece", "");
}

int kind_named(const std::string& name, const Problem& problem) {
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind) {
    if (name_of(problem.army[kind]) == name) return static_cast<int>(kind);
  }
  fail("no such kind in the army", name);
}

Square read_square(const std::string& word, const Problem& problem) {
  int column = 0;
  std::size_t at = 0;
  while (at < word.size() && word[at] >= 'a' && word[at] <= 'z') {
    if (at == 5) fail("no such column", word);  // it would overflow
    column = column * 26 + (word[at++] - 'a' + 1);
  }
  if (at == 0) fail("not a square", word);
  const Square square = {whole_number(word.substr(at)) - 1, column - 1};
  if (square.first < 0 || square.first >= problem.rows || square.second >= problem.columns) {
    fail("off the board", word);
  }
  return square;
}

// a1 or queen@a1
Stand read_stand(const std::string& word, const Problem& problem) {
  const std::size_t mark = word.rfind('@');
  if (mark == std::string::npos) {
    if (problem.army.size() > 1) fail("a given piece without its kind", word);
    const Square square = read_square(word, problem);
    return {square.first, square.second, 0};
  }
  const Square square = read_square(word.substr(mark + 1), problem);
  return {square.first, square.second, kind_named(word.substr(0, mark), problem)};
}

void read_given(const std::string& word, Problem& problem) {
  std::set<Square> seen;
  for (const std::string& part : parts_of(word, ',')) {
    const Stand stand = read_stand(part, problem);
    if (!seen.insert({stand.row, stand.column}).second) fail("a square is given twice", part);
    problem.given.push_back(stand);
  }
}

void read_forbidden(const std::string& word, Problem& problem) {
  for (const std::string& part : parts_of(word, ',')) {
    const Square square = read_square(part, problem);
    char& cell =
        problem
            .cells[static_cast<std::size_t>(square.first)][static_cast<std::size_t>(square.second)];
    if (cell == '.') cell = '-';
  }
}

// [KIND:]RANGE,... for each of some sets of squares
void add_quotas(const std::string& word, const std::vector<std::vector<Square>>& sets,
                Problem& problem) {
  for (const std::string& part : parts_of(word, ',')) {
    const std::size_t mark = part.rfind(':');
    const bool of_all = mark == std::string::npos;
    const int kind = of_all ? -1 : kind_named(part.substr(0, mark), problem);
    const Range range = read_range(of_all ? part : part.substr(mark + 1));
    for (const std::vector<Square>& squares : sets) {
      problem.quotas.push_back({kind, range, squares});
    }
  }
}

std::vector<std::vector<Square>> rows_of(const Problem& problem) {
  std::vector<std::vector<Square>> rows(static_cast<std::size_t>(problem.rows));
  for (int row = 0; row < problem.rows; ++row) {
    for (int column = 0; column < problem.columns; ++column) {
      rows[static_cast<std::size_t>(row)].push_back({row, column});
    }
  }
  return rows;
}

std::vector<std::vector<Square>> columns_of(const Problem& problem) {
  std::vector<std::vector<Square>> columns(static_cast<std::size_t>(problem.columns));
  for (int row = 0; row < problem.rows; ++row) {
    for (int column = 0; column < problem.columns; ++column) {
      columns[static_cast<std::size_t>(column)].push_back({row, column});
    }
  }
  return columns;
}

// aab/abb: a letter a square, the highest row first; a dot is in no region
std::vector<std::vector<Square>> regions_of(const std::string& drawn, const Problem& problem) {
  Words rows;
  if (problem.rows > 0) {
    std::istringstream stream(drawn);
    for (std::string row; std::getline(stream, row, '/');) rows.push_back(row);
    rows.resize(
        std::max(rows.size(), static_cast<std::size_t>(problem.columns == 0 ? problem.rows : 0)));
  }
  if (rows.size() != static_cast<std::size_t>(problem.rows))
    fail("regions of another board", drawn);
  std::reverse(rows.begin(), rows.end());
  std::map<char, std::vector<Square>> by_letter;
  for (int row = 0; row < problem.rows; ++row) {
    const std::string& letters = rows[static_cast<std::size_t>(row)];
    if (letters.size() != static_cast<std::size_t>(problem.columns))
      fail("regions of another board", drawn);
    for (int column = 0; column < problem.columns; ++column) {
      const char letter = letters[static_cast<std::size_t>(column)];
      if (letter != '.') by_letter[letter].push_back({row, column});
    }
  }
  std::vector<std::vector<Square>> regions;
  for (const auto& [letter, squares] : by_letter) regions.push_back(squares);
  return regions;
}

void read_regions(const std::string& word, Problem& problem) {
  const std::string mark = "@rows:";
  const std::size_t at = word.find(mark);
  if (at == std::string::npos) fail("no regions", word);
  add_quotas(word.substr(0, at), regions_of(word.substr(at + mark.size()), problem), problem);
}

void read_hostile(const std::string& word, Problem& problem) {
  problem.hostile = word;
  hostile(problem, 0, 0);  // only to throw now if there is no such word
  const bool of_colours = word == "other-colour" || word == "same-colour";
  if (of_colours && problem.army[0].colour.empty()) fail("no colours", word);
}

void read_gluing(const std::string& word, Problem& problem) {
  if (problem.gluing != "plane") fail("glued twice", word);
  problem.gluing = word;
}

// What may be said behind the army, in the order in which it is understood.
struct Option {
  std::string name;
  bool often;
  void (*read)(const std::string& word, Problem& problem);
};
const std::vector<Option> options = {
    {"--glue", false, read_gluing},
    {"--forbid", false, read_forbidden},
    {"--given", false, read_given},
    {"--hostile", false, read_hostile},
    {"--per-row", false,
     [](const std::string& word, Problem& problem) {
       add_quotas(word, rows_of(problem), problem);
     }},
    {"--per-column", false,
     [](const std::string& word, Problem& problem) {
       add_quotas(word, columns_of(problem), problem);
     }},
    {"--per-region", true, read_regions},
    {"--mod", false, [](const std::string& word, Problem&) { whole_number(word); }},
};

void read_options(const Words& words, Problem& problem) {
  std::multimap<std::string, std::string> said;
  for (std::size_t at = 0; at < words.size(); at += 2) {
    if (at + 1 == words.size()) fail("an option without its word", words[at]);
    said.emplace(words[at], words[at + 1]);
  }
  for (const Option& option : options) {
    const auto [begin, end] = said.equal_range(option.name);
    if (!option.often && std::distance(begin, end) > 1) fail("an option said twice", option.name);
    for (auto one = begin; one != end; ++one) option.read(one->second, problem);
    said.erase(option.name);
  }
  if (!said.empty()) fail("no such option", said.begin()->first);
}

void check(const Problem& problem) {
  attacked_squares(problem, {}, {0, 0});  // only to throw now if there is no such gluing
  for (const Stand& stand : problem.given) {
    const std::vector<Square> squares = free_squares(problem);
    const Square square = {stand.row, stand.column};
    if (std::find(squares.begin(), squares.end(), square) == squares.end()) {
      fail("a given square is not free", problem.army[0].piece);
    }
  }
}

}  // namespace

Problem read(const std::string& text) {
  const Words words = words_of(text);
  const auto is_option = [](const std::string& word) { return word.substr(0, 2) == "--"; };
  const auto options_begin = std::find_if(words.begin(), words.end(), is_option);
  if (words.size() < 2 || options_begin == words.begin()) fail("too few words", text);
  Problem problem;
  read_board(words[0], problem);
  read_army({words.begin() + 1, options_begin}, problem);
  read_options({options_begin, words.end()}, problem);
  check(problem);
  return problem;
}

}  // namespace oracle
