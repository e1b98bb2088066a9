// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/layer.hpp"

#include "method/column_usage/maker.hpp"

namespace rookery::usages {

Layer bottom(const Course& course) {
  const Key none = course.keys().none();
  Layer layer;
  layer[none >> course.shift()] = {{none}, {1}, {0}, {1}, {}};
  return layer;
}

Layer next_layer(const Course& course, const Layer& before, std::int64_t done,
                 const Context& context, std::atomic<std::uint64_t>& work) {
  const std::vector<Key> reached = last_columns_after(course, before);
  std::vector<Slice> slices(reached.size());
  share_out(context, reached.size(), [&](const Context& mine, const NextTask& next) {
    Maker maker(course, before, done, mine);
    while (const auto task = next()) slices[*task] = maker.make(reached[*task]);
    work += maker.work();
  });
  Layer layer;
  for (std::size_t i = 0; i < reached.size(); ++i)
    if (!slices[i].usages.empty()) layer.emplace(reached[i], std::move(slices[i]));
  return layer;
}

}  // namespace rookery::usages
