// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  require_format(arguments.format, "list");
  if (arguments.words.empty())
    throw Error(Error::Kind::input, "unrank '': want NUMBER PROBLEM, as in 91 8x8 8 queen");
  const Integer number = read_number("number", arguments.words[0]);
  print_placements(arguments, [&](const EachPlacement& each) {
    return unrank(problem_text(arguments, 1), number, each, options_of(arguments));
  });
  return answered;
}

}  // namespace

extern const Command unrank_command;
const Command unrank_command = {"unrank",
                                "the placement of a number, as list counts them from 0",
                                "NUMBER PROBLEM",
                                placement_options(),
                                "  rookery unrank 91 8x8 8 queen\n"
                                "  rookery unrank 123456789012345678901234567890 30x30 39 bishop\n",
                                run};

}  // namespace rookery::app
