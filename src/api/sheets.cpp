// SPDX-License-Identifier: Apache-2.0
// Placements and several boards as text or as an image.
#include <rookery/rookery.hpp>

#include <fmt/format.h>

#include "api/drawing.hpp"
#include "api/formats.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"
#include "problem/text.hpp"

namespace rookery {
namespace {

constexpr std::int64_t most_drawn = 100;       // rows and columns of a board within a text
constexpr std::int64_t most_squares = 160000;  // of a sheet, as many as the largest picture has

void require_few(std::size_t boards, std::int64_t rows, std::int64_t columns) {
  if (boards > most_boards)
    refuse(
        "sheet", counted(boards, "board"),
        fmt::format("too many: at most {}; fewer placements are listed with --limit", most_boards));
  if (rows > 0 && static_cast<std::int64_t>(boards) * columns > most_squares / rows)
    refuse("sheet", fmt::format("{} of {}x{}", counted(boards, "board"), rows, columns),
           fmt::format("too large: at most {} squares in all", most_squares));
}

[[noreturn]] void refuse_empty(const std::string& problem) {
  throw Error(Error::Kind::unanswered,
              fmt::format("problem {}: no placement to draw", quoted(problem)));
}

Picture numbered_picture(const Listing& listing, const Numbered& one) {
  Picture drawn = picture(listing.problem, one.placement);
  drawn.title = one.number < 0 ? "drawn" : "number " + one.number.get_str();
  if (one.alike > 0) drawn.title += ", a class of " + std::to_string(one.alike);
  return drawn;
}

std::string one_written(const Format& format, const Listing& listing, const Numbered& one,
                        const Writing& writing) {
  if (format.placement)
    return format.placement(listing, one, [&] { return picture(listing.problem, one.placement); });
  return drawn_by(format, numbered_picture(listing, one), writing) +
         (format.binary || format.sheet ? "" : "\n");
}

// Each that was found, the squares marked where they differ.
std::vector<Picture> found_pictures(const Uniqueness& answer) {
  constexpr const char* titles[] = {"the first found", "another"};
  std::vector<Picture> drawn;
  for (const Placement& placement : answer.found) {
    drawn.push_back(picture(answer.problem, placement));
    Picture& last = drawn.back();
    last.title = answer.found.size() == 1 ? "the only one" : titles[drawn.size() - 1];
    last.noted = answer.different;
    for (const Square& square : answer.different)
      if (std::string& mark = last.marks[place_of(last, square)]; mark == ".") mark = "o";
  }
  return drawn;
}

}  // namespace

std::string written(const Listing& listing, const Numbered& one, std::string_view format,
                    const Writing& writing) {
  return one_written(format_for(format, "list"), listing, one, writing);
}

std::string written_all(const Listing& listing, const std::vector<Numbered>& placements,
                        std::string_view format, const Writing& writing) {
  const Format& writer = format_for(format, "list");
  if (writer.sheet) {
    if (placements.empty()) refuse_empty(listing.problem);
    const Board board = read_problem(listing.problem).board;
    require_drawable(board);
    require_few(placements.size(), board.rows, board.columns);
    std::vector<Picture> pictures;
    for (const Numbered& one : placements) pictures.push_back(numbered_picture(listing, one));
    return writer.sheet(pictures, listing.problem);
  }
  std::string text;
  for (const Numbered& one : placements) text += one_written(writer, listing, one, writing);
  return text;
}

std::string written(const Uniqueness& answer, std::string_view format, const Writing& writing) {
  const Format& writer = format_for(format, "unique");
  const Board board = read_problem(answer.problem).board;
  const bool small = board.rows <= most_drawn && board.columns <= most_drawn;
  if (writer.uniqueness)
    return writer.uniqueness(answer, small ? found_pictures(answer) : std::vector<Picture>());
  if (answer.found.empty()) refuse_empty(answer.problem);
  const std::vector<Picture> pictures = found_pictures(answer);
  if (writer.sheet) return writer.sheet(pictures, answer.problem);
  std::string text;
  for (const Picture& one : pictures) text += drawn_by(writer, one, writing) + "\n";
  return text;
}

std::string written(const std::vector<Picture>& pictures, std::string_view format,
                    std::string_view title) {
  const Format& writer = format_for(format, "draw");
  if (!writer.sheet) refuse("format", format, "makes no sheets of several boards; want svg or png");
  if (pictures.empty()) refuse("sheet", title, "want a board");
  std::int64_t squares = 0;
  require_few(pictures.size(), 0, 0);
  for (const Picture& picture : pictures) {
    require_sound(picture);
    squares += picture.rows * picture.columns;
  }
  require_few(1, 1, squares);
  return writer.sheet(pictures, title);
}

}  // namespace rookery
