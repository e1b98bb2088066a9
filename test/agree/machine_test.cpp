// SPDX-License-Identifier: Apache-2.0
// Random small problems of every sort against the oracle: a few thousand from a fixed seed, whose
// numbers of answers are pinned in machine_accepted.txt; with ROOKERY_LONG=1 a million from a seed
// of their own, which is printed. ROOKERY_SEED repeats a run. A failure is made smaller and drawn;
// ROOKERY_TRACE=1 prints each problem before it is asked, for one that never ends.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>

#include "agree/machine.hpp"
#include "agree/shrink.hpp"

namespace {

using Accepted = std::map<std::string, std::uint64_t>;

Accepted pinned() {
  Accepted counts;
  std::ifstream file(ROOKERY_TEST_DIR "/agree/machine_accepted.txt");
  std::string name;
  std::uint64_t count = 0;
  while (file >> name >> count) counts[name] = count;
  return counts;
}

std::string lines_of(const Accepted& accepted) {
  std::string lines;
  for (const auto& [name, count] : accepted) lines += name + " " + std::to_string(count) + "\n";
  return lines;
}

bool is_long() { return std::getenv("ROOKERY_LONG") != nullptr; }
bool is_pinned() { return !is_long() && std::getenv("ROOKERY_SEED") == nullptr; }

std::uint64_t seed() {
  if (const char* given = std::getenv("ROOKERY_SEED")) return std::stoull(given);
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  return is_long() ? static_cast<std::uint64_t>(now) : 1;
}

// What the problems are like, to see that they are not all empty.
struct Tally {
  int problems = 0, with_placements = 0;
};

Tally run_machine(agree::Machine& machine, std::uint64_t seed, int problems) {
  Tally tally;
  agree::Random random(seed);
  while (tally.problems < problems) {
    const agree::Posed posed = agree::random_problem(random);
    ++tally.problems;
    if (std::getenv("ROOKERY_TRACE")) std::cerr << agree::text_of(posed.draft) << std::endl;
    tally.with_placements += !posed.counts.empty();
    if (const auto found = machine.check(posed)) {
      ADD_FAILURE() << "problem " << tally.problems << " of ROOKERY_SEED=" << seed << ": "
                    << found->who << " on '" << agree::text_of(posed.draft) << "' " << found->what
                    << "\nmade smaller:\n"
                    << agree::told_smaller(posed.draft, *found);
      return tally;
    }
  }
  return tally;
}

TEST(Machine, EverybodyAgreesWithTheOracle) {
  const std::uint64_t start = seed();
  std::cout << "ROOKERY_SEED=" << start << "\n";
  agree::Machine machine;
  const Tally tally = run_machine(machine, start, is_long() ? 1000000 : 4000);
  std::cout << tally.problems << " problems, " << tally.with_placements
            << " with placements; answered by:\n"
            << lines_of(machine.accepted());
  EXPECT_GE(tally.with_placements, tally.problems / 2);
  if (!is_pinned() || HasFailure()) return;
  EXPECT_EQ(machine.accepted(), pinned()) << "machine_accepted.txt should read:\n"
                                          << lines_of(machine.accepted());
}

TEST(Machine, ASeedRepeats) {
  agree::Random one(7), other(7);
  for (int i = 0; i < 50; ++i)
    EXPECT_EQ(agree::text_of(agree::random_problem(one).draft),
              agree::text_of(agree::random_problem(other).draft));
}

// A made-up failure: wherever a leaper of the second kind stands beside a wall, on a glued board.
TEST(Machine, ShrinksToWhatMatters) {
  agree::Draft draft{{"....", ".*..", "..-."}, "klein"};
  draft.army = {{{2, 3}, "white", {"Q"}}, {{1, -1}, "black", {"fN", "vD", "mW"}}};
  draft.given = {{0, 0, 0}, {2, 3, 1}};
  draft.hostile = "other-colour";
  draft.per_row = {{1, {0, 2}}};
  draft.per_region = {{{"aabb", "aabb", "...."}, {{-1, {1, -1}}}}};
  draft.want = rookery::Want::maximum;
  EXPECT_EQ(agree::text_of(draft),
            "fen:2-1/1*2/4 2..3 white Q 1.. black fNvDmW --glue klein --given "
            "white-Q@a1,black-fNvDmW@d3 --hostile other-colour --per-row black-fNvDmW:0..2 "
            "--per-region 1..@rows:..../aabb/aabb");
  const agree::Draft small = agree::shrunk(draft, [](const agree::Draft& one) {
    return agree::text_of(one).find('*') != std::string::npos && one.gluing != "plane" &&
           agree::text_of(one).find('D') != std::string::npos;
  });
  EXPECT_EQ(agree::text_of(small), "fen:* vD --glue cylinder-v");
  EXPECT_EQ(small.want, rookery::Want::total);
}

}  // namespace
