// SPDX-License-Identifier: Apache-2.0
// Any army on any board, as independent sets of its graph of conflicts, by branching.
//
// The vertices are the stands (a piece on a square), joined if they cannot both be taken. A
// placement is an independent set. For a vertex v of a set S, with N(v) all that is joined to it,
//     I(S) = I(S - v) + x_v I(S - v - N(v)),
// and if S falls apart, I(S) is the product over the parts. Of a connected set the vertex with the
// most neighbours is branched on, so that sets fall apart soon; what was counted is remembered by
// its set, as long as memory lasts. Cliques have at most one piece, and paths are counted from one
// end to the other: I(1..i) = I(1..i-1) + x_i I(1..i-2).
//
// R. E. Tarjan and A. E. Trojanowski, "Finding a maximum independent set", SIAM J. Comput. 6
// (1977), 537-546, for the branching; M. Samer and S. Szeider, "Algorithms for propositional model
// counting", J. Discrete Algorithms 8 (2010), 50-64, for components and memory in counting.
//
// Time and memory grow with the connected sets met: exponential in general, small where a few
// vertices hold the graph together. Predicted by going the first part of the way. Work: connected
// sets looked at.
// Does not apply to more than 512 stands (75 of several kinds), to quotas, or where the prediction
// would be a guess.
//
// Tested by test/method/graph_test.cpp, test/agree.
#include <fmt/format.h>

#include <algorithm>

