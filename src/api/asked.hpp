// SPDX-License-Identifier: Apache-2.0
// A question with its problem read and its plan made: what every public function starts from.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include <rookery/rookery.hpp>

#include "plan/plan.hpp"
#include "run/run.hpp"

namespace rookery {

// A question's name; how its answer is shaped and called: "count", "table", "max" or "min-maximal";
// what a method is asked for; and an option of the problem that goes with it, or none.
struct QuestionRow {
  std::string_view name, shape;
  Want want;
  std::string_view option;
};
const QuestionRow& question_named(std::string_view name);  // throws Error::Kind::input

struct Asked {
  std::string question;  // its shape
  Plan plan;
  Limits limits;
  double seconds = 0;
  bool verify = false;
  std::function<void(const Considered&)> chosen;
};

// What the options allow a run.
Limits limits_of(const Options& options);

// Throws Error::Kind::input for an unknown question, problem or method.
Asked ask(std::string_view question, std::string_view problem, const Options& options);

// For questions about the placements themselves, not their number: refuses the options that only
// counts have.
Problem read_for_placements(std::string_view problem);
const Problem& without_classes(const Problem& problem);  // refuses --classes, too

struct Solved : Answer {
  Integer divisor = 1;  // of a weighed count
};

// Runs the plan; counts come modulo the problem's modulus, if it has one, and weighed if it has a
// weight: a fraction in lowest terms.
Solved solve(const Asked& asked, Answers* parts = nullptr);

// The whole answer but for the witness of a maximum. Throws Error::Kind::unanswered, before
// anything runs, if its cost is over the budget.
Result answer(const Asked& asked, Answers* parts = nullptr);

// What a reader should know beside the number.
std::vector<std::string> notes_of(const Plan& plan);

}  // namespace rookery
