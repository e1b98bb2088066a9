// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) { return print_drawn_result(arguments, minimum_maximal); }

std::vector<std::string_view> options() {
  auto options = drawing_options(answer_options());
  std::erase(options, "--mod");
  return options;
}

}  // namespace

extern const Command min_maximal_command;
const Command min_maximal_command = {
    "min-maximal",
    "the fewest pieces to which none can be added (independent domination)",
    "PROBLEM",
    options(),
    "  rookery min-maximal 8x8 queen\n",
    run};

}  // namespace rookery::app
