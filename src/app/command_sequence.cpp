// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "app/command.hpp"

namespace rookery::app {
namespace {

// The question's word may stand first; without one it is count.
bool names_question(const std::string& word) {
  const auto all = questions();
  return std::find(all.begin(), all.end(), word) != all.end();
}

bool names_command(const std::string& word) {
  const auto& all = all_commands();
  return std::any_of(all.begin(), all.end(),
                     [&](const Command* command) { return command->name == word; });
}

int run(const Arguments& arguments) {
  // Another command's word is meant as a question: the library says which there are.
  const bool named = !arguments.words.empty() &&
                     (names_question(arguments.words[0]) || names_command(arguments.words[0]));
  const std::string question = named ? arguments.words[0] : "count";
  write_sequence(question, problem_text(arguments, named ? 1 : 0), arguments.format, print,
                 options_of(arguments), writing_of(arguments));
  return answered;
}

}  // namespace

extern const Command sequence_command;
const Command sequence_command = {
    "sequence",
    "a question for every size n in a range, term by term",
    "[QUESTION] FROM..TO PROBLEM-WITH-n",
    count_options(),
    "  rookery sequence 1..30 nxn n bishop\n"
    "  rookery sequence 1..20 nxn+1 2n-2 bishop --format bfile\n"
    "  rookery sequence max 1..30 nxn bishop\n"
    "  rookery sequence table 1..8 nxn rook    a triangle, row by row\n"
    "  rookery sequence 4..8 nxn/torus n queen\n"
    "  rookery sequence classes 1..12 nxn n queen\n"
    "Questions: count (default), table, max, maximal, min-maximal, classes.\n"
    "Sizes and numbers may be 7, n, 2n, n+1 or 2n-2. Each term has the budgets of\n"
    "--memory and --seconds for itself, and is printed as soon as it is known.\n",
    run};

}  // namespace rookery::app
