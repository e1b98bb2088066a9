// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace rookery::app {

// All a file holds; "-" is standard input. Throws Error::Kind::input if it cannot be read or holds
// more than 16 MB.
std::string whole_file(const std::string& path);

}  // namespace rookery::app
