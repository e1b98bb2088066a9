// SPDX-License-Identifier: Apache-2.0
// Polynomials with big coefficients. The only file that knows FLINT is polynomial.cpp.
#pragma once
#include <vector>

#include <rookery/values.hpp>

namespace rookery {

// Coefficients, constant term first. Empty is the zero polynomial.
using Polynomial = std::vector<Integer>;

// The product, of length a + b - 1 (empty if either is). Quasi-linear in the product's size.
Polynomial multiply(const Polynomial& a, const Polynomial& b);

// One coefficient of the product: sum of a[i] * b[index - i]. At most min(a, b) multiplications.
Integer coefficient_of_product(const Polynomial& a, const Polynomial& b, std::size_t index);

// The first `length` coefficients of 1 / a, for a with constant term 1. Quasi-linear in their size.
Polynomial inverse_series(const Polynomial& a, std::size_t length);

// The value at 1.
Integer sum(const Polynomial& a);

}  // namespace rookery
