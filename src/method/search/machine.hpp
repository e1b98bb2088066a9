// SPDX-License-Identifier: Apache-2.0
// The inmost steps are written once and compiled twice: for any machine, and for one that counts
// bits by an instruction of its own (the functions so marked, which inline what they call).
#pragma once
#include <string_view>

namespace rookery::depth_first {

#if defined(__x86_64__)
#define ROOKERY_COUNTING_BITS __attribute__((target("popcnt,bmi")))
inline bool counts_bits(std::string_view kernel) {
  return kernel != "portable" && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi");
}
#else
#define ROOKERY_COUNTING_BITS
inline bool counts_bits(std::string_view) { return false; }
#endif

}  // namespace rookery::depth_first
