// SPDX-License-Identifier: Apache-2.0
// Depth-first search on sets of squares.
//
// A stand is a kind of piece on a square. The stands of a kind are divided into groups of stands
// that all exclude each other: for a queen the rows, for a king blocks of 2 x 2. They are bits,
// group after group, kind after kind, and each has a mask of what a piece there rules out. Three
// searches share this:
//
//   groups   any number of pieces: each group in turn stays empty or gets a piece; the last two
//            are closed by a formula                                              (groups.cpp)
//   pieces   numbers of pieces: kind after kind, the widest first, equal pieces on rising stands;
//            the last piece is counted, not put down                              (pieces.cpp)
//   lines    quotas: a piece in the line with the fewest ways left to keep it     (lines.cpp)
//   parts    any of these, by a count of open stands that is remembered: what has fallen apart
//            is counted by itself and multiplied                                  (parts.cpp)
//
// Before, quotas are turned into conflicts and numbers as far as they go (normal.cpp): one piece a
// row and column makes a rook of any piece. Where there are as many pieces as rows, or any other
// such cliques, each of these must hold one, which makes lines of them; the quicker of the two
// searches is taken; or the last one, where the first few thousand parts of it promise less. Where
// a mirroring or shift changes nothing, the first piece stands only where no such image of it has
// stood.
//
// D. E. Knuth, "Estimating the efficiency of backtrack programs", Math. Comp. 29 (1975), 121-136,
// P. C. Chen, "Heuristic sampling", SIAM J. Comput. 21 (1992), 295-315: the prediction. D. E.
// Knuth, "Dancing links", in Millennial Perspectives in Computer Science (2000), 187-214: the line
// with the fewest ways first. M. Samer and S. Szeider, "Algorithms for propositional model
// counting", J. Discrete Algorithms 8 (2010), 50-64: parts and memory.
//
// Time about the number of placements with two pieces fewer; memory the square of the number of
// stands in bits, and what is remembered. Work: sets of open stands looked at.
// Does not apply to boards above 400 squares, or to boxes of more than 2^20 numbers.
// Tested by test/method/search_test.cpp, test/agree, test/truth.
#include <fmt/format.h>

#include "method/search/count.hpp"
#include "method/search/walk.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace depth_first {
namespace {

Cost cost_of(const Course& course) {
  const Field& field = course.field;
  const auto bits = static_cast<double>(field.stands.size());
  const auto words = static_cast<double>(field.words);
  return {2e4 + bits * 2000 + course.operations,
          4096 + bits * (words * 8 + 64) + 40 * static_cast<double>(field.entries) + course.bytes};
}

Estimate estimate(const Problem& problem) {
  if (auto why = beyond_a_graph(problem, most_squares)) return NotApplicable{*why};
  const Instance instance = instance_of(problem);
  if (instance.open.size() > most_stands)
    return NotApplicable{fmt::format("there are more than {} stands", most_stands)};
  if (has_weights(instance)) return NotApplicable{"a line counts orbits of different sizes"};
  const auto course = course_of(instance, told_kinds(problem));
  if (course->field.entries == too_many_entries)
    return NotApplicable{"there are too many numbers to tell apart"};
  return cost_of(*course);
}

Answer solve(const Problem& problem, Context& context) {
  Answer answer;
  const auto course = course_of(instance_of(problem), told_kinds(problem));
  if (course->engine) answer.table = count(*course, context, answer.work);
  answer.table = answer_from_box(problem, answer.table);
  return answer;
}

Story story(const Problem& problem, Context&) {
  const auto course = course_of(instance_of(problem), told_kinds(problem));
  const Field& field = course->field;
  Story story;
  if (!course->engine) {
    story.items.emplace_back(
        "The numbers and quotas contradict each other or ask for more pieces than can stand: there "
        "is nothing to search.");
    return story;
  }
  story.items.emplace_back(fmt::format(
      "The squares where a piece may stand fall into {} groups, in each of which at most one piece "
      "can stand. Sets of squares are words of 64 bits; a piece takes away in a few machine steps "
      "all that it rules out.",
      field.groups.size()));
  if (course->way == "groups")
    story.items.emplace_back(
        "Group after group stays empty or gets a piece. The last two are not searched: if a and b "
        "squares are open in them, and c pairs of these exclude each other, they have "
        "(1+a)(1+b) - c ways.");
  if (course->way == "pieces")
    story.items.emplace_back(
        "The pieces come one after the other, those that rule out most first, equal ones on rising "
        "squares. The last one is not put down: its open squares are counted.");
  if (course->way == "lines")
    story.items.emplace_back(fmt::format(
        "{} sets of squares must hold a number of pieces. Each step is taken where the fewest ways "
        "are left to do so, and a branch is left as soon as there is none.",
        field.lines.size() + field.forced.size()));
  if (course->way == "parts")
    story.items.emplace_back(
        "The stands that are still open fall apart where no conflict and no quota joins them. "
        "Parts "
        "are counted by themselves, once for all places where they come up again, and multiplied.");
  return story;
}

}  // namespace
}  // namespace depth_first

extern const Method search;
const Method search = {"search",
                       "any army with any quotas on a board of up to 400 squares, depth first",
                       "Knuth 1975 and 2000, Chen 1992",
                       "squares",
                       depth_first::estimate,
                       depth_first::solve,
                       depth_first::walk,
                       depth_first::walk_cost,
                       depth_first::story,
                       "",
                       true,
                       true};

}  // namespace rookery
