// SPDX-License-Identifier: Apache-2.0
// Classes of placements, two ways: the mean over the symmetries of the placements that each leaves
// as they are (Burnside); and, by the placements that each subgroup leaves as they are, how many
// have just these symmetries: those of the subgroup less those of all larger ones.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "api/asked.hpp"
#include "base/text.hpp"
#include "problem/group.hpp"
#include "problem/text.hpp"
#include "problem/weight.hpp"

namespace rookery {
namespace {

// Counts placements that symmetries leave as they are. All plans are made before any is run.
class FixedCounts {
 public:
  FixedCounts(const Problem& problem, const Options& options)
      : problem_(problem), options_(options), limits_(limits_of(options)) {}

  // The number of its count. Symmetries with the same orbits leave the same placements as they are.
  std::size_t plan(const Group& group, const std::vector<std::size_t>& elements) {
    Problem fixed = problem_;
    fixed.up_to = UpTo::nothing;
    if (elements.size() > 1 || elements[0] != 0) fixed.fixed_by = fixed_by(group, elements);
    const auto [known, fresh] = planned_.try_emplace(
        fixed.fixed_by ? fixed.fixed_by->first : std::vector<std::uint32_t>(), plans_.size());
    if (!fresh) return known->second;
    Plan plan = make_plan(fixed, {options_.method, limits_.bytes});
    require_affordable(plan, limits_.bytes, options_.seconds - seconds_);
    seconds_ += plan.cost.seconds();
    plans_.push_back(std::move(plan));
    return plans_.size() - 1;
  }

  void run() {
    for (const Plan& plan : plans_) {
      Integer total = 0;
      for (const Integer& value : rookery::run(plan, limits_).table.values) total += value;
      counts_.push_back(std::move(total));
    }
  }
  const Integer& operator[](std::size_t number) const { return counts_[number]; }

  std::string ways() const {
    std::vector<std::string> ways;
    for (const Plan& plan : plans_)
      if (std::string way = way_of(plan); std::count(ways.begin(), ways.end(), way) == 0)
        ways.push_back(std::move(way));
    return fmt::format("{}", fmt::join(ways, ", "));
  }

 private:
  const Problem& problem_;
  const Options& options_;
  Limits limits_;
  double seconds_ = 0;
  std::map<std::vector<std::uint32_t>, std::size_t> planned_;  // by orbits
  std::vector<Plan> plans_;
  std::vector<Integer> counts_;
};

// The classes by the symmetries of their placements, the fewest first.
std::vector<Classes::Kind> kinds_of(const Group& group, const std::vector<Subgroup>& subgroups,
                                    const std::map<std::size_t, Integer>& fixed) {
  std::vector<Integer> just(subgroups.size());  // placements with just these symmetries
  std::vector<Classes::Kind> kinds;
  for (std::size_t i = subgroups.size(); i-- > 0;) {
    just[i] = fixed.at(subgroups[i].like);
    for (std::size_t larger = i + 1; larger < subgroups.size(); ++larger)
      if (subgroups[larger].includes(subgroups[i])) just[i] -= just[larger];
  }
  for (std::size_t i = 0; i < subgroups.size(); ++i) {
    if (subgroups[i].like != i) continue;
    Integer placements = 0;
    for (std::size_t other = i; other < subgroups.size(); ++other)
      if (subgroups[other].like == i) placements += just[other];
    const auto order = static_cast<unsigned long>(subgroups[i].elements.size());
    const Integer classes = placements * order / static_cast<unsigned long>(group.order());
    if (classes != 0) kinds.push_back({name_of(elements_of(group, subgroups[i])), order, classes});
  }
  return kinds;
}

}  // namespace

Classes classes(std::string_view text, const Options& options) {
  Problem problem = read_problem(text);
  if (problem.up_to == UpTo::nothing) problem.up_to = UpTo::all;
  if (problem.fixed_by) refuse("--fixed-by", problem.fixed_by->names, "does not go with classes");
  if (problem.modulus != 0) refuse("--mod", problem.modulus.get_str(), "does not go with classes");
  if (problem.weight) refuse("--weight", text_of(*problem.weight), "does not go with classes");
  const Group group = symmetries_of(problem, problem.up_to);
  Classes answer{text_of(problem), name_of(group.elements), group.order(), 0, 0, {}, {}, ""};
  FixedCounts counts(problem, options);
  const auto conjugates = conjugates_of(group);
  std::vector<std::size_t> numbers;
  for (const Conjugates& alike : conjugates) numbers.push_back(counts.plan(group, {alike.element}));
  const auto subgroups =
      group.order() <= most_for_subgroups ? subgroups_of(group) : std::vector<Subgroup>();
  std::map<std::size_t, std::size_t> planned;
  for (const Subgroup& subgroup : subgroups)
    if (planned.count(subgroup.like) == 0)
      planned[subgroup.like] = counts.plan(group, subgroup.elements);
  counts.run();
  Integer sum = 0;
  for (std::size_t i = 0; i < conjugates.size(); ++i) {
    const auto [element, size] = conjugates[i];
    const Integer& placements = counts[numbers[i]];
    answer.fixed.push_back({name_of(group.elements[element]), size, placements});
    sum += placements * static_cast<unsigned long>(size);
  }
  answer.placements = counts[numbers[0]];
  answer.classes = sum / static_cast<unsigned long>(group.order());
  std::map<std::size_t, Integer> fixed;
  for (const auto& [like, number] : planned) fixed[like] = counts[number];
  answer.kinds = kinds_of(group, subgroups, fixed);
  Integer by_kinds = 0;
  for (const Classes::Kind& kind : answer.kinds) by_kinds += kind.classes;
  if (sum % static_cast<unsigned long>(group.order()) != 0 ||
      (!subgroups.empty() && by_kinds != answer.classes))
    throw Error(Error::Kind::internal, "two ways to count classes disagree, please report it");
  answer.method = counts.ways();
  return answer;
}

}  // namespace rookery
