// SPDX-License-Identifier: Apache-2.0
// How libFuzzer calls a target.
#include <cstddef>
#include <cstdint>

#include "fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::accepts({reinterpret_cast<const char*>(data), size});
  return 0;
}
