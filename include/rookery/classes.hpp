// SPDX-License-Identifier: Apache-2.0
// Placements up to symmetry.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

struct Options;

// How many placements there are up to symmetry, and how symmetric they are.
struct Classes {
  // Elements of the group that are conjugate leave equally many placements as they are.
  struct Fixed {
    std::string symmetry;        // one of them
    std::uint64_t elements = 0;  // how many they are
    Integer placements;
  };
  // Placements whose own symmetries are such a subgroup of the problem's, or one conjugate to it.
  struct Kind {
    std::string symmetries;   // its name
    std::uint64_t order = 0;  // a class has the group's order over this many placements
    Integer classes;
  };
  std::string problem;          // its canonical text
  std::string group;            // of symmetries: its name
  std::uint64_t order = 0;      // ... and how many elements it has
  Integer classes, placements;  // up to symmetry, and in all
  std::vector<Fixed> fixed;     // the identity first; classes = sum / order
  std::vector<Kind> kinds;      // those that there are; none told above order 16
  std::string method;           // who counted
};

// How many placements there are up to the problem's symmetries: the isometries of its glued board,
// shifts included, that take holes, walls, given pieces, quotas and all conflicts to their like
// (`--symmetry board` leaves the shifts out). Counts those that each symmetry leaves as they are,
// by every conjugacy class of elements and, up to order 16, of subgroups; two ways to the number of
// classes, which must agree. Errors as count; the budget holds for all counts together.
Classes classes(std::string_view problem, const Options& options);

// Throws Error::Kind::input for a format that does not write "classes".
std::string written(const Classes& answer, std::string_view format = "text");

}  // namespace rookery
