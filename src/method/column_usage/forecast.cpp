// SPDX-License-Identifier: Apache-2.0
#include "method/column_usage/forecast.hpp"

#include <algorithm>
#include <cmath>

#include "method/column_usage/maker.hpp"
#include "method/column_usage/strips.hpp"

namespace rookery::usages {
namespace {

constexpr double most_tried = 3e6;         // operations, to see how the first layers go
constexpr double making = 60;              // operations, of a state, where memory is fresh
constexpr double states_in_a_slice = 5e4;  // about
constexpr double sums_in_a_slice = 5e5;
constexpr double workers = 2;
constexpr double least_slices = 512;  // what is made of one takes little room

template <class Items>
double number_in(const Items& items) {
  return static_cast<double>(items.size());
}

double links_of(const Task& task) {
  double links = 0;
  for (std::size_t place = 1; place < task.above.size(); ++place)
    links += number_in(task.above[place]);
  return links / std::max(1.0, static_cast<double>(task.above.size() - 1));
}

// What it takes to add up the ways to go on from these states. Measured on x86-64.
double going_on(const Task& task, const Crowd& crowd) {
  return 1.3 * crowd.states * links_of(task) + 1.2 * crowd.usages * number_in(task.fillings);
}

// How many rows the states reach that are made, kept or not.
std::int64_t made(const Task& task) {
  return task.swept() + (task.meets() && !task.has_middle() ? 1 : 0);
}

Crowd crowd_of(const Layer& layer) {
  Crowd crowd;
  for (const auto& [key, slice] : layer) {
    crowd.usages += static_cast<double>(slice.usages.size());
    crowd.states += static_cast<double>(slice.last.size());
  }
  return crowd;
}

double share(double part, double whole) { return whole > 0 ? part / whole : 0; }

// The first layers show which share of the bounds is reached: the states of a layer are told from
// the layer before, which is made as long as that is quick. After two rows more, which are a row of
// blocks of neighbours, the share is about the same. Of usages with a single row in the last block
// it has been seen to be about the third power of that of states.
void correct(const Task& task, std::vector<Crowd>& crowds) {
  const Course course(task, task.above, std::min<unsigned>(2, static_cast<unsigned>(task.columns)));
  std::atomic<std::uint64_t> work = 0;
  Layer layer = bottom(course);
  double shares[2] = {1, 1};
  double spent = 0;
  bool made = true;
  for (std::size_t done = 1; done < crowds.size(); ++done) {
    Crowd& crowd = crowds[done];
    const auto rows = static_cast<std::int64_t>(done);
    spent += going_on(task, crowds[done - 1]);
    if (made && spent <= most_tried) {
      const Context alone;
      const auto states = static_cast<double>(Maker(course, layer, rows, alone).count());
      shares[done % 2] = share(states, crowd.states);
      if (done % 2 == 1) shares[0] = shares[1];
      spent += making * states;
      made = spent <= most_tried;
      if (made) layer = next_layer(course, layer, rows, alone, work);
    } else {
      made = false;
    }
    crowd = {crowd.usages * (done % 2 == 1 ? std::pow(shares[1], 3) : 1),
             crowd.states * shares[done % 2]};
    if (made) crowd = crowd_of(layer);
  }
}

unsigned last_columns_of(const Task& task, const std::vector<Crowd>& crowds) {
  double wanted = least_slices;
  for (const Crowd& crowd : crowds)
    wanted = std::max({wanted, crowd.states / states_in_a_slice,
                       crowd.usages * number_in(task.fillings) / sums_in_a_slice});
  const double digits = static_cast<double>(task.per_column.most) + 1;
  const double columns = digits < 2 ? 1 : std::ceil(std::log(wanted) / std::log(digits));
  return static_cast<unsigned>(std::clamp(columns, 1.0, static_cast<double>(task.columns)));
}

double operations_of(const Task& task, const std::vector<Crowd>& crowds) {
  double operations = 0;
  for (std::size_t done = 1; done < crowds.size(); ++done)
    operations += going_on(task, crowds[done - 1]) + 40 * crowds[done].states;
  if (task.meets()) operations += going_on(task, crowds.back()) * (task.has_middle() ? 1.5 : 0.7);
  return operations * (task.meets() && !task.same_both_ways() ? 2 : 1);
}

double bytes_of(const Crowd& crowd, double ways) {
  const double each = share(ways, crowd.states);
  return crowd.states * (2 + (each > 2e9 ? 8 : 4)) + crowd.usages * 12;
}

double bytes_of(const Task& task, const std::vector<Crowd>& crowds, unsigned last_columns) {
  const auto kept = static_cast<std::size_t>(task.swept());
  double most = 0, states = 0, before = 0;
  for (std::size_t done = 0; done < crowds.size(); ++done) {
    states = std::max(states, crowds[done].states);
    if (done > kept) break;
    const double own = bytes_of(crowds[done], task.ways[done]);
    most = std::max(most, own + before);
    before = own;
  }
  if (task.meets() && !task.same_both_ways()) most += before;
  const double slices = std::pow(static_cast<double>(task.per_column.most) + 1, last_columns);
  const double tables = number_in(task.fillings) * (links_of(task) * 8 + 1000);
  return 4096 + most + workers * 2 * 4 * 78 * states / slices + 300 * slices + tables;
}

}  // namespace

std::optional<Forecast> forecast(const Task& task) {
  Forecast forecast;
  if (task.contradictory) {
    forecast.cost = {1000, 4096};
    return forecast;
  }
  forecast.crowds = crowds_of_strips(task, made(task));
  if (forecast.crowds.empty()) return std::nullopt;
  correct(task, forecast.crowds);
  forecast.last_columns = last_columns_of(task, forecast.crowds);
  forecast.cost = {1e4 + operations_of(task, forecast.crowds),
                   bytes_of(task, forecast.crowds, forecast.last_columns)};
  return forecast;
}

}  // namespace rookery::usages
