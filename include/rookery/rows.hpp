// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

namespace rookery {

// Rows of the tables that pieces(), boards(), methods() and formats() hand out.
struct PieceRow {
  std::string name, betza, summary;
  std::vector<std::string> aliases;
};
struct BoardRow {
  std::string name, form, summary;
};
struct MethodRow {
  std::string name, summary, reference, order;
};
struct FormatRow {
  std::string name, summary;
  std::vector<std::string> writes;  // "count", "table", "max", "sequence", "list", "unrank",
                                    // "sample", "unique", "explain", "draw", "pieces", "boards" or
                                    // "methods"; empty: all of them
  bool image = false;   // several placements make one sheet, so nothing is written before the end
  bool binary = false;  // not for terminals
};

}  // namespace rookery
