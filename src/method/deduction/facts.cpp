// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/facts.hpp"

#include <algorithm>

namespace rookery::deduction {

Facts::Facts(const Model& model) {
  std::size_t variables = model.size();
  for (const Demand& demand : model.demands)
    if (demand.least > 1) variables += demand.cliques.size();
  value_.resize(2 * variables);
  level_.resize(variables);
  place_.resize(variables);
  reason_.resize(variables);
  among_.resize(2 * variables);
  others_.resize(2 * variables);
  watched_.resize(2 * variables);
  for (std::uint32_t bit = 0; bit < model.size(); ++bit)
    for (const std::uint32_t other : model.excluded_by(bit)) others_[yes(bit)].push_back(no(other));
  auto clique_variable = static_cast<std::uint32_t>(model.size());
  for (const Demand& demand : model.demands) {
    Constraint least{{}, demand.least}, most{{}, 0}, cliques{{}, demand.least};
    for (const std::uint32_t bit : demand.stands) {
      least.literals.push_back(yes(bit));
      most.literals.push_back(no(bit));
    }
    most.least = static_cast<std::int64_t>(demand.stands.size()) - demand.most;
    if (demand.least > 0) add(std::move(least));
    if (demand.most != 1) add(std::move(most));  // conflicts say the same of one piece
    if (demand.least < 2) continue;
    for (const Bits& clique : demand.cliques) {
      Constraint some{{no(clique_variable)}, 1};
      for (const std::uint32_t bit : clique) {
        some.literals.push_back(yes(bit));
        others_[yes(bit)].push_back(yes(clique_variable));
        others_[no(clique_variable)].push_back(no(bit));
      }
      add(std::move(some));
      cliques.literals.push_back(yes(clique_variable++));
    }
    add(std::move(cliques));
  }
}

void Facts::add(Constraint constraint) {
  const auto index = static_cast<std::uint32_t>(constraints_.size());
  for (const Literal literal : constraint.literals) among_[literal].push_back(index);
  spare_.push_back(static_cast<std::int64_t>(constraint.literals.size()) - constraint.least);
  constraints_.push_back(std::move(constraint));
}

void Facts::assume(Literal literal, Reason reason) {
  ++facts_;
  steps_ += 8 + among_[opposite(literal)].size();
  value_[literal] = 1;
  value_[opposite(literal)] = -1;
  const std::uint32_t variable = variable_of(literal);
  level_[variable] = level();
  place_[variable] = static_cast<std::uint32_t>(trail_.size());
  reason_[variable] = reason;
  trail_.push_back(literal);
  for (const std::uint32_t c : among_[opposite(literal)]) --spare_[c];
}

// The constraint can spare no more: all that are open must be true.
bool Facts::imply(std::uint32_t index) {
  const Constraint& constraint = constraints_[index];
  if (spare_[index] < 0) {
    contradiction_.clear();
    for (const Literal literal : constraint.literals)
      if (is_false(literal)) contradiction_.push_back(literal);
    return false;
  }
  if (spare_[index] > 0) return true;
  steps_ += constraint.literals.size();
  for (const Literal literal : constraint.literals)
    if (is_open(variable_of(literal))) assume(literal, {Reason::Kind::constraint, index});
  return true;
}

bool Facts::visit_others(Literal literal) {
  steps_ += others_[literal].size();
  for (const Literal other : others_[literal]) {
    if (is_true(other)) continue;
    if (is_false(other)) {
      contradiction_ = {other, opposite(literal)};
      return false;
    }
    assume(other, {Reason::Kind::other, literal});
  }
  return true;
}

bool Facts::visit_constraints(Literal falsified) {
  for (const std::uint32_t c : among_[falsified])
    if (spare_[c] <= 0 && !imply(c)) return false;
  return true;
}

// The second of the clause is false: is there another one to watch?
bool Facts::move_watch(Clause& clause, std::uint32_t index) {
  for (std::size_t i = 2; i < clause.literals.size(); ++i)
    if (!is_false(clause.literals[i])) {
      std::swap(clause.literals[1], clause.literals[i]);
      watched_[clause.literals[1]].push_back(index);
      return true;
    }
  return false;
}

bool Facts::visit_clauses(Literal falsified) {
  auto& watching = watched_[falsified];
  std::size_t kept = 0;
  bool fine = true;
  steps_ += 4 * watching.size();
  for (std::size_t i = 0; i < watching.size(); ++i) {
    const std::uint32_t index = watching[i];
    Clause& clause = clauses_[index];
    auto& literals = clause.literals;
    if (!fine || clause.gone) {
      if (!clause.gone) watching[kept++] = index;
      continue;
    }
    if (literals[0] == falsified) std::swap(literals[0], literals[1]);
    if (!is_true(literals[0]) && move_watch(clause, index)) continue;
    watching[kept++] = index;
    if (is_true(literals[0])) continue;
    if (is_false(literals[0])) {
      contradiction_ = literals;
      fine = false;
    } else {
      assume(literals[0], {Reason::Kind::clause, index});
    }
  }
  watching.resize(kept);
  return fine;
}

bool Facts::propagate() {
  if (trail_.empty() && level() == 0)
    for (std::uint32_t c = 0; c < constraints_.size(); ++c)
      if (!imply(c)) return false;
  while (next_ < trail_.size()) {
    const Literal literal = trail_[next_++];
    if (!visit_others(literal) || !visit_constraints(opposite(literal)) ||
        !visit_clauses(opposite(literal)))
      return false;
  }
  return true;
}

void Facts::append_reason(Literal literal, std::vector<Literal>& into) const {
  const Reason reason = reason_of(literal);
  if (reason.kind == Reason::Kind::other) into.push_back(opposite(reason.index));
  if (reason.kind == Reason::Kind::clause)
    for (const Literal other : clauses_[reason.index].literals)
      if (other != literal) into.push_back(other);
  if (reason.kind != Reason::Kind::constraint) return;
  const std::uint32_t place = place_[variable_of(literal)];
  for (const Literal other : constraints_[reason.index].literals)
    if (is_false(other) && place_[variable_of(other)] < place) into.push_back(other);
}

void Facts::back_to(std::uint32_t level) {
  if (level >= starts_.size()) return;
  while (trail_.size() > starts_[level]) {
    const Literal literal = trail_.back();
    value_[literal] = value_[opposite(literal)] = 0;
    for (const std::uint32_t c : among_[opposite(literal)]) ++spare_[c];
    trail_.pop_back();
  }
  starts_.resize(level);
  next_ = trail_.size();
}

std::uint32_t Facts::add_clause(std::vector<Literal> literals) {
  const auto index = static_cast<std::uint32_t>(clauses_.size());
  if (literals.size() > 1) {
    watched_[literals[0]].push_back(index);
    watched_[literals[1]].push_back(index);
  }
  clauses_.push_back({std::move(literals)});
  return index;
}

void Facts::forget() {
  for (auto& watching : watched_)
    watching.erase(std::remove_if(watching.begin(), watching.end(),
                                  [&](std::uint32_t c) { return clauses_[c].gone; }),
                   watching.end());
  for (Clause& clause : clauses_)
    if (clause.gone) std::vector<Literal>().swap(clause.literals);
}

}  // namespace rookery::deduction
