// SPDX-License-Identifier: Apache-2.0
// How answers are written.
#pragma once
#include <cstdint>
#include <functional>
#include <string_view>

namespace rookery {

// Takes a text piece by piece, in order. What it throws passes through the writer.
using Sink = std::function<void(std::string_view)>;

struct Writing {
  // Of each count only so many first digits (cut off, never rounded) and how many there are; 0:
  // all of them. Much quicker for counts of millions of digits.
  std::uint64_t leading = 0;
  std::function<bool()> cancelled;  // asked often; true stops the writing
  bool colour = false;              // for a terminal that understands ANSI colours
};

}  // namespace rookery
