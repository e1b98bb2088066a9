// SPDX-License-Identifier: Apache-2.0
#include "present/format.hpp"

namespace rookery {

extern const Format bfile_format, board_format, fen_format, json_format, png_format, svg_format,
    text_format, unicode_format;

// To add a format: its file, its name above and a row here.
const std::vector<const Format*>& all_formats() {
  static const std::vector<const Format*> table = {&text_format,  &json_format,   &svg_format,
                                                   &bfile_format, &fen_format,    &board_format,
                                                   &png_format,   &unicode_format};
  return table;
}

}  // namespace rookery
