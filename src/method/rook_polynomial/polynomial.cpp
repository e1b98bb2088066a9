// SPDX-License-Identifier: Apache-2.0
#include "method/rook_polynomial/polynomial.hpp"

#include <algorithm>

#include "base/polynomial.hpp"

namespace rookery::few_rooks {
namespace {

// r_0, ..., r_most of one colour on a small board, and of the next larger ones.
class Colour {
 public:
  // The numbers on the smallest board.
  Colour(Polynomial numbers, std::int64_t most) : numbers_(std::move(numbers)) {
    numbers_.resize(static_cast<std::size_t>(most) + 1);
  }
  const Polynomial& numbers() const { return numbers_; }

  // From n to n + 2 on square boards, from n to n + 1 on the others. fits: n is below 10^5.
  void grow(std::int64_t n, bool square) {
    for (auto k = static_cast<std::int64_t>(numbers_.size()) - 1; k >= 1; --k) {
      const std::int64_t j = n - k + 2;
      add(k, k - 1, square ? 2 * j : j);
      if (square && k >= 2) add(k, k - 2, j * (j + 1));
    }
  }

 private:
  // A factor below 0 meets a number of rooks that is 0: more than there are rows.
  void add(std::int64_t k, std::int64_t from, std::int64_t factor) {
    if (factor > 0)
      mpz_addmul_ui(numbers_[static_cast<std::size_t>(k)].get_mpz_t(),
                    numbers_[static_cast<std::size_t>(from)].get_mpz_t(),
                    static_cast<unsigned long>(factor));
  }

  Polynomial numbers_;
};

// What is asked of one small board: each number of bishops, or the sum of them.
std::vector<Integer> asked_at(const Polynomial& one, const Polynomial& other, const Asked& asked) {
  const auto least = static_cast<std::size_t>(asked.least),
             most = static_cast<std::size_t>(asked.most);
  if (asked.least == asked.most) return {coefficient_of_product(one, other, most)};
  if (asked.together) {  // of all up to most, less all below least
    Polynomial sums = other;
    for (std::size_t i = 1; i < sums.size(); ++i) sums[i] += sums[i - 1];
    Integer sum = coefficient_of_product(one, sums, most);
    if (least > 0) sum -= coefficient_of_product(one, sums, least - 1);
    return {sum};
  }
  Polynomial product = multiply(one, other);
  return {product.begin() + asked.least, product.begin() + asked.most + 1};
}

}  // namespace

Asked asked_of(const Problem& problem) {
  const Board& board = problem.board;
  const std::int64_t n = std::min(board.rows, board.columns);
  const std::int64_t missing = board.rows != board.columns ? 0 : n == 1 ? 1 : 2;  // of 2n
  // More than 2^62 bishops are beyond this method, and 2n - 2 might not fit.
  const std::int64_t half = std::min<std::int64_t>(n, std::int64_t{1} << 61);
  const std::int64_t top = std::min(problem.number().most, n == 0 ? 0 : 2 * half - missing);
  const bool maximum = problem.want == Want::maximum && problem.number().least <= top;
  return {maximum ? top : problem.number().least, top, problem.want == Want::total};
}

Integer newton(std::vector<Integer> values, const Integer& x, Context& context,
               std::uint64_t& work) {
  Integer sum = 0, binomial = 1;  // C(x,d)
  for (std::size_t d = 0; d < values.size(); ++d) {
    sum += binomial * values[0];  // the d-th difference at 0
    binomial *= x - Integer(static_cast<unsigned long>(d));
    mpz_divexact_ui(binomial.get_mpz_t(), binomial.get_mpz_t(), static_cast<unsigned long>(d + 1));
    for (std::size_t i = 0; i + d + 1 < values.size(); ++i) {
      values[i] = values[i + 1] - values[i];
      ++work;
    }
    context.check();
  }
  return sum;
}

std::vector<Integer> bishops_at(const Board& board, const Asked& asked, Context& context,
                                std::uint64_t& work) {
  const bool square = board.rows == board.columns;
  const std::int64_t n = std::min(board.rows, board.columns), step = square ? 2 : 1;
  const std::int64_t start = n % step;  // 0, or 1 x 1: a square of the one colour
  Colour one(start == 1 ? Polynomial{1, 1} : Polynomial{1}, asked.most);
  Colour other({1}, asked.most);
  std::vector<std::vector<Integer>> values;  // of each number asked for, on boards of each size
  for (std::int64_t i = 0; i <= 2 * asked.most; ++i) {
    context.check();
    const auto found = asked_at(one.numbers(), other.numbers(), asked);
    values.resize(found.size());
    for (std::size_t k = 0; k < found.size(); ++k) values[k].push_back(found[k]);
    one.grow(start + i * step, square);
    other.grow(start + i * step, square);
    work += 2 * static_cast<std::uint64_t>(asked.most);
  }
  const Integer x = static_cast<long>((n - start) / step);
  std::vector<Integer> counts;
  for (std::vector<Integer>& of_one_number : values)
    counts.push_back(newton(std::move(of_one_number), x, context, work));
  return counts;
}

}  // namespace rookery::few_rooks
