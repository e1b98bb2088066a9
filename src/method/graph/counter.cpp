// SPDX-License-Identifier: Apache-2.0
#include "method/graph/counter.hpp"

#include <utility>

namespace rookery::graphs {
namespace {

constexpr std::size_t worth_remembering = 4;  // vertices

}  // namespace

Counter::Counter(const Vertices& vertices, std::vector<std::int64_t> most, Context& context)
    : vertices_(vertices),
      rules_(std::move(most)),
      context_(context),
      bytes_left_(0.8 * static_cast<double>(context.bytes)) {}

void Counter::add_taken(Terms& sum, const Terms& rest, std::size_t vertex) const {
  rules_.add(sum, rest, rules_.one_of(vertices_.kind(vertex)));
}

Terms Counter::count(const Set& set) {
  Terms all = {{0, 1}};
  for (const Set& component : vertices_.components(set))
    all = rules_.product(all, count_connected(component));
  return all;
}

Terms Counter::count_connected(const Set& set) {
  if ((++work_ & 0xFFF) == 0) context_.check();
  const auto shape = vertices_.shape(set);
  if (shape.kind == Vertices::Shape::Kind::clique) return count_clique(set);
  if (shape.kind == Vertices::Shape::Kind::path) return count_path(set, shape.vertex);
  if (const auto known = known_.find(set); known != known_.end()) return known->second;
  Terms counts = branch(set, shape.vertex);
  if (size_of(set) >= worth_remembering) {
    const double bytes =
        bytes_of_known(static_cast<double>(set.size()), static_cast<double>(counts.size()));
    if (bytes <= bytes_left_) {
      bytes_left_ -= bytes;
      known_.emplace(set, counts);
    }
  }
  return counts;
}

// Every placement takes the vertex, and then none that is joined to it, or does not.
Terms Counter::branch(const Set& set, std::size_t vertex) {
  Terms counts = count(vertices_.without(set, vertex));
  add_taken(counts, count(vertices_.without_joined(set, vertex)), vertex);
  return counts;
}

// At most one.
Terms Counter::count_clique(const Set& set) const {
  Terms counts = {{0, 1}};
  each_vertex(set, [&](std::size_t vertex) { add_taken(counts, {{0, 1}}, vertex); });
  return counts;
}

// From one end on: the sets of the first i vertices are those of the first i - 1, and those of the
// first i - 2 with the last one.
Terms Counter::count_path(const Set& set, std::size_t end) const {
  Terms before = {{0, 1}}, counts = {{0, 1}};
  Set left = set;
  for (std::size_t vertex = end;;) {
    Terms next = counts;
    add_taken(next, before, vertex);
    before = std::exchange(counts, std::move(next));
    left = vertices_.without(left, vertex);
    std::optional<std::size_t> following;
    Set near = left;
    for (std::size_t w = 0; w < near.size(); ++w) near[w] &= vertices_.joined(vertex)[w];
    each_vertex(near, [&](std::size_t other) { following = other; });
    if (!following) return counts;
    vertex = *following;
  }
}

}  // namespace rookery::graphs
