// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

// Attacks are looked up, not searched for: budgets and methods mean nothing to them.
void refuse_budgets(const Arguments& arguments) {
  const std::pair<const char*, const std::string&> options[] = {
      {"--method", arguments.method},    {"--memory", arguments.memory},
      {"--seconds", arguments.seconds},  {"--mod", arguments.modulus},
      {"--threads", arguments.threads},  {"--kernel", arguments.kernel},
      {"--progress", arguments.progress}};
  for (const auto& [name, value] : options)
    if (!value.empty())
      throw Error(Error::Kind::input, "option " + quoted(name) + ": only for draw max");
}

int run(const Arguments& arguments) {
  const Writing writing = writing_of(arguments);
  if (!arguments.words.empty() && arguments.words[0] == "max") {
    const std::string problem = problem_text(arguments, 1);
    picture(problem, {});  // refuses a board too large to draw before the long run
    const Result result = maximum(problem, options_of(arguments));
    print(written(picture(result), arguments.format, writing));
    return answered;
  }
  refuse_budgets(arguments);
  print(written(attacks(problem_text(arguments)), arguments.format, writing));
  return answered;
}

}  // namespace

extern const Command draw_command;
const Command draw_command = {
    "draw",
    "the given pieces and the squares they attack, or a largest placement",
    "[max] PROBLEM",
    drawing_options(problem_options()),
    "  rookery draw 8x8 injured-queen --given a6,e4\n"
    "  rookery draw 8x8 injured-queen          without given pieces: the empty board\n"
    "  rookery draw max 8x8 bishop --format svg --output bishops.svg\n"
    "x is an attacked square, ! behind a piece that is attacked itself.\n",
    run};

}  // namespace rookery::app
