// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  const Writing writing = writing_of(arguments);
  return print_result(rookery::table(problem_text(arguments), options_of(arguments)),
                      arguments.format, writing);
}

}  // namespace

extern const Command table_command;
const Command table_command = {"table",
                               "how many placements of each number of pieces",
                               "PROBLEM",
                               answer_options(),
                               "  rookery table 8x8 bishop\n  rookery table 8x8 10.. bishop\n",
                               run};

}  // namespace rookery::app
