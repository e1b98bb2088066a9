// SPDX-License-Identifier: Apache-2.0
#include "method/search/likeness.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

namespace rookery::depth_first {
namespace {

struct Frame {
  std::int64_t low = 0, high = 0;
  std::int64_t mirrored(std::int64_t at) const { return low + high - at; }
  std::int64_t shifted(std::int64_t at) const { return at == high ? low : at + 1; }
};

Frame frame_of(const Instance& instance, std::int64_t Square::*side) {
  Frame frame{instance.squares[0].*side, instance.squares[0].*side};
  for (const Square& square : instance.squares)
    frame = {std::min(frame.low, square.*side), std::max(frame.high, square.*side)};
  return frame;
}

using Move = std::function<Square(Square)>;

// Mirrorings and shifts of rows and columns.
std::vector<Move> moves_of(const Instance& instance) {
  std::vector<Move> moves;
  for (const auto side : {&Square::row, &Square::column}) {
    const Frame frame = frame_of(instance, side);
    moves.push_back([=](Square square) {
      square.*side = frame.mirrored(square.*side);
      return square;
    });
    moves.push_back([=](Square square) {
      square.*side = frame.shifted(square.*side);
      return square;
    });
  }
  return moves;
}

// Where each stand goes; none: some square has nowhere to go.
std::optional<std::vector<std::uint32_t>> images(const Instance& instance, const Move& move) {
  std::vector<std::uint32_t> image;
  for (const Square& square : instance.squares) {
    const Square to = move(square);
    const auto at = std::lower_bound(instance.squares.begin(), instance.squares.end(), to);
    if (at == instance.squares.end() || *at != to) return std::nullopt;
    const auto number = static_cast<std::size_t>(at - instance.squares.begin());
    for (std::size_t kind = 0; kind < instance.kinds; ++kind)
      image.push_back(instance.stand(number, kind));
  }
  return image;
}

bool keeps(const Instance& instance, const std::vector<std::uint32_t>& image,
           const std::map<std::uint32_t, std::size_t>& group_of_stand) {
  std::vector<std::uint32_t> moved;
  for (std::uint32_t stand = 0; stand < image.size(); ++stand) {
    if (instance.open[stand] != instance.open[image[stand]]) return false;
    const auto group = group_of_stand.find(stand);
    if (group != group_of_stand.end() && group_of_stand.at(image[stand]) != group->second)
      return false;
    moved.clear();
    for (const std::uint32_t other : instance.conflicts[stand]) moved.push_back(image[other]);
    std::sort(moved.begin(), moved.end());
    if (moved != instance.conflicts[image[stand]]) return false;
  }
  return true;
}

}  // namespace

std::vector<std::uint32_t> orbits(const Instance& instance, std::size_t bits,
                                  const std::vector<std::uint32_t>& bit_of,
                                  const std::map<std::uint32_t, std::size_t>& group_of_stand) {
  std::vector<std::uint32_t> orbit(bits);
  std::iota(orbit.begin(), orbit.end(), 0);
  if (instance.squares.empty() || !instance.lines.empty()) return orbit;
  for (const Move& move : moves_of(instance)) {
    const auto image = images(instance, move);
    if (!image || !keeps(instance, *image, group_of_stand)) continue;
    // Until nothing changes: the lowest bit of a cycle reaches all of it.
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [stand, group] : group_of_stand) {
        std::uint32_t &one = orbit[bit_of[stand]], &other = orbit[bit_of[(*image)[stand]]];
        changed |= one != other;
        one = other = std::min(one, other);
      }
    }
  }
  return orbit;
}

}  // namespace rookery::depth_first
