// SPDX-License-Identifier: Apache-2.0
// All placements of a problem as one numbered list that is never stored.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "run/run.hpp"

namespace rookery {

// What walking may cost, and by which method.
struct WalkChoices {
  std::string method;                             // empty: the one whose walk is the cheapest
  double seconds = 0;                             // budget
  std::function<void(const Considered&)> chosen;  // null: nobody asks
};

// The method whose walk is the cheapest.
struct Walker {
  const Method* method = nullptr;  // null: no method walks to them
  Cost cost;
  std::vector<Considered> considered;  // every walk that was looked at
  std::string refusals() const;        // why not, a line each
};
// Which walks to look at. `of_exact_numbers_alone`: those that cannot walk ranges.
enum class Walks { any, of_ranges, of_exact_numbers_alone };
Walker cheapest_walker(const Problem& problem, const std::string& only_method = "",
                       Walks walks = Walks::any);

// How ranges of numbers are walked: as one tree, or, with a table of the numbers, each by itself.
struct RangesPlan {
  Walker whole;               // the cheapest walk of ranges; of no method where there is none
  std::optional<Plan> table;  // none: `whole` is quick or the cheapest anyway
};
RangesPlan plan_ranges(const Problem& problem, const WalkChoices& choices, std::uint64_t bytes);

// `doing` is the step in question, as in "walking". Throws Error::Kind::unanswered.
void require_within_budget(const Problem& problem, const std::string& doing,
                           std::string_view method, const Cost& cost, double seconds,
                           std::uint64_t bytes);

// In the order of the method's walk. Where its walks are of exact numbers only, and others are
// asked for: by numbers of pieces first, of the first kind the fewest, then of the second, and so
// on, then in that order. The first is number 0.
class Placements {
 public:
  // Counts how many there are of each number. Throws Error::Kind::unanswered where that, or
  // walking, is over the budget.
  Placements(const Problem& problem, const WalkChoices& choices, const Limits& limits);
  ~Placements();
  Placements(const Placements&) = delete;
  Placements& operator=(const Placements&) = delete;

  const Integer& total() const { return total_; }
  const Method* method() const { return method_; }  // null: there is no placement
  std::string order() const;

  // Those from number `skip` on, until `visit` says false.
  void each(const Integer& skip, const std::function<bool(const Placement&)>& visit);
  Placement at(const Integer& number);                       // below the total
  std::optional<Integer> number_of(const Placement& whole);  // sorted; none: it is none of them

 private:
  // Those of the same numbers of pieces; or all.
  struct Section {
    Problem problem;
    Integer count;
    std::unique_ptr<Walk> walk;  // at its root; made when needed
  };

  void walk_all(const Problem& problem, const Walker& walker, const WalkChoices& choices);
  void walk_ranges(const Problem& problem, const WalkChoices& choices);
  void add_sections(const Problem& problem, const Table& table);
  const Section& fullest() const;
  void choose(const Problem& problem, const Walker& walker, const WalkChoices& choices);
  Walk& walk_of(Section& section);
  bool list(Section& section, Integer skip, const std::function<bool(const Placement&)>& visit);

  Limits limits_;
  Context context_;
  std::vector<Section> sections_;  // none is empty
  const Method* method_ = nullptr;
  Integer total_ = 0;
};

}  // namespace rookery
