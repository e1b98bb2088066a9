// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  const Result result = rookery::table(problem_text(arguments), options_of(arguments));
  print(written(result, arguments.format));
  print_notes(result.notes);
  return answered;
}

}  // namespace

extern const Command table_command;
const Command table_command = {"table",
                               "how many placements of each number of pieces",
                               "PROBLEM",
                               {"--given", "--method", "--format", "--memory", "--seconds"},
                               "  rookery table 8x8 bishop\n  rookery table 8x8 10.. bishop\n",
                               run};

}  // namespace rookery::app
