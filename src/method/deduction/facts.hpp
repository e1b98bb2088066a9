// SPDX-License-Identifier: Apache-2.0
// What the learning search knows at a moment, and what follows from it.
//
// A literal says that a variable is true (2v) or false (2v+1). Variables are the stands, and for
// demands of several pieces their cliques (true: it holds a piece). Everything that is asked is a
// constraint: of some literals at least `least` are true. Two stands that exclude each other are
// kept as a list beside them.
#pragma once
#include <cstdint>
#include <vector>

#include "method/deduction/model.hpp"

namespace rookery::deduction {

using Literal = std::uint32_t;
inline Literal yes(std::uint32_t variable) { return 2 * variable; }
inline Literal no(std::uint32_t variable) { return 2 * variable + 1; }
inline Literal opposite(Literal literal) { return literal ^ 1; }
inline std::uint32_t variable_of(Literal literal) { return literal / 2; }

constexpr std::uint32_t nothing = UINT32_MAX;

// Why a literal became true: because of another one, of a constraint, of a learned clause; or for
// no reason, being tried.
struct Reason {
  enum class Kind : std::uint8_t { none, other, constraint, clause } kind = Kind::none;
  std::uint32_t index = 0;
};

struct Constraint {
  std::vector<Literal> literals;
  std::int64_t least = 1;
};

// Learned: at least one is true. The first two are watched.
struct Clause {
  std::vector<Literal> literals;
  float use = 0;
  bool gone = false;
};

class Facts {
 public:
  explicit Facts(const Model& model);

  std::size_t variables() const { return value_.size() / 2; }
  bool is_true(Literal literal) const { return value_[literal] > 0; }
  bool is_false(Literal literal) const { return value_[literal] < 0; }
  bool is_open(std::uint32_t variable) const { return value_[yes(variable)] == 0; }
  std::uint32_t level_of(Literal literal) const { return level_[variable_of(literal)]; }
  std::uint32_t level() const { return static_cast<std::uint32_t>(starts_.size()); }
  const std::vector<Literal>& trail() const { return trail_; }
  std::uint64_t facts() const { return facts_; }
  std::uint64_t steps() const { return steps_; }  // literals and constraints looked at

  void next_level() { starts_.push_back(trail_.size()); }
  // The literal that began this level.
  Literal tried(std::uint32_t level) const { return trail_[starts_[level - 1]]; }
  void assume(Literal literal, Reason reason);
  // All that follows; false: there is a contradiction.
  bool propagate();
  // Literals that cannot all be false, and are.
  const std::vector<Literal>& contradiction() const { return contradiction_; }
  // Facts that are all false, as the reason of a literal has it: had they not been, it would not
  // have followed.
  void append_reason(Literal literal, std::vector<Literal>& into) const;
  void back_to(std::uint32_t level);

  Reason reason_of(Literal literal) const { return reason_[variable_of(literal)]; }
  std::vector<Clause>& clauses() { return clauses_; }
  std::uint32_t add_clause(std::vector<Literal> literals);
  // Clauses that are gone are forgotten; none of them may be a reason.
  void forget();

 private:
  void add(Constraint constraint);
  bool visit_others(Literal literal);
  bool visit_constraints(Literal falsified);
  bool visit_clauses(Literal falsified);
  bool move_watch(Clause& clause, std::uint32_t index);
  bool imply(std::uint32_t constraint);

  std::vector<std::int8_t> value_;            // of each literal: 1, -1, 0 open
  std::vector<std::uint32_t> level_, place_;  // of each variable: when, and where in the trail
  std::vector<Reason> reason_;
  std::vector<Literal> trail_;
  std::vector<std::size_t> starts_;  // of each level, in the trail
  std::size_t next_ = 0;             // in the trail: whose consequences are not drawn
  std::uint64_t facts_ = 0, steps_ = 0;

  std::vector<Constraint> constraints_;
  std::vector<std::int64_t> spare_;                // of each: how many more may become false
  std::vector<std::vector<std::uint32_t>> among_;  // of each literal: constraints that have it
  std::vector<std::vector<Literal>> others_;       // of each literal: what follows at once
  std::vector<Clause> clauses_;
  std::vector<std::vector<std::uint32_t>> watched_;  // of each literal: clauses that watch it
  std::vector<Literal> contradiction_;
};

}  // namespace rookery::deduction
