// SPDX-License-Identifier: Apache-2.0
// Sets of stands as bits, and the choices that branching makes on them.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::graphs {

using Set = std::vector<std::uint64_t>;  // of vertices

inline std::size_t size_of(const Set& set) {
  std::size_t size = 0;
  for (const std::uint64_t word : set) size += static_cast<std::size_t>(std::popcount(word));
  return size;
}

// Calls visit(vertex) for each in turn.
template <class Visit>
void each_vertex(const Set& set, const Visit& visit) {
  for (std::size_t w = 0; w < set.size(); ++w)
    for (std::uint64_t bits = set[w]; bits != 0; bits &= bits - 1)
      visit(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
}

// The open stands of an instance: two are joined if they cannot both be taken, be it that they are
// in conflict or on the same square.
class Vertices {
 public:
  explicit Vertices(const Instance& instance);

  std::size_t size() const { return joined_.size(); }
  std::size_t kind(std::size_t vertex) const { return kind_[vertex]; }
  const Set& joined(std::size_t vertex) const { return joined_[vertex]; }
  Set all() const;
  std::size_t joined_within(std::size_t vertex, const Set& set) const;  // how many

  std::vector<Set> components(const Set& set) const;
  Set without(const Set& set, std::size_t vertex) const;
  Set without_joined(const Set& set, std::size_t vertex) const;  // nor the vertex

  // How a connected set is counted.
  struct Shape {
    enum class Kind { clique, path, other } kind = Kind::other;
    std::size_t vertex = 0;  // path: an end; other: the one to branch on
  };
  Shape shape(const Set& set) const;

 private:
  std::size_t words_ = 1;
  std::vector<Set> joined_;
  std::vector<std::size_t> kind_;
};

}  // namespace rookery::graphs