#include "method/graph/counter.hpp"
#include "method/method.hpp"
#include "method/stand_walk.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace graphs {
namespace {

constexpr std::int64_t most_squares = 1024;
constexpr std::uint64_t most_probed = 3000;  // connected sets: a few milliseconds
constexpr double most_grown = 1;             // what the probe could not end itself is a guess

std::vector<std::int64_t> most_of(const Problem& problem, const Instance& instance) {
  auto most = told_numbers(problem, static_cast<std::int64_t>(instance.squares.size()) +
                                        static_cast<std::int64_t>(problem.given.size()));
  for (std::size_t kind = 0; kind < most.size(); ++kind)
    if (most[kind] != untold)
      most[kind] = std::max<std::int64_t>(most[kind] - instance.taken[kind], 0);
  return most;
}

// How many terms a remembered count has, about: a third of its vertices can be taken, and what is
// remembered is half of the whole.
double terms_of(const Vertices& vertices, const std::vector<std::int64_t>& most) {
  const auto kinds = static_cast<double>(most.size());
  double terms = 1;
  for (const std::int64_t limit : most)
    if (limit != untold)
      terms *= 1 + std::min(static_cast<double>(limit),
                            static_cast<double>(vertices.size()) / (6 * kinds));
  return terms;
}

std::variant<Cost, NotApplicable> cost_of(const Problem& problem, const Instance& instance) {
  const Vertices vertices(instance);
  if (vertices.size() > most_vertices)
    return NotApplicable{fmt::format("there are more than {} stands", most_vertices)};
  // The probe has been seen to promise far too little for armies on larger boards.
  if (instance.kinds > 1 && vertices.size() > most_vertices_of_armies)
    return NotApplicable{
        fmt::format("several kinds on more than {} stands", most_vertices_of_armies)};
  if (instance.impossible) return Cost{2000, 4096};
  const auto forecast = Probe(vertices, most_probed).forecast();
  if (forecast.grown > most_grown) return NotApplicable{"no telling how long it would take"};
  const double terms = terms_of(vertices, most_of(problem, instance));
  const auto words = static_cast<double>((vertices.size() + 63) / 64);
  const auto size = static_cast<double>(vertices.size());
  return Cost{3000 + 100 * size + forecast.work * (400 + size * (3 + words) + 80 * terms),
              4096 + size * words * 8 + forecast.known * bytes_of_known(words, terms)};
}

Estimate estimate(const Problem& problem) {
  if (has_lines(problem))
    return NotApplicable{problem.maximal ? "only maximal placements are wanted"
                                         : "there are quotas"};
  if (problem.army.size() > most_kinds_of_terms)
    return NotApplicable{fmt::format("the army has more than {} kinds", most_kinds_of_terms)};
  if (auto why = beyond_a_graph(problem, most_squares)) return NotApplicable{*why};
  const Integer stands = free_squares_of(problem.board) * problem.army.size();
  if (problem.given.empty() && stands > Integer(most_vertices))  // known before the graph is
    return NotApplicable{fmt::format("there are more than {} stands", most_vertices)};
  return cost_of(problem, instance_of(problem));
}

Table box_of(const Instance& instance, const std::vector<std::int64_t>& most, const Terms& terms) {
  Table box;
  std::vector<std::size_t> stride(most.size(), 0);
  std::size_t entries = 1;
  for (std::size_t kind = most.size(); kind-- > 0;) {
    std::size_t largest = 0;
    for (const auto& term : terms) largest = std::max(largest, number_in(term.first, kind));
    stride[kind] = entries;
    entries *= largest + 1;
    box.size.insert(box.size.begin(), static_cast<std::int64_t>(largest + 1));
    box.first.insert(box.first.begin(), most[kind] == untold ? 0 : instance.taken[kind]);
  }
  box.values.resize(entries);
  for (const auto& [numbers, count] : terms) {
    std::size_t place = 0;
    for (std::size_t kind = 0; kind < most.size(); ++kind)
      place += stride[kind] * number_in(numbers, kind);
    box.values[place] = count;
  }
  return box;
}

Answer solve(const Problem& problem, Context& context) {
  const Instance instance = instance_of(problem);
  const auto most = most_of(problem, instance);
  Answer answer;
  Terms terms;
  if (!instance.impossible) {
    const Vertices vertices(instance);
    Counter counter(vertices, most, context);
    terms = counter.count(vertices.all());
    answer.work = counter.work();
  }
  answer.table = answer_from_box(problem, box_of(instance, most, terms));
  return answer;
}

// The context outlives the walk.
std::unique_ptr<Walk> walk(const Problem& problem, Context& context) {
  return stand_walk(problem, [&context](const Instance& instance) -> Integer {
    std::vector<std::int64_t> most;
    std::uint64_t sought = 0;
    for (std::size_t kind = 0; kind < instance.kinds; ++kind) {
      const std::int64_t number = instance.numbers[kind].least;
      if (number > static_cast<std::int64_t>(instance.squares.size())) return 0;
      most.push_back(number);
      sought |= static_cast<std::uint64_t>(number) << bits_a_kind * kind;
    }
    const Vertices vertices(instance);
    Counter counter(vertices, most, context);
    const Terms terms = counter.count(vertices.all());
    for (const auto& [numbers, count] : terms)
      if (numbers == sought) return count;
    return 0;
  });
}

// One count for each stand on each level; later ones are of fewer stands.
Cost walk_cost(const Problem& problem) {
  const Instance instance = instance_of(problem);
  const auto cost = cost_of(problem, instance);
  Cost whole = std::get<Cost>(cost);
  double pieces = 1;
  for (const Range& number : instance.numbers)
    pieces +=
        std::min(static_cast<double>(number.least), static_cast<double>(instance.squares.size()));
  whole.operations *= 1 + static_cast<double>(instance.open.size()) * pieces / 4;
  return whole;
}

Story story(const Problem& problem, Context&) {
  const Instance instance = instance_of(problem);
  const Vertices vertices(instance);
  std::size_t joined = 0, busiest = 0;
  for (std::size_t vertex = 0; vertex < vertices.size(); ++vertex) {
    const std::size_t own = size_of(vertices.joined(vertex));
    joined += own;
    busiest = std::max(busiest, own);
  }
  Story story;
  story.items.emplace_back(fmt::format(
      "There are {} ways to put one piece down beside those given: the vertices of a graph. Two "
      "are "
      "joined if they cannot both be taken: they are in conflict, or on the same square. The graph "
      "has {} joined pairs, and falls into {} parts; the busiest vertex is joined to {} others.",
      vertices.size(), joined / 2, vertices.components(vertices.all()).size(), busiest));
  story.items.emplace_back(
      "A placement is a set of vertices none of which are joined. Parts multiply. In a part the "
      "busiest vertex is either not taken, and goes; or it is taken, and goes with all that are "
      "joined to it. What is left is counted in the same way, and remembered. Cliques and paths "
      "are "
      "counted at once.");
  return story;
}

}  // namespace
}  // namespace graphs

extern const Method graph_method;
const Method graph_method = {
    "graph",
    "any army on a board of few conflicts: branching on the graph of conflicts, remembering parts",
    "branching: Tarjan and Trojanowski 1977; components and memory: Samer and Szeider 2010",
    "squares",
    graphs::estimate,
    graphs::solve,
    graphs::walk,
    graphs::walk_cost,
    graphs::story,
    "",
    true,
    true};

}  // namespace rookery
