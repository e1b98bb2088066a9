// SPDX-License-Identifier: Apache-2.0
// Texts that are nearly right: seeds with a few changes.
#pragma once
#include <string>
#include <vector>

#include "base/chance.hpp"

namespace fuzz {

// One of the seeds, which are not none, with one to six changes: bytes, slices, numbers, slices of
// other seeds. Now and then a slice is repeated until the text is up to `longest` bytes.
std::string mutated(const std::vector<std::string>& seeds, rookery::Chance& chance,
                    std::size_t longest);

}  // namespace fuzz
