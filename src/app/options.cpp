// SPDX-License-Identifier: Apache-2.0
#include "app/options.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rookery::app {
namespace {

[[noreturn]] void refuse(const std::string& thing, std::string_view value, const std::string& why) {
  throw Error(Error::Kind::input, thing + " " + quoted(value) + ": " + why);
}

struct Unit {
  std::string_view name;
  std::uint64_t bytes;
};
constexpr Unit units[] = {{"B", 1},
                          {"kB", 1000},
                          {"MB", 1000'000},
                          {"GB", 1000'000'000},
                          {"TB", 1000'000'000'000},
                          {"KiB", std::uint64_t{1} << 10},
                          {"MiB", std::uint64_t{1} << 20},
                          {"GiB", std::uint64_t{1} << 30},
                          {"TiB", std::uint64_t{1} << 40}};

bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

// A whole number from 1 to `most`.
std::uint64_t read_whole(const std::string& thing, std::string_view text, std::uint64_t most,
                         const std::string& wanted) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number == 0 || number > most) refuse(thing, text, wanted);
  return number;
}

}  // namespace

// To add an option: a row here, and its name in the rows of the commands that take it.
const std::vector<OptionRow>& option_table() {
  static const std::vector<OptionRow> table = {
      {"--given", "SQUARES", "squares that must hold a piece, as in a1,c3", &Arguments::given},
      {"--mod", "M", "counts modulo M", &Arguments::modulus},
      {"--method", "NAME", "use this method (see: rookery methods)", &Arguments::method},
      {"--format", "FORMAT", "text (default)", &Arguments::format},
      {"--verify", "", "answer in a second way, too, and compare", &Arguments::verify},
      {"--leading", "DIGITS", "only the first digits of each count, and how many it has",
       &Arguments::leading},
      {"--memory", "SIZE", "most memory, as in 2GB (default: 4/5 of the machine's)",
       &Arguments::memory},
      {"--seconds", "S", "refuse what is predicted to take longer (default: 3600)",
       &Arguments::seconds},
      {"--threads", "N", "threads to compute with (default: one for each processor)",
       &Arguments::threads},
      {"--kernel", "NAME", "force a kernel, portable or avx512 (default: the fastest here)",
       &Arguments::kernel},
  };
  return table;
}

std::uint64_t read_bytes(std::string_view text) {
  const std::string wanted = "want a size such as 500MB or 2GiB";
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number == 0) refuse("memory", text, wanted);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  for (const Unit& row : units)
    if (row.name == unit) {
      if (number > UINT64_MAX / row.bytes) refuse("memory", text, "beyond 64 bits");
      return number * row.bytes;
    }
  refuse("memory", text, wanted);
}

double read_seconds(std::string_view text) {
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || !std::isfinite(seconds) || seconds <= 0)
    refuse("seconds", text, "want a number above 0, as in 10 or 0.5");
  return seconds;
}

std::vector<std::string_view> problem_options() {
  return {"--given",  "--mod",     "--method",  "--format",
          "--memory", "--seconds", "--threads", "--kernel"};
}

std::vector<std::string_view> answer_options() {
  auto options = problem_options();
  options.emplace_back("--verify");
  options.emplace_back("--leading");
  return options;
}

std::string problem_text(const Arguments& arguments, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < arguments.words.size(); ++i) text += arguments.words[i] + " ";
  if (!arguments.given.empty()) {
    std::string squares = arguments.given;
    squares.erase(std::remove_if(squares.begin(), squares.end(), is_blank), squares.end());
    text += "--given=" + squares;
  }
  const std::string& modulus = arguments.modulus;
  if (std::any_of(modulus.begin(), modulus.end(), is_blank))  // what follows would be read, too
    refuse("modulus", modulus, "want a whole number from 1 on, in plain digits");
  if (!modulus.empty()) text += " --mod=" + arguments.modulus;
  return text;
}

std::uint64_t read_threads(std::string_view text) {
  constexpr std::uint64_t most = 1024;
  return read_whole("threads", text, most, "want a number from 1 to 1024");
}

std::uint64_t read_leading(std::string_view text) {
  return read_whole("leading digits", text, UINT64_MAX,
                    "want a number of digits from 1 on, as in 20");
}

Writing writing_of(const Arguments& arguments) {
  Writing writing;
  if (!arguments.leading.empty()) writing.leading = read_leading(arguments.leading);
  if (writing.leading > 0 && !arguments.modulus.empty())
    refuse("option", "--leading", "does not go with --mod: the digits would be the remainder's");
  writing.cancelled = arguments.cancelled;
  return writing;
}

Options options_of(const Arguments& arguments) {
  Options options;
  options.method = arguments.method;
  if (!arguments.memory.empty()) options.bytes = read_bytes(arguments.memory);
  if (!arguments.seconds.empty()) options.seconds = read_seconds(arguments.seconds);
  options.cancelled = arguments.cancelled;
  options.chosen = announce_long_run;
  options.progress = show_progress;
  if (!arguments.threads.empty()) options.threads = read_threads(arguments.threads);
  options.kernel = arguments.kernel;
  options.verify = arguments.verify == "true";
  return options;
}

}  // namespace rookery::app
