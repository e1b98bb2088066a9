// SPDX-License-Identifier: Apache-2.0
// Standard output and standard error: the only file that writes to them.
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/command.hpp"

namespace rookery::app {

void print(std::string_view text) {
  const bool whole = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (whole && std::fflush(stdout) == 0) return;
  throw Error(Error::Kind::unanswered,
              std::string("standard output: cannot write: ") + std::strerror(errno));
}

void complain(std::string_view text) {
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
  for (const std::string& note : result.notes) std::fprintf(stderr, "note: %s\n", note.c_str());
  return answered;
}

}  // namespace rookery::app
