// SPDX-License-Identifier: Apache-2.0
// Puzzles, one or thousands: the question about them is the first word.
#include "app/puzzle.hpp"

namespace rookery::app {
namespace {

// To add a question: its function, and a row here.
constexpr PuzzleQuestion questions_of_puzzles[] = {
    {"check", "none, one or several solutions, how many, and two of several", check_puzzles},
    {"solve", "the solution; two of several", solve_puzzles},
    {"count", "how many solutions", count_puzzles},
    {"hint", "what all solutions have in common", hint_puzzles},
    {"convert", "written --to another format, or drawn", convert_puzzles},
    {"make", "new ones with exactly one solution", make_puzzles}};

const PuzzleQuestion& question_named(const std::string& name) {
  std::vector<std::string> names;
  std::string list;
  for (const PuzzleQuestion& question : questions_of_puzzles) {
    if (question.name == name) return question;
    names.emplace_back(question.name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  throw Error(Error::Kind::input, "question " + rookery::quoted(name) + ": want one of " + list +
                                      ", as in rookery puzzle check @FILE" +
                                      nearest_hint(name, names));
}

int run(const Arguments& arguments) {
  if (arguments.words.empty()) question_named("");
  Arguments behind = arguments;
  behind.words.erase(behind.words.begin());
  return question_named(arguments.words[0]).run(behind);
}

std::string examples() {
  std::string text;
  for (const PuzzleQuestion& question : questions_of_puzzles)
    text += "  rookery puzzle " + std::string(question.name) +
            std::string(9 - question.name.size(), ' ') + std::string(question.summary) + "\n";
  text +=
      "PUZZLES are @FILE, @FOLDER, @- for standard input, or a puzzle itself:\n"
      "  rookery puzzle check @levels.json --exit-status\n"
      "  rookery puzzle solve https://puzz.link/p?starbattle/5/5/1/2b342br4\n"
      "  rookery puzzle make --size 10 --stars 2 --seed 7\n"
      "Formats of puzzles, for --from and --to:\n";
  for (const FormatRow& row : puzzle_formats())
    text += "  " + row.name + std::string(10 - row.name.size(), ' ') + row.summary + "\n";
  return text;
}

const std::string& kept_examples() {
  static const std::string text = examples();
  return text;
}

}  // namespace

extern const Command puzzle_command;
const Command puzzle_command = {
    "puzzle",
    "puzzles (Queens, Star Battle, completions): check, solve, count, hint, convert, make",
    "QUESTION PUZZLES",
    {"--from", "--to", "--stars", "--piece", "--stop", "--exit-status", "--size", "--number",
     "--seed", "--method", "--verify", "--format", "--colour", "--output", "--memory", "--seconds",
     "--threads", "--progress"},
    kept_examples(),
    run};

}  // namespace rookery::app
