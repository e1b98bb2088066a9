// SPDX-License-Identifier: Apache-2.0
#include "run/making/partition.hpp"

#include <algorithm>
#include <set>

#include <rookery/error.hpp>

#include "problem/puzzle/partition.hpp"

namespace rookery::making {
namespace {

constexpr int most_joins = 2000;

}  // namespace

Partition::Partition(std::int64_t size, const Placement& solution, std::int64_t stars,
                     Chance& chance)
    : size_(size), region_(static_cast<std::size_t>(size * size)), star_(region_.size()) {
  const auto cell = [size](const Square& at) {
    return static_cast<std::size_t>(at.row * size + at.column);
  };
  for (const Stand& star : solution) star_[cell(star.square)] = true;
  for (int round = 0; round < most_joins; ++round) {
    std::fill(region_.begin(), region_.end(), nobody);
    int count = 0;
    for (const Stand& star : solution) region_[cell(star.square)] = count++;
    grow(chance);
    if (!join(stars, count, chance)) continue;
    shrink(chance);
    return;
  }
  throw Error(Error::Kind::unanswered, "no regions around these stars were found");
}

std::vector<std::size_t> Partition::neighbours(std::size_t cell) const {
  const auto size = static_cast<std::size_t>(size_);
  std::vector<std::size_t> beside;
  if (cell >= size) beside.push_back(cell - size);
  if (cell + size < region_.size()) beside.push_back(cell + size);
  if (cell % size > 0) beside.push_back(cell - 1);
  if (cell % size + 1 < size) beside.push_back(cell + 1);
  return beside;
}

// Cell after cell goes to a region beside it, until the board is full.
void Partition::grow(Chance& chance) {
  std::vector<std::size_t> left = free();
  while (!left.empty()) {
    const std::size_t at = chance.next() % left.size(), cell = left[at];
    const auto beside = neighbours(cell);
    const int taker = region_[beside[chance.next() % beside.size()]];
    if (taker == nobody) continue;
    region_[cell] = taker;
    left[at] = left.back();
    left.pop_back();
  }
}

// Gives up what is not needed to hold the stars of a region together.
void Partition::shrink(Chance& chance) {
  std::vector<std::size_t> order;
  for (std::size_t cell = 0; cell < region_.size(); ++cell)
    if (!star_[cell]) order.push_back(cell);
  for (std::size_t left = order.size(); left > 1; --left)
    std::swap(order[left - 1], order[chance.next() % left]);
  // What keeps two parts together can go once one of them has gone.
  for (bool again = true; again;) {
    again = false;
    for (const std::size_t cell : order)
      if (region_[cell] != nobody && can_go(cell)) region_[cell] = nobody, again = true;
  }
}

// Neighbouring regions of a star each are joined to such of `stars`; those with the fewest
// neighbours left choose first. False: some are left over.
bool Partition::join(std::int64_t stars, int count, Chance& chance) {
  const auto regions = static_cast<std::size_t>(count);
  std::vector<std::set<int>> beside(regions);
  for (std::size_t cell = 0; cell < region_.size(); ++cell)
    for (const std::size_t other : neighbours(cell))
      if (region_[cell] != region_[other])
        beside[static_cast<std::size_t>(region_[cell])].insert(region_[other]);
  std::vector<int> whole(regions, nobody);
  const auto left = [&](int region) {
    const auto& list = beside[static_cast<std::size_t>(region)];
    return std::count_if(list.begin(), list.end(), [&](int other) {
      return whole[static_cast<std::size_t>(other)] == nobody;
    });
  };
  // The one with the fewest neighbours left; of equal ones, any.
  const auto loneliest = [&](const std::vector<int>& of) {
    int best = nobody;
    std::uint64_t ties = 0;
    for (const int region : of) {
      if (whole[static_cast<std::size_t>(region)] != nobody) continue;
      if (best != nobody && left(region) > left(best)) continue;
      ties = best == nobody || left(region) < left(best) ? 1 : ties + 1;
      if (chance.next() % ties == 0) best = region;
    }
    return best;
  };
  std::vector<int> all;
  for (int region = 0; region < count; ++region) all.push_back(region);
  for (int joined = 0; joined * stars < count; ++joined) {
    std::set<int> around;
    for (std::int64_t star = 0; star < stars; ++star) {
      const int region =
          loneliest(star == 0 ? all : std::vector<int>(around.begin(), around.end()));
      if (region == nobody) return false;
      whole[static_cast<std::size_t>(region)] = joined;
      const auto& more = beside[static_cast<std::size_t>(region)];
      around.insert(more.begin(), more.end());
    }
  }
  for (int& region : region_) region = whole[static_cast<std::size_t>(region)];
  return true;
}

bool Partition::can_go(std::size_t cell) const {
  if (star_[cell]) return false;
  const int own = region_[cell];
  std::vector<std::size_t> reached;
  std::vector<bool> seen(region_.size());
  seen[cell] = true;
  std::size_t size = 0;
  for (std::size_t other = 0; other < region_.size(); ++other) {
    if (region_[other] != own || other == cell) continue;
    if (size++ == 0) reached.push_back(other), seen[other] = true;
  }
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const std::size_t other : neighbours(reached[i]))
      if (region_[other] == own && !seen[other]) reached.push_back(other), seen[other] = true;
  return reached.size() == size;
}

std::vector<int> Partition::takers(std::size_t cell) const {
  std::set<int> others;
  for (const std::size_t other : neighbours(cell))
    if (region_[other] != nobody && region_[other] != region_[cell]) others.insert(region_[other]);
  return {others.begin(), others.end()};
}

std::vector<std::size_t> Partition::free() const {
  std::vector<std::size_t> free;
  for (std::size_t cell = 0; cell < region_.size(); ++cell)
    if (region_[cell] == nobody) free.push_back(cell);
  return free;
}

std::vector<std::string> Partition::rows() const {
  puzzle::Labels labels(static_cast<std::size_t>(size_));
  for (std::size_t cell = 0; cell < region_.size(); ++cell)
    labels[static_cast<std::size_t>(size_ - 1 - square(cell).row)].push_back(region_[cell]);
  auto rows = puzzle::partition_of(labels);  // the highest first
  std::reverse(rows.begin(), rows.end());
  return rows;
}

}  // namespace rookery::making
