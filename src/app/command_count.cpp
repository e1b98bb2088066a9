// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  const Writing writing = writing_of(arguments);
  return print_result(rookery::count(problem_text(arguments), options_of(arguments)),
                      arguments.format, writing);
}

}  // namespace

extern const Command count_command;
const Command count_command = {
    "count",
    "how many placements there are",
    "PROBLEM",
    count_options(),
    "  rookery count 8x8 6 bishop\n  rookery count 8x8 2..4 bishop           two to four, summed\n "
    " rookery count 8x8 bishop                any number\n  rookery count 6x6 6 injured-queen "
    "--given a1,c4,f3\n",
    run};

}  // namespace rookery::app
