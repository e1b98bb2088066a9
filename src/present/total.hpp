// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <rookery/values.hpp>

namespace rookery {

// The sum of a table's counts; modulo the modulus, if there is one.
Integer total_of(const Result& result);

}  // namespace rookery
