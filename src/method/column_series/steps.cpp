// SPDX-License-Identifier: Apache-2.0
// The coefficients one after the other. With phi = 1 + u + u^2, phi (phi^L)' = L phi' phi^L gives
//     k c_k = (L-k+1) c_(k-1) + (2L-k+2) c_(k-2);
// multiplying E_L by Q* = Q + u^M Q^,
//     Q  = 1 + (m-3) u + (1-m) u^2 - u^3,    Q^ = 1 + (m-1) u + (3-m) u^2 - u^3,
//     e_k = c_k + c_(k-1) - (m-3) e_(k-1) + (m-1) e_(k-2) + e_(k-3)
//           - e_(k-M) - (m-1) e_(k-M-1) + (m-3) e_(k-M-2) + e_(k-M-3).
#include <vector>

#include "method/column_series/series.hpp"

namespace rookery::columns {
namespace {

// sum += factor x, for a factor of either sign.
void add_product(Integer& sum, const Integer& x, std::int64_t factor) {
  if (factor >= 0)
    mpz_addmul_ui(sum.get_mpz_t(), x.get_mpz_t(), static_cast<unsigned long>(factor));
  else
    mpz_submul_ui(sum.get_mpz_t(), x.get_mpz_t(), static_cast<unsigned long>(-factor));
}

class Steps {
 public:
  explicit Steps(const Combination& combination)
      : rows_(combination.rows),
        length_(combination.length),
        kept_(combination.lagged() ? static_cast<std::size_t>(rows_) + 5 : 4),
        e_(kept_) {
    c_ = 1;
    at(0) = 1;
  }

  const Integer& c() const { return c_; }
  const Integer& e() const { return e_[static_cast<std::size_t>(k_) % kept_]; }

  // From k - 1 to k. fits: rows and length are below 2^61.
  void next() {
    ++k_;
    mpz_swap(next_.get_mpz_t(), before_.get_mpz_t());  // c_(k-2), to be overwritten
    mpz_mul_si(next_.get_mpz_t(), next_.get_mpz_t(), 2 * length_ - k_ + 2);
    add_product(next_, c_, length_ - k_ + 1);
    mpz_divexact_ui(next_.get_mpz_t(), next_.get_mpz_t(), static_cast<unsigned long>(k_));
    before_.swap(c_);
    c_.swap(next_);
    Integer& e = at(k_);
    e = c_;
    e += before_;
    add(e, k_ - 1, 3 - rows_);
    add(e, k_ - 2, rows_ - 1);
    add(e, k_ - 3, 1);
    const std::int64_t image = k_ - rows_ - 1;
    add(e, image, -1);
    add(e, image - 1, 1 - rows_);
    add(e, image - 2, rows_ - 3);
    add(e, image - 3, 1);
  }

 private:
  Integer& at(std::int64_t k) { return e_[static_cast<std::size_t>(k) % kept_]; }
  void add(Integer& sum, std::int64_t k, std::int64_t factor) {
    if (k >= 0) add_product(sum, at(k), factor);
  }

  std::int64_t rows_, length_, k_ = 0;
  std::size_t kept_;
  Integer c_, before_, next_;  // c_k, c_(k-1)
  std::vector<Integer> e_;     // the last of them, round and round
};

int factor_at(const std::map<std::int64_t, int>& wanted, std::int64_t index) {
  const auto found = wanted.find(index);
  return found == wanted.end() ? 0 : found->second;
}

}  // namespace

Integer value_by_steps(const Combination& combination, Context& context) {
  Steps steps(combination);
  Integer sum = 0;
  const std::int64_t last = combination.last();
  std::size_t unchecked = 0;
  for (std::int64_t k = 0;; steps.next(), ++k) {
    add_product(sum, steps.e(), factor_at(combination.e, k));
    add_product(sum, steps.c(), factor_at(combination.c, k));
    if (k == last) return sum;
    unchecked += 100 + mpz_size(steps.e().get_mpz_t());
    if (unchecked < 1000000) continue;
    context.check();
    const double share = static_cast<double>(k) / static_cast<double>(last);
    context.progress(share * share);  // the numbers grow like k
    unchecked = 0;
  }
}

}  // namespace rookery::columns
