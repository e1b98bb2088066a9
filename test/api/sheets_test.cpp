// SPDX-License-Identifier: Apache-2.0
// Placements and several boards on a sheet.
#include <rookery/rookery.hpp>

#include "expect_error.hpp"

using namespace rookery;

namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::vector<Picture> copies(std::size_t number, const std::string& problem) {
  return std::vector<Picture>(number, attacks(problem));
}

}  // namespace

TEST(Sheets, PlacementsStandUnderTheirNumbers) {
  std::vector<Numbered> all;
  const Listing listing = list("4x4 4 queen",
                               [&](const Listing&, const Numbered& one) {
                                 all.push_back(one);
                                 return true;
                               },
                               {});
  const std::string sheet = written_all(listing, all, "svg");
  EXPECT_TRUE(has(sheet, ">number 0</text>") && has(sheet, ">number 1</text>"));
  EXPECT_TRUE(has(sheet, "<title>4x4 4 queen</title>"));
  EXPECT_EQ(written_all(listing, all, "text"),
            written(listing, all[0], "text") + written(listing, all[1], "text"));
  EXPECT_TRUE(has(written(listing, all[1], "unicode"), "number 1\n"));
  EXPECT_EQ(error_of([&] { written_all(listing, std::vector<Numbered>(), "svg"); },
                     Error::Kind::unanswered),
            "problem '4x4 4 queen': no placement to draw");
  all.resize(401, all[0]);
  EXPECT_EQ(error_of([&] { written_all(listing, all, "svg"); }),
            "sheet '401 boards': too many: at most 400; fewer placements are listed with --limit");
}

TEST(Sheets, TwoThatDifferAreMarked) {
  const std::string two = written(unique("4x4 4 queen", {}), "svg");
  EXPECT_TRUE(has(two, ">the first found</text>") && has(two, ">another</text>"));
  EXPECT_TRUE(has(two, "stroke=\"#1b5e8c\""));
  EXPECT_TRUE(has(written(unique("4x4 4 queen --given b1", {}), "unicode"), "the only one\n"));
  error_of([] { written(unique("3x3 3 queen", {}), "svg"); }, Error::Kind::unanswered);
}

TEST(Sheets, AnyBoardsWithinBounds) {
  EXPECT_TRUE(has(written(copies(400, "20x20 rook"), "svg", "many"), "<title>many</title>"));
  EXPECT_EQ(error_of([] { written(copies(401, "1x1 rook"), "svg", ""); }),
            "sheet '401 boards': too many: at most 400; fewer placements are listed with --limit");
  error_of([] { written(copies(2, "300x300 rook"), "svg", ""); });
  error_of([] { written(std::vector<Picture>(), "svg", ""); });
  error_of([] { written(copies(1, "1x1 rook"), "text", ""); });
  error_of([] { written({Picture{2, 2, {"."}}}, "svg", ""); });
}
