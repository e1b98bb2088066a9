// SPDX-License-Identifier: Apache-2.0
#include "problem/army.hpp"

#include "base/text.hpp"
#include "expect_error.hpp"

using namespace rookery;

namespace {

Army army(const std::string& text) { return read_army("8x8", words(text)); }
std::string refusal(const std::string& text) {
  return error_of([&] { army(text); });
}

}  // namespace

TEST(Army, KindsWithTheirNumbers) {
  const Army three = army("2 king 1..3 queen bishops");
  ASSERT_EQ(three.size(), 3u);
  EXPECT_EQ(three[0].number, (Range{2, 2}));
  EXPECT_EQ(three[1].number, (Range{1, 3}));
  EXPECT_TRUE(three[2].number.any());
  EXPECT_EQ(text_of(three), "2 king 1..3 queen bishop");
  EXPECT_EQ(text_of(army("2 king,queen , ..4 (1,3)")), "2 king queen 0..4 (1,3)");
}

TEST(Army, ColoursAsWordsOrJoined) {
  const Army two = army("4 white queen 4 black-queen");
  EXPECT_EQ(two[0].colour, Colour::white);
  EXPECT_EQ(two[1].colour, Colour::black);
  EXPECT_EQ(text_of(two), "4 white queen 4 black queen");
  EXPECT_EQ(kind_text(two[1]), "black-queen");
}

TEST(Army, KindsAsOneWord) {
  const Army two = army("white queen black knight");
  EXPECT_EQ(read_kind("given", "black-knight", two), 1);
  EXPECT_EQ(read_kind("given", "white-Q", army("white Q black K")), 0);
  EXPECT_EQ(read_kind("given", "knights", army("queen knight")), 1);
  EXPECT_EQ(error_of([&] { read_kind("given", "queen", two); }),
            "given 'queen': no kind of the army; it has white-queen, black-knight");
  error_of([&] { read_kind("given", "", two); });
  error_of([&] { read_kind("given", "white", two); });
}

TEST(Army, RefusedWithTheWord) {
  EXPECT_EQ(refusal("2 queen 3 queen"), "army 'queen': named twice; add up the numbers");
  EXPECT_EQ(refusal("W 2 wazir"), "army 'wazir': the same piece as W; add up the numbers");
  EXPECT_EQ(refusal("white queen knight"), "army 'knight': give every kind a colour, or none");
  EXPECT_EQ(refusal("4 white"), "army 'white': want a piece after the colour");
  EXPECT_EQ(refusal("king 2"), "army '2': want a piece after the number, as in 6 bishop");
  EXPECT_EQ(refusal("2 3 king"), "army '3': want a piece, as in 6 bishop or 4 white queen");
  std::string many;
  for (int i = 1; i <= 65; ++i) many += "R" + std::to_string(i + 1) + " ";
  EXPECT_EQ(refusal(many), "army 'R66': one kind too many; want at most 64");
  refusal("");
  refusal(",");
  refusal("2 red queen");
}

TEST(Army, Ranges) {
  EXPECT_EQ(read_range("3"), (Range{3, 3}));
  EXPECT_EQ(read_range("..4"), (Range{0, 4}));
  EXPECT_EQ(read_range("3.."), (Range{3, Range::unlimited}));
  EXPECT_EQ(text_of(read_range("3..")), "3..");
  EXPECT_EQ(text_of(read_range("2..2")), "2");
  for (const char* wrong : {"..", "4..2", "1..2..3", "-1", "+1", "1.5", "01", ""})
    error_of([&] { read_range(wrong); });
}
