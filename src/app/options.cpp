// SPDX-License-Identifier: Apache-2.0
#include "app/options.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdlib>

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

// A whole number from 1 to `most`.
std::uint64_t read_whole(const std::string& thing, std::string_view text, std::uint64_t most,
                         const std::string& wanted) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || number == 0 || number > most) refuse(thing, text, wanted);
  return number;
}

const std::vector<OptionRow>& puzzle_rows() {
  static const std::vector<OptionRow> rows = {
      {"--from", "FORMAT", "how the puzzles are written (default: as it looks)", &Arguments::from},
      {"--to", "FORMAT", "how to write puzzles (default: letters)", &Arguments::to},
      {"--stars", "N", "in every row, column and region (default: as the puzzle says, or 1)",
       &Arguments::stars},
      {"--piece", "NAME", "what a star is (default: king, so that none touch)", &Arguments::piece},
      {"--stop", "N", "count no further: say more than N", &Arguments::stop},
      {"--exit-status", "", "exit with 1 unless every puzzle has exactly one solution",
       &Arguments::exit_status},
      {"--size", "N", "rows and columns of new puzzles (default: 8)", &Arguments::size},
      {"--number", "N", "so many new puzzles (default: 1)", &Arguments::number},
  };
  return rows;
}

std::vector<OptionRow> both(std::vector<OptionRow> rows, const std::vector<OptionRow>& more) {
  rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace

// To add an option: a row here, and its name in the rows of the commands that take it.
const std::vector<OptionRow>& option_table() {
  static const std::vector<OptionRow> rows = {
      {"--given", "SQUARES", "squares that must hold a piece, as in a1,c3 or queen@a1,king@c3",
       &Arguments::given},
      {"--forbid", "SQUARES", "squares that must stay empty, as in a1,h8", &Arguments::forbid},
      {"--glue", "GLUING", "join edges of a drawn board: torus, ... (see: rookery boards)",
       &Arguments::glue},
      {"--hostile", "WHOM", "pieces attack all (default), other-colour, same-colour or same-kind",
       &Arguments::hostile},
      {"--per-row", "QUOTA", "pieces in every row, as in 1, 0..1 or queen:2", &Arguments::per_row},
      {"--per-column", "QUOTA", "pieces in every column", &Arguments::per_column},
      {"--per-region", "QUOTA@FILE",
       "pieces in every region; the file draws them in letters, or\n1@rows:aab/abb; may be "
       "repeated",
       &Arguments::per_region, true},
      {"--maximal", "", "only placements to which no piece can be added", &Arguments::maximal},
      {"--classes", "", "count placements that symmetries make one only once", &Arguments::classes},
      {"--symmetry", "WHICH", "of the classes: all (default), or board for no shifts",
       &Arguments::symmetry},
      {"--fixed-by", "NAMES", "only placements that these symmetries leave as they are",
       &Arguments::fixed_by},
      {"--skip", "N", "leave out the first N placements", &Arguments::skip},
      {"--limit", "N", "at most N placements", &Arguments::limit},
      {"--draws", "N", "so many placements (default: 1)", &Arguments::draws},
      {"--seed", "N", "a number that chooses the draws (default: from the clock, and told)",
       &Arguments::seed},
      {"--mod", "M", "counts modulo M", &Arguments::modulus},
      {"--weight", "X", "sum X^pieces instead of 1, exactly: 2, -1/3 or 0.5", &Arguments::weight},
      {"--method", "NAME", "use this method (see: rookery methods)", &Arguments::method},
      {"--format", "FORMAT", "text (default)", &Arguments::format},
      {"--colour", "WHEN",
       "colours of --format unicode: auto (default: on a terminal\nwithout NO_COLOR), always or "
       "never",
       &Arguments::colour},
      {"--output", "FILE", "write into this file (default: standard output)", &Arguments::output},
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
      {"--progress", "HOW", "json (lines of JSON on standard error) or none", &Arguments::progress},
  };
  static const std::vector<OptionRow> table = both(rows, puzzle_rows());
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
  return {"--given",      "--forbid",     "--glue",    "--hostile", "--per-row",
          "--per-column", "--per-region", "--maximal", "--classes", "--symmetry",
          "--fixed-by",   "--mod",        "--method",  "--format",  "--output",
          "--memory",     "--seconds",    "--threads", "--kernel",  "--progress"};
}

std::vector<std::string_view> drawing_options(std::vector<std::string_view> options) {
  options.emplace_back("--colour");
  return options;
}

std::vector<std::string_view> placement_options() {
  auto options = drawing_options(problem_options());
  for (const std::string_view of_counts : {"--mod", "--classes", "--symmetry", "--fixed-by"})
    std::erase(options, of_counts);
  return options;
}

std::vector<std::string_view> answer_options() {
  auto options = problem_options();
  options.emplace_back("--verify");
  options.emplace_back("--leading");
  return options;
}

std::vector<std::string_view> count_options() {
  auto options = answer_options();
  options.insert(options.end() - 2, "--weight");
  return options;
}

Integer read_number(const std::string& thing, std::string_view text) {
  const bool digits = !text.empty() && std::all_of(text.begin(), text.end(),
                                                   [](char c) { return c >= '0' && c <= '9'; });
  if (!digits) refuse(thing, text, "want a number from 0 on, in digits");
  return Integer(std::string(text));
}

std::uint64_t read_threads(std::string_view text) {
  constexpr std::uint64_t most = 1024;
  return read_whole("threads", text, most, "want a number from 1 to 1024");
}

std::uint64_t read_stars(std::string_view text) {
  return read_whole("stars", text, 1000, "want a number from 1 on");
}

std::uint64_t read_size(std::string_view text) {
  return read_whole("size", text, 1000, "want a number from 1 on");
}

std::uint64_t read_stop(std::string_view text) {
  return read_whole("stop", text, UINT64_MAX - 1, "want a number from 1 on");
}

std::uint64_t read_amount(std::string_view text) {
  return read_whole("number", text, UINT64_MAX, "want a number from 1 on");
}

std::uint64_t seed_of(const Arguments& arguments) {
  if (arguments.seed.empty()) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(std::chrono::nanoseconds(now).count());
  }
  const Integer number = read_number("seed", arguments.seed);
  if (!number.fits_ulong_p()) refuse("seed", arguments.seed, "beyond 64 bits");
  return number.get_ui();
}

