// SPDX-License-Identifier: Apache-2.0
// The seam between portable code and what this processor can do besides.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/residues/kernel.hpp"

namespace rookery {

// The kernels this processor runs, the fastest first; the portable one is always there.
const std::vector<const Kernel*>& kernels();

// Are bits to be counted by an instruction of its own (with target popcnt and bmi)? Not if that
// kernel is `portable`.
bool counts_bits(std::string_view kernel);

// The one of that name; empty: the fastest. Throws Error::Kind::input if there is no such kernel
// here.
const Kernel& kernel_named(std::string_view name);

}  // namespace rookery
