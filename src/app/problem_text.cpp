// SPDX-License-Identifier: Apache-2.0
// From the words and options of the command line to the text of a problem.
#include <algorithm>
#include <cctype>

#include "app/command.hpp"
#include "app/whole_file.hpp"

namespace rookery::app {
namespace {

bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

// Lists of squares may have blanks in them: "a1, c3".
std::string without_blanks(std::string text) {
  text.erase(std::remove_if(text.begin(), text.end(), is_blank), text.end());
  return text;
}

// Standard input can be read only once.
class Files {
 public:
  std::string read(const std::string& path) {
    if (path.empty())
      throw Error(Error::Kind::input, "file '': want a name after @, or - for standard input");
    if (path == "-" && std::exchange(used_, true))
      throw Error(Error::Kind::input, "standard input: named twice; it can be read only once");
    return whole_file(path);
  }

 private:
  bool used_ = false;
};

// The regions of a file take the place of its name.
std::string with_regions(const std::string& value, Files& files) {
  const std::size_t at = value.find('@');
  if (at == std::string::npos || value.compare(at + 1, 5, "rows:") == 0) return value;
  return value.substr(0, at + 1) + regions_from_drawing(files.read(value.substr(at + 1)));
}

// What follows the option would be read, too, if its value had a blank in it.
std::string option_text(const std::string& name, const std::string& thing,
                        const std::string& value) {
  if (value.empty()) return "";
  if (std::any_of(value.begin(), value.end(), is_blank))
    throw Error(Error::Kind::input, thing + " " + quoted(value) + ": want no blanks in it");
  return " " + name + "=" + value;
}

std::string options_text(const Arguments& arguments, Files& files) {
  std::string text = option_text("--glue", "gluing", arguments.glue) +
                     option_text("--forbid", "squares", without_blanks(arguments.forbid)) +
                     option_text("--given", "squares", without_blanks(arguments.given)) +
                     option_text("--hostile", "--hostile", arguments.hostile) +
                     option_text("--per-row", "--per-row", arguments.per_row) +
                     option_text("--per-column", "--per-column", arguments.per_column);
  for (std::string rest = arguments.per_region; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    text += option_text("--per-region", "--per-region", with_regions(rest.substr(0, end), files));
    rest.erase(0, end + 1);
  }
  if (!arguments.maximal.empty()) text += " --maximal";
  if (!arguments.classes.empty()) text += " --classes";
  return text + option_text("--symmetry", "--symmetry", arguments.symmetry) +
         option_text("--fixed-by", "--fixed-by", arguments.fixed_by) +
         option_text("--mod", "modulus", arguments.modulus) +
         option_text("--weight", "weight", arguments.weight);
}

// Other people's files have * for what is a hole here.
void tell_walls(const std::string& path, const std::string& problem) {
  if (problem.substr(0, problem.find(' ')).find('*') == std::string::npos) return;
  remark((path == "-" ? "standard input" : "file " + quoted(path)) +
         ": each * is a wall, where rides end; a hole, which they pass over, is -");
}

}  // namespace

std::string problem_text(const Arguments& arguments, std::size_t first) {
  const auto& words = arguments.words;
  const bool drawn = first < words.size() && words[first].substr(0, 1) == "@";
  Files files;
  std::string board, rest;
  if (drawn) board = files.read(words[first].substr(1));
  for (std::size_t i = first + (drawn ? 1 : 0); i < words.size(); ++i)
    rest += (rest.empty() ? "" : " ") + words[i];
  rest += options_text(arguments, files);
  if (!drawn) return rest;
  std::string problem = problem_from_drawing(board, rest);
  tell_walls(words[first].substr(1), problem);
  return problem;
}

}  // namespace rookery::app
