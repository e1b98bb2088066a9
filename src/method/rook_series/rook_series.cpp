// SPDX-License-Identifier: Apache-2.0
// Bishops on n x n and n x (n+1) at any size: rook theory by generating functions, modulo primes.
//
// For a Ferrers board of N rows of lengths r_1 <= r_2 <= ... (rook-theory has the recurrence) and
// r_k the ways to put k rooks on it,
//     sum over k of r_k x(x-1)...(x-N+k+1) = product over i of (x + r_i - i + 1) = P(x)
// (Goldman, Joichi and White), and for the colours of a bishop's board P(x) = x^a (x+1)^b with
// a + b = N: a = b = n/2 for even n; for odd n the one is (n-1)/2 and the other (n+1)/2, in one
// colour this way and in the other that; a = 0, b = n on n x (n+1). Divided by i!, at x = i:
//     R(t) = sum over j of r_(N-j) t^j = e^-t sum over i of P(i) t^i / i!.
// So r_(N-j) needs P(0), ..., P(j) only, and B_k = [t^(2N-k)] R_0(t) R_1(t).
//
// J. R. Goldman, J. T. Joichi and D. E. White, "Rook theory I", Proc. Amer. Math. Soc. 52 (1975),
// 485-492. Modulo primes and back: J. von zur Gathen and J. Gerhard, "Modern Computer Algebra" (3rd
// edition 2013), chapters 5 and 8.
//
// For each of the primes that bound.cpp asks for: i^h by the smallest prime factors of i, products
// of series by number-theoretic transforms, then
//   a table      one more product, and all coefficients by Chinese remainders;
//   one number   a sum of products, and one number by Chinese remainders: memory O(n);
//   the total    R_0(1) and R_1(1), sums of n products without a transform, multiplied.
// Near the largest number (small j) everything is cut off at t^j.
//
// Time O(n log n) word operations for each of O(n log n / 50) primes; for a table besides,
// quasi-linear in its bits. Work: transform steps and multiplications, on eight primes at a time.
// Does not apply to other pieces, given pieces, or sides more than 1 apart (see band).
// Tested by test/method/rook_series_test.cpp, test/agree, test/truth.
#include <algorithm>
#include <atomic>
#include <cmath>

