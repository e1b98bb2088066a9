// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <utility>
#include <vector>

#include "base/context.hpp"
#include "base/residues/batch.hpp"
#include "method/rook_series/series.hpp"

namespace rookery::bishop_series {

// The series of both colours modulo eight primes, one batch after the other. Its memory is five
// arrays of the size of the transforms.
class Worker {
 public:
  Worker(const Task& task, const std::vector<std::uint32_t>& smallest_factor, const Context& mine);

  void take(const Prime* primes) { batch_.take(primes); }
  std::uint64_t work() const { return batch_.work(); }

  // R_0(1) and R_1(1), plain.
  std::pair<Eight, Eight> totals();
  // The coefficient task.first of R_0 R_1, plain.
  Eight coefficient();
  // Those from task.last down to task.first: by rising number of bishops.
  void coefficients(Eights& out);

 private:
  bool same() const { return task_.colours.one == task_.colours.other; }
  Eights& second() { return same() ? one_ : other_; }
  void clear_tail(Eights& x);
  void start();
  void fill(Eights& values, const Colour& colour);
  void series();
  void finish(Eights& values);
  Eight plain(Eight x);

  const Task& task_;
  const std::vector<std::uint32_t>& smallest_factor_;
  Batch batch_;
  std::size_t terms_;
  std::uint64_t shared_;  // h, the exponent that all factors i^a and (i+1)^b have in common
  Eights shift_;          // (-1)^i / i!, then its transform
  Eights base_;           // i^h (i+1)^h / i!
  Eights one_, other_, scratch_;
};

}  // namespace rookery::bishop_series
