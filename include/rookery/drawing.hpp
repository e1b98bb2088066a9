// SPDX-License-Identifier: Apache-2.0
// Boards, regions and placements as drawings. Texts of several lines are the way files hold them
// (doc/formats.md). The library opens no file: functions turn what a front end has read into words
// of a problem.
#pragma once
#include <string>
#include <string_view>

#include <rookery/values.hpp>

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

// Which squares hold a piece, as a picture: the piece's letter, `.` elsewhere; which of them are
// given, and the problem's regions. Throws Error::Kind::input, as every function about pictures
// does, above 400 rows or columns.
Picture picture(std::string_view problem, const Placement& placement);

// The witness of a maximum. Throws Error::Kind::unanswered if the result has none.
Picture picture(const Result& maximum);

// The given pieces and the squares they attack, whether the pieces are in conflict or not. No
// piece shields a square from another. The problem names no number of pieces.
// Time O(squares + given * moves * longer side), memory O(squares).
Picture attacks(std::string_view problem);

}  // namespace rookery
