// SPDX-License-Identifier: Apache-2.0
// rookery-bench [NAME...]: a yardstick and ours in turn, in one process, both ending in the same
// numbers. A line a case: NAME yardstick_s ours_s ratio, medians of at least 3 runs and 0.2 s a
// side (of one run, if that takes over 60 s).
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <string>

#include "case.hpp"

namespace rookery::bench {
namespace {

// The times of one side.
class Side {
 public:
  explicit Side(Numbers (*run)()) : run_(run) {}

  bool enough() const {
    if (!seconds_.empty() && seconds_[0] > 60) return true;
    return seconds_.size() >= 3 && total_ >= 0.2;
  }

  Numbers measure() {
    const auto start = std::chrono::steady_clock::now();
    Numbers numbers = run_();
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    seconds_.push_back(passed.count());
    total_ += passed.count();
    return numbers;
  }

  double median() const {
    std::vector<double> sorted = seconds_;
    std::sort(sorted.begin(), sorted.end());
    const std::size_t half = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

 private:
  Numbers (*run_)();
  std::vector<double> seconds_;
  double total_ = 0;
};

bool measure(const Case& row) {
  Side yardstick(row.yardstick), ours(row.ours);
  while (!yardstick.enough() || !ours.enough()) {
    Numbers wanted, got;
    if (!yardstick.enough()) wanted = yardstick.measure();
    if (!ours.enough()) got = ours.measure();
    if (!wanted.empty() && !got.empty() && wanted != got) {
      fmt::print(stderr, "rookery-bench: {}: the numbers differ\n", row.name);
      return false;
    }
  }
  fmt::print("{} {:.6f} {:.6f} {:.1f}\n", row.name, yardstick.median(), ours.median(),
             yardstick.median() / ours.median());
  std::fflush(stdout);
  return true;
}

const Case* find(std::string_view name) {
  for (const Case& row : all_cases())
    if (row.name == name) return &row;
  return nullptr;
}

std::string names() {
  std::string list;
  for (const Case& row : all_cases()) list += fmt::format("  {:20} {}\n", row.name, row.what);
  return list;
}

int run(const std::vector<std::string>& asked) {
  std::vector<const Case*> chosen;
  for (const std::string& name : asked) {
    if (name == "--help") {
      fmt::print(
          "Usage: rookery-bench [NAME...]\n"
          "Prints a line a case: its name, the seconds of the yardstick and of Rookery (medians of "
          "at\n"
          "least three runs), and how many times faster Rookery is. One thread each.\n{}",
          names());
      return 0;
    }
    chosen.push_back(find(name));
    if (chosen.back()) continue;
    fmt::print(stderr, "rookery-bench: case '{}': no such case; there are\n{}", name, names());
    return 2;
  }
  if (asked.empty())
    for (const Case& row : all_cases()) chosen.push_back(&row);
#if defined(__x86_64__)
  if (!__builtin_cpu_supports("avx512ifma"))
    fmt::print(stderr, "note: this processor lacks AVX-512 IFMA: the portable kernels run\n");
#endif
  bool same = true;
  fmt::print(stderr, "name, seconds of the yardstick, ours, their ratio (medians):\n");
  for (const Case* row : chosen) same = measure(*row) && same;
  return same ? 0 : 1;
}

}  // namespace
}  // namespace rookery::bench

int main(int count, char** words) {
  try {
    return rookery::bench::run({words + 1, words + count});
  } catch (const std::exception& error) {
    fmt::print(stderr, "rookery-bench: {}\n", error.what());
    return 1;
  }
}
