// SPDX-License-Identifier: Apache-2.0
// Counts the independent sets of a graph by branching, and remembers what it counted.
#pragma once
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "base/context.hpp"
#include "base/hash.hpp"
#include "method/graph/vertices.hpp"
#include "method/terms.hpp"

namespace rookery::graphs {

constexpr std::size_t most_vertices = 512, most_vertices_of_armies = 75;

class Counter {
 public:
  // `most`: of each kind, or untold; sets with more are left out.
  Counter(const Vertices& vertices, std::vector<std::int64_t> most, Context& context);

  Terms count(const Set& set);
  std::uint64_t work() const { return work_; }  // connected sets looked at

 private:
  Terms count_connected(const Set& set);
  Terms count_clique(const Set& set) const;
  Terms count_path(const Set& set, std::size_t end) const;
  Terms branch(const Set& set, std::size_t vertex);

  void add_taken(Terms& sum, const Terms& rest, std::size_t vertex) const;

  const Vertices& vertices_;
  TermRules rules_;
  Context& context_;
  std::unordered_map<Set, Terms, HashOfWords> known_;
  double bytes_left_;
  std::uint64_t work_ = 0;
};

// Goes where a counter goes, without counting.
class Probe {
 public:
  Probe(const Vertices& vertices, std::uint64_t most_work)
      : vertices_(vertices), most_work_(most_work) {}

  struct Forecast {
    double work = 0, known = 0;  // connected sets looked at, and remembered
    double grown = 1;            // work extrapolated, by the work done
  };
  Forecast forecast();

 private:
  void visit(const Set& set);
  void visit_connected(const Set& set);
  Forecast forecast_connected(const Set& set);

  const Vertices& vertices_;
  std::uint64_t most_work_, work_ = 0;
  std::unordered_set<Set, HashOfWords> known_;
};

}  // namespace rookery::graphs
