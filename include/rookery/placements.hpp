// SPDX-License-Identifier: Apache-2.0
// The placements themselves, one after the other, by number or at random. They are never stored:
// what counts them also finds its way among them.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/values.hpp>
#include <rookery/writing.hpp>

namespace rookery {

struct Options;

// What numbers the placements of a problem: the method's order (doc/methods). Where several numbers
// of pieces are asked for and the method walks to exact numbers only, those come first (of the
// first kind the fewest, then of the second, ...), and `order` says so. The same problem and method
// give the same numbers on every machine.
struct Listing {
  std::string problem;             // its canonical text
  std::vector<std::string> kinds;  // of the army, each as one word
  std::string method, order;       // empty where there is no placement; order: or no numbers
  Integer total = 0;               // how many there are; 0 where they have no numbers
};

struct Numbered {
  Integer number;  // from 0; -1 where it is drawn without a number
  Placement placement;
  std::uint64_t alike = 0;  // list with --classes: how many placements are in its class
};

// Takes a placement; false: no more are wanted.
using EachPlacement = std::function<bool(const Listing&, const Numbered&)>;

// The placements from number `skip` on, at most `limit` of them. Throws Error::Kind::input for a
// text that cannot be read; unanswered if counting or walking is over the budget. Memory does not
// depend on how many there are.
// With `--classes` in the problem one placement of each class is listed: of those that symmetries
// make one, the least by its squares in their order. Number, `skip` and `limit` are those of
// classes then; all placements are gone through for them.
Listing list(std::string_view problem, const EachPlacement& each, const Options& options,
             const Integer& skip = 0, const std::optional<Integer>& limit = {});

// The placement of that number. Throws Error::Kind::input if there are not so many.
Listing unrank(std::string_view problem, const Integer& number, const EachPlacement& each,
               const Options& options);

// The number of a placement, written as --given takes it: a1,c3 or queen@a1,king@c3. Throws
// Error::Kind::input if it is none of the problem's.
Numbered rank(std::string_view problem, std::string_view placement, const Options& options);

// `draws` placements, each drawn uniformly and independently from all that are counted. The same
// problem, method and seed give the same placements on every machine, and fewer draws the first of
// them. Where numbering all placements would take too long, they are drawn piece by piece and have
// no number. Throws Error::Kind::input if there is none.
Listing sample(std::string_view problem, std::uint64_t draws, std::uint64_t seed,
               const EachPlacement& each, const Options& options);

// Is there exactly one placement?
struct Uniqueness {
  std::string problem;             // its canonical text
  std::vector<std::string> kinds;  // of the army, each as one word
  std::vector<Placement> found;    // none; the only one; or two of several
  std::vector<Square> different;   // where these two differ, sorted
  std::string method;              // that found them; empty where there is none
};

// Stops as soon as it knows. Throws Error::Kind::input for a text that cannot be read; unanswered
// if neither searching nor counting is affordable.
Uniqueness unique(std::string_view problem, const Options& options);

// One placement in a format that writes "list"; ends its line. Above each drawn one stands its
// number, where the format is for eyes.
std::string written(const Listing& listing, const Numbered& placement,
                    std::string_view format = "text", const Writing& writing = {});
std::string written(const Uniqueness& answer, std::string_view format = "text",
                    const Writing& writing = {});

// Several placements: one after the other, or in a format that makes images (FormatRow::image) on
// one sheet. Throws Error::Kind::unanswered if the sheet would be empty; errors as of pictures.
std::string written_all(const Listing& listing, const std::vector<Numbered>& placements,
                        std::string_view format, const Writing& writing = {});

}  // namespace rookery
