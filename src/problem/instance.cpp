// SPDX-License-Identifier: Apache-2.0
#include "problem/instance.hpp"

#include <algorithm>
#include <limits>

namespace rookery {
namespace {

constexpr std::uint32_t gone = std::numeric_limits<std::uint32_t>::max();

// Which stands of the graph can be taken beside the given ones.
std::vector<bool> open_stands(const Problem& problem, const Graph& graph, bool& conflict) {
  std::vector<bool> open(graph.conflicts.size(), true);
  for (std::size_t kind = 0; kind < graph.kinds; ++kind)
    if (problem.army[kind].number.most == 0)
      for (std::size_t s = 0; s < graph.squares.size(); ++s) open[graph.stand(s, kind)] = false;
  for (const std::uint32_t given : graph.given) {
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

class Builder {
 public:
  explicit Builder(const Problem& problem) : problem_(problem), graph_(graph_of(problem)) {
    left_.kinds = graph_.kinds;
    open_ = open_stands(problem, graph_, left_.impossible);
  }

  Instance build() {
    keep_squares();
    keep_conflicts();
    take_numbers();
    for (Line line : lines_of(problem_, graph_)) keep(std::move(line));
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

  void keep(Line line) {
    std::int64_t pieces = 0;
    for (const std::uint32_t given : graph_.given)
      if (line.kind == Quota::all || line.kind == graph_.kind_of(given))
        pieces += std::binary_search(line.squares.begin(), line.squares.end(),
                                     static_cast<std::uint32_t>(graph_.square_of(given)));
    left_.impossible |= !take(line.range, pieces);
    std::vector<std::uint32_t> squares;
    for (const std::uint32_t square : line.squares)
      if (can_hold(square, line.kind)) squares.push_back(number_[square]);
    line.squares = std::move(squares);
    const auto size = static_cast<std::int64_t>(line.squares.size());
    left_.impossible |= line.range.least > size;
    if (line.range.least > 0 || line.range.most < size) left_.lines.push_back(std::move(line));
  }

  // Can one of the pieces that the quota counts still stand there?
  bool can_hold(std::uint32_t square, int kind) const {
    if (number_[square] == gone) return false;
    return kind == Quota::all || open_[graph_.stand(square, static_cast<std::size_t>(kind))];
  }

  const Problem& problem_;
  Graph graph_;
  std::vector<bool> open_;
  std::vector<std::uint32_t> number_;  // of the graph's squares in what is left, or gone
  Instance left_;
};

}  // namespace

Instance instance_of(const Problem& problem) { return Builder(problem).build(); }

}  // namespace rookery
