// SPDX-License-Identifier: Apache-2.0
#include "run/run.hpp"

#include <algorithm>

#include "expect_error.hpp"
#include "method/solved.hpp"

using namespace rookery;

TEST(Run, CarriesOutThePlan) {
  const Plan plan = make_plan(read_problem("8x8 6 bishop"));
  EXPECT_EQ(run(plan, {}).table.values[0], 5599888);
}

TEST(Run, AnImpossibleProblemHasNoPlacement) {
  for (const Want want : {Want::total, Want::table, Want::maximum}) {
    const Answer answer = run(make_plan(wanted("4x4 2 rook --given a1,a2", want)), {});
    EXPECT_EQ(answer.work, 0u);
    for (const Integer& value : answer.table.values) EXPECT_EQ(value, 0);
  }
}

TEST(Run, StopsBeforeItStarts) {
  Limits limits;
  limits.cancelled = [] { return true; };
  error_of([&] { run(make_plan(read_problem("8x8 6 bishop")), limits); }, Error::Kind::cancelled);
}
