// SPDX-License-Identifier: Apache-2.0
// Drawn boards and regions as words of a problem.
#include <rookery/drawing.hpp>

#include "problem/drawing.hpp"
#include "problem/region_rows.hpp"
#include "problem/text.hpp"

namespace rookery {

std::string problem_from_drawing(std::string_view drawing, std::string_view rest) {
  return text_of(read_drawn_problem(drawing, rest));
}

std::string regions_from_drawing(std::string_view drawing) { return region_rows_of(drawing); }

}  // namespace rookery
