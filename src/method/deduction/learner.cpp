// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/learner.hpp"

#include <algorithm>

#include "method/deduction/facts.hpp"

namespace rookery::deduction {
namespace {

// The open variable that was met most in the latest contradictions: a heap.
class Order {
 public:
  explicit Order(std::size_t variables) : worth_(variables), place_(variables) {
    for (std::uint32_t v = 0; v < variables; ++v) {
      place_[v] = v;
      heap_.push_back(v);
    }
  }
  void start(std::uint32_t variable, double worth) {
    worth_[variable] = worth;
    rise(place_[variable]);
  }
  void met(std::uint32_t variable) {
    worth_[variable] += step_;
    if (worth_[variable] > 1e100) scale();
    if (place_[variable] != nothing) rise(place_[variable]);
  }
  void fade() { step_ *= 1 / 0.95; }
  void back(std::uint32_t variable) {
    if (place_[variable] != nothing) return;
    place_[variable] = static_cast<std::uint32_t>(heap_.size());
    heap_.push_back(variable);
    rise(place_[variable]);
  }
  bool empty() const { return heap_.empty(); }
  std::uint32_t take() {
    const std::uint32_t top = heap_[0];
    place_[top] = nothing;
    const std::uint32_t last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_[0] = last;
      place_[last] = 0;
      sink(0);
    }
    return top;
  }

 private:
  bool before(std::uint32_t one, std::uint32_t other) const {
    return worth_[one] > worth_[other] || (worth_[one] == worth_[other] && one < other);
  }
  void put(std::uint32_t variable, std::uint32_t place) {
    heap_[place] = variable;
    place_[variable] = place;
  }
  void rise(std::uint32_t place) {
    const std::uint32_t variable = heap_[place];
    for (; place > 0 && before(variable, heap_[(place - 1) / 2]); place = (place - 1) / 2)
      put(heap_[(place - 1) / 2], place);
    put(variable, place);
  }
  void sink(std::uint32_t place) {
    const std::uint32_t variable = heap_[place];
    for (std::uint32_t child = 2 * place + 1; child < heap_.size(); child = 2 * place + 1) {
      if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], variable)) break;
      put(heap_[child], place);
      place = child;
    }
    put(variable, place);
  }
  void scale() {
    for (double& worth : worth_) worth *= 1e-100;
    step_ *= 1e-100;
  }

  std::vector<double> worth_;
  std::vector<std::uint32_t> place_, heap_;
  double step_ = 1;
};

// 1, 1, 2, 1, 1, 2, 4, ...: M. Luby, A. Sinclair and D. Zuckerman, "Optimal speedup of Las Vegas
// algorithms", Inf. Process. Lett. 47 (1993), 173-180.
std::uint64_t luby(std::uint64_t i) {
  std::uint64_t size = 1, power = 1;
  while (size < i + 1) size = 2 * size + 1, power *= 2;
  while (size - 1 != i) {
    size = (size - 1) / 2, power /= 2;
    i %= size;
  }
  return power;
}

constexpr std::uint64_t dead_ends_of_a_run = 100;
constexpr std::size_t clauses_at_first = 4000;

class Learner {
 public:
  Learner(const Model& model, const Wish& wish, std::uint64_t most_steps, const Context& context,
          const Visit& visit)
      : size_(model.size()),
        wish_(wish),
        facts_(model),
        order_(facts_.variables()),
        seen_(facts_.variables()),
        last_(facts_.variables(), true),
        most_steps_(most_steps),
        context_(context),
        visit_(visit) {
    for (const Demand& demand : model.demands)
      if (demand.least > 0 && !demand.stands.empty())
        for (const std::uint32_t bit : demand.stands)
          weight(bit,
                 static_cast<double>(demand.least) / static_cast<double>(demand.stands.size()));
    for (std::uint32_t bit = 0; bit < start_.size(); ++bit) order_.start(bit, start_[bit] * 0.01);
  }

  Ended run() {
    ended_.learned = true;
    ended_.whole = search();
    ended_.nodes = facts_.facts();
    ended_.operations = operations_of_a_step * static_cast<double>(facts_.steps());
    return ended_;
  }

 private:
  void weight(std::uint32_t bit, double more) {
    if (start_.size() < size_) start_.resize(size_);
    start_[bit] += more;
  }

  // True: all placements are told.
  bool search() {
    while (true) {
      if (!facts_.propagate()) {
        if (!leave_dead_end()) return true;
        continue;
      }
      if (facts_.steps() >= most_steps_) return false;
      if (++rounds_ % 1024 == 0) context_.check();
      if (dead_ends_ >= restart_at_) restart();
      if (const std::uint32_t variable = next_open(); variable != nothing) {
        facts_.next_level();
        facts_.assume(last_[variable] ? yes(variable) : no(variable), {});
        continue;
      }
      if (!tell()) return false;
      if (!turn_back()) return true;
    }
  }

  std::uint32_t next_open() {
    while (!order_.empty())
      if (const std::uint32_t variable = order_.take(); facts_.is_open(variable)) return variable;
    return nothing;
  }

  bool tell() {
    if (ended_.found++ >= wish_.told) return ended_.found < wish_.most;
    Bits taken;
    for (std::uint32_t bit = 0; bit < size_; ++bit)
      if (facts_.is_true(yes(bit))) taken.push_back(bit);
    visit_(taken);
    return ended_.found < wish_.most;
  }

  void back_to(std::uint32_t level) {
    const std::size_t kept = level < facts_.level() ? level : facts_.level();
    for (std::size_t i = facts_.trail().size(); i-- > 0;) {
      const Literal literal = facts_.trail()[i];
      if (facts_.level_of(literal) <= kept) break;
      last_[variable_of(literal)] = (literal & 1) == 0;
      order_.back(variable_of(literal));
    }
    facts_.back_to(level);
  }

