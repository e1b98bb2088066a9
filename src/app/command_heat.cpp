// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  require_format(arguments.format, "heat");
  const Heat heat = rookery::heat(problem_text(arguments), options_of(arguments));
  print(written(heat, arguments.format, writing_of(arguments)));
  if (!heat.verified.empty()) remark("verified by " + heat.verified);
  return answered;
}

std::vector<std::string_view> options() {
  auto options = placement_options();
  options.emplace_back("--verify");
  return options;
}

}  // namespace

extern const Command heat_command;
const Command heat_command = {"heat",
                              "in how many placements each square is used",
                              "PROBLEM",
                              options(),
                              "  rookery heat 8x8 8 queen\n"
                              "  rookery heat 8x8 king queen             a map for each kind\n"
                              "  rookery heat 12x12 king --format svg > kings.svg\n",
                              run};

}  // namespace rookery::app
