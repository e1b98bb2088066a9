// SPDX-License-Identifier: Apache-2.0
#include "run/witness.hpp"

#include <algorithm>

#include "expect_error.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(Witness, TheFirstPlacementIsSortedAndWhole) {
  const Problem problem = read_problem("6x6 injured-queen --given c4");
  const Cost allowed = {1e9, 1e9};
  const auto first = first_placement(&method_named("column-walk"), problem, 6, allowed, {});
  ASSERT_TRUE(first.has_value());
  EXPECT_EQ(first->placement.size(), 6u);
  EXPECT_TRUE(std::is_sorted(first->placement.begin(), first->placement.end()));
  EXPECT_FALSE(first_placement(&method_named("column-walk"), problem, 7, allowed, {}).has_value());
}

TEST(Witness, AFirstPlacementThatIsTooFarToWalkIsRefused) {
  struct Far {
    const char *method, *text;
    std::int64_t pieces;
  };
  for (const Far& far : {Far{"rook-theory", "500x500 bishop", 9},
                         {"rook-theory", "1x1000000000 rook", 1},
                         {"column-walk", "99x99 injured-queen", 9},
                         {"backtracking", "8x8 king", 9}})
    error_of(
        [&] {
          first_placement(&method_named(far.method), read_problem(far.text), far.pieces, {1e4, 1e9},
                          {});
        },
        Error::Kind::unanswered);
}
