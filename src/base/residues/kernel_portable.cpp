// SPDX-License-Identifier: Apache-2.0
// The kernel that runs anywhere: 128-bit products of one lane after the other.
#include "base/residues/kernel_body.hpp"
#include "base/wide.hpp"

namespace rookery {
namespace {

struct Words {
  std::uint64_t lane[8];

  static constexpr std::uint64_t mask = (std::uint64_t{1} << 52) - 1;
  static Wide wide(std::uint64_t x, std::uint64_t y) { return static_cast<Wide>(x) * y; }
  template <class F>
  static Words each(F value) {
    Words result;
    for (int i = 0; i < 8; ++i) result.lane[i] = value(i);
    return result;
  }

  static Words load(const void* at) {
    Words result;
    __builtin_memcpy(&result, at, sizeof result);
    return result;
  }
  static void store(void* at, const Words& x) { __builtin_memcpy(at, &x, sizeof x); }
  static Words splat(std::uint64_t x) {
    return each([=](int) { return x; });
  }
  static Words add(const Words& x, const Words& y) {
    return each([&](int i) { return x.lane[i] + y.lane[i]; });
  }
  static Words sub(const Words& x, const Words& y) {
    return each([&](int i) { return x.lane[i] - y.lane[i]; });
  }
  static Words min(const Words& x, const Words& y) {
    return each([&](int i) { return x.lane[i] < y.lane[i] ? x.lane[i] : y.lane[i]; });
  }
  static Words masked(const Words& x) {
    return each([&](int i) { return x.lane[i] & mask; });
  }
  // The low and the high 52 bits of the product of two words below 2^52.
  static Words low(const Words& x, const Words& y) {
    return each([&](int i) { return (x.lane[i] * y.lane[i]) & mask; });
  }
  static Words high(const Words& x, const Words& y) {
    return each(
        [&](int i) { return static_cast<std::uint64_t>(wide(x.lane[i], y.lane[i]) >> 52); });
  }
  static Words add_low(const Words& sum, const Words& x, const Words& y) {
    return add(sum, low(x, y));
  }
  static Words add_high(const Words& sum, const Words& x, const Words& y) {
    return add(sum, high(x, y));
  }
};

}  // namespace

const Kernel portable_kernel = KernelBody<Words>::kernel("portable");

}  // namespace rookery
