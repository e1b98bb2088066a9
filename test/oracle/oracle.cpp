// SPDX-License-Identifier: Apache-2.0
#include "oracle.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <sstream>
#include <stdexcept>

#include "oracle_piece.hpp"

namespace oracle {
namespace {

using Visit = std::function<void(const Placement&)>;

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  std::string word;
  while (stream >> word) words.push_back(word);
  return words;
}

void read_size(const std::string& word, Problem& problem) {
  const std::size_t x = word.find('x');
  if (x == std::string::npos) throw std::runtime_error("oracle: not ROWSxCOLUMNS: " + word);
  problem.rows = whole_number(word.substr(0, x));
  problem.columns = whole_number(word.substr(x + 1));
}

// N, N..M, N.. or ..M
void read_number(const std::string& word, Problem& problem) {
  const std::size_t dots = word.find("..");
  if (word == "..") throw std::runtime_error("oracle: a range with no end");
  if (dots == std::string::npos) {
    problem.first = problem.last = whole_number(word);
    return;
  }
  const std::string low = word.substr(0, dots);
  const std::string high = word.substr(dots + 2);
  problem.first = low.empty() ? 0 : whole_number(low);
  problem.last = high.empty() ? -1 : whole_number(high);
  if (!high.empty() && problem.last < problem.first) {
    throw std::runtime_error("oracle: a range that is backwards: " + word);
  }
}

Square read_square(const std::string& word) {
  int column = 0;
  std::size_t at = 0;
  while (at < word.size() && word[at] >= 'a' && word[at] <= 'z') {
    if (at == 5) throw std::runtime_error("oracle: no such column: " + word);  // it would overflow
    column = column * 26 + (word[at++] - 'a' + 1);
  }
  if (at == 0) throw std::runtime_error("oracle: not a square: " + word);
  return {whole_number(word.substr(at)) - 1, column - 1};
}

std::vector<Square> read_squares(const std::string& word) {
  std::vector<Square> squares;
  std::size_t at = 0;
  while (true) {
    const std::size_t comma = word.find(',', at);
    squares.push_back(read_square(word.substr(at, comma - at)));
    if (comma == std::string::npos) return squares;
    at = comma + 1;
  }
}

void check_given(const Problem& problem) {
  std::vector<Square> seen;
  for (const Square& square : problem.given) {
    const auto [row, column] = square;
    if (row < 0 || row >= problem.rows || column < 0 || column >= problem.columns) {
      throw std::runtime_error("oracle: a given square is off the board");
    }
    if (std::find(seen.begin(), seen.end(), square) != seen.end()) {
      throw std::runtime_error("oracle: a square is given twice");
    }
    seen.push_back(square);
  }
}

bool conflict(const std::vector<Move>& moves, const Square& s, const Square& t) {
  const int rows = t.first - s.first;
  const int columns = t.second - s.second;
  return attacks_square(moves, rows, columns) || attacks_square(moves, -rows, -columns);
}

long squares_on(const Problem& problem) {
  return static_cast<long>(problem.rows) * problem.columns;
}

class Enumeration {
 public:
  Enumeration(const Problem& problem, const Visit& visit)
      : problem_(problem), visit_(visit), moves_(attacking_moves(problem.kind)) {
    check_given(problem);
  }

  // The squares before this one are decided: leaves it empty, then puts a piece on it.
  void decide(long at) {
    if (at == squares_on(problem_)) return visit_(chosen_);
    const Square square = {static_cast<int>(at / problem_.columns),
                           static_cast<int>(at % problem_.columns)};
    const std::vector<Square>& given = problem_.given;
    if (std::find(given.begin(), given.end(), square) == given.end()) decide(at + 1);
    if (!fits(square)) return;
    chosen_.push_back(square);
    decide(at + 1);
    chosen_.pop_back();
  }

 private:
  bool fits(const Square& square) const {
    for (const Square& other : chosen_) {
      if (conflict(moves_, other, square)) return false;
    }
    return true;
  }

  const Problem& problem_;
  const Visit& visit_;
  std::vector<Move> moves_;
  Placement chosen_;
};

void for_each_placement(const Problem& problem, const Visit& visit) {
  Enumeration(problem, visit).decide(0);
}

bool within(const Problem& problem, long pieces) {
  return pieces >= problem.first && (problem.last == -1 || pieces <= problem.last);
}

}  // namespace

Problem read(const std::string& text) {
  const std::vector<std::string> words = words_of(text);
  Problem problem = {0, 0, "", 0, -1, {}};
  std::size_t at = 0;
  if (words.size() < 2) throw std::runtime_error("oracle: too few words: " + text);
  read_size(words[at++], problem);
  if (is_digit(words[at][0]) || words[at][0] == '.') read_number(words[at++], problem);
  if (at == words.size()) throw std::runtime_error("oracle: no piece: " + text);
  problem.kind = words[at++];
  attacking_moves(problem.kind);  // only to throw now if there is no such piece
  if (at + 2 == words.size() && words[at] == "--given") {
    problem.given = read_squares(words[at + 1]);
    at += 2;
  }
  if (at != words.size()) throw std::runtime_error("oracle: unknown words: " + text);
  check_given(problem);
  return problem;
}

bool attacks(const std::string& kind, int rows, int columns) {
  return attacks_square(attacking_moves(kind), rows, columns);
}

std::vector<std::uint64_t> table(const Problem& problem) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(squares_on(problem)) + 1, 0);
  for_each_placement(problem, [&](const Placement& placement) { ++counts[placement.size()]; });
  return counts;
}

std::uint64_t count(const Problem& problem) {
  const std::vector<std::uint64_t> counts = table(problem);
  std::uint64_t sum = 0;
  for (std::size_t k = 0; k < counts.size(); ++k) {
    if (within(problem, static_cast<long>(k))) sum += counts[k];
  }
  return sum;
}

Maximum maximum(const Problem& problem) {
  const std::vector<std::uint64_t> counts = table(problem);
  Maximum best = {-1, 0};
  for (std::size_t k = 0; k < counts.size(); ++k) {
    const auto pieces = static_cast<long>(k);
    if (within(problem, pieces) && counts[k] > 0) best = {pieces, counts[k]};
  }
  return best;
}

std::vector<Placement> placements(const Problem& problem) {
  std::vector<Placement> all;
  for_each_placement(problem, [&](const Placement& placement) {
    if (within(problem, static_cast<long>(placement.size()))) all.push_back(placement);
  });
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace oracle
