// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdexcept>
#include <string>

namespace rookery {

// The one exception of the library. Its message reads `thing 'value': what is wrong or wanted`
// and is meant for people; `kind` is meant for programs.
class Error : public std::runtime_error {
 public:
  enum class Kind {
    input,       // the problem's text or an option is wrong; the message names the place
    unanswered,  // right, but not answered: no method accepts it, or its cost is over the budget
    cancelled,   // Options::cancelled said so
    internal     // a check of our own failed: please report it
  };

  Error(Kind what, const std::string& message) : std::runtime_error(message), kind(what) {}

  Kind kind;
};

}  // namespace rookery
