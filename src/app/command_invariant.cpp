// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  const bool board_first = !arguments.words.empty() &&
                           (std::isdigit(static_cast<unsigned char>(arguments.words[0][0])) ||
                            arguments.words[0][0] == '@');
  if (arguments.words.size() < 2 || board_first || arguments.words[0].empty())
    throw Error(Error::Kind::input,
                "want a symmetry and a problem, as in rookery invariant rotate-180 8x8 8 queen");
  Arguments fixed = arguments;
  fixed.fixed_by = arguments.words[0];
  const Writing writing = writing_of(arguments);
  return print_result(rookery::count(problem_text(fixed, 1), options_of(arguments)),
                      arguments.format, writing);
}

std::vector<std::string_view> options() {
  auto options = count_options();
  for (const std::string_view other : {"--fixed-by", "--classes", "--symmetry"})
    std::erase(options, other);
  return options;
}

}  // namespace

extern const Command invariant_command;
const Command invariant_command = {
    "invariant",
    "how many placements a symmetry leaves as they are",
    "SYMMETRY PROBLEM",
    options(),
    "  rookery invariant rotate-180 8x8 8 queen\n"
    "  rookery invariant rotate-90,mirror-diagonal 6x6 king   both of them\n"
    "  rookery invariant shift+1:2 5x5/torus 5 queen          one to the right, two up\n"
    "Symmetries: rotate-90 (clockwise), rotate-180, rotate-270, mirror-left-right,\n"
    "mirror-top-bottom, mirror-diagonal (a1 stays), mirror-antidiagonal; on glued boards\n"
    "also with a shift, as in rotate-90+1:2.\n",
    run};

}  // namespace rookery::app
