// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/model.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <numeric>

namespace rookery::deduction {
namespace {

class Builder {
 public:
  explicit Builder(const Instance& instance) : instance_(instance) {
    for (std::uint32_t stand = 0; stand < instance.open.size(); ++stand) {
      bit_of_.push_back(static_cast<std::uint32_t>(model_.stands.size()));
      if (instance.open[stand]) model_.stands.push_back(stand);
    }
    model_.impossible = instance.impossible;
    model_.words = (model_.size() + 63) / 64;
    model_.out.resize(model_.size() * model_.words);
    add_conflicts();
  }

  Model build() {
    for (const Line& line : instance_.lines) add(line.range, stands_of(line));
    for (std::size_t kind = 0; kind < instance_.kinds; ++kind) add_number(kind);
    for (const Demand& demand : model_.demands)
      if (demand.most == 1) exclude_each_other(demand.stands);
    for (Demand& demand : model_.demands)
      if (demand.least > 1) demand.cliques = cliques_of(demand.stands);
    return std::move(model_);
  }

 private:
  void exclude(std::uint32_t one, std::uint32_t other) {
    model_.out[one * model_.words + other / 64] |= Word{1} << other % 64;
  }

  void add_conflicts() {
    for (std::uint32_t bit = 0; bit < model_.size(); ++bit) {
      const std::uint32_t stand = model_.stands[bit];
      for (const std::uint32_t other : instance_.conflicts[stand]) exclude(bit, bit_of_[other]);
      const auto square = stand / instance_.kinds;
      for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
        if (const std::uint32_t other = instance_.stand(square, kind);
            other != stand && instance_.open[other])
          exclude(bit, bit_of_[other]);
    }
  }

  // The open ones that it counts.
  Bits stands_of(const Line& line) const {
    Bits bits;
    for (std::size_t i = 0; i < line.squares.size(); ++i)
      for (std::size_t kind = 0; kind < instance_.kinds; ++kind)
        if (const std::uint32_t stand = instance_.stand(line.squares[i], kind);
            instance_.open[stand] && line.counts(i, kind))
          bits.push_back(bit_of_[stand]);
    return bits;
  }

  Bits stands_of(std::size_t kind) const {
    Bits bits;
    for (std::uint32_t bit = 0; bit < model_.size(); ++bit)
      if (model_.stands[bit] % instance_.kinds == kind) bits.push_back(bit);
    return bits;
  }

  void add(const Range& range, Bits stands) {
    const auto size = static_cast<std::int64_t>(stands.size());
    model_.impossible |= range.least > size || range.least > range.most;
    if (range.least > 0 || range.most < size)
      model_.demands.push_back({std::move(stands), range.least, std::min(range.most, size)});
  }

  // With as many pieces as there are rows that hold one at most, each row holds one; columns alike.
  void add_number(std::size_t kind) {
    const Range& number = instance_.numbers[kind];
    const Bits all = stands_of(kind);
    add(number, all);
    if (number.least <= 0) return;
    add_full(number, all, [](const Square& square) { return square.row; });
    add_full(number, all, [](const Square& square) { return square.column; });
  }

  void add_full(const Range& number, const Bits& all,
                const std::function<std::int64_t(const Square&)>& line_of) {
    std::map<std::int64_t, Bits> lines;
    for (const std::uint32_t bit : all)
      lines[line_of(instance_.squares[model_.stands[bit] / instance_.kinds])].push_back(bit);
    if (static_cast<std::int64_t>(lines.size()) != number.least) return;
    for (const auto& line : lines)
      if (!is_clique(line.second)) return;
    for (auto& line : lines) model_.demands.push_back({std::move(line.second), 1, 1});
  }

  bool exclude_all(const Bits& clique, std::uint32_t bit) const {
    return std::all_of(clique.begin(), clique.end(),
                       [&](std::uint32_t other) { return model_.exclude(bit, other); });
  }

  bool is_clique(const Bits& bits) const {
    return std::all_of(bits.begin(), bits.end(), [&](std::uint32_t bit) {
      return std::all_of(bits.begin(), bits.end(), [&](std::uint32_t other) {
        return other == bit || model_.exclude(bit, other);
      });
    });
  }

  void exclude_each_other(const Bits& stands) {
    std::vector<Word> all(model_.words);
    for (const std::uint32_t bit : stands) all[bit / 64] |= Word{1} << bit % 64;
    for (const std::uint32_t bit : stands) {
      Word* row = &model_.out[bit * model_.words];
      for (std::size_t w = 0; w < model_.words; ++w) row[w] |= all[w];
      row[bit / 64] &= ~(Word{1} << bit % 64);
    }
  }

  // Each stand in the first clique that will have it.
  std::vector<Bits> cliques_of(const Bits& stands) const {
    std::vector<Bits> cliques;
    for (const std::uint32_t bit : stands) {
      const auto fits = [&](const Bits& clique) { return exclude_all(clique, bit); };
      const auto clique = std::find_if(cliques.begin(), cliques.end(), fits);
      if (clique == cliques.end())
        cliques.push_back({bit});
      else
        clique->push_back(bit);
    }
    return cliques;
  }

  const Instance& instance_;
  Bits bit_of_;  // of each stand of the instance; of no meaning where it is not open
  Model model_;
};

}  // namespace

Bits Model::excluded_by(std::uint32_t bit) const {
  Bits others;
  for (std::size_t w = 0; w < words; ++w)
    for (Word left = out[bit * words + w]; left != 0; left &= left - 1)
      others.push_back(static_cast<std::uint32_t>(w * 64) +
                       static_cast<std::uint32_t>(std::countr_zero(left)));
  return others;
}

Model model_of(const Instance& instance) { return Builder(instance).build(); }

Model shuffled(const Model& model, Chance& chance) {
  Bits number(model.size());
  std::iota(number.begin(), number.end(), 0);
  for (std::size_t left = number.size(); left > 1; --left)
    std::swap(number[left - 1], number[chance.next() % left]);
  const auto renamed = [&](const Bits& bits) {
    Bits other;
    for (const std::uint32_t bit : bits) other.push_back(number[bit]);
    std::sort(other.begin(), other.end());
    return other;
  };
  Model other = model;
  std::fill(other.out.begin(), other.out.end(), 0);
  for (std::uint32_t bit = 0; bit < model.size(); ++bit) {
    other.stands[number[bit]] = model.stands[bit];
    for (const std::uint32_t one : renamed(model.excluded_by(bit)))
      other.out[number[bit] * other.words + one / 64] |= Word{1} << one % 64;
  }
  for (Demand& demand : other.demands) {
    demand.stands = renamed(demand.stands);
    for (Bits& clique : demand.cliques) clique = renamed(clique);
  }
  return other;
}

}  // namespace rookery::deduction
