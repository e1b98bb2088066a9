// SPDX-License-Identifier: Apache-2.0
// Times, amounts and sizes as people write them, to two figures.
#pragma once
#include <string>

namespace rookery {

std::string duration_text(double seconds);  // "3.4 ms", "12 s", "2.5 h", "4e+06 years"
std::string amount_text(double amount);     // "1234", "3.4e+07"
std::string bytes_text(double bytes);       // "512 bytes", "3.4 MB", "19 GB" (powers of 1000)

}  // namespace rookery
