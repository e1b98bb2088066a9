// SPDX-License-Identifier: Apache-2.0
// What a walk that says nothing of its own takes for the way to a placement.
#include <gtest/gtest.h>

#include "method/method.hpp"

using namespace rookery;

namespace {

class Fixed : public Walk {
 public:
  explicit Fixed(std::vector<Choice> choices) : choices_(std::move(choices)) {}
  std::vector<Choice> choices() override { return choices_; }
  void enter(std::size_t) override {}
  void leave() override {}

 private:
  std::vector<Choice> choices_;
};

constexpr Stand a1{{0, 0}, 0}, b1{{0, 1}, 0}, c1{{0, 2}, 0};

TEST(Walk, TheFirstThatPutsSomeOfThePieces) {
  Fixed walk({{{a1}, 1}, {{}, 1}, {{b1}, 1}, {{c1}, 1}});
  EXPECT_EQ(walk.towards({b1, c1}), 2u);
  EXPECT_EQ(walk.towards({a1, c1}), 0u);
}

TEST(Walk, OrElseTheFirstThatPutsNone) {
  Fixed walk({{{a1}, 1}, {{}, 1}, {{}, 1}});
  EXPECT_EQ(walk.towards({b1}), 1u);
}

TEST(Walk, PicksByNumber) {
  Fixed walk({{{a1}, 2}, {{}, 1}, {{b1}, 3}});
  Integer index = 4;
  const Picked picked = walk.pick(index);
  EXPECT_EQ(picked.choice, 2u);
  EXPECT_EQ(picked.put, Placement{b1});
  EXPECT_EQ(index, 1);
  EXPECT_EQ(Fixed({}).pick(index).choice, Walk::nowhere);
}

TEST(Walk, OrNone) {
  Fixed walk({{{a1, b1}, 1}});
  EXPECT_EQ(walk.towards({a1, c1}), Walk::nowhere);
  EXPECT_EQ(Fixed({}).towards({}), Walk::nowhere);
}

}  // namespace
