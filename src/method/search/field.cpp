// SPDX-License-Identifier: Apache-2.0
#include "method/search/field.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "method/search/clique.hpp"
#include "method/search/likeness.hpp"

namespace rookery::depth_first {
namespace {

double mean_degree(const Instance& instance, std::size_t kind) {
  double conflicts = 0, stands = 0;
  for (std::size_t s = 0; s < instance.squares.size(); ++s) {
    const std::uint32_t stand = instance.stand(s, kind);
    conflicts += static_cast<double>(instance.conflicts[stand].size());
    stands += instance.open[stand];
  }
  return stands > 0 ? conflicts / stands : 0;
}

// Where groups of these sizes lie: in which word, from the last one, and from which bit on. The
// last words are full, as a search changes these most often, and only these.
struct Place {
  std::size_t word, bit;
};

std::vector<Place> places_of(const Cliques& cliques) {
  std::vector<Place> places(cliques.size());
  std::size_t word = 0, free = 64;
  for (std::size_t c = cliques.size(); c-- > 0;) {
    if (cliques[c].size() > free) {
      ++word;
      free = 64;
    }
    free -= cliques[c].size();
    places[c] = {word, free};
  }
  return places;
}

bool can_be_added(const Instance& instance, std::size_t kind) {
  if (instance.numbers[kind].most == 0) return false;
  for (std::size_t s = 0; s < instance.squares.size(); ++s)
    if (instance.open[instance.stand(s, kind)]) return true;
  return false;
}

class Builder {
 public:
  Builder(const Instance& instance, const std::vector<bool>& told)
      : instance_(instance), told_(told) {}

  Field build() {
    field_.impossible = instance_.impossible;
    field_.bit_of.resize(instance_.open.size());
    for (const std::size_t kind : kinds_in_order()) add_phase(kind);
    set_strides();
    field_.words = field_.stands.size() / 64;
    field_.open.resize(field_.words);
    field_.out.resize(field_.stands.size() * field_.words);
    for (std::size_t stand = 0; stand < instance_.open.size(); ++stand)
      if (in_phase(stand)) add_bit(stand);
    for (const Line& line : instance_.lines) add_line(line);
    for (const Phase& phase : field_.phases) force(phase);
    field_.orbit = orbits(instance_, field_.stands.size(), field_.bit_of, group_of_stand_);
    return std::move(field_);
  }

 private:
  std::vector<std::size_t> kinds_in_order() {
    std::vector<std::pair<double, std::size_t>> kinds;
    for (std::size_t kind = 0; kind < instance_.kinds; ++kind) {
      if (can_be_added(instance_, kind))
        kinds.emplace_back(-mean_degree(instance_, kind), kind);
      else
        field_.impossible |= instance_.numbers[kind].least > 0;
    }
    std::sort(kinds.begin(), kinds.end());
    std::vector<std::size_t> order;
    for (const auto& [degree, kind] : kinds) order.push_back(kind);
    return order;
  }

  void add_phase(std::size_t kind) {
    Phase phase{kind, field_.stands.size() / 64, 0, field_.groups.size(),
                0,    instance_.numbers[kind]};
    Cliques cliques = cliques_of(instance_, kind, Family::rows);
    Cliques columns = cliques_of(instance_, kind, Family::columns);
    if (columns.size() < cliques.size()) cliques = std::move(columns);
    const auto places = places_of(cliques);
    field_.stands.resize(field_.stands.size() + 64 * (1 + places[0].word));
    phase.end = field_.stands.size() / 64;
    for (std::size_t c = 0; c < cliques.size(); ++c) {
      Group group{phase.end - 1 - places[c].word, 0};
      std::size_t bit = group.word * 64 + places[c].bit;
      for (const std::uint32_t stand : cliques[c]) {
        group.mask |= Word{1} << bit % 64;
        field_.stands[bit] = stand;
        field_.bit_of[stand] = static_cast<std::uint32_t>(bit++);
        group_of_stand_[stand] = field_.groups.size();
      }
      field_.groups.push_back(group);
    }
    phase.end_group = field_.groups.size();
    const auto most = static_cast<std::int64_t>(cliques.size());
    phase.number.most = std::min(phase.number.most, most);
    field_.impossible |= phase.number.least > phase.number.most;
    field_.phases.push_back(phase);
  }

  // The first kind of the army moves slowest, as in a table.
  void set_strides() {
    for (std::size_t kind = instance_.kinds; kind-- > 0;)
      for (Phase& phase : field_.phases)
        if (phase.kind == kind && told_[kind]) {
          phase.stride = field_.entries;
          const auto size = static_cast<std::size_t>(phase.number.most) + 1;
          // fits: the cap is below 2^32, and so is any number.
          field_.entries = std::min(field_.entries * size, too_many_entries);
        }
  }

  bool in_phase(std::size_t stand) const {
    return instance_.open[stand] && group_of_stand_.count(static_cast<std::uint32_t>(stand)) > 0;
  }

  void add_bit(std::size_t stand) {
    const std::size_t bit = field_.bit_of[stand];
    set(field_.open, bit);
    const std::size_t square = stand / instance_.kinds;
    for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
      rule_out(bit, instance_.stand(square, kind));
    for (const std::uint32_t other : instance_.conflicts[stand]) rule_out(bit, other);
  }

  void rule_out(std::size_t bit, std::size_t stand) {
    if (!in_phase(stand)) return;
    const std::size_t other = field_.bit_of[stand];
    field_.out[bit * field_.words + other / 64] |= Word{1} << other % 64;
  }

  void add_line(const Line& line) {
    FieldLine added{Words(field_.words), line.range};
    for (std::size_t i = 0; i < line.squares.size(); ++i)
      for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
        if (const std::uint32_t stand = instance_.stand(line.squares[i], kind);
            line.counts(i, kind) && in_phase(stand))
          set(added.mask, field_.bit_of[stand]);
    field_.lines.push_back(std::move(added));
  }

  // As many cliques as pieces: each holds one. Fewer: there is no room for them.
  void force(const Phase& phase) {
    for (const Family family : all_families) {
      const Cliques cliques = cliques_of(instance_, phase.kind, family);
      const auto size = static_cast<std::int64_t>(cliques.size());
      field_.impossible |= size < phase.number.least;
      if (size != phase.number.least) continue;
      for (const auto& clique : cliques) {
        FieldLine line{Words(field_.words), {1, 1}};
        for (const std::uint32_t stand : clique) set(line.mask, field_.bit_of[stand]);
        field_.forced.push_back(std::move(line));
      }
    }
  }

  const Instance& instance_;
  const std::vector<bool>& told_;
  Field field_;
  std::map<std::uint32_t, std::size_t> group_of_stand_;
};

}  // namespace

Field field_of(const Instance& instance, const std::vector<bool>& told) {
  return Builder(instance, told).build();
}

}  // namespace rookery::depth_first
