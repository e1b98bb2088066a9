// SPDX-License-Identifier: Apache-2.0
#include "problem/domination.hpp"

#include <algorithm>
#include <bit>

namespace rookery {
namespace {

constexpr std::size_t most_compared = 20'000'000;  // squares of lines, times lines

// The kinds of pieces that keep others off a square, on each square that matters, sorted.
using Keepers = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

// What keeps a piece of the kind off the square: any piece there, and those in conflict.
Keepers keepers_of(const Graph& graph, std::uint32_t square, std::size_t kind) {
  std::vector<std::uint32_t> stands = graph.conflicts[graph.stand(square, kind)];
  for (std::size_t own = 0; own < graph.kinds; ++own) stands.push_back(graph.stand(square, own));
  std::sort(stands.begin(), stands.end());
  Keepers keepers;
  for (const std::uint32_t stand : stands) {
    if (!graph.barred.empty() && graph.barred[stand]) continue;
    const auto at = static_cast<std::uint32_t>(graph.square_of(stand));
    if (keepers.empty() || keepers.back().first != at) keepers.emplace_back(at, 0);
    keepers.back().second |= std::uint64_t{1} << graph.kind_of(stand);
  }
  return keepers;
}

bool includes(const Keepers& larger, const Keepers& smaller) {
  auto at = larger.begin();
  for (const auto& [square, kinds] : smaller) {
    while (at != larger.end() && at->first < square) ++at;
    if (at == larger.end() || at->first != square || (kinds & ~at->second) != 0) return false;
  }
  return true;
}

// Leaves those that include no other one: these are kept by themselves.
void drop_needless(std::vector<Keepers>& all) {
  std::sort(all.begin(), all.end(), [](const Keepers& a, const Keepers& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  std::size_t entries = 0;
  for (const Keepers& keepers : all) entries += keepers.size();
  if (entries * all.size() > most_compared) return;
  std::vector<Keepers> kept;
  for (Keepers& keepers : all) {
    const auto within = [&](const Keepers& other) { return includes(keepers, other); };
    if (std::none_of(kept.begin(), kept.end(), within)) kept.push_back(std::move(keepers));
  }
  all = std::move(kept);
}

Line line_of(const Keepers& keepers, std::size_t kinds) {
  Line line{Quota::all, {1, Range::unlimited}, {}};
  bool every_kind = true;
  for (const auto& [square, keeping] : keepers) {
    line.squares.push_back(square);
    line.kinds.push_back(keeping);
    every_kind &= static_cast<std::size_t>(std::popcount(keeping)) == kinds;
  }
  if (every_kind) line.kinds.clear();
  return line;
}

}  // namespace

std::vector<Line> domination_lines(const Problem& problem, const Graph& graph) {
  if (!problem.maximal) return {};
  std::vector<Keepers> all;
  for (std::uint32_t square = 0; square < graph.squares.size(); ++square)
    for (std::size_t kind = 0; kind < graph.kinds; ++kind)
      all.push_back(keepers_of(graph, square, kind));
  drop_needless(all);
  std::sort(all.begin(), all.end());
  std::vector<Line> lines;
  for (const Keepers& keepers : all) lines.push_back(line_of(keepers, graph.kinds));
  return lines;
}

}  // namespace rookery
