// SPDX-License-Identifier: Apache-2.0
// New puzzles, each with exactly one solution.
#include <chrono>

#include "app/options.hpp"
#include "app/puzzle_shower.hpp"

namespace rookery::app {
namespace {

std::string plural(std::uint64_t number, const std::string& word) {
  return std::to_string(number) + " " + word + (number == 1 ? "" : "s");
}

std::string story_of(const PuzzleOrder& order, const MadePuzzle& made) {
  std::string text = std::to_string(order.size) + "x" + std::to_string(order.size) + ", " +
                     plural(static_cast<std::uint64_t>(order.stars), "star") + ", seed " +
                     std::to_string(order.seed) + ", after " + plural(made.tries, "try");
  if (text.substr(text.size() - 4) == "trys") text.replace(text.size() - 4, 4, "tries");
  return text + ", difficulty " + std::to_string(made.difficulty.level) + " with " +
         plural(made.difficulty.trials, "trial");
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
  const bool text = arguments.format == "text" || arguments.format == "json";
  const std::string format = !arguments.to.empty()        ? arguments.to
                             : arguments.format == "json" ? "json"
                                                          : "letters";
  require_puzzle_format("--to", format);
  const Options options = options_of(arguments);
  for (std::uint64_t i = 0; i < number; ++i, ++order.seed) {
    const MadePuzzle made = make_puzzle(order, options);
    const std::string story = story_of(order, made);
    if (text && format == "letters")
      print(written_puzzle(made.problem, format, story));
    else if (text)
      print(written_puzzle(made.problem, format)), remark(story);
    else if (shower.image())
      shower.keep(picture(made.problem, {}), "seed " + std::to_string(order.seed));
    else
      shower.show({story, made.problem, "", ""}, number == 1,
                  written(picture(made.problem, {}), arguments.format, shower.writing()));
  }
  shower.finish();
  return answered;
}

}  // namespace rookery::app
