// SPDX-License-Identifier: Apache-2.0
// The table of options.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/command.hpp"

namespace rookery::app {

struct OptionRow {
  std::string_view name, value, help;
  std::string Arguments::*target;
  bool often = false;  // may be said more than once
};

const std::vector<OptionRow>& option_table();

// "2GB" as 2000000000: digits and B, kB, MB, GB, TB, KiB, MiB, GiB or TiB. Throws
// Error::Kind::input.
std::uint64_t read_bytes(std::string_view text);

// A positive number of seconds such as 10 or 0.5. Throws Error::Kind::input.
double read_seconds(std::string_view text);

// A number of threads, 1 to 1024. Throws Error::Kind::input.
std::uint64_t read_threads(std::string_view text);

// json or none; empty: to a terminal. Throws Error::Kind::input.
ProgressStyle read_progress(std::string_view text);

// --colour, and what the terminal and NO_COLOR say. Throws Error::Kind::input.
bool read_colour(const Arguments& arguments);

// Of puzzles. Throw Error::Kind::input.
std::uint64_t read_stars(std::string_view text);   // from 1 on
std::uint64_t read_size(std::string_view text);    // from 1 on
std::uint64_t read_stop(std::string_view text);    // from 1 on
std::uint64_t read_amount(std::string_view text);  // from 1 on

// --seed; where it is not said, one from the clock. Throws Error::Kind::input.
std::uint64_t seed_of(const Arguments& arguments);

// A number of digits, 1 or more. Throws Error::Kind::input.
std::uint64_t read_leading(std::string_view text);

}  // namespace rookery::app
