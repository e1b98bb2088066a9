// SPDX-License-Identifier: Apache-2.0
// Standard output and standard error: the only file that writes to them.
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>

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
  const bool whole = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (whole && std::fflush(stdout) == 0) return;
  throw Error(Error::Kind::unanswered,
              std::string("standard output: cannot write: ") + std::strerror(errno));
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

EachPlacement print_placement(const Arguments& arguments) {
  return [format = arguments.format](const Listing& listing, const Numbered& one) {
    print(written(listing, one, format));
    return true;
  };
}

int print_result(const Result& result, std::string_view format, const Writing& writing) {
  write(result, format, print, writing);
  if (!result.verified.empty()) remark("verified by " + result.verified);
  for (const std::string& note : result.notes) remark(note);
  return answered;
}

}  // namespace rookery::app
