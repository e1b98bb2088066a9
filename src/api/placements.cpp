// SPDX-License-Identifier: Apache-2.0
#include <rookery/rookery.hpp>

#include <fmt/format.h>

#include <algorithm>

#include "api/asked.hpp"
#include "base/chance.hpp"
#include "base/text.hpp"
#include "problem/army.hpp"
#include "problem/text.hpp"
#include "run/alike.hpp"
#include "run/draws.hpp"
#include "run/unique.hpp"

namespace rookery {
namespace {

WalkChoices choices_of(const Options& options) {
  return {options.method, options.seconds, options.chosen};
}

// A problem whose placements are numbered.
struct Open {
  Open(const Problem& problem, const Options& options)
      : placements(without_classes(problem), choices_of(options), limits_of(options)),
        listing{text_of(problem), KindNames(problem.army).all(), "", "", placements.total()} {
    if (listing.total == 0) return;
    listing.method = placements.method()->name;
    listing.order = placements.order();
  }

  Placements placements;
  Listing listing;
};

// A number below the bound, each as likely as any other: as many random bits as it has, drawn again
// where they are too large. The bits come from 64 at a time, the highest first.
Integer random_below(const Integer& bound, Chance& chance) {
  const Integer most = bound - 1;
  const std::size_t bits = most == 0 ? 0 : mpz_sizeinbase(most.get_mpz_t(), 2);
  while (true) {
    Integer number = 0;
    for (std::size_t left = bits; left > 0;) {
      const std::size_t some = std::min<std::size_t>(left, 64);
      number <<= some;
      number += static_cast<unsigned long>(chance.next() >> (64 - some));
      left -= some;
    }
    if (number < bound) return number;
  }
}

std::vector<Square> differences(const Placement& one, const Placement& other) {
  Placement stands;
  std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(),
                                std::back_inserter(stands));
  std::vector<Square> squares = squares_of(stands);
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
  return squares;
}

}  // namespace

Uniqueness unique(std::string_view text, const Options& options) {
  const Problem problem = read_for_placements(text);
  FirstTwo two = first_two(without_classes(problem), choices_of(options), limits_of(options));
  Uniqueness answer{text_of(problem),
                    KindNames(problem.army).all(),
                    std::move(two.placements),
                    {},
                    std::move(two.method)};
  if (answer.found.size() == 2) answer.different = differences(answer.found[0], answer.found[1]);
  return answer;
}

// One placement of each class.
static Listing list_classes(Problem problem, const EachPlacement& each, const Options& options,
                            const Integer& skip, const std::optional<Integer>& limit) {
  const std::string text = text_of(problem);
  const Alike alike(problem);
  problem.up_to = UpTo::nothing;
  Open open(problem, options);
  open.listing.problem = text;
  Integer number = 0;
  if (limit && *limit == 0) return open.listing;
  open.placements.each(0, [&](const Placement& placement) {
    const std::uint64_t size = alike.class_of_least(placement);
    if (size == 0 || number++ < skip) return true;
    const bool more = each(open.listing, {number - 1, placement, size});
    return more && !(limit && number >= skip + *limit);
  });
  return open.listing;
}

Listing list(std::string_view text, const EachPlacement& each, const Options& options,
             const Integer& skip, const std::optional<Integer>& limit) {
  Problem problem = read_for_placements(text);
  if (problem.up_to != UpTo::nothing)
    return list_classes(std::move(problem), each, options, skip, limit);
  Open open(problem, options);
  Integer number = skip, end = open.listing.total;
  if (limit && skip + *limit < end) end = skip + *limit;
  if (number >= end) return open.listing;
  open.placements.each(skip, [&](const Placement& placement) {
    const bool more = each(open.listing, {number, placement});
    return ++number < end && more;
  });
  return open.listing;
}

Listing unrank(std::string_view problem, const Integer& number, const EachPlacement& each,
               const Options& options) {
  Open open(read_for_placements(problem), options);
  if (number >= open.listing.total)
    refuse("number", number.get_str(),
           fmt::format("there are {} placements, and the first is number 0",
                       open.listing.total.get_str()));
  each(open.listing, {number, open.placements.at(number)});
  return open.listing;
}

Numbered rank(std::string_view problem, std::string_view placement, const Options& options) {
  const Problem read = read_for_placements(problem);
  const Placement whole = read_placement(placement, read);  // its errors come before any work
  Open open(read, options);
  const auto number = open.placements.number_of(whole);
  if (!number) refuse("placement", placement, "none of the problem's placements");
  return {*number, whole};
}

[[noreturn]] static void refuse_none(const std::string& problem) {
  refuse("problem", problem, "there is no placement to draw");
}

// Some at a time: that costs far less than one after the other.
static Listing sample_by(const Drawing& drawing, const Problem& problem, std::uint64_t draws,
                         Chance chance, const EachPlacement& each, const Options& options) {
  constexpr std::uint64_t at_once = 64;
  const Listing listing{text_of(problem), KindNames(problem.army).all(),
                        std::string(drawing.method->name), "", 0};
  Draws source(problem, drawing, choices_of(options), limits_of(options));
  if (!source.any()) refuse_none(listing.problem);
  while (draws > 0) {
    const std::uint64_t some = std::min(draws, at_once);
    for (const Placement& placement : source.next(some, chance))
      if (!each(listing, {-1, placement})) return listing;
    draws -= some;
  }
  return listing;
}

Listing sample(std::string_view problem, std::uint64_t draws, std::uint64_t seed,
               const EachPlacement& each, const Options& options) {
  const Problem read = read_for_placements(problem);
  const Drawing drawing = drawing_instead(without_classes(read), options.method);
  if (drawing.method) return sample_by(drawing, read, draws, Chance(seed), each, options);
  Open open(read, options);
  if (open.listing.total == 0) refuse_none(open.listing.problem);
  Chance chance(seed);
  for (std::uint64_t i = 0; i < draws; ++i) {
    const Integer number = random_below(open.listing.total, chance);
    if (!each(open.listing, {number, open.placements.at(number)})) break;
  }
  return open.listing;
}

}  // namespace rookery
