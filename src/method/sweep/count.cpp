// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/count.hpp"

#include <bit>

#include "method/sweep/merge.hpp"
#include "method/sweep/sweeper.hpp"

namespace rookery::sweeping {
namespace {

Table no_placement(const Instance& instance) {
  return {instance.taken, std::vector<std::int64_t>(instance.kinds, 1), {Integer(0)}};
}

template <class Key>
Table count(const Instance& instance, const Course& course, const Told& told, Context& context,
            std::uint64_t& work) {
  Sweeper<Key> sweeper(course, told, context);
  sweeper.run();
  work += sweeper.work();
  const Window& last = course.window(course.order.size());
  Table box{last.first, last.size, {}};
  for (std::size_t kind = 0; kind < instance.kinds; ++kind)
    box.first[kind] = told[kind] < 0 ? 0 : last.first[kind] + instance.taken[kind];
  for (std::size_t slot = 0; slot < last.slots(); ++slot)
    box.values.push_back(sweeper.states() == 0 ? Integer(0) : sweeper.number(0, slot));
  return box;
}

}  // namespace

Table count(const Instance& instance, const Course& course, const Told& told, Context& context,
            std::uint64_t& work) {
  if (course.hopeless) return no_placement(instance);
  if (course.most_bits <= 64) return count<std::uint64_t>(instance, course, told, context, work);
  return count<Wide>(instance, course, told, context, work);
}

}  // namespace rookery::sweeping
