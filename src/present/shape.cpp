// SPDX-License-Identifier: Apache-2.0
#include "present/shape.hpp"

namespace rookery {
namespace {

// A crown of five points with a ball on each, and its foot. (All turn clockwise: what overlaps
// would be a hole otherwise.)
constexpr std::string_view crown =
    "M12 32.5L8 16.5l6.4 6L15.5 13l5 7.8L22.5 11l2 9.8 5-7.8 1.1 9.5 6.4-6-4 16z"
    "M11.5 34.5h22v4h-22z"
    "M5.7 15.2a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z"
    "M12.9 11.2a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z"
    "M20.2 8.8a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z"
    "M27.5 11.2a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z"
    "M34.7 15.2a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0z";

constexpr Shape shapes[] = {
    {"queen", crown, "M14.5 29.2h16"},
    // The same queen with a plaster across.
    {"injured-queen", crown, "M16.8 22.2l11.4 8.4m0-8.4l-11.4 8.4"},
    {"rook",
     "M11 8.5h5v3.5h4V8.5h5v3.5h4V8.5h5V17l-4 3.5 1.4 12H13.6l1.4-12-4-3.5z"
     "M10.5 34.5h24v4h-24z",
     "M16.2 18.7h12.6M15.7 29.2h13.6"},
    {"bishop",
     "M22.5 11.5c5.3 4 8.5 8 8.5 12.8 0 3-1.6 5.2-4 6.4h-9c-2.4-1.2-4-3.4-4-6.4 0-4.8 3.2-8.8 "
     "8.5-12.8z"
     "M19.9 8.8a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z"
     "M16.5 31.8h12v1.7h6v5h-24v-5h6z",
     "M22.5 18v8M18.5 21.5h8"},
    {"knight",
     "M13.5 38.5c0-8.3 7.2-10.6 7.4-17-2.2 1.9-4.6 2.2-6.3 3.6-1.4 1.2-2.4 3.1-4.2 "
     "2.5-2-.7-2.6-3.2-1.4-5l4.6-7"
     "c.8-2.7 2.2-4.6 4.5-5.7L18.6 6l4.6 3c8.3 1 12.8 8 12.8 17.5 0 4.5-.6 8.5-1.2 12z",
     "M17 15h.6M25.5 12.5c4.5 2.5 6.5 7.5 6.5 14"},
    {"king",
     "M21 5h3v3h3v3h-3v14h-3V11h-3V8h3z"
     "M12.5 32.5C7.5 27.5 6 23.5 8.5 20c3-3.6 10-2.6 14 4 4-6.6 11-7.6 14-4 2.5 3.5 1 7.5-4 12.5z"
     "M11.5 34.5h22v4h-22z",
     "M13.5 29.2h18"},
};

}  // namespace

const Shape* find_shape(std::string_view name) {
  for (const Shape& shape : shapes)
    if (shape.name == name) return &shape;
  return nullptr;
}

}  // namespace rookery
