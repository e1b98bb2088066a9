// SPDX-License-Identifier: Apache-2.0
// What every fuzz target is: a reader, and what must hold of whatever it accepts or refuses.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>

#include <rookery/error.hpp>

namespace fuzz {

// Thrown where a property does not hold; libFuzzer takes it for a crash.
struct Broken : std::logic_error {
  using std::logic_error::logic_error;
};

inline void require(bool holds, const std::string& property) {
  if (!holds) throw Broken(property);
}

// Each target has its own: is the text accepted? Throws Broken if a property does not hold.
bool accepts(std::string_view text);

// Errors are shown to people: nothing in them may move the cursor or end the line.
inline void require_plain(const std::string& message) {
  for (const char c : message)
    require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F, "a control character in the error");
}

// The value that `read` makes of the text is handed to `check`, if it is one. A refusal must be an
// Error of the input kind.
template <class Read, class Check>
bool read_and_check(const Read& read, const Check& check) {
  try {
    check(read());
    return true;
  } catch (const rookery::Error& error) {
    require(error.kind == rookery::Error::Kind::input, std::string("refused as ") + error.what());
    require_plain(error.what());
    return false;
  }
}

// Reads again what was written of an accepted value: this must not be refused.
template <class Read>
auto read_again(const Read& read, const std::string& written) {
  try {
    return read(written);
  } catch (const rookery::Error& error) {
    throw Broken("'" + written + "' was written, but is refused: " + error.what());
  }
}

}  // namespace fuzz
