// SPDX-License-Identifier: Apache-2.0
// Runs a target over the seeds of its folder and over mutations of them, where there is no
// libFuzzer. The same inputs every time; with ROOKERY_LONG=1 a hundred times as many from a seed
// of their own, which is printed. ROOKERY_SEED repeats a run, ROOKERY_TRACE=1 prints each input
// before it is read, for one that crashes.
//
//   rookery_fuzz_betza FOLDER-OF-SEEDS
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "fuzz/mutate.hpp"
#include "fuzz/target.hpp"

namespace {

using Seeds = std::vector<std::string>;

constexpr int few = 20000, many = 100 * few;
constexpr std::size_t longest = 100000, longest_seed = 400, most_joined = 400;
// What a reading may take: a hundred times what most take, tenfold with the sanitizers. What takes
// the square of the length is beyond it at the longest.
constexpr double seconds = 0.5, seconds_a_byte = 2e-5;

// Each line of lines.txt is a seed; every other file is one as a whole.
Seeds seeds_in(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry);
  std::sort(files.begin(), files.end());
  Seeds seeds;
  for (const auto& path : files) {
    std::ifstream file(path, std::ios::binary);
    if (path.filename() == "lines.txt")
      for (std::string line; std::getline(file, line);) seeds.push_back(line);
    else
      seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return seeds;
}

std::string escaped(const std::string& text) {
  std::string shown;
  const char* digits = "0123456789abcdef";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7F && c != '\\')
      shown += c;
    else
      shown += std::string("\\x") + digits[byte >> 4] + digits[byte & 15];
  }
  return shown;
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// What is wrong with the reading of this text; empty: nothing. It is slow if it is so three times:
// the machine may have been busy.
std::string fault_of(const std::string& text, bool& accepted) {
  try {
    double spent = 0;
    for (int i = 0; i < 3; ++i) {
      const double start = processor_seconds();
      accepted = fuzz::accepts(text);
      spent = processor_seconds() - start;
      if (spent < seconds + seconds_a_byte * static_cast<double>(text.size())) return "";
    }
    return std::to_string(text.size()) + " bytes take " + std::to_string(spent) + " s";
  } catch (const std::exception& error) {
    return error.what();
  }
}

// Leaves out what does not matter, by ever smaller slices. Ten seconds are enough for that.
std::string shrunk(std::string text) {
  const double end = processor_seconds() + 10;
  bool accepted = false;
  for (std::size_t size = text.size() / 2; size > 0; size /= 2)
    for (std::size_t at = 0; at + size <= text.size() && processor_seconds() < end;) {
      const std::string less = std::string(text).erase(at, size);
      if (fault_of(less, accepted).empty())
        at += size;
      else
        text = less;
    }
  return text;
}

class Run {
 public:
  bool on_seeds(const Seeds& seeds) {
    seeds_ = seeds;
    return std::all_of(seeds.begin(), seeds.end(), [&](const auto& text) { return on(text); });
  }

  // What is accepted joins the seeds: it takes the place of an earlier one that did.
  bool on_mutations(rookery::Chance chance, int inputs) {
    const std::size_t given = seeds_.size();
    for (int i = 0; i < inputs; ++i) {
      const std::string text = fuzz::mutated(seeds_, chance, longest);
      const int accepted = accepted_;
      if (!on(text)) return false;
      if (accepted == accepted_ || text.size() > longest_seed) continue;
      if (seeds_.size() < given + most_joined)
        seeds_.push_back(text);
      else
        seeds_[given + chance.next() % most_joined] = text;
    }
    return true;
  }

  void tell() const {
    std::cout << read_ << " inputs, " << accepted_ << " accepted, " << processor_seconds()
              << " s\n";
  }

  // A run that only sees refusals, or none, tests little.
  bool is_mixed() const { return accepted_ > read_ / 20 && read_ - accepted_ > read_ / 20; }

 private:
  bool on(const std::string& text) {
    if (std::getenv("ROOKERY_TRACE")) std::cerr << escaped(text) << std::endl;
    bool accepted = false;
    const std::string fault = fault_of(text, accepted);
    ++read_;
    accepted_ += accepted;
    if (fault.empty()) return true;
    const std::string small = shrunk(text);
    std::cout << "input " << read_ << ": " << fault_of(small, accepted) << "\non '"
              << escaped(small) << "'\nmade smaller from '" << escaped(text) << "'\n";
    return false;
  }

  Seeds seeds_;
  int read_ = 0, accepted_ = 0;
};

std::uint64_t start_of(bool is_long) {
  if (const char* given = std::getenv("ROOKERY_SEED")) return std::stoull(given);
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  return is_long ? static_cast<std::uint64_t>(now) : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "want the folder of the seeds\n";
    return 2;
  }
  const bool is_long = std::getenv("ROOKERY_LONG") != nullptr;
  const std::uint64_t start = start_of(is_long);
  std::cout << "ROOKERY_SEED=" << start << "\n";
  Run run;
  const bool sound = run.on_seeds(seeds_in(argv[1])) &&
                     run.on_mutations(rookery::Chance(start), is_long ? many : few);
  run.tell();
  if (sound && !run.is_mixed()) std::cout << "too few accepted, or too few refused\n";
  return sound && run.is_mixed() ? 0 : 1;
}