  // All below the latest try is told: the other side of it, and never behind that again.
  bool turn_back() {
    if (facts_.level() == 0) return false;
    const Literal tried = facts_.tried(facts_.level());
    back_to(facts_.level() - 1);
    closed_ = facts_.level();
    facts_.assume(opposite(tried), {});
    return true;
  }

  bool leave_dead_end() {
    ++dead_ends_;
    if (facts_.level() <= closed_) return turn_back();
    learn();
    return true;
  }

  // Resolves the contradiction until one fact of this level alone is in it (the first such point).
  void learn() {
    std::vector<Literal> clause = {0}, why = facts_.contradiction();
    std::size_t open = 0, at = facts_.trail().size();
    while (true) {
      for (const Literal literal : why) {
        const std::uint32_t variable = variable_of(literal);
        if (seen_[variable] || facts_.level_of(literal) == 0) continue;
        seen_[variable] = true;
        met_.push_back(variable);
        order_.met(variable);
        if (facts_.level_of(literal) == facts_.level())
          ++open;
        else
          clause.push_back(literal);
      }
      while (!seen_[variable_of(facts_.trail()[--at])]) continue;
      const Literal literal = facts_.trail()[at];
      if (--open == 0) {
        clause[0] = opposite(literal);
        break;
      }
      why.clear();
      use_clause(facts_.reason_of(literal));
      facts_.append_reason(literal, why);
    }
    shorten(clause);
    for (const std::uint32_t variable : met_) seen_[variable] = false;
    met_.clear();
    order_.fade();
    use_step_ *= 1 / 0.999F;
    jump(std::move(clause));
  }

  void use_clause(const Reason& reason) {
    if (reason.kind != Reason::Kind::clause) return;
    float& use = facts_.clauses()[reason.index].use;
    if ((use += use_step_) < 1e20F) return;
    for (Clause& clause : facts_.clauses()) clause.use *= 1e-20F;
    use_step_ *= 1e-20F;
  }

  // A literal whose reason is in the clause anyway says nothing new.
  void shorten(std::vector<Literal>& clause) {
    std::vector<Literal> why;
    const auto needless = [&](Literal literal) {
      if (facts_.reason_of(literal).kind == Reason::Kind::none) return false;
      why.clear();
      facts_.append_reason(opposite(literal), why);
      return std::all_of(why.begin(), why.end(), [&](Literal other) {
        return seen_[variable_of(other)] || facts_.level_of(other) == 0;
      });
    };
    clause.erase(std::remove_if(clause.begin() + 1, clause.end(), needless), clause.end());
  }

  // Back to where the clause leaves one thing to do, but not behind what is closed.
  void jump(std::vector<Literal> clause) {
    std::uint32_t level = 0;
    for (std::size_t i = 1; i < clause.size(); ++i)
      if (facts_.level_of(clause[i]) > level) {
        level = facts_.level_of(clause[i]);
        std::swap(clause[1], clause[i]);
      }
    back_to(std::max(level, closed_));
    const Literal first = clause[0];
    const bool alone = clause.size() == 1;
    const std::uint32_t index = alone ? 0 : facts_.add_clause(std::move(clause));
    if (!alone) {
      facts_.clauses()[index].use = use_step_;
      ++learned_;
    }
    facts_.assume(first, alone ? Reason{} : Reason{Reason::Kind::clause, index});
  }

  void restart() {
    restart_at_ = dead_ends_ + dead_ends_of_a_run * luby(++restarts_);
    back_to(closed_);
    if (learned_ > most_learned_) forget();
  }

  // The half that was used least and latest, but for reasons.
  void forget() {
    std::vector<bool> reasons(facts_.clauses().size());
    for (const Literal literal : facts_.trail())
      if (const Reason reason = facts_.reason_of(literal); reason.kind == Reason::Kind::clause)
        reasons[reason.index] = true;
    std::vector<float> uses;
    for (const Clause& clause : facts_.clauses())
      if (!clause.gone) uses.push_back(clause.use);
    const auto middle = uses.begin() + static_cast<std::ptrdiff_t>(uses.size() / 2);
    std::nth_element(uses.begin(), middle, uses.end());
    const float least = *middle;
    for (std::size_t c = 0; c < reasons.size(); ++c) {
      Clause& clause = facts_.clauses()[c];
      if (clause.gone || reasons[c] || clause.literals.size() <= 2 || clause.use >= least) continue;
      clause.gone = true;
      --learned_;
    }
    facts_.forget();
    most_learned_ += most_learned_ / 10;
  }

  std::size_t size_;
  Wish wish_;
  Facts facts_;
  Order order_;
  std::vector<double> start_;
  std::vector<bool> seen_;
  std::vector<bool> last_;  // of each variable: what it was last
  std::vector<std::uint32_t> met_;
  std::uint32_t closed_ = 0;  // levels up to this one have only their other sides left
  std::uint64_t most_steps_, rounds_ = 0, dead_ends_ = 0, restarts_ = 0;
  std::uint64_t restart_at_ = dead_ends_of_a_run;
  std::size_t learned_ = 0, most_learned_ = clauses_at_first;
  float use_step_ = 1;
  const Context& context_;
  const Visit& visit_;
  Ended ended_;
};

}  // namespace

Ended search_learning(const Model& model, const Wish& wish, std::uint64_t most_steps,
                      const Context& context, const Visit& visit) {
  if (model.impossible) return {true, 0, 0, 1, 0};
  return Learner(model, wish, most_steps, context, visit).run();
}

}  // namespace rookery::deduction
