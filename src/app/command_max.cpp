// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  const std::string problem = problem_text(arguments);
  // A board too large to draw is refused before the long run.
  if (!format_row(arguments.format).writes.empty()) picture(problem, {});
  const Writing writing = writing_of(arguments);
  return print_result(maximum(problem, options_of(arguments)), arguments.format, writing);
}

}  // namespace

extern const Command max_command;
const Command max_command = {
    "max",
    "the largest number of pieces, in how many ways, and the first",
    "PROBLEM",
    drawing_options(answer_options()),
    "  rookery max 8x8 bishop\n  rookery max 8x8 bishop --format svg --output bishops.svg\n",
    run};

}  // namespace rookery::app
