// SPDX-License-Identifier: Apache-2.0
// A prediction of the work. A connected set without its busiest vertices, one after the other, is a
// chain of ever smaller sets, and counting one counts all that follow it. So the chain is gone
// through from its small end, remembering what is met, until the work allowed is done; from there
// on it grows as that power of the set's size with which it grew its last six times.
#include <algorithm>
#include <cmath>

#include "method/graph/counter.hpp"

namespace rookery::graphs {
namespace {

constexpr double most_power = 100;  // where too little was seen: more than any prediction bears

}  // namespace

void Probe::visit(const Set& set) {
  for (const Set& component : vertices_.components(set))
    if (work_ < most_work_) visit_connected(component);
}

void Probe::visit_connected(const Set& set) {
  ++work_;
  const auto shape = vertices_.shape(set);
  if (shape.kind != Vertices::Shape::Kind::other || known_.count(set) > 0) return;
  visit(vertices_.without(set, shape.vertex));
  visit(vertices_.without_joined(set, shape.vertex));
  if (work_ < most_work_) known_.insert(set);
}

Probe::Forecast Probe::forecast() {
  Forecast all;
  for (const Set& component : vertices_.components(vertices_.all())) {
    const Forecast one = forecast_connected(component);
    all.work += one.work;
    all.known += one.known;
    all.grown = std::max(all.grown, one.grown);
  }
  return all;
}

Probe::Forecast Probe::forecast_connected(const Set& set) {
  std::vector<Set> chain = {set};
  while (true) {
    const auto shape = vertices_.shape(chain.back());
    if (shape.kind != Vertices::Shape::Kind::other) break;
    auto parts = vertices_.components(vertices_.without(chain.back(), shape.vertex));
    chain.push_back(*std::max_element(parts.begin(), parts.end(), [](const Set& a, const Set& b) {
      return size_of(a) < size_of(b);
    }));
  }
  work_ = 0;
  known_.clear();
  struct Done {
    double size, work;
  };
  std::vector<Done> done;  // up to each set of the chain, from its small end
  for (std::size_t i = chain.size(); i-- > 0 && work_ < most_work_;) {
    visit_connected(chain[i]);
    if (work_ < most_work_ || done.empty())
      done.push_back({static_cast<double>(size_of(chain[i])), static_cast<double>(work_)});
  }
  const Done& last = done.back();
  const auto known = static_cast<double>(known_.size());
  if (done.size() == chain.size()) return {last.work, known, 1};
  const auto early = std::find_if(done.begin(), done.end(), [&](const Done& one) {
    return one.work * 6 >= last.work || one.size == last.size;
  });
  const double power = early->size == last.size
                           ? most_power
                           : std::log(last.work / early->work) / std::log(last.size / early->size);
  const double grown = std::pow(static_cast<double>(size_of(set)) / last.size, power);
  return {last.work * grown, known * grown, grown};
}

}  // namespace rookery::graphs
