// SPDX-License-Identifier: Apache-2.0
#include "api/asked_sequence.hpp"

#include <algorithm>

#include "api/asked.hpp"
#include "base/text.hpp"
#include "problem/army.hpp"
#include "problem/counts.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

// What `act` returns; errors that people read begin with the term.
template <class Act>
auto naming_the_term(std::int64_t n, const Act& act) {
  try {
    return act();
  } catch (const Error& error) {
    if (error.kind == Error::Kind::cancelled) throw;
    throw Error(error.kind, "term n = " + std::to_string(n) + ": " + error.what());
  }
}

// The option that goes with the question, if it is not said already.
void add_option(std::string_view option, Pattern& pattern) {
  const auto said = words(pattern.options);
  if (option.empty() || std::find(said.begin(), said.end(), option) != said.end()) return;
  pattern.options += " " + std::string(option);
}

void read_sizes(std::string_view word, Sequence& sequence) {
  const std::size_t dots = word.find("..");
  const std::string_view from = word.substr(0, dots);
  const std::string_view to = dots == std::string_view::npos ? from : word.substr(dots + 2);
  for (const std::string_view end : {from, to})
    if (end.empty() || end.find_first_not_of("0123456789") != std::string_view::npos)
      refuse("sizes", word, "want FROM..TO, as in 1..30");
  sequence.from = read_number("sizes", from);
  sequence.to = read_number("sizes", to);
  if (sequence.from > sequence.to) refuse("sizes", word, "the lower end is above the upper end");
}

Problem problem_at(const Pattern& pattern, std::int64_t n) {
  return naming_the_term(n, [&] { return read_problem(text_at(pattern, n)); });
}

// The pattern with the names and the options that canonical text has. (Where squares are
// forbidden it may draw the board of a small n: then the options stay as they were said.)
void normalise(Pattern& pattern, const Problem& problem) {
  const std::string gluing(name_of(problem.board.gluing));
  if (!problem.board.full() || pattern.army.size() != problem.army.size()) return;
  pattern.gluing = problem.board.gluing == Gluing::plane ? "" : "/" + gluing;
  for (std::size_t i = 0; i < pattern.army.size(); ++i) {
    Kind kind = problem.army[i];
    kind.number = {};
    pattern.army[i].kind = text_of(Army{kind});
  }
  const std::size_t before = text_of(problem.board).size() + 1 + text_of(problem.army).size();
  pattern.options = text_of(problem).substr(before);
}

// Of a table in this problem; none for other questions.
std::size_t axes_at(const Sequence& sequence, const Problem& problem) {
  return sequence.question == "table" ? axes_of(problem).size() : 0;
}

}  // namespace

AskedSequence ask_sequence(std::string_view question, std::string_view problems) {
  const QuestionRow& row = question_named(question);
  const auto all = words(problems);
  if (all.size() < 2)
    refuse("sequence", all.empty() ? "" : all[0],
           "want FROM..TO and a problem with n, as in 1..30 nxn n bishop");
  AskedSequence asked;
  Sequence& sequence = asked.sequence;
  sequence.question = std::string(row.shape);
  read_sizes(all[0], sequence);
  asked.pattern = read_pattern(problems.substr(problems.find(all[0]) + all[0].size()));
  add_option(row.option, asked.pattern);
  const Problem first = problem_at(asked.pattern, sequence.from);
  const Problem last = problem_at(asked.pattern, sequence.to);
  sequence.modulus = first.modulus;
  sequence.axes = std::max(axes_at(sequence, first), axes_at(sequence, last));
  normalise(asked.pattern, first);
  sequence.problem = text_of(asked.pattern);
  return asked;
}

Term term_of(const AskedSequence& asked, std::int64_t n, const Options& options) {
  return naming_the_term(n, [&] {
    return Term{n, answer(ask(asked.sequence.question, text_at(asked.pattern, n), options)), 0};
  });
}

void for_each_size(const AskedSequence& asked, const std::function<void(std::int64_t)>& act) {
  for (std::int64_t n = asked.sequence.from;; ++n) {  // fits: n < to wherever it is raised
    act(n);
    if (n == asked.sequence.to) return;
  }
}

}  // namespace rookery