std::uint64_t read_leading(std::string_view text) {
  return read_whole("leading digits", text, UINT64_MAX,
                    "want a number of digits from 1 on, as in 20");
}

ProgressStyle read_progress(std::string_view text) {
  if (text.empty()) return ProgressStyle::terminal;
  if (text != "json" && text != "none") refuse("progress", text, "want json or none");
  return text == "json" ? ProgressStyle::json : ProgressStyle::none;
}

bool read_colour(const Arguments& arguments) {
  const std::string& when = arguments.colour;
  if (when == "always" || when == "never") return when == "always";
  if (!when.empty() && when != "auto") refuse("colour", when, "want auto, always or never");
  const char* no = std::getenv("NO_COLOR");  // https://no-color.org: set and not empty
  return arguments.output.empty() && prints_to_terminal() && !(no && *no);
}

Writing writing_of(const Arguments& arguments) {
  Writing writing;
  if (!arguments.leading.empty()) writing.leading = read_leading(arguments.leading);
  if (writing.leading > 0 && !arguments.modulus.empty())
    refuse("option", "--leading", "does not go with --mod: the digits would be the remainder's");
  if (writing.leading > 0 && !arguments.weight.empty())
    refuse("option", "--leading", "does not go with --weight: the count may be a fraction");
  writing.cancelled = arguments.cancelled;
  writing.colour = read_colour(arguments);
  return writing;
}

Options options_of(const Arguments& arguments) {
  Options options;
  options.method = arguments.method;
  if (!arguments.memory.empty()) options.bytes = read_bytes(arguments.memory);
  if (!arguments.seconds.empty()) options.seconds = read_seconds(arguments.seconds);
  options.cancelled = arguments.cancelled;
  const ProgressStyle style = read_progress(arguments.progress);
  options.chosen = [style](const Considered& chosen) { announce_run(style, chosen); };
  options.progress = [style](double share) { show_progress(style, share); };
  if (!arguments.threads.empty()) options.threads = read_threads(arguments.threads);
  options.kernel = arguments.kernel;
  options.verify = arguments.verify == "true";
  return options;
}

}  // namespace rookery::app
