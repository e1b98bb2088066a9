// SPDX-License-Identifier: Apache-2.0
// The story of rook-series with the numbers of the asked board.
#include <fmt/format.h>

#include <cmath>

#include "base/residues/chinese.hpp"
#include "method/rook_series/series.hpp"

namespace rookery::bishop_series {
namespace {

std::string polynomial(const Colour& colour) {
  if (colour.a == 0) return fmt::format("(x+1)^{}", colour.b);
  return fmt::format("x^{} (x+1)^{}", colour.a, colour.b);
}

std::string asked(const Task& task) {
  if (task.whole)
    return "For all placements together put t = 1: each colour's sum over i is found on its own, "
           "and the two are multiplied.";
  if (task.one_number)
    return fmt::format(
        "For {} bishops that is one coefficient, t^{}: a sum of products of the two series.",
        task.least, task.first);
  return fmt::format(
      "The coefficients from t^{} to t^{} are wanted, all of them from one product of series.",
      task.first, task.last);
}

}  // namespace

Story story(const Problem& problem, Context&) {
  const Task task = task_of(problem);
  const Colours& colours = task.colours;
  Story story;
  story.items.emplace_back(
      "A bishop never leaves its colour. Turned by 45 degrees each colour is a board of rooks "
      "whose "
      "rows nest (the method rook-theory fills it row by row). For such a board of N rows with "
      "lengths r_1 <= r_2 <= ... and R_k ways to put k rooks on it, the sum over k of R_k times "
      "x(x-1)...(x-N+k+1) is the product P(x) of all x + r_i - i + 1.");
  story.items.emplace_back(fmt::format(
      "Here N = {}, and most factors are equal: P(x) = {} for the one colour, {} for the other.",
      colours.rows, polynomial(colours.one), polynomial(colours.other)));
  story.items.emplace_back(
      "Put x = i, divide by i! and sum over i: the series sum of R_(N-j) t^j is e^-t times the sum "
      "of P(i) t^i / i!. The two colours do not see each other, so the number of ways for k "
      "bishops is the coefficient of t^(2N-k) in the product of their series.");
  if (!task.whole && task.last < task.first) {
    story.items.emplace_back(fmt::format("At most {} bishops fit: no placement.", colours.most()));
    return story;
  }
  story.items.emplace_back(asked(task));
  const double primes = std::ceil((task.bits() + spare_bits) / bits_of_prime / lanes) * lanes;
  story.items.emplace_back(fmt::format(
      "The numbers have at most {:.0f} bits. They are computed modulo about {:.0f} primes of 50 "
      "bits, eight at a time, with series of {} terms{}, and put together from their remainders; "
      "that {:.0f} bits stay unused is checked.",
      task.bits(), primes, task.terms(),
      task.whole ? "" : fmt::format(" multiplied by transforms of {} points", task.size()),
      spare_bits / 2));
  return story;
}

}  // namespace rookery::bishop_series
