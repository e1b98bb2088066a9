// SPDX-License-Identifier: Apache-2.0
#include "problem/instance.hpp"

#include <algorithm>
#include <limits>

#include "problem/domination.hpp"
#include "problem/invariance.hpp"

namespace rookery {
namespace {

constexpr std::uint32_t gone = std::numeric_limits<std::uint32_t>::max();

// Which stands of the graph can be taken beside the given ones.
std::vector<bool> open_stands(const Problem& problem, const Graph& graph, bool& conflict) {
  std::vector<bool> open(graph.conflicts.size(), true);
  for (std::size_t stand = 0; stand < graph.barred.size(); ++stand)
    open[stand] = !graph.barred[stand];
  for (std::size_t kind = 0; kind < graph.kinds; ++kind)
    if (problem.army[kind].number.most == 0)
      for (std::size_t s = 0; s < graph.squares.size(); ++s) open[graph.stand(s, kind)] = false;
  for (const std::uint32_t given : graph.given) {
    conflict |= !graph.barred.empty() && graph.barred[given];
    for (const std::uint32_t other : graph.conflicts[given]) open[other] = false;
    for (std::size_t kind = 0; kind < graph.kinds; ++kind)
      open[graph.stand(graph.square_of(given), kind)] = false;
  }
  for (const std::uint32_t one : graph.given)
    for (const std::uint32_t other : graph.given)
      conflict |=
          std::binary_search(graph.conflicts[one].begin(), graph.conflicts[one].end(), other);
  return open;
}

// The range that is left when so many pieces stand; false: they are too many, and none may follow.
bool take(Range& range, std::int64_t pieces) {
  range.least = std::max<std::int64_t>(range.least - pieces, 0);
  if (range.most == Range::unlimited) return true;
  range.most -= pieces;
  const bool fit = range.most >= 0;
  range.most = std::max<std::int64_t>(range.most, 0);
  return fit;
}

// A piece for every so many counts as one.
void divide(Line& line) {
  const std::int64_t by = line.weights.empty() ? 1 : line.weights.front();
  for (const std::int64_t weight : line.weights)
    if (weight != by) return;
  line.weights.clear();
  line.range.least = (line.range.least + by - 1) / by;
  if (line.range.most != Range::unlimited) line.range.most /= by;
}

class Builder {
 public:
  explicit Builder(const Problem& problem) : problem_(problem), graph_(graph_of(problem)) {
    lines_ = lines_of(problem, graph_);
    for (Line& line : domination_lines(problem, graph_)) lines_.push_back(std::move(line));
    if (problem.fixed_by) {
      lines_ = with_orbits(problem, graph_, lines_);
      graph_ = with_orbits(problem, graph_);
    }
    left_.kinds = graph_.kinds;
    open_ = open_stands(problem, graph_, left_.impossible);
    for (Line& line : lines_) take_given(line);
    for (const Line& line : lines_) close_too_heavy(line);
  }

  Instance build() {
    keep_squares();
    keep_conflicts();
    take_numbers();
    for (Line& line : lines_) keep(std::move(line));
    return std::move(left_);
  }

 private:
  void keep_squares() {
    number_.assign(graph_.squares.size(), gone);
    for (std::size_t s = 0; s < graph_.squares.size(); ++s) {
      bool any = false;
      for (std::size_t kind = 0; kind < graph_.kinds; ++kind) any |= open_[graph_.stand(s, kind)];
      if (!any) continue;
      number_[s] = static_cast<std::uint32_t>(left_.squares.size());
      left_.squares.push_back(graph_.squares[s]);
      for (std::size_t kind = 0; kind < graph_.kinds; ++kind)
        left_.open.push_back(open_[graph_.stand(s, kind)]);
    }
  }

  std::uint32_t renamed(std::uint32_t stand) const {
    return left_.stand(number_[graph_.square_of(stand)],
                       static_cast<std::size_t>(graph_.kind_of(stand)));
  }

  void keep_conflicts() {
    left_.conflicts.resize(left_.open.size());
    for (std::uint32_t stand = 0; stand < open_.size(); ++stand)
      if (open_[stand]) {
        auto& list = left_.conflicts[renamed(stand)];
        list.reserve(graph_.conflicts[stand].size());
        for (const std::uint32_t other : graph_.conflicts[stand])
          if (open_[other]) list.push_back(renamed(other));
      }
  }

  void take_numbers() {
    left_.taken.assign(graph_.kinds, 0);
    for (const Stand& stand : problem_.given) ++left_.taken[static_cast<std::size_t>(stand.kind)];
    for (std::size_t kind = 0; kind < graph_.kinds; ++kind) {
      left_.numbers.push_back(problem_.army[kind].number);
      left_.impossible |= !take(left_.numbers.back(), left_.taken[kind]);
    }
  }

  // Counts the given pieces in.
  void take_given(Line& line) {
    std::int64_t pieces = 0;
    for (const std::uint32_t given : graph_.given) {
      const auto square = static_cast<std::uint32_t>(graph_.square_of(given));
      const auto at = std::lower_bound(line.squares.begin(), line.squares.end(), square);
      if (at == line.squares.end() || *at != square) continue;
      const auto i = static_cast<std::size_t>(at - line.squares.begin());
      if (line.counts(i, static_cast<std::size_t>(graph_.kind_of(given)))) pieces += line.weight(i);
    }
    left_.impossible |= !take(line.range, pieces);
  }

  // Pieces that would count for more than the line may hold.
  void close_too_heavy(const Line& line) {
    for (std::size_t i = 0; i < line.weights.size(); ++i)
      for (std::size_t kind = 0; kind < graph_.kinds; ++kind)
        if (line.weights[i] > line.range.most && line.counts(i, kind))
          open_[graph_.stand(line.squares[i], kind)] = false;
  }

  void keep(Line line) {
    Line kept{line.kind, line.range, {}};
    for (std::size_t i = 0; i < line.squares.size(); ++i) {
      if (!can_hold(line, i)) continue;
      kept.squares.push_back(number_[line.squares[i]]);
      if (!line.kinds.empty()) kept.kinds.push_back(line.kinds[i]);
      if (!line.weights.empty()) kept.weights.push_back(line.weights[i]);
    }
    divide(kept);
    left_.impossible |= kept.range.least > kept.most();
    if (kept.range.least > 0 || kept.range.most < kept.most())
      left_.lines.push_back(std::move(kept));
  }

  // Can one of the pieces that the line counts still stand on its i-th square?
  bool can_hold(const Line& line, std::size_t i) const {
    const std::uint32_t square = line.squares[i];
    bool open = false;
    for (std::size_t kind = 0; kind < graph_.kinds; ++kind)
      open |= open_[graph_.stand(square, kind)] && line.counts(i, kind);
    return open && number_[square] != gone;
  }

  const Problem& problem_;
  Graph graph_;
  std::vector<Line> lines_;
  std::vector<bool> open_;
  std::vector<std::uint32_t> number_;  // of the graph's squares in what is left, or gone
  Instance left_;
};

}  // namespace

bool has_weights(const Instance& instance) {
  return std::any_of(instance.lines.begin(), instance.lines.end(),
                     [](const Line& line) { return !line.weights.empty(); });
}

Instance instance_of(const Problem& problem) { return Builder(problem).build(); }

}  // namespace rookery
