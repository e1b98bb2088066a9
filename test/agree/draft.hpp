// SPDX-License-Identifier: Apache-2.0
// A problem as the machine of random problems makes it and makes it smaller: its parts, from which
// the text is written that both readers read.
#pragma once
#include <string>
#include <vector>

#include "problem/problem.hpp"

namespace agree {

struct DraftRange {
  long least = 0, most = -1;  // -1: no upper end
  bool any() const { return least == 0 && most == -1; }
  bool exact() const { return least == most; }
};

struct DraftKind {
  DraftRange number;
  std::string colour;              // white, black or empty
  std::vector<std::string> parts;  // of its Betza notation, or a name alone
};

struct DraftGiven {
  std::size_t row, column, kind;
};

struct DraftQuota {
  int kind = -1;  // -1: all together
  DraftRange range;
};

struct DraftRegions {
  std::vector<std::string> rows;  // the lowest first
  std::vector<DraftQuota> quotas;
};

struct Draft {
  std::vector<std::string> cells;  // the lowest row first: . free, - hole, * wall; never empty
  std::string gluing = "plane";
  std::vector<DraftKind> army{};
  std::vector<DraftGiven> given{};
  std::string hostile = "all";
  std::vector<DraftQuota> per_row{}, per_column{};
  std::vector<DraftRegions> per_region{};
  rookery::Want want = rookery::Want::total;

  std::size_t rows() const { return cells.size(); }
  std::size_t columns() const { return cells[0].size(); }
};

std::string text_of(const Draft& draft);
std::string piece_of(const DraftKind& kind);  // without its colour

// The board with its regions beside it, to look at.
std::string drawing_of(const Draft& draft);

// No piece twice in a colour, colours where they are needed, given pieces on free squares of their
// own.
bool is_sound(const Draft& draft);

}  // namespace agree
