// SPDX-License-Identifier: Apache-2.0
// None, one or several solutions: a row for each puzzle.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

#include "app/options.hpp"
#include "app/puzzle.hpp"

namespace rookery::app {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::uint64_t stop_of(const Arguments& arguments) {
  return arguments.stop.empty() ? 0 : read_stop(arguments.stop);
}

class Batch {
 public:
  explicit Batch(const Arguments& arguments)
      : arguments_(arguments), options_(options_of(arguments)), stop_(stop_of(arguments)) {
    options_.chosen = nullptr;  // the rows tell the times
    if (options_.threads == 0) options_.threads = std::max(1U, std::thread::hardware_concurrency());
  }

  void run() {
    const Clock::time_point start = Clock::now();
    const std::vector<Puzzle> puzzles = named_puzzles(arguments_);
    const bool text = arguments_.format == "text";
    if (text) print(heading_of_reports());
    for (const Puzzle& puzzle : puzzles) add(puzzle);
    if (text && puzzles.size() > 1) print(summary(seconds_since(start)));
  }

  int status() const {
    if (malformed_ > 0) return wrong;
    const bool all_unique = unique_ == reports_;
    const bool asked = !arguments_.exit_status.empty();
    return unanswered_ > 0 || (asked && !all_unique) ? unanswered : answered;
  }

 private:
  void add(const Puzzle& puzzle) {
    PuzzleReport report{puzzle, {}, "", 0};
    const Clock::time_point start = Clock::now();
    if (puzzle.error.empty()) answer(report);
    report.seconds = seconds_since(start);
    ++reports_;
    if (!report.check)
      ++(puzzle.error.empty() ? unanswered_ : malformed_);
    else if (report.check->unique())
      ++unique_;
    else
      ++(report.check->solutions == 0 ? none_ : several_);
    print(written(report, arguments_.format));
    times_.emplace_back(report.seconds, name_of(puzzle));
  }

  void answer(PuzzleReport& report) const {
    try {
      report.check = check_puzzle(report.puzzle.problem, stop_, options_);
    } catch (const Error& error) {
      if (error.kind != Error::Kind::unanswered) throw;  // an option is wrong
      report.error = error.what();
    }
  }

  std::string summary(double seconds) {
    std::string text = std::to_string(reports_) + " puzzles: " + std::to_string(unique_) +
                       " unique, " + std::to_string(several_) + " with several solutions, " +
                       std::to_string(none_) + " with none";
    if (malformed_ > 0) text += ", " + std::to_string(malformed_) + " malformed";
    if (unanswered_ > 0) text += ", " + std::to_string(unanswered_) + " unanswered";
    text += "; " + duration_text(seconds) + "\n";
    constexpr std::size_t shown = 10;
    if (times_.size() <= shown) return text;
    std::partial_sort(times_.begin(), times_.begin() + shown, times_.end(), std::greater<>());
    text += "slowest:\n";
    for (std::size_t i = 0; i < shown; ++i) {
      char time[32];
      std::snprintf(time, sizeof time, "%10.1f ms  ", times_[i].first * 1000);
      text += time + times_[i].second + "\n";
    }
    return text;
  }

  const Arguments& arguments_;
  Options options_;
  std::uint64_t stop_;
  std::size_t reports_ = 0, unique_ = 0, several_ = 0, none_ = 0, malformed_ = 0, unanswered_ = 0;
  std::vector<std::pair<double, std::string>> times_;
};

}  // namespace

int check_puzzles(const Arguments& arguments) {
  require_format(arguments.format, "puzzle check");
  Batch batch(arguments);
  batch.run();
  return batch.status();
}

int count_puzzles(const Arguments& arguments) {
  require_format(arguments.format, "puzzle check");
  if (arguments.format != "text") return check_puzzles(arguments);
  const Options options = options_of(arguments);
  const std::uint64_t stop = stop_of(arguments);
  bool all_unique = true;
  const int status = for_each_puzzle(arguments, [&](const Puzzle& puzzle, bool only) {
    const PuzzleCheck check = check_puzzle(puzzle.problem, stop, options);
    all_unique &= check.unique();
    print((check.more ? ">" : "") + check.solutions.get_str() +
          (only ? "" : " " + name_of(puzzle)) + "\n");
  });
  return exit_status(arguments, status, all_unique);
}

}  // namespace rookery::app
