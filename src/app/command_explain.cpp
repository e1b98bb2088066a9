// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "app/command.hpp"

namespace rookery::app {
namespace {

// What is found as a list is.
std::string question_of(const std::string& word) {
  const std::string_view as_lists[] = {"rank", "unrank", "sample"};
  return std::find(std::begin(as_lists), std::end(as_lists), word) != std::end(as_lists) ? "list"
                                                                                         : word;
}

// The question's word may stand first; without one it is count.
bool names_question(const Arguments& arguments) {
  if (arguments.words.empty()) return false;
  const std::string& word = arguments.words[0];
  const auto all = questions();
  return word == "heat" || question_of(word) == "list" ||
         std::find(all.begin(), all.end(), word) != all.end();
}

int run(const Arguments& arguments) {
  const bool named = names_question(arguments);
  const std::string question = named ? question_of(arguments.words[0]) : "count";
  const Explanation explanation =
      explain(question, problem_text(arguments, named ? 1 : 0), options_of(arguments));
  print(written(explanation, arguments.format));
  return explanation.method.empty() ? unanswered : answered;
}

}  // namespace

extern const Command explain_command;
const Command explain_command = {
    "explain",
    "which method would answer and why, and its story with numbers",
    "[QUESTION] PROBLEM",
    problem_options(),
    "  rookery explain 8x8 6 bishop\n"
    "  rookery explain max 8x8 bishop\n"
    "  rookery explain classes 8x8 8 queen\n"
    "Questions: count (default), table, max, maximal, min-maximal, "
    "classes,\nheat, list, rank, unrank, sample. What a symmetry leaves as it is: count "
    "with --fixed-by.\n",
    run};

}  // namespace rookery::app
