// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/maker.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

#include <rookery/error.hpp>

namespace rookery::usages {
namespace {

// Sorts by the lowest `bits` of the usages: the rest are equal. Many records digit by digit, the
// lowest first.
void sort(std::vector<Record>& records, unsigned bits, const Context& context) {
  constexpr unsigned step = 11;
  if (records.size() < 1000) {
    std::sort(records.begin(), records.end(),
              [](const Record& one, const Record& other) { return one.usage < other.usage; });
    return;
  }
  std::vector<Record> sorted(records.size());
  for (unsigned done = 0; done < bits; done += step) {
    context.check();
    const auto digit = [&](const Record& record) {
      return static_cast<std::size_t>(record.usage >> done) & ((1U << step) - 1);
    };
    std::array<std::size_t, (1U << step) + 1> place{};
    for (const Record& record : records) ++place[digit(record) + 1];
    for (std::size_t i = 1; i < place.size(); ++i) place[i] += place[i - 1];
    for (const Record& record : records) sorted[place[digit(record)]++] = record;
    records.swap(sorted);
  }
}

std::size_t usages_in(const std::vector<Record>& records) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < records.size(); ++i)
    count += i == 0 || records[i].usage != records[i - 1].usage;
  return count;
}

Slice slice_of(const std::vector<Record>& records) {
  if (records.size() > std::numeric_limits<std::uint32_t>::max())
    throw Error(Error::Kind::unanswered, "column-usage: too many states");
  Slice slice;
  const std::size_t usages = usages_in(records);
  slice.usages.reserve(usages);
  slice.ends.reserve(usages);
  slice.last.reserve(records.size());
  std::uint64_t most = 0;
  for (const Record& record : records) most = std::max(most, record.ways);
  const bool narrow = most <= std::numeric_limits<std::uint32_t>::max();
  narrow ? slice.short_ways.reserve(records.size()) : slice.long_ways.reserve(records.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    slice.last.push_back(records[i].last);
    if (narrow)
      slice.short_ways.push_back(static_cast<std::uint32_t>(records[i].ways));
    else
      slice.long_ways.push_back(records[i].ways);
    if (i + 1 < records.size() && records[i + 1].usage == records[i].usage) continue;
    slice.usages.push_back(records[i].usage);
    slice.ends.push_back(static_cast<std::uint32_t>(i + 1));
  }
  return slice;
}

}  // namespace

Maker::Maker(const Course& course, const Layer& before, std::int64_t done, const Context& context)
    : course_(course),
      before_(before),
      least_(course.task().held(done).least),
      context_(context),
      sums_(course.task().fillings.size(), 0) {}

Slice Maker::make(Key last_columns) {
  records_.clear();
  for (std::size_t group = 0; group < course_.groups().size(); ++group) {
    const auto source = before_.find(last_columns - course_.groups()[group].key);
    if (source != before_.end())
      go_on(source->second, group, [&](const Record& record) { records_.push_back(record); });
  }
  sort(records_, course_.shift(), context_);
  return slice_of(records_);
}

std::size_t Maker::count() {
  std::size_t states = 0;
  for (const auto& [key, slice] : before_)
    for (std::size_t group = 0; group < course_.groups().size(); ++group)
      go_on(slice, group, [&](const Record&) { ++states; });
  return states;
}

template <class Found>
void Maker::go_on(const Slice& slice, std::size_t group, const Found& found) {
  const Keys& keys = course_.keys();
  const Group& own = course_.groups()[group];
  for (std::size_t usage = 0; usage < slice.usages.size(); ++usage) {
    if (usage % 1024 == 0) context_.check();
    work_ += course_.add_up(slice, usage, group, sums_.data());
    const Key full = keys.full(slice.usages[usage]);
    for (Place place = own.first; place < own.end; ++place) {
      const std::uint64_t ways = std::exchange(sums_[place], 0);
      if (ways == 0 || (course_.key(place) & full) != 0) continue;
      const Key key = slice.usages[usage] + course_.key(place);
      if (least_ == 0 || keys.all_hold(key, least_)) found({key, ways, place});
    }
  }
}

std::vector<Key> last_columns_after(const Course& course, const Layer& before) {
  std::set<Key> reached;
  for (const auto& [key, slice] : before) {
    const Key full = course.keys().full(key << course.shift()) >> course.shift();
    for (const Group& group : course.groups())
      if ((group.key & full) == 0) reached.insert(key + group.key);
  }
  return {reached.begin(), reached.end()};
}

}  // namespace rookery::usages
