// SPDX-License-Identifier: Apache-2.0
// In how many placements each stand is used: the ways to reach each state, times the ways to go on
// from where a piece leads, added up. A sweep keeps every s-th list; going back from the end, the
// lists of a segment are made anew from the one that is kept.
#include <algorithm>

#include "method/sweep/layers.hpp"
#include "method/sweep/sweeper.hpp"
#include "problem/counts.hpp"

namespace rookery::sweeping {
namespace {

template <class Key>
class HeatSweep {
 public:
  HeatSweep(const Task& task, const Problem& problem, Context& context)
      : task_(task),
        problem_(problem),
        context_(context),
        squares_(task.course.order.size()),
        moves_(moves_of<Key>(task.course, task.instance.kinds)),
        heat_(cold(problem)) {
    const Forecast predicted = forecast(task);
    segment_ = keeping_of(task, predicted, context.bytes).segment;
  }

  Table run() {
    keep();
    ways_on_ = last_layer<Key>(task_.course);
    for (std::size_t number = kept_.size(); number-- > 0;) go_back(number * segment_);
    Integer total = 0;
    if (!ways_on_.keys.empty()) total = number_of(ways_on_, 0, 0);
    for (const Stand& stand : problem_.given) heat_.values[heat_place(problem_, stand)] = total;
    return std::move(heat_);
  }
  std::uint64_t work() const { return work_; }

 private:
  void keep() {
    Sweeper<Key> sweeper(task_.course, task_.told, context_);
    for (std::size_t begin = 0; begin < squares_; begin += segment_) {
      sweeper.run_to(begin);
      kept_.push_back(sweeper.layer());
    }
    work_ += sweeper.work();
  }

  // From the end of the segment to its begin; the kept list is not needed any more.
  void go_back(std::size_t begin) {
    std::vector<Layer<Key>> lists;
    lists.push_back(std::move(kept_.back()));
    kept_.pop_back();
    {
      Sweeper<Key> sweeper(task_.course, task_.told, context_, begin, lists[0]);
      for (std::size_t t = begin + 1; t < std::min(squares_, begin + segment_); ++t) {
        sweeper.run_to(t);
        lists.push_back(sweeper.layer());
      }
      work_ += sweeper.work();
    }
    while (!lists.empty()) {
      const std::size_t square = begin + lists.size() - 1;
      const Passage<Key> passage = passage_of(task_.course, task_.told, moves_, square);
      add_uses(square, passage, lists.back());
      ways_on_ = completed(std::move(lists.back().keys), passage, ways_on_, context_);
      work_ += ways_on_.keys.size();
      lists.pop_back();
    }
  }

  static mpz_srcptr view(mpz_t place, const Layer<Key>& layer, std::size_t state,
                         std::size_t slot) {
    return mpz_roinit_n(place, layer.number(state, slot), static_cast<mp_size_t>(layer.limbs));
  }
  static Integer number_of(const Layer<Key>& layer, std::size_t state, std::size_t slot) {
    mpz_t place;
    return Integer(view(place, layer, state, slot));
  }

  void add_uses(std::size_t square, const Passage<Key>& passage, const Layer<Key>& ways_here) {
    const std::size_t kinds = task_.instance.kinds;
    Finder<Key> finder(ways_on_.keys, passage.moves.leaving(), kinds);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      const int own = static_cast<int>(kind);
      if (!passage.moves.any(own)) continue;
      const Square& at = task_.instance.squares[task_.course.order[square]];
      Integer& sum = heat_.values[heat_place(problem_, {at, own})];
      for (std::size_t state = 0; state < ways_here.keys.size(); ++state) {
        if (state % 4096 == 0) context_.check();
        Key key = ways_here.keys[state];
        if (!passage.moves.take(key, own)) continue;
        const std::size_t next = finder.find(key, ways_here.keys[state], own);
        if (next != Layer<Key>::nowhere) add(passage.runs[kind + 1], ways_here, state, next, sum);
      }
    }
  }

  void add(const std::vector<Run>& runs, const Layer<Key>& ways_here, std::size_t state,
           std::size_t next, Integer& sum) const {
    for (const Run& run : runs)
      for (std::size_t i = 0; i < run.length; ++i) {
        mpz_t here, on;
        mpz_addmul(sum.get_mpz_t(), view(here, ways_here, state, run.from + i),
                   view(on, ways_on_, next, run.to + i));
      }
  }

  const Task& task_;
  const Problem& problem_;
  Context& context_;
  std::size_t squares_, segment_ = 1;
  std::vector<SquareMoves<Key>> moves_;
  std::vector<Layer<Key>> kept_;  // the ways to reach, after 0, s, 2s, ... squares
  Layer<Key> ways_on_;            // to the end
  Table heat_;
  std::uint64_t work_ = 0;
};

template <class Key>
Table heat(const Task& task, const Problem& problem, Context& context, std::uint64_t& work) {
  HeatSweep<Key> sweep(task, problem, context);
  Table table = sweep.run();
  work += sweep.work();
  return table;
}

}  // namespace

Table heat(const Task& task, const Problem& problem, Context& context, std::uint64_t& work) {
  if (task.course.hopeless) return cold(problem);
  if (task.course.most_bits <= 64) return heat<std::uint64_t>(task, problem, context, work);
  return heat<Wide>(task, problem, context, work);
}

// Two sweeps, the way back, and a product for each state.
Cost heat_cost(const Task& task) {
  const Forecast predicted = forecast(task);
  return {1e4 + 8 * predicted.cost.operations, 4096 + least_bytes(task, predicted)};
}

}  // namespace rookery::sweeping
