// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "drawn.hpp"

using namespace rookery;

namespace {

const Format& unicode() { return format_named("unicode"); }

Picture sample() {
  Picture picture{2, 4, {"Q", "x", "-", ".", "k", ".", "*", "C"}};
  picture.figures = {{{0, 0}, "queen", "Q", "white", true},
                     {{1, 0}, "king", "k", "black"},
                     {{1, 3}, "camel", "C"}};
  picture.attacked = {{0, 1}, {1, 0}};
  picture.holes = {{0, 2}};
  picture.walls = {{1, 2}};
  return picture;
}

}  // namespace

TEST(UnicodeFormat, SymbolsStandInAFrame) {
  EXPECT_EQ(unicode().picture(sample()),
            "  ┌─────────┐\n"
            "2 │ ♚!· ▣ C │\n"
            "1 │ ♕°× ╳ · │\n"
            "  └─────────┘\n"
            "    a b c d\n");
}

TEST(UnicodeFormat, LinesStandBetweenRegions) {
  Picture picture{2, 2, {".", ".", ".", "."}, "two"};
  picture.regions = {"a", "a", "a", "b"};
  EXPECT_EQ(unicode().picture(picture),
            "two\n"
            "  ┌───┬───┐\n"
            "2 │ · │ · │\n"
            "  │   └───┤\n"
            "1 │ ·   · │\n"
            "  └───────┘\n"
            "    a   b\n");
}

TEST(UnicodeFormat, HeatIsShaded) {
  Picture picture{1, 5, {".", ".", ".", "-", "."}};
  picture.holes = {{0, 3}};
  picture.heat = HeatMap{{0, 1, 5, 0, 8}, 10};
  const std::string text = unicode().picture(picture);
  EXPECT_NE(text.find("1 │ · ░░▓▓╳ ██│\n"), std::string::npos) << text;
  EXPECT_NE(text.find("highest 8 (80.0 %) on e1, lowest 0 (0 %) on a1, of 10\n"),
            std::string::npos);
}

TEST(UnicodeFormat, ColoursAreAddedAndAreAllThatIsAdded) {
  std::string text = unicode().coloured(sample());
  EXPECT_NE(text.find("\033[48;5;"), std::string::npos);
  EXPECT_EQ(unicode().picture(sample()).find('\033'), std::string::npos);
  for (std::size_t at = text.find('\033'); at != std::string::npos; at = text.find('\033'))
    text.erase(at, text.find('m', at) + 1 - at);
  EXPECT_NE(text.find("♚!· ▣ C "), std::string::npos) << text;
}

TEST(UnicodeFormat, LabelsThinOut) {
  const Picture wide{1, 30, std::vector<std::string>(30, ".")};
  const std::string text = unicode().picture(wide);
  EXPECT_NE(text.find("\n    a       e         j "), std::string::npos) << text;
}

TEST(UnicodeFormat, EmptyBoardsEndTheirLine) {
  EXPECT_EQ(unicode().picture(Picture{0, 3, {}}), "\n");
  EXPECT_EQ(unicode().picture(Picture{0, 3, {}, "nothing"}), "nothing\n");
}
