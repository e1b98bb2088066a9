// SPDX-License-Identifier: Apache-2.0
#include "oracle.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>

#include "oracle_board.hpp"

namespace oracle {
namespace {

using Visit = std::function<void(const Placement&, const std::vector<long>&)>;

bool within(const Range& range, long pieces) {
  return pieces >= range.first && (range.last == -1 || pieces <= range.last);
}

// [a][b]: are these two stands in conflict? A stand is a free square times the number of kinds,
// plus the kind.
using Conflicts = std::vector<std::vector<char>>;

// Black sits on the other side of the board.
std::vector<Move> moves_of(const Kind& kind) {
  std::vector<Move> moves = attacking_moves(kind.piece);
  if (kind.colour != "black") return moves;
  for (Move& move : moves) move = {-move.forward, -move.right, move.most};
  return moves;
}

Conflicts conflicts_of(const Problem& problem, const std::vector<Square>& squares) {
  const std::size_t kinds = problem.army.size();
  Conflicts conflicts(squares.size() * kinds, std::vector<char>(squares.size() * kinds, 0));
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const std::vector<Move> moves = moves_of(problem.army[kind]);
    for (std::size_t s = 0; s < squares.size(); ++s) {
      for (const Square& square : attacked_squares(problem, moves, squares[s])) {
        const auto found = std::find(squares.begin(), squares.end(), square);
        const auto t = static_cast<std::size_t>(found - squares.begin());
        for (std::size_t other = 0; other < kinds; ++other) {
          if (!hostile(problem, static_cast<int>(kind), static_cast<int>(other))) continue;
          conflicts[s * kinds + kind][t * kinds + other] = 1;
          conflicts[t * kinds + other][s * kinds + kind] = 1;
        }
      }
    }
  }
  return conflicts;
}

class Enumeration {
 public:
  Enumeration(const Problem& problem, std::uint64_t limit, const Visit& visit)
      : problem_(problem),
        visit_(visit),
        limit_(limit),
        squares_(free_squares(problem)),
        conflicts_(conflicts_of(problem, squares_)),
        numbers_(problem.army.size(), 0) {}

  void run() { decide(0); }

 private:
  // The squares before this one are decided: leaves it empty, then puts each kind on it.
  void decide(std::size_t at) {
    if (++decisions_ > limit_) throw TooMany("oracle: too many placements");
    if (at == squares_.size()) return finish();
    const int given = given_on(squares_[at]);
    if (given == -1) decide(at + 1);
    for (std::size_t kind = 0; kind < problem_.army.size(); ++kind) {
      if (given != -1 && given != static_cast<int>(kind)) continue;
      if (fits(at, kind)) put(at, kind);
    }
  }

  // The kind that is given on the square; -1: none is.
  int given_on(const Square& square) const {
    for (const Stand& stand : problem_.given) {
      if (Square(stand.row, stand.column) == square) return stand.kind;
    }
    return -1;
  }

  bool fits(std::size_t at, std::size_t kind) const {
    if (numbers_[kind] == problem_.army[kind].number.last) return false;
    const std::vector<char>& row = conflicts_[at * problem_.army.size() + kind];
    for (const std::size_t other : stands_) {
      if (row[other]) return false;
    }
    return true;
  }

  void put(std::size_t at, std::size_t kind) {
    chosen_.push_back({squares_[at].first, squares_[at].second, static_cast<int>(kind)});
    stands_.push_back(at * problem_.army.size() + kind);
    ++numbers_[kind];
    decide(at + 1);
    --numbers_[kind];
    stands_.pop_back();
    chosen_.pop_back();
  }

  void finish() const {
    for (std::size_t kind = 0; kind < numbers_.size(); ++kind) {
      if (!within(problem_.army[kind].number, numbers_[kind])) return;
    }
    for (const Quota& quota : problem_.quotas) {
      if (!keeps(quota)) return;
    }
    visit_(chosen_, numbers_);
  }

  bool keeps(const Quota& quota) const {
    long pieces = 0;
    for (const Stand& stand : chosen_) {
      const Square square = {stand.row, stand.column};
      if (quota.kind != -1 && quota.kind != stand.kind) continue;
      if (std::find(quota.squares.begin(), quota.squares.end(), square) != quota.squares.end()) {
        ++pieces;
      }
    }
    return within(quota.range, pieces);
  }

  const Problem& problem_;
  const Visit& visit_;
  std::uint64_t limit_;
  std::uint64_t decisions_ = 0;
  std::vector<Square> squares_;
  Conflicts conflicts_;
  Placement chosen_;
  std::vector<std::size_t> stands_;  // as chosen_
  std::vector<long> numbers_;        // of pieces chosen, by kind
};

long sum_of(const std::vector<long>& numbers) {
  long sum = 0;
  for (const long number : numbers) sum += number;
  return sum;
}

}  // namespace

bool attacks(const std::string& piece, int rows, int columns) {
  return attacks_square(attacking_moves(piece), rows, columns);
}

Counts counts(const Problem& problem, std::uint64_t limit) {
  Counts counts;
  const Visit visit = [&](const Placement&, const std::vector<long>& numbers) {
    ++counts[numbers];
  };
  Enumeration(problem, limit, visit).run();
  return counts;
}

std::vector<std::uint64_t> table(const Problem& problem) {
  Problem any = problem;
  for (Kind& kind : any.army) kind.number = {0, -1};
  std::vector<std::uint64_t> by_pieces(free_squares(problem).size() + 1, 0);
  const Visit visit = [&](const Placement& placement, const std::vector<long>&) {
    ++by_pieces[placement.size()];
  };
  Enumeration(any, no_limit, visit).run();
  return by_pieces;
}

std::uint64_t count(const Problem& problem) {
  std::uint64_t sum = 0;
  for (const auto& [numbers, placements] : counts(problem)) sum += placements;
  return sum;
}

Maximum maximum(const Problem& problem) {
  Maximum best = {-1, 0};
  for (const auto& [numbers, placements] : counts(problem)) {
    const long pieces = sum_of(numbers);
    if (pieces > best.pieces) best = {pieces, 0};
    if (pieces == best.pieces) best.placements += placements;
  }
  return best;
}

std::vector<Placement> placements(const Problem& problem) {
  std::vector<Placement> all;
  const Visit visit = [&](const Placement& placement, const std::vector<long>&) {
    all.push_back(placement);
  };
  Enumeration(problem, no_limit, visit).run();
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace oracle
