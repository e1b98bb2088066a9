// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/puzzle.hpp"

namespace rookery::app {

// Writes what belongs to each of several puzzles. Those of an image are kept for one sheet.
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
  // On the sheet, or by itself.
  void show(const Puzzle& puzzle, bool only, const Picture& picture) {
    if (image_)
      keep(picture, name_of(puzzle));
    else
      show(puzzle, only, written(picture, arguments_.format, writing_));
  }
  // A heading stands above each of several, in formats for eyes.
  void show(const Puzzle& puzzle, bool only, const std::string& text) const {
    const bool headed = !only && arguments_.format != "json";
    print((headed ? name_of(puzzle) + "\n" : "") + text + (headed ? "\n" : ""));
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

}  // namespace rookery::app
