// SPDX-License-Identifier: Apache-2.0
// All layers of a course with the ways to go on from every state, or every s-th of them and the
// segment between two that is in hand.
#pragma once
#include <cstdint>
#include <vector>

#include "method/sweep/layer.hpp"
#include "method/sweep/parts.hpp"

namespace rookery::sweeping {

// How the layers are kept.
struct Keeping {
  std::size_t segment = 1;  // squares from one kept layer to the next
  std::size_t held = 1;     // segments at once
};

// As the memory allows; `predicted`: what all layers would take, and a sweep.
Keeping keeping_of(const Task& task, const Forecast& predicted, std::uint64_t bytes);
// The least that layers can be walked with.
double least_bytes(const Task& task, const Forecast& predicted);

template <class Key>
class Layers {
 public:
  // The task has no middle, and hope.
  Layers(const Task& task, const Keeping& keeping, Context& context);

  // The states after so many squares; until the next call but one that is made anew (`held`).
  const Layer<Key>& after(std::size_t squares);
  const SquareMoves<Key>& moves(std::size_t square) const { return moves_[square]; }

 private:
  struct Segment {
    std::size_t number;
    std::vector<Layer<Key>> layers;  // those between the two kept ones
  };

  void keep_reached();
  Segment made(std::size_t number);
  const Segment& segment(std::size_t number);
  Layer<Key> before(std::size_t square, std::vector<Key> keys, const Layer<Key>& after) const;
  std::size_t begin_of(std::size_t number) const;

  const Task& task_;
  Keeping keeping_;
  Context& context_;
  std::size_t squares_;
  std::vector<SquareMoves<Key>> moves_;
  std::vector<Layer<Key>> kept_;   // after 0, s, 2s, ... and all squares
  std::vector<Segment> segments_;  // the latest last
};

}  // namespace rookery::sweeping
