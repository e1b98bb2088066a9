// SPDX-License-Identifier: Apache-2.0
// Standard output and standard error: the only file that writes to them.
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "app/command.hpp"
#include "app/progress.hpp"

namespace rookery::app {

namespace {

// Is there a line of progress on the terminal?
bool& progress_is_shown() {
  static bool shown = false;
  return shown;
}

void clear_progress() {
  if (!progress_is_shown()) return;
  progress_is_shown() = false;
  std::fputs("\r\033[K", stderr);
}

std::FILE*& destination() {
  static std::FILE* file = stdout;
  return file;
}

std::string& destination_name() {
  static std::string name = "standard output";
  return name;
}

[[noreturn]] void fail_to(const std::string& what) {
  throw Error(Error::Kind::unanswered,
              destination_name() + ": cannot " + what + ": " + std::strerror(errno));
}

// Where a file is made before it takes the place of that one.
std::string aside(const std::string& path) { return path + ".part"; }

// What is known of the run that goes on.
Pace& pace() {
  static Pace pace;
  return pace;
}

void show(ProgressStyle style, const Standing& standing) {
  if (style == ProgressStyle::json) {
    std::fputs(json_text(standing).c_str(), stderr);
    return;
  }
  progress_is_shown() = true;
  std::fprintf(stderr, "\r\033[K%s", bar_text(standing).c_str());
  std::fflush(stderr);
}

}  // namespace

// On a terminal nothing is shown of short runs, and a line stands for a while.
void show_progress(ProgressStyle style, double share) {
  constexpr auto quiet = std::chrono::milliseconds(500), between = std::chrono::milliseconds(100);
  static const bool terminal = isatty(STDERR_FILENO) == 1;
  static const Pace::Clock::time_point start = Pace::Clock::now();
  static Pace::Clock::time_point last = start;
  const bool json = style == ProgressStyle::json;
  if (style == ProgressStyle::none || !(json || terminal)) return;
  const auto now = Pace::Clock::now();
  const Standing standing = pace().at(share, now);
  if (now - last < between || (!json && now - start < quiet)) return;
  last = now;
  show(style, standing);
}

void print(std::string_view text) {
  clear_progress();
  std::FILE* file = destination();
  const bool whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (!whole || std::fflush(file) != 0) fail_to("write");
}

bool prints_to_terminal() { return isatty(STDOUT_FILENO) == 1; }

namespace {

// What a path leads to behind all links; the path itself, where there is nothing yet. A loop of
// links leads nowhere, and opening it says so.
std::string behind_links(const std::string& path) {
  std::error_code error;
  const auto real = std::filesystem::canonical(path, error);
  return error ? path : real.string();
}

// Something to write into that is no file: a device, a pipe.
bool is_stream(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

}  // namespace

// A file is written aside and renamed when it is whole; a device or pipe as it is.
OutputFile::OutputFile(const std::string& path) : path_(behind_links(path)) {
  if (path.empty()) return;
  destination_name() = "output " + rookery::quoted(path);
  straight_ = is_stream(path_) || std::filesystem::is_symlink(path_);
  std::FILE* file = std::fopen((straight_ ? path_ : aside(path_)).c_str(), "wb");
  if (!file) {
    const std::string there = std::exchange(path_, "");
    fail_to("write");
  }
  destination() = file;
}

OutputFile::~OutputFile() {
  if (path_.empty() || destination() == stdout) return;
  std::fclose(destination());
  if (!straight_) std::remove(aside(path_).c_str());
  destination() = stdout;
}

void OutputFile::finish() {
  if (path_.empty()) return;
  const int closed = std::fclose(std::exchange(destination(), stdout));
  if (closed != 0) fail_to("write");
  if (!straight_ && std::rename(aside(path_).c_str(), path_.c_str()) != 0) fail_to("write");
}

void complain(std::string_view text) {
  clear_progress();
  std::fprintf(stderr, "rookery: %.*s\n", static_cast<int>(text.size()), text.data());
}

void remark(std::string_view text) {
  clear_progress();
  std::fprintf(stderr, "note: %.*s\n", static_cast<int>(text.size()), text.data());
}

void announce_run(ProgressStyle style, const Considered& chosen) {
  constexpr double long_run = 5;
  pace().begin(chosen, Pace::Clock::now());
  if (style == ProgressStyle::json) return show(style, pace().at(0, Pace::Clock::now()));
  if (chosen.cost->seconds() < long_run) return;
  std::fprintf(stderr, "note: %s is predicted to take about %s\n", chosen.name.c_str(),
               duration_text(chosen.cost->seconds()).c_str());
}

void print_placements(const Arguments& arguments,
                      const std::function<Listing(const EachPlacement&)>& run) {
  const Writing writing = writing_of(arguments);
  std::vector<Numbered> kept;
  const bool image = format_row(arguments.format).image;
  const Listing listing = run([&](const Listing& of, const Numbered& one) {
    if (image)
      kept.push_back(one);
    else
      print(written(of, one, arguments.format, writing));
    return kept.size() <= most_boards;  // one more is told as an error
  });
  if (image) print(written_all(listing, kept, arguments.format, writing));
}

int print_drawn_result(const Arguments& arguments,
                       const std::function<Result(const std::string&, const Options&)>& ask) {
  const std::string problem = problem_text(arguments);
  if (!format_row(arguments.format).writes.empty()) picture(problem, {});
  const Writing writing = writing_of(arguments);
  return print_result(ask(problem, options_of(arguments)), arguments.format, writing);
}

int print_result(const Result& result, std::string_view format, const Writing& writing) {
  write(result, format, print, writing);
  if (!result.verified.empty()) remark("verified by " + result.verified);
  for (const std::string& note : result.notes) remark(note);
  return answered;
}

}  // namespace rookery::app
