// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  require_format(arguments.format, "classes");
  Arguments asked = arguments;
  asked.classes = "true";
  print(written(classes(problem_text(asked), options_of(arguments)), arguments.format));
  return answered;
}

std::vector<std::string_view> options() {
  auto options = problem_options();
  for (const std::string_view other : {"--mod", "--fixed-by", "--classes"})
    std::erase(options, other);
  return options;
}

}  // namespace

extern const Command classes_command;
const Command classes_command = {
    "classes",
    "how many placements there are up to symmetry, and how symmetric they are",
    "PROBLEM",
    options(),
    "  rookery classes 8x8 8 queen\n"
    "  rookery classes 5x5/torus 5 queen --symmetry board   without shifts\n"
    "  rookery table 5x5 king --classes                     of each number\n"
    "  rookery list 8x8 8 queen --classes                   one of each, with its size first\n",
    run};

}  // namespace rookery::app
