// SPDX-License-Identifier: Apache-2.0
// Solutions, hints, and puzzles written in another format.
#include "app/puzzle.hpp"

namespace rookery::app {
namespace {

// Those of an image are kept for one sheet.
class Shower {
 public:
  Shower(const Arguments& arguments, std::string_view answer)
      : arguments_(arguments), writing_(writing_of(arguments)) {
    require_format(arguments.format, answer);
    image_ = format_row(arguments.format).image;
  }

  bool image() const { return image_; }
  const Writing& writing() const { return writing_; }
  void keep(Picture picture, const std::string& title) {
    picture.title = title;
    pictures_.push_back(std::move(picture));
  }
  // A heading stands above each of several, in formats for eyes.
  void show(const Puzzle& puzzle, bool only, const std::string& text) const {
    const bool headed = !only && arguments_.format != "json";
    print((headed ? puzzle.name + "\n" : "") + text + (headed ? "\n" : ""));
  }
  void finish() const {
    if (pictures_.empty()) return;
    if (pictures_.size() == 1)
      print(written(pictures_[0], arguments_.format, writing_));
    else
      print(written(pictures_, arguments_.format, std::to_string(pictures_.size()) + " puzzles"));
  }

 private:
  const Arguments& arguments_;
  Writing writing_;
  bool image_;
  std::vector<Picture> pictures_;
};

}  // namespace

int solve_puzzles(const Arguments& arguments) {
  Shower shower(arguments, "unique");
  const Options options = options_of(arguments);
  bool all_unique = true;
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    const Uniqueness answer = unique(puzzle.problem, options);
    all_unique &= answer.found.size() == 1;
    if (!shower.image())
      return shower.show(puzzle, only, written(answer, arguments.format, shower.writing()));
    for (std::size_t i = 0; i < answer.found.size(); ++i)
      shower.keep(picture(answer.problem, answer.found[i]),
                  puzzle.name + (answer.found.size() > 1 ? i == 0 ? ", one" : ", another" : ""));
    if (answer.found.empty()) throw Error(Error::Kind::unanswered, "no solution to draw");
  });
  shower.finish();
  const bool failed = !arguments.exit_status.empty() && !all_unique;
  return status == answered && failed ? unanswered : status;
}

int hint_puzzles(const Arguments& arguments) {
  Shower shower(arguments, "puzzle hint");
  const Options options = options_of(arguments);
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    const PuzzleHint hint = hint_of_puzzle(puzzle.problem, options);
    if (shower.image())
      shower.keep(picture(hint), puzzle.name);
    else
      shower.show(puzzle, only, written(hint, arguments.format, shower.writing()));
  });
  shower.finish();
  return status;
}

int convert_puzzles(const Arguments& arguments) {
  Shower shower(arguments, "puzzle");
  const bool text = arguments.format == "text" || arguments.format == "json";
  if (!text && !arguments.to.empty())
    throw Error(Error::Kind::input, "option '--to': does not go with --format " + arguments.format);
  const std::string format = !arguments.to.empty()        ? arguments.to
                             : arguments.format == "json" ? "json"
                                                          : "letters";
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    if (text) return print(written_puzzle(puzzle.problem, format));
    Picture empty = picture(puzzle.problem, {});
    if (shower.image())
      shower.keep(std::move(empty), puzzle.name);
    else
      shower.show(puzzle, only, written(empty, arguments.format, shower.writing()));
  });
  shower.finish();
  return status;
}

}  // namespace rookery::app
