// SPDX-License-Identifier: Apache-2.0
// A prediction of the work. A connected set without its busiest vertices, one after the other, is a
// chain of ever smaller sets, and counting one counts all that follow it. So the chain is gone
// through from its small end, remembering what is met, until the work allowed is done; from there
// the growth of its logarithm with each vertex goes on as seen last.
#include <algorithm>
#include <cmath>

#include "method/graph/counter.hpp"

namespace rookery::graphs {

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
  std::vector<double> done;  // work up to each set of the chain, from its small end
  for (std::size_t i = chain.size(); i-- > 0 && work_ < most_work_;) {
    visit_connected(chain[i]);
    if (work_ < most_work_) done.push_back(static_cast<double>(work_));
  }
  if (done.size() == chain.size()) return {done.back(), static_cast<double>(known_.size()), 1};
  // The growth over the last third of what was done, and no less than one look a step.
  const std::size_t last = done.size() - 1, early = done.size() - 1 - done.size() / 3;
  const double steps = std::max(1.0, static_cast<double>(last - early));
  const double growth = std::log(done[last] / done[early]) / steps;
  const double grown = std::exp(growth * static_cast<double>(chain.size() - done.size()));
  const double share = static_cast<double>(known_.size()) / done[last];
  return {done[last] * grown, done[last] * grown * share, grown};
}

}  // namespace rookery::graphs
