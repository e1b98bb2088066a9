// SPDX-License-Identifier: Apache-2.0
// From an instance to its counts: the field, the search that is quickest on it, and its run.
#pragma once
#include <memory>

#include "method/search/engine.hpp"
#include "problem/problem.hpp"

namespace rookery::depth_first {

// What a search is about to do.
struct Course {
  Field field;
  std::unique_ptr<Engine> engine;  // none: there is no placement
  std::string_view way;            // groups, pieces or lines; parts: without the engine
  double operations = 0;           // predicted
  double bytes = 0;                // for what is remembered
  Table shape;                     // of the counts, without values
};

// `told`: has the kind an axis of its own in the box? Without: any number of it will do.
std::unique_ptr<Course> course_of(const Instance& instance, const std::vector<bool>& told);
std::vector<bool> told_kinds(const Problem& problem);

// The box of all counts. The same for any number of threads, and so is the work.
Table count(const Course& course, Context& context, std::uint64_t& work);

}  // namespace rookery::depth_first
