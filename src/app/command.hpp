// SPDX-License-Identifier: Apache-2.0
// Commands: a file each, and a row in commands.cpp.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/rookery.hpp>

namespace rookery::app {

// What stands on the command line behind the command, as the table of options fills it in.
struct Arguments {
  std::vector<std::string> words;
  // Of the problem; those that may be repeated have a line end between their values.
  std::string glue, forbid, given, hostile, per_row, per_column, per_region, modulus, weight;
  std::string maximal, classes, symmetry, fixed_by;
  std::string skip, limit, draws, seed;  // of placements
  std::string format = "text", leading, method, memory, seconds, threads, kernel, progress, verify;
  std::string colour, output;                                           // of pictures
  std::string stars, piece, from, to, stop, exit_status, size, number;  // of puzzles
  std::function<bool()> cancelled;
};

enum Exit { answered = 0, unanswered = 1, wrong = 2, interrupted = 130 };

struct Command {
  std::string_view name, summary;
  std::string_view words;                 // what follows it, as in PROBLEM; empty: nothing
  std::vector<std::string_view> options;  // rows of the table of options that it takes
  std::string_view examples;
  int (*run)(const Arguments&);
};

// The format of that name; a row without a name if there is none.
FormatRow format_row(std::string_view name);

// Every command, in the order help lists them.
const std::vector<const Command*>& all_commands();

// The options of every command that answers about a problem.
std::vector<std::string_view> problem_options();

// These, and how a count is to be written.
std::vector<std::string_view> answer_options();
std::vector<std::string_view> count_options();      // of those that may count
std::vector<std::string_view> placement_options();  // of those that show placements

// These options, and those of pictures.
std::vector<std::string_view> drawing_options(std::vector<std::string_view> options);

// The problem's text: the words from `first` on, and the options that belong to a problem. Files
// that they name are read; standard input is, at most once. Throws Error::Kind::input.
std::string problem_text(const Arguments& arguments, std::size_t first = 0);

// The budgets and the method, read. Throws Error::Kind::input.
Options options_of(const Arguments& arguments);

// A number from 0 on, as large as it likes. Throws Error::Kind::input, naming the thing.
Integer read_number(const std::string& thing, std::string_view text);

// How counts are written. Throws Error::Kind::input.
Writing writing_of(const Arguments& arguments);

// Writes to standard output, all of it, or throws Error::Kind::unanswered.
void print(std::string_view text);
bool prints_to_terminal();

// From now on print() writes into a file beside that one, which takes its place at the end. Throws
// Error::Kind::unanswered if it cannot be written. Without the end it is taken away.
class OutputFile {
 public:
  explicit OutputFile(const std::string& path);  // empty: to standard output, as ever
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  void finish();

 private:
  std::string path_;
  bool straight_ = false;  // into a device or pipe: nothing is renamed
};

// Asks for a number of pieces with its first placement, and prints the result. A board too large
// for a picture is refused before the long run.
int print_drawn_result(const Arguments& arguments,
                       const std::function<Result(const std::string&, const Options&)>& ask);

// Prints a result as it is to be written, and its notes to standard error.
int print_result(const Result& result, std::string_view format, const Writing& writing);

// Hands `run` what prints each placement as it comes; those of an image, all at the end.
void print_placements(const Arguments& arguments,
                      const std::function<Listing(const EachPlacement&)>& run);

// Where progress goes: to a terminal as a bar, if standard error is one; as lines of JSON; nowhere.
enum class ProgressStyle { terminal, json, none };

// Shows how far a long computation is.
void show_progress(ProgressStyle style, double share);

// Says on standard error what is predicted to take more than a few seconds.
void announce_run(ProgressStyle style, const Considered& chosen);

// Writes `rookery: TEXT` to standard error.
void complain(std::string_view text);

// Writes `note: TEXT` to standard error.
void remark(std::string_view text);

}  // namespace rookery::app
