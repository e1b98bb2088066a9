// SPDX-License-Identifier: Apache-2.0
// Writers: one file a format, and a row in all.cpp. They see results and pictures, never chess.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <rookery/classes.hpp>
#include <rookery/heat.hpp>
#include <rookery/placements.hpp>
#include <rookery/puzzles.hpp>
#include <rookery/values.hpp>

#include "present/output.hpp"

namespace rookery {

// A sequence is written in pieces, as its terms come.
struct SequenceWriter {
  void (*begin)(const Sequence&, Output&);
  void (*term)(const Sequence&, const Term&, Output&);
  void (*end)(const Sequence&, bool complete, Output&);  // not complete: an error ended it
};

// A null writer: the format makes no sense for that. One without `result`, `placement` or
// `uniqueness` that writes "max", "list" or "unique" draws what is found.
struct Format {
  std::string_view name, summary;
  std::vector<std::string_view> writes;  // as FormatRow says it; empty: everything
  void (*result)(const Result&, const Picture* witness, Output&) = nullptr;
  std::string (*explanation)(const Explanation&) = nullptr;
  std::string (*pieces)(const std::vector<PieceRow>&) = nullptr;
  std::string (*boards)(const std::vector<BoardRow>&) = nullptr;
  std::string (*methods)(const std::vector<MethodRow>&) = nullptr;
  std::string (*picture)(const Picture&) = nullptr;
  std::string (*coloured)(const Picture&) = nullptr;  // for terminals; null: like `picture`
  const SequenceWriter* sequence = nullptr;
  // `drawn` makes a picture of it.
  std::string (*placement)(const Listing&, const Numbered&,
                           const std::function<Picture()>& drawn) = nullptr;
  std::string (*classes)(const Classes&) = nullptr;
  // `drawn`: a picture for each placement found, the squares marked where they differ; none where
  // the board is too large.
  std::string (*uniqueness)(const Uniqueness&, const std::vector<Picture>& drawn) = nullptr;
  // Several pictures on one, each under its title. Formats that have it make images.
  std::string (*sheet)(const std::vector<Picture>&, std::string_view title) = nullptr;
  bool binary = false;                         // not for terminals
  std::string (*heat)(const Heat&) = nullptr;  // null: one that writes "heat" draws it
  std::string (*puzzle)(const PuzzleReport&) = nullptr;
  std::string (*hint)(const PuzzleHint&, const Picture& drawn) = nullptr;  // null: it is drawn
};

// Every format; the first is the default.
const std::vector<const Format*>& all_formats();

// A picture's rows of marks, the highest first, nothing between them.
std::vector<std::string> rows_of_marks(const Picture& picture);

// A picture as text, row 1 at the bottom, with its row numbers and column letters.
std::string text_picture(const Picture& picture);

}  // namespace rookery
