// SPDX-License-Identifier: Apache-2.0
// The search that splits off what no longer depends on the rest, and remembers what it counted.
#pragma once
#include <optional>
#include <unordered_map>

#include "base/context.hpp"
#include "base/hash.hpp"
#include "method/search/field.hpp"
#include "method/terms.hpp"

namespace rookery::depth_first {

// What a line still asks of the open stands.
struct Need {
  std::size_t line;
  std::int64_t least, most;
};

// Open stands, and the lines that restrict how they may be taken; `numbers` of pieces already are,
// beside those before. `broken`: a line cannot be kept.
struct Rest {
  Words open;
  std::vector<Need> needs;
  std::uint64_t numbers = 0;
  bool broken = false;
};

class PartCounter {
 public:
  // Fits only fields of at most most_kinds_of_terms phases.
  PartCounter(const Field& field, Context& context);

  // Of each place in the field's box.
  std::vector<Integer> count();
  // Goes the same way, but ends after so much work.
  struct Forecast {
    double work = 0, steps = 0, bytes = 0;  // steps: terms multiplied
  };
  Forecast forecast(std::uint64_t most_work);

  std::uint64_t work() const { return work_; }  // connected parts looked at

 private:
  Rest root() const;
  // `share`: of all the work, were every branch like its neighbours.
  Terms count_rest(Rest rest, double share);
  Terms count_part(const Rest& part, double share);
  Terms branch(const Rest& part, double share);
  Terms branch_on_line(const Rest& part, const Need& need, std::int64_t ways, double share);
  Terms branch_on_stand(const Rest& part, std::size_t bit, double share);
  std::optional<Terms> count_clique(const Rest& part) const;
  void remember(const Words& key, const Terms& terms);

  void settle(Rest& rest) const;
  bool settle_once(Rest& rest) const;
  void take(Rest& rest, std::size_t bit) const;
  std::vector<Rest> components(const Rest& rest) const;
  Words connected(const Rest& rest, const Words& left) const;
  std::size_t phase_of(std::size_t bit) const;
  std::int64_t open_in(const Need& need, const Words& open) const;
  std::size_t busiest(const Words& open) const;

  const Field& field_;
  Context& context_;
  std::vector<FieldLine> lines_;
  TermRules rules_;
  std::unordered_map<Words, Terms, HashOfWords> known_;
  double bytes_left_, bytes_ = 0, steps_ = 0;
  double done_ = 0, done_early_ = 0;  // of all the work, about
  std::uint64_t work_ = 0, most_work_ = UINT64_MAX;
  bool stopped_ = false;
};

}  // namespace rookery::depth_first
