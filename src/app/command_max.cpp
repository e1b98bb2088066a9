// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  const Result result = maximum(problem_text(arguments), options_of(arguments));
  print(written(result, arguments.format));
  print_notes(result.notes);
  return answered;
}

}  // namespace

extern const Command max_command;
const Command max_command = {"max",
                             "the largest number of pieces, in how many ways, and the first",
                             "PROBLEM",
                             {"--given", "--method", "--format", "--memory", "--seconds"},
                             "  rookery max 8x8 bishop\n",
                             run};

}  // namespace rookery::app
