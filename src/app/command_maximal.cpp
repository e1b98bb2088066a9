// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  Arguments maximal = arguments;
  maximal.maximal = "true";
  const Writing writing = writing_of(arguments);
  return print_result(rookery::count(problem_text(maximal), options_of(arguments)),
                      arguments.format, writing);
}

}  // namespace

extern const Command maximal_command;
const Command maximal_command = {"maximal",
                                 "how many placements there are to which no piece can be added",
                                 "PROBLEM",
                                 count_options(),
                                 "  rookery maximal 8x8 queen\n"
                                 "  rookery maximal 8x8 5 queen             of five queens\n"
                                 "  rookery table 8x8 queen --maximal       of each number\n"
                                 "  rookery maximal 8x8 8 bishop --classes  up to symmetry\n",
                                 run};

}  // namespace rookery::app
