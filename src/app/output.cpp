// SPDX-License-Identifier: Apache-2.0
// Standard output and standard error: the only file that writes to them.
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>

#include "app/command.hpp"

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

}  // namespace

void show_progress(double share) {
  using Clock = std::chrono::steady_clock;
  constexpr auto quiet = std::chrono::milliseconds(500), between = std::chrono::milliseconds(100);
  static const bool terminal = isatty(STDERR_FILENO) == 1;
  static const Clock::time_point start = Clock::now();
  static Clock::time_point last = start;
  if (!terminal) return;
  const auto now = Clock::now();
  if (now - start < quiet || now - last < between) return;
  last = now;
  progress_is_shown() = true;
  std::fprintf(stderr, "\r\033[K%3.0f %%", 100 * share);
  std::fflush(stderr);
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

void announce_long_run(const Considered& chosen) {
  constexpr double long_run = 5;
  if (chosen.cost->seconds() < long_run) return;
  std::fprintf(stderr, "note: %s is predicted to take about %s\n", chosen.name.c_str(),
               duration_text(chosen.cost->seconds()).c_str());
}

int print_result(const Result& result, std::string_view format, const Writing& writing) {
  write(result, format, print, writing);
  if (!result.verified.empty())
    std::fprintf(stderr, "note: verified by %s\n", result.verified.c_str());
  for (const std::string& note : result.notes) std::fprintf(stderr, "note: %s\n", note.c_str());
  return answered;
}

}  // namespace rookery::app