#include "base/residues/chinese.hpp"
#include "method/method.hpp"
#include "method/rook_series/series.hpp"
#include "method/rook_series/worker.hpp"
#include "method/rook_theory/parts.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace bishop_series {
namespace {

// Bytes of one worker: its transforms' roots and its series.
double worker_bytes(const Task& task) {
  const bool same = task.colours.one == task.colours.other;
  const auto size = static_cast<double>(task.size()), terms = static_cast<double>(task.terms());
  return 64 * ((same ? 2 : 3) * std::max(size, terms) + size + (same ? 1 : 2) * terms);
}

// Measured on x86-64 with AVX-512, for eight primes at once: a step of a transform takes 1.3 ns
// while it fits the caches and 2 beyond, one of the others about 5.
double nanoseconds_of_batch(const Task& task) {
  const bool same = task.colours.one == task.colours.other;
  const auto size = static_cast<double>(task.size()), terms = static_cast<double>(task.terms());
  const double transforms = task.whole ? 0 : (same ? 3 : 5) + (task.numbers() > 1 ? 2 : 0);
  const double step = size <= 1 << 15 ? 1.3 : 2;
  const double powers = 1.5 * std::log2(static_cast<double>(task.colours.rows) + 2);
  return 3000 + transforms * size * std::log2(size + 1) / 2 * step + size * 4 +
         terms * ((same ? 35 : 45) + 5 * powers / std::log(terms + 2));
}

// Chinese remainders. A table: 0.085 ns for each prime, digit and number, then products of numbers
// of some hundred limbs for each level of the joining. One number: quasi-linear.
double nanoseconds_of_table(double numbers, double primes) {
  const double groups = std::ceil(primes / 400), in_group = primes / groups;
  const double joining = 1.15 * std::pow(primes * 50 / 64 / 1024, 0.58) * std::log2(groups);
  return numbers * (primes * in_group * 0.085 + primes * 50 * joining + 400);
}
double nanoseconds_of_number(double primes) {
  const double levels = std::log2(primes + 1);
  return primes * 50 * (10 + 0.2 * levels * levels);
}

// The memory is that of two workers; more are started only where the budget has room for them.
Cost predict(const Task& task, double bits) {
  if (!task.whole && task.last < task.first) return {300, 4096};
  const double primes = std::ceil((bits + spare_bits) / bits_of_prime / lanes) * lanes;
  const auto numbers = static_cast<double>(task.numbers());
  const bool same = task.colours.one == task.colours.other;
  const double joining = numbers > 1
                             ? nanoseconds_of_table(numbers, primes)
                             : (task.whole && !same ? 2 : 1) * nanoseconds_of_number(primes);
  // A table: residues, numbers of two thirds of the largest on average, the digits within groups,
  // and two blocks in the making. One number: trees over the primes.
  const double table = numbers * (primes * 8 + bits / 8 * 0.67 + 40) +
                       8 * primes * std::min(primes, 400.0) +
                       2 * std::min(numbers, 192.0) * bits / 8 * 2.5;
  const double bytes = numbers > 1 ? table : primes * 210;
  return {1000 + primes * 1000 + primes / lanes * nanoseconds_of_batch(task) + joining,
          4096 + 2 * worker_bytes(task) + primes * 16 + bytes};
}

// Every batch of eight primes, shared out; done(b, worker) takes the results of batch b.
template <class Done>
std::uint64_t each_batch(const Task& task, const std::vector<Prime>& primes, const Context& context,
                         const Done& done) {
  const auto smallest = smallest_factors(task.terms() + 1);
  std::atomic<std::uint64_t> work = 0;
  Context within = context;
  const double room = static_cast<double>(context.bytes) - predict(task, task.bits()).bytes;
  const double more = std::clamp(room / worker_bytes(task), 0.0, 1000.0);
  within.threads = std::min(context.threads, 2 + static_cast<std::size_t>(more));
  share_out(within, primes.size() / lanes, [&](const Context& mine, const NextTask& next) {
    Worker worker(task, smallest, mine);
    while (const auto b = next()) {
      mine.check();
      worker.take(&primes[*b * lanes]);
      done(*b, worker);
    }
    work += worker.work();
  });
  return work;
}

void put(std::vector<std::uint64_t>& residues, std::size_t batch, const Eight& values) {
  std::copy(values.lane, values.lane + lanes, residues.begin() + static_cast<long>(batch * lanes));
}

Integer total(const Task& task, Context& context, std::uint64_t& work) {
  const auto primes = primes_for(task.bits(), context);
  std::vector<std::uint64_t> one(primes.size()), other(primes.size());
  work += each_batch(task, primes, context, [&](std::size_t b, Worker& worker) {
    const auto [first, second] = worker.totals();
    put(one, b, first);
    put(other, b, second);
  });
  const Integer first = number_of(primes, one, context);
  return first * (one == other ? first : number_of(primes, other, context));
}

Integer coefficient(const Task& task, Context& context, std::uint64_t& work) {
  const auto primes = primes_for(task.bits(), context);
  std::vector<std::uint64_t> residues(primes.size());
  work += each_batch(task, primes, context, [&](std::size_t b, Worker& worker) {
    put(residues, b, worker.coefficient());
  });
  return number_of(primes, residues, context);
}

std::vector<Integer> coefficients(const Task& task, Context& context, std::uint64_t& work) {
  const auto primes = primes_for(task.bits(), context);
  std::vector<Eights> residues(primes.size() / lanes);
  work += each_batch(task, primes, context, [&](std::size_t b, Worker& worker) {
    residues[b] = Eights(task.numbers());
    worker.coefficients(residues[b]);
  });
  return numbers_of(primes, residues, context);
}

constexpr std::int64_t most_side = std::int64_t{1} << 61;

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_one_kind_on_a_plain_board(problem)) return NotApplicable{*why};
  const auto shape = rook_boards::shape_of(problem);
  if (const auto* no = std::get_if<NotApplicable>(&shape)) return *no;
  if (std::get<rook_boards::Shape>(shape) != rook_boards::Shape::bishops)
    return NotApplicable{problem.piece().name + " is no bishop on this board"};
  if (std::max(problem.board.rows, problem.board.columns) > most_side)
    return NotApplicable{"a side above 2^61"};
  const Task task = task_of(problem);
  if (task.terms() > std::size_t{1} << 23)
    return NotApplicable{"more than 2^23 terms of a series are beyond its transforms"};
  const double bits = task.bits();
  if (bits > most_bits)
    return NotApplicable{"numbers of more than 44 million bits are beyond its primes"};
  return predict(task, bits);
}

Answer solve(const Problem& problem, Context& context) {
  const Task task = task_of(problem);
  Answer answer;
  std::vector<Integer> counts;
  if (task.whole && problem.want == Want::total) {
    answer.table = {{}, {}, {total(task, context, answer.work)}};
    return answer;
  }
  if (task.one_number)
    counts = {coefficient(task, context, answer.work)};
  else if (task.last >= task.first)
    counts = coefficients(task, context, answer.work);
  answer.table = answer_from_counts(problem, task.least, std::move(counts));
  return answer;
}

}  // namespace
}  // namespace bishop_series

extern const Method rook_series;
const Method rook_series = {
    "rook-series",
    "bishops on n x n and n x (n+1) of any size: generating functions modulo primes",
    "Goldman, Joichi and White 1975; von zur Gathen and Gerhard, Modern Computer Algebra",
    "diagonals",
    bishop_series::estimate,
    bishop_series::solve,
    rook_boards::walk,
    rook_boards::walk_cost,
    bishop_series::story,
    "rook-theory"};

}  // namespace rookery
