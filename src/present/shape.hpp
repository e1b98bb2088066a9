// SPDX-License-Identifier: Apache-2.0
// Drawings of what may stand on a square, by name. To add one: a row in shape.cpp.
#pragma once
#include <string_view>

namespace rookery {

// Path data of SVG, within a square of 45 by 45 from its upper left corner.
struct Shape {
  std::string_view name;
  std::string_view solid;  // filled, dark
  std::string_view light;  // stroked over it, light; may be empty
};

// Null: there is none of that name.
const Shape* find_shape(std::string_view name);

}  // namespace rookery
