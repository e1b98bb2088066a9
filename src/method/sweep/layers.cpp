// SPDX-License-Identifier: Apache-2.0
// A sweep finds which states can be reached; going back, each gets the number of ways to go on from
// it. If all layers do not fit the memory, every s-th is kept, and a segment between two is made
// anew when it is wanted: a sweep of its squares from the kept keys, and the way back.
#include "method/sweep/layers.hpp"

#include <algorithm>
#include <cmath>

#include "method/sweep/sweeper.hpp"

namespace rookery::sweeping {

// A segment takes as long to make however long it is, so the memory alone decides.
Keeping keeping_of(const Task& task, const Forecast& predicted, std::uint64_t bytes) {
  const std::size_t squares = std::max<std::size_t>(task.course.order.size(), 1);
  const double room = static_cast<double>(bytes) - predicted.cost.bytes;
  if (predicted.layers <= room) return {squares, 1};
  const auto count = static_cast<double>(squares);
  const double segment = std::ceil(std::sqrt(count));
  const double one = predicted.layers * segment / count;
  const double held =
      (room - predicted.layers / segment) / one - 2;  // and one being made, and gaps
  return {static_cast<std::size_t>(segment),
          static_cast<std::size_t>(std::clamp(held, 1.0, segment))};
}

double least_bytes(const Task& task, const Forecast& predicted) {
  const auto squares = static_cast<double>(std::max<std::size_t>(task.course.order.size(), 1));
  return predicted.cost.bytes +
         predicted.layers * std::min(1.0, 2 * std::ceil(std::sqrt(squares)) / squares);
}

template <class Key>
Layers<Key>::Layers(const Task& task, const Keeping& keeping, Context& context)
    : task_(task),
      keeping_(keeping),
      context_(context),
      squares_(task.course.order.size()),
      moves_(moves_of<Key>(task.course, task.instance.kinds)) {
  keep_reached();
  for (std::size_t number = kept_.size() - 1; number-- > 0;) {
    const Segment& first = segment(number);
    const Layer<Key>& next = first.layers.empty() ? kept_[number + 1] : first.layers.front();
    const std::size_t begin = begin_of(number);
    kept_[number] = before(begin, std::move(kept_[number].keys), next);
  }
}

// The keys of the kept layers, and the end.
template <class Key>
void Layers<Key>::keep_reached() {
  Sweeper<Key> sweeper(task_.course, task_.told, context_);
  for (std::size_t begin = 0; begin < squares_; begin += keeping_.segment) {
    sweeper.run_to(begin);
    if (!task_.course.told) sweeper.forget_numbers();
    const List<Key>& list = sweeper.list();
    kept_.emplace_back();
    kept_.back().keys.assign(list.keys.data(), list.keys.data() + list.states);
  }
  kept_.push_back(last_layer<Key>(task_.course));
}

template <class Key>
std::size_t Layers<Key>::begin_of(std::size_t number) const {
  return std::min(squares_, number * keeping_.segment);
}

template <class Key>
Layer<Key> Layers<Key>::before(std::size_t square, std::vector<Key> keys,
                               const Layer<Key>& after) const {
  return completed(std::move(keys), passage_of(task_.course, task_.told, moves_, square), after,
                   context_);
}

template <class Key>
typename Layers<Key>::Segment Layers<Key>::made(std::size_t number) {
  const std::size_t begin = begin_of(number), end = begin_of(number + 1);
  Segment made{number, {}};
  if (end == begin + 1) return made;
  {
    Sweeper<Key> sweeper(task_.course, task_.told, context_, begin, kept_[number].keys);
    for (std::size_t squares = begin + 1; squares < end; ++squares) {
      sweeper.run_to(squares);
      if (!task_.course.told && squares % 16 == 0) sweeper.forget_numbers();
      const List<Key>& list = sweeper.list();
      made.layers.emplace_back();
      made.layers.back().keys.assign(list.keys.data(), list.keys.data() + list.states);
    }
  }
  const Layer<Key>* next = &kept_[number + 1];
  for (std::size_t i = made.layers.size(); i-- > 0;) {
    made.layers[i] = before(begin + 1 + i, std::move(made.layers[i].keys), *next);
    next = &made.layers[i];
  }
  return made;
}

template <class Key>
const typename Layers<Key>::Segment& Layers<Key>::segment(std::size_t number) {
  const auto known = std::find_if(segments_.begin(), segments_.end(),
                                  [&](const Segment& one) { return one.number == number; });
  if (known != segments_.end()) {
    std::rotate(known, known + 1, segments_.end());
  } else {
    if (segments_.size() == keeping_.held) segments_.erase(segments_.begin());
    segments_.push_back(made(number));
  }
  return segments_.back();
}

template <class Key>
const Layer<Key>& Layers<Key>::after(std::size_t squares) {
  if (squares == squares_) return kept_.back();
  const std::size_t number = squares / keeping_.segment, within = squares % keeping_.segment;
  return within == 0 ? kept_[number] : segment(number).layers[within - 1];
}

template class Layers<std::uint64_t>;
template class Layers<Wide>;

}  // namespace rookery::sweeping
