// SPDX-License-Identifier: Apache-2.0
// Factorials and their logarithms. Thread-safe.
#pragma once
#include <cstdint>

#include <rookery/values.hpp>

namespace rookery {

// For predictions and bounds; n need not be whole.
double log_factorial(double n);          // ln n!
double log2_factorial(double n);         // log2 n!
double log2_choose(double n, double k);  // log2 of n over k

// n (n-1) ... (n-k+1), 0 <= k <= n. Quasi-linear in its bits.
Integer falling(std::int64_t n, std::int64_t k);

}  // namespace rookery
