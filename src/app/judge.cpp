// SPDX-License-Identifier: Apache-2.0
#include "app/judge.hpp"

#include <algorithm>

#include <rookery/rookery.hpp>

namespace rookery::app {
namespace {

constexpr std::string_view blanks = " \t\r\v\f";

[[noreturn]] void refuse(std::string_view line, const std::string& why) {
  throw Error(Error::Kind::input, quoted(line) + ": " + why);
}

// Cuts the next word, up to a blank, off the front of `line`.
std::string_view next_word(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  line.remove_prefix(word.size());
  return word;
}

bool all_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string_view without_leading_zeros(std::string_view digits) {
  return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

// `n k`: k bishops on n x n. Only `0 0` ends the file.
JudgeLine read_bishops(std::string_view line) {
  std::string_view rest = line;
  const std::string_view first = next_word(rest), second = next_word(rest);
  if (first.empty()) return {};
  if (!all_digits(first) || !all_digits(second) || !next_word(rest).empty())
    refuse(line, "want two whole numbers `n k`, as in 8 6");
  const std::string n(without_leading_zeros(first)), k(without_leading_zeros(second));
  if (n == "0" && k == "0") return {JudgeLine::Means::end, ""};
  return {JudgeLine::Means::problem, n + "x" + n + " " + k + " bishop"};
}

// The row of one column, from 1; 0: free. Rows beyond every board come out as the largest number.
std::size_t row_of_letter(std::string_view line, char letter) {
  if (letter == '?') return 0;
  if (letter >= '1' && letter <= '9') return static_cast<std::size_t>(letter - '0');
  if (letter >= 'A' && letter <= 'Z') return static_cast<std::size_t>(letter - 'A') + 10;
  if (letter >= 'a' && letter <= 'z') return static_cast<std::size_t>(letter - 'a') + 10;
  refuse(line, "a column's status is ? or a row: 1-9, then A-Z or a-z for 10 to 35");
}

std::size_t row_of_number(std::string_view line, std::string_view text) {
  std::string_view rest = text;
  const std::string_view word = next_word(rest);
  if (word == "?" && next_word(rest).empty()) return 0;
  if (!all_digits(word) || !next_word(rest).empty() || without_leading_zeros(word) == "0")
    refuse(line, "want ? or a row number from 1 in every place between commas");
  const std::string_view digits = without_leading_zeros(word);
  return digits.size() > 18 ? SIZE_MAX : std::stoull(std::string(digits));
}

std::vector<std::size_t> read_rows(std::string_view line) {
  std::vector<std::size_t> rows;
  if (line.find(',') == std::string_view::npos) {
    for (const char letter : line) rows.push_back(row_of_letter(line, letter));
    return rows;
  }
  for (std::string_view rest = line;;) {
    const std::size_t comma = rest.find(',');
    rows.push_back(row_of_number(line, rest.substr(0, comma)));
    if (comma == std::string_view::npos) return rows;
    rest.remove_prefix(comma + 1);
  }
}

// One character a column, `?` or the row of its injured queen; or a list with commas.
JudgeLine read_injured(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  line = line.substr(0, line.find_last_not_of(blanks) + 1);
  if (line.empty()) return {};
  const std::vector<std::size_t> rows = read_rows(line);
  const std::string n = std::to_string(rows.size());
  std::string text = n + "x" + n + " " + n + " injured-queen";
  std::string before = " --given ";
  for (std::size_t column = 0; column < rows.size(); ++column) {
    if (rows[column] > rows.size()) return {JudgeLine::Means::answer, "0"};
    if (rows[column] == 0) continue;
    text += before + text_of(Square{static_cast<std::int64_t>(rows[column]) - 1,
                                    static_cast<std::int64_t>(column)});
    before = ",";
  }
  return {JudgeLine::Means::problem, text};
}

}  // namespace

// To add a judge's format: its reader above and a row here.
const std::vector<JudgeFormat>& judge_table() {
  static const std::vector<JudgeFormat> table = {
      {"uva861", "Little Bishops: lines `n k`, ended by 0 0", read_bishops},
      {"uva10237", "Bishops: the same with larger numbers", read_bishops},
      {"uva10401", "Injured Queen: a status string a line", read_injured},
  };
  return table;
}

}  // namespace rookery::app
