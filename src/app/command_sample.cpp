// SPDX-License-Identifier: Apache-2.0
#include "app/options.hpp"

namespace rookery::app {
namespace {

std::uint64_t read_word(const std::string& thing, const std::string& text) {
  const Integer number = read_number(thing, text);
  if (!number.fits_ulong_p())
    throw Error(Error::Kind::input, thing + " " + quoted(text) + ": beyond 64 bits");
  return number.get_ui();
}

int run(const Arguments& arguments) {
  require_format(arguments.format, "list");
  const std::uint64_t draws = arguments.draws.empty() ? 1 : read_word("draws", arguments.draws);
  const std::uint64_t seed = seed_of(arguments);
  const std::string problem = problem_text(arguments);
  print_placements(arguments, [&](const EachPlacement& each) {
    return sample(problem, draws, seed, each, options_of(arguments));
  });
  if (arguments.seed.empty()) remark("drawn with --seed " + std::to_string(seed));
  return answered;
}

std::vector<std::string_view> options() {
  auto options = placement_options();
  options.insert(options.end(), {"--draws", "--seed"});
  return options;
}

}  // namespace

extern const Command sample_command;
const Command sample_command = {"sample",
                                "placements at random, each as likely as any other",
                                "PROBLEM",
                                options(),
                                "  rookery sample 8x8 8 queen\n"
                                "  rookery sample 30x30 39 bishop --draws 5 --seed 1\n"
                                "  rookery sample 8x8 king --draws 3 --seed 7 --format board\n",
                                run};

}  // namespace rookery::app
