// SPDX-License-Identifier: Apache-2.0
// What the library should answer, made of the oracle's counts by the rules of
// src/problem/counts.hpp.
#pragma once
#include <string>

#include "oracle/oracle.hpp"
#include "problem/problem.hpp"

namespace agree {

rookery::Table expected_answer(const oracle::Problem& problem, const oracle::Counts& counts,
                               rookery::Want want);

std::string shown(const rookery::Table& table);

}  // namespace agree
