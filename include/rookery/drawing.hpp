// SPDX-License-Identifier: Apache-2.0
// Boards and regions as texts of several lines, the way files hold them (doc/formats.md). The
// library opens no file: these functions turn what a front end has read into words of a problem.
#pragma once
#include <string>
#include <string_view>

namespace rookery {

// The canonical text of the problem on a drawn board. `drawing` has a line for each row, the
// highest first: `.` free, `-` hole, `*` wall, a letter a given piece; or one line of FEN. Lines
// such as `I = injured-queen` say what a letter means. `rest` is what follows the board in a
// problem's text: the army and the options. Throws Error::Kind::input, naming the line. Time linear
// in both, and in the number of given pieces times its logarithm.
std::string problem_from_drawing(std::string_view drawing, std::string_view rest);

// What stands behind the @ of --per-region, as in rows:aab/abb, from lines of letters, the highest
// row first. Throws Error::Kind::input, naming the line.
std::string regions_from_drawing(std::string_view drawing);

}  // namespace rookery
