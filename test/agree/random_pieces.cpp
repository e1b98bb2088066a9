// SPDX-License-Identifier: Apache-2.0
#include "agree/choose.hpp"
#include "agree/random_drafts.hpp"

namespace agree {
namespace {

const std::vector<std::string> usual = {"queen", "rook", "bishop", "king", "knight"};
const std::vector<std::string> names = {
    "queen",  "rook",          "bishop",   "king",         "knight",  "wazir",
    "ferz",   "dabbaba",       "alfil",    "camel",        "zebra",   "gold",
    "silver", "injured-queen", "princess", "empress",      "centaur", "nightrider",
    "amazon", "pawn",          "dummy",    "dragon-horse", "tripper", "threeleaper"};

// Directions that each sort of atom may have; the empty one most often.
const std::vector<std::string> straight = {"",  "",  "",   "f",  "b",  "l",  "r",
                                           "v", "s", "fs", "fl", "br", "lv", "bb"};
const std::vector<std::string> diagonal = {"",  "",   "",   "f",  "b",  "l", "r",
                                           "v", "fl", "fr", "bl", "br", "s"};
const std::vector<std::string> oblique = {"",   "",   "",   "f",  "b",  "l",  "r",  "v",
                                          "s",  "fr", "rf", "lb", "fs", "sf", "rv", "fh",
                                          "bh", "lh", "rh", "hr", "hl", "vl"};

std::string bracketed(Random& random) {
  const std::uint64_t a = below(random, 4), b = below(random, 4);
  return "(" + std::to_string(a) + "," + std::to_string(a + b == 0 ? 1 : b) + ")";
}

// The directions of `(a,b)` depend on what a and b are: none are used.
std::string leap(Random& random) {
  switch (below(random, 4)) {
    case 0:
      return one_of(random, straight) + one_of(random, {"W", "W", "D", "H"});
    case 1:
      return one_of(random, diagonal) + one_of(random, {"F", "F", "A", "G"});
    case 2:
      return one_of(random, oblique) + one_of(random, {"N", "N", "C", "Z"});
    default:
      return bracketed(random);
  }
}

std::string ride(Random& random) {
  switch (below(random, 7)) {
    case 0:
      return one_of(random, straight) + one_of(random, {"R", "R2", "R3", "W0", "WW", "DD", "D2"});
    case 1:
      return one_of(random, diagonal) + one_of(random, {"B", "B2", "B3", "FF", "F2", "AA", "A2"});
    case 2:
      return one_of(random, oblique) + one_of(random, {"NN", "N2", "CC", "Z2", "N0"});
    case 3:
      return one_of(random, {"Q", "Q2", "fQ", "K", "K2", "vK", "sQ", "flK"});
    case 4:
      return bracketed(random) + one_of(random, {"0", "2", "3"});
    case 5:
      return one_of(random, {"R", "B", "vR", "sR", "R2", "fB"});
    default:
      return leap(random);
  }
}

// Only moves or only captures, now and then.
std::string modality(Random& random) {
  return below(random, 12) > 0 ? "" : one_of(random, {"m", "c", "e", "mc"});
}

}  // namespace

std::vector<std::string> random_piece(Random& random) {
  const std::uint64_t sort = below(random, 10);
  if (sort < 3) return {one_of(random, usual)};
  if (sort < 5) return {one_of(random, names)};
  if (sort == 5) return {"fmW", "fceF"};
  if (sort == 6) {  // fills its column
    std::vector<std::string> parts = {"vR"};
    for (const char* part : {"sW", "rfF", "lfF", "rvN", "lbN", "F", "v(1,3)", "sD"})
      if (below(random, 3) == 0) parts.emplace_back(part);
    return parts;
  }
  std::vector<std::string> parts = {modality(random) + ride(random)};
  while (parts.size() < 3 && below(random, 3) == 0)
    parts.push_back(modality(random) + leap(random));
  return parts;
}

}  // namespace agree
