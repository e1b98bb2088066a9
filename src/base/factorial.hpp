// SPDX-License-Identifier: Apache-2.0
// Logarithms of factorials, for predictions and bounds; n need not be whole. Thread-safe.
#pragma once

namespace rookery {

double log_factorial(double n);          // ln n!
double log2_factorial(double n);         // log2 n!
double log2_choose(double n, double k);  // log2 of n over k

}  // namespace rookery
