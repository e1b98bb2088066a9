// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  if (arguments.words.empty())
    throw Error(Error::Kind::input, "rank '': want SQUARES PROBLEM, as in a1,b3 4x4 2 queen");
  print(
      rank(problem_text(arguments, 1), arguments.words[0], options_of(arguments)).number.get_str() +
      "\n");
  return answered;
}

std::vector<std::string_view> options() {
  auto options = placement_options();
  std::erase(options, "--format");
  return options;
}

}  // namespace

extern const Command rank_command;
const Command rank_command = {"rank",
                              "the number of a placement, as list counts them from 0",
                              "SQUARES PROBLEM",
                              options(),
                              "  rookery rank a1,b5,c8,d6,e3,f7,g2,h4 8x8 8 queen\n"
                              "  rookery rank king@a1,queen@c4 5x5 king queen\n",
                              run};

}  // namespace rookery::app
