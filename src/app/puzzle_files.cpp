// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <filesystem>

#include "app/options.hpp"
#include "app/puzzle.hpp"
#include "app/whole_file.hpp"

namespace rookery::app {
namespace {

namespace fs = std::filesystem;

PuzzleReading reading_of(const Arguments& arguments) {
  PuzzleReading reading;
  if (!arguments.stars.empty())
    reading.stars = static_cast<std::int64_t>(read_stars(arguments.stars));
  if (!arguments.piece.empty()) reading.piece = arguments.piece;
  reading.format = arguments.from;
  return reading;
}

// A word with a slash or a dot in it, but no address and no rows.
bool looks_like_a_path(const std::string& word) {
  return word.find_first_of("/.") != std::string::npos && word.find("://") == std::string::npos &&
         word.find_first_of(" \n{[?") == std::string::npos;
}

void require_puzzle_format(const std::string& option, const std::string& name) {
  std::vector<std::string> names;
  for (const FormatRow& row : puzzle_formats()) names.push_back(row.name);
  if (std::find(names.begin(), names.end(), name) != names.end()) return;
  std::string list;
  for (const std::string& one : names) list += (list.empty() ? "" : ", ") + one;
  throw Error(Error::Kind::input, "option " + rookery::quoted(option) + ": no format " +
                                      rookery::quoted(name) + " of puzzles; want one of " + list +
                                      nearest_hint(name, names));
}

class Collector {
 public:
  explicit Collector(const Arguments& arguments) : reading_(reading_of(arguments)) {
    if (!arguments.from.empty()) require_puzzle_format("--from", arguments.from);
  }

  void add_word(const std::string& word) {
    std::error_code unknown;
    if (word.substr(0, 1) == "@")
      add_path(word.substr(1));
    else if (word == "-" || fs::exists(word, unknown))
      add_path(word);
    else
      add_text(word, word, true);
  }

  std::vector<Puzzle> take() { return std::move(all_); }

 private:
  void add_path(const std::string& path) {
    std::error_code unknown;
    if (path.empty())
      throw Error(Error::Kind::input, "file '': want a name after @, or - for standard input");
    if (path == "-") {
      if (std::exchange(used_, true))
        throw Error(Error::Kind::input, "standard input: named twice; it can be read only once");
      add_file("standard input", path);
    } else if (fs::is_directory(path, unknown)) {
      add_folder(path);
    } else {
      add_file(path, path);
    }
  }

  // One that cannot be read is a malformed puzzle, and the others are read all the same.
  void add_file(const std::string& called, const std::string& path) {
    try {
      add_text(called, whole_file(path));
    } catch (const Error& error) {
      if (error.kind != Error::Kind::input) throw;
      add(called, {"", "", error.what(), "", ""}, true);
    }
  }

  // Its files, by name; folders in it, too. Hidden ones are left out.
  void add_folder(const std::string& path) {
    std::vector<std::string> files;
    std::error_code failed;
    for (fs::recursive_directory_iterator at(path, failed), end; !failed && at != end;
         at.increment(failed)) {
      std::error_code no_file;  // links may lead nowhere, or in a circle
      const bool hidden = at->path().filename().string().substr(0, 1) == ".";
      if (hidden && at->is_directory(no_file)) at.disable_recursion_pending();
      if (!hidden && at->is_regular_file(no_file)) files.push_back(at->path().string());
    }
    if (failed)
      throw Error(Error::Kind::input,
                  "folder " + rookery::quoted(path) + ": cannot be read: " + failed.message());
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) add_file(file, file);
    if (files.empty())
      throw Error(Error::Kind::input, "folder " + rookery::quoted(path) + ": has no files");
  }

  // From a file or folder, or a word itself.
  void add_text(const std::string& called, const std::string& text, bool is_word = false) {
    std::vector<Puzzle> found;
    try {
      found = read_puzzles(text, reading_);
    } catch (const Error& error) {
      if (error.kind != Error::Kind::input) throw;
      found = {{"", "", error.what(), "", ""}};
    }
    if (is_word && found.size() == 1 && !found[0].error.empty())
      found[0].error = looks_like_a_path(text) ? "no such file or folder"
                                               : found[0].error + "; and there is no such file";
    for (Puzzle& puzzle : found) add(called, std::move(puzzle), found.size() == 1);
  }

  void add(const std::string& called, Puzzle puzzle, bool only) {
    puzzle.place = called + (only || puzzle.place.empty() ? "" : " " + puzzle.place);
    all_.push_back(std::move(puzzle));
  }

  PuzzleReading reading_;
  std::vector<Puzzle> all_;
  bool used_ = false;  // standard input
};

}  // namespace

std::string puzzle_format_of(const Arguments& arguments) {
  const bool text = arguments.format == "text" || arguments.format == "json";
  if (arguments.to.empty()) return !text ? "" : arguments.format == "json" ? "json" : "letters";
  require_puzzle_format("--to", arguments.to);
  if (!text)
    throw Error(Error::Kind::input, "option '--to': does not go with --format " + arguments.format);
  return arguments.to;
}

std::vector<Puzzle> named_puzzles(const Arguments& arguments) {
  if (arguments.words.empty())
    throw Error(Error::Kind::input,
                "puzzles: want files, folders, texts of puzzles, or @- for standard input");
  Collector collector(arguments);
  for (const std::string& word : arguments.words) collector.add_word(word);
  return collector.take();
}

int for_each_puzzle(const Arguments& arguments,
                    const std::function<void(const Puzzle&, bool only)>& show) {
  const std::vector<Puzzle> puzzles = named_puzzles(arguments);
  int status = answered;
  for (const Puzzle& puzzle : puzzles) {
    try {
      if (!puzzle.error.empty()) throw Error(Error::Kind::input, puzzle.error);
      show(puzzle, puzzles.size() == 1);
    } catch (const Error& error) {
      if (error.kind == Error::Kind::cancelled || error.kind == Error::Kind::internal) throw;
      complain("puzzle " + rookery::quoted(puzzle.name.empty() ? puzzle.place : puzzle.name) +
               ": " + error.what());
      status = std::max<int>(status, error.kind == Error::Kind::input ? wrong : unanswered);
    }
  }
  return status;
}

}  // namespace rookery::app
