// SPDX-License-Identifier: Apache-2.0
#include "method/rook_series/worker.hpp"

#include <algorithm>
#include <cstring>

#include "base/cpu.hpp"

namespace rookery::bishop_series {
namespace {

std::size_t room(const Task& task) { return std::max(task.size(), task.terms()); }

}  // namespace

Worker::Worker(const Task& task, const std::vector<std::uint32_t>& smallest_factor,
               const Context& mine)
    : task_(task),
      smallest_factor_(smallest_factor),
      batch_(kernel_named(mine.kernel), task.size(), mine.check),
      terms_(task.terms()),
      shared_(std::min(task.colours.one.a, task.colours.one.b)),
      shift_(room(task)),
      base_(terms_ + 1),
      one_(room(task)),
      other_(same() ? 0 : room(task)),
      scratch_(task.colours.one.b > shared_ + 1 ? terms_ + 1 : 0) {}

void Worker::clear_tail(Eights& x) {
  std::memset(x.data() + terms_, 0, (x.size() - terms_) * sizeof(Eight));
}

void Worker::start() {
  batch_.inverse_factorials(shift_.data(), terms_);
  batch_.powers(base_.data(), terms_ + 1, shared_, smallest_factor_);
  batch_.multiply(base_.data(), base_.data() + 1, terms_);  // from the left: i + 1 is still whole
  batch_.multiply(base_.data(), shift_.data(), terms_);
  batch_.kernel().alternate(shift_.data(), terms_, batch_.moduli());
}

// values = P(i) / i!
void Worker::fill(Eights& values, const Colour& colour) {
  std::memcpy(values.data(), base_.data(), terms_ * sizeof(Eight));
  batch_.multiply_by_powers(values.data(), 0, terms_, colour.a - shared_, scratch_.data(),
                            smallest_factor_);
  batch_.multiply_by_powers(values.data(), 1, terms_, colour.b - shared_, scratch_.data(),
                            smallest_factor_);
}

// values = R(t), from P(i) / i!; the shift is a transform.
void Worker::finish(Eights& values) {
  clear_tail(values);
  batch_.forward(values.data());
  batch_.multiply(values.data(), shift_.data(), batch_.size());
  batch_.backward(values.data(), terms_);
  clear_tail(values);
}

void Worker::series() {
  start();
  clear_tail(shift_);
  batch_.forward(shift_.data());
  fill(one_, task_.colours.one);
  finish(one_);
  if (same()) return;
  fill(other_, task_.colours.other);
  finish(other_);
}

// R(1) = sum over i of P(i)/i! times the sum of (-1)^m/m! for m <= N - i.
std::pair<Eight, Eight> Worker::totals() {
  start();
  batch_.kernel().prefix_sums(shift_.data(), terms_, batch_.moduli());
  fill(one_, task_.colours.one);
  const Eight first = plain(batch_.dot_reversed(one_.data(), shift_.data(), terms_));
  if (same()) return {first, first};
  fill(other_, task_.colours.other);
  return {first, plain(batch_.dot_reversed(other_.data(), shift_.data(), terms_))};
}

Eight Worker::coefficient() {
  series();
  const auto j = static_cast<std::size_t>(task_.first), top = terms_ - 1;
  const std::size_t low = j > top ? j - top : 0, high = std::min(j, top);
  const std::size_t count = high - low + 1;
  return plain(batch_.dot_reversed(one_.data() + low, second().data() + (j - high), count));
}

void Worker::coefficients(Eights& out) {
  series();
  batch_.forward(one_.data());
  if (!same()) batch_.forward(other_.data());
  batch_.multiply(one_.data(), second().data(), batch_.size());
  const auto last = static_cast<std::size_t>(task_.last);
  batch_.backward(one_.data(), last + 1);
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = one_[last - i];
}

Eight Worker::plain(Eight x) {
  Eight share{}, part{}, one;
  for (std::uint64_t& lane : one.lane) lane = 1;
  batch_.kernel().weigh(&x, &share, &one, &part, 1, batch_.moduli());
  return x;
}

}  // namespace rookery::bishop_series
