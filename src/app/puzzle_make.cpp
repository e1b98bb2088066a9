// SPDX-License-Identifier: Apache-2.0
// New puzzles, each with exactly one solution.
#include "app/options.hpp"
#include "app/puzzle_shower.hpp"

namespace rookery::app {
namespace {

std::string counted(std::uint64_t number, const std::string& one, const std::string& more) {
  return std::to_string(number) + " " + (number == 1 ? one : more);
}

std::string story_of(const PuzzleOrder& order, const MadePuzzle& made) {
  const std::string size = std::to_string(order.size);
  return size + "x" + size + ", " +
         counted(static_cast<std::uint64_t>(order.stars), "star", "stars") + ", seed " +
         std::to_string(order.seed) + ", after " + counted(made.tries, "try", "tries") +
         ", difficulty " + std::to_string(made.difficulty.level) + " with " +
         counted(made.difficulty.trials, "trial", "trials");
}

}  // namespace

int make_puzzles(const Arguments& arguments) {
  if (!arguments.words.empty())
    throw Error(Error::Kind::input, "word " + rookery::quoted(arguments.words[0]) +
                                        ": one too many for puzzle make; see --size and --stars");
  if (!arguments.piece.empty() && arguments.piece != "king")
    throw Error(Error::Kind::input, "option '--piece': new puzzles have kings only");
  PuzzleOrder order;
  if (!arguments.size.empty()) order.size = static_cast<std::int64_t>(read_size(arguments.size));
  if (!arguments.stars.empty())
    order.stars = static_cast<std::int64_t>(read_stars(arguments.stars));
  order.seed = seed_of(arguments);
  const std::uint64_t number = arguments.number.empty() ? 1 : read_amount(arguments.number);
  Shower shower(arguments, "puzzle");
  const std::string format = puzzle_format_of(arguments);
  const Options options = options_of(arguments);
  for (std::uint64_t i = 0; i < number; ++i, ++order.seed) {
    const MadePuzzle made = make_puzzle(order, options);
    const std::string story = story_of(order, made);
    if (format.empty())
      shower.show({"seed " + std::to_string(order.seed), made.problem, "", ""}, number == 1,
                  picture(made.problem, {}));
    else
      print(written_puzzle(made.problem, format, format == "letters" ? story : ""));
    if (format != "letters") remark(story);
  }
  shower.finish();
  return answered;
}

}  // namespace rookery::app
