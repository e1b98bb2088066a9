// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  require_format(arguments.format, "list");
  const Integer skip = arguments.skip.empty() ? 0 : read_number("skip", arguments.skip);
  std::optional<Integer> limit;
  if (!arguments.limit.empty()) limit = read_number("limit", arguments.limit);
  print_placements(arguments, [&](const EachPlacement& each) {
    return list(problem_text(arguments), each, options_of(arguments), skip, limit);
  });
  return answered;
}

std::vector<std::string_view> options() {
  auto options = placement_options();
  options.insert(options.end(), {"--skip", "--limit", "--classes", "--symmetry"});
  return options;
}

}  // namespace

extern const Command list_command;
const Command list_command = {"list",
                              "the placements, one after the other",
                              "PROBLEM",
                              options(),
                              "  rookery list 8x8 8 queen\n"
                              "  rookery list 30x30 39 bishop --limit 10\n"
                              "  rookery list 8x8 14 bishop --skip 100 --limit 5 --format board\n"
                              "  rookery list 8x8 8 queen --format svg --output queens.svg\n",
                              run};

}  // namespace rookery::app
