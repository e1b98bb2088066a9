// SPDX-License-Identifier: Apache-2.0
// Random small problems of every sort the grammar knows, the plain ones more often.
#pragma once
#include <random>

#include "agree/draft.hpp"
#include "oracle/oracle.hpp"

namespace agree {

using Random = std::mt19937_64;

// A problem, and what the oracle counts for it.
struct Posed {
  Draft draft;
  oracle::Problem problem;
  oracle::Counts counts;
};

// The next problem that the oracle can count in about a millisecond, now and then in a tenth of a
// second. The same numbers make the same problem.
Posed random_problem(Random& random);

// A piece as parts of its notation, among them one-sided ones; or a name.
std::vector<std::string> random_piece(Random& random);

}  // namespace agree
