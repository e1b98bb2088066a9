// SPDX-License-Identifier: Apache-2.0
#include "agree/random_drafts.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "agree/choose.hpp"

namespace agree {
namespace {

using rookery::Want;

constexpr std::uint64_t usual_decisions = 20000, most_decisions = 1000000;  // of the oracle

long at_most(Random& random, std::size_t most) {
  return static_cast<long>(below(random, most + 1));
}

void draw_board(Random& random, bool plain, Draft& draft) {
  std::size_t rows = 1 + below(random, 5), columns = 1 + below(random, 5);
  if (rows * columns < 4) rows += 2, columns += 1;
  draft.cells.assign(rows, std::string(columns, '.'));
  if (plain) return;
  if (chance(random, 45))
    draft.gluing = one_of(random, {"cylinder", "cylinder-v", "torus", "moebius", "klein"});
  if (!chance(random, 45)) return;
  const std::uint64_t closed = 1 + below(random, 1 + rows * columns / 3);
  const std::string sorts = one_of(random, {"-", "*", "-*"});
  for (std::uint64_t i = 0; i < closed; ++i)
    draft.cells[below(random, rows)][below(random, columns)] = sorts[below(random, sorts.size())];
}

DraftRange random_number(Random& random, std::size_t usual_most) {
  const long low = at_most(random, usual_most);
  switch (below(random, 8)) {
    case 0:
    case 1:
      return {};
    case 2:
      return {low, low + at_most(random, 2)};
    case 3:
      return {0, low};
    case 4:
      return {std::min(low, 2L), -1};
    default:
      return {low, low};
  }
}

DraftRange quota_range(Random& random) {
  static const std::vector<DraftRange> ranges = {{1, 1}, {1, 1}, {0, 1}, {0, 1},  {0, 2}, {1, -1},
                                                 {1, 2}, {2, 2}, {0, 0}, {2, -1}, {0, -1}};
  return ranges[below(random, ranges.size())];
}

void draw_army(Random& random, bool plain, Draft& draft) {
  const std::uint64_t sort = below(random, 10);
  const std::size_t kinds = plain || sort < 4 ? 1 : sort < 8 ? 2 : 3;
  const bool coloured = !plain && chance(random, kinds == 1 ? 10 : 45);
  const std::size_t side = std::min(draft.rows(), draft.columns());
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const std::string colour = coloured ? one_of(random, {"white", "black"}) : "";
    draft.army.push_back(
        {random_number(random, kinds == 1 ? side + 1 : 3), colour, random_piece(random)});
    if (kind > 0 && coloured && chance(random, 50)) {
      draft.army[kind].parts = draft.army[0].parts;
      draft.army[kind].colour = draft.army[0].colour == "white" ? "black" : "white";
    }
  }
  if (chance(random, 40)) draft.hostile = "same-kind";
  if (coloured)
    draft.hostile =
        one_of(random, {"all", "other-colour", "other-colour", "same-colour", "same-kind"});
}

void draw_given(Random& random, std::uint64_t most, Draft& draft) {
  const std::uint64_t pieces = 1 + below(random, most);
  for (std::uint64_t i = 0; i < pieces; ++i)
    draft.given.push_back({below(random, draft.rows()), below(random, draft.columns()),
                           below(random, draft.army.size())});
  const auto closed = [&](const DraftGiven& given) {
    return draft.cells[given.row][given.column] != '.';
  };
  draft.given.erase(std::remove_if(draft.given.begin(), draft.given.end(), closed),
                    draft.given.end());
}

std::vector<DraftQuota> random_quotas(Random& random, const Draft& draft) {
  std::vector<DraftQuota> quotas;
  do {
    const bool of_kind = chance(random, 40);
    const int kind = of_kind ? static_cast<int>(below(random, draft.army.size())) : -1;
    const DraftRange range = quota_range(random);
    const bool known = std::any_of(quotas.begin(), quotas.end(),
                                   [&](const DraftQuota& quota) { return quota.kind == kind; });
    if (!known) quotas.push_back({kind, range});
  } while (chance(random, 20));
  return quotas;
}

// Bands of rows or columns, or any squares.
DraftRegions random_regions(Random& random, const Draft& draft) {
  const std::string letters = one_of(random, {"a", "ab", "abc", "a.", "ab.", "aaab", "XyZ.."});
  const std::uint64_t sort = below(random, 3), shift = below(random, letters.size());
  DraftRegions regions{draft.cells, random_quotas(random, draft)};
  for (std::size_t row = 0; row < draft.rows(); ++row)
    for (std::size_t column = 0; column < draft.columns(); ++column) {
      const std::size_t place =
          sort == 0 ? below(random, letters.size()) : (sort == 1 ? row : column) / 2 + shift;
      regions.rows[row][column] = letters[place % letters.size()];
    }
  return regions;
}

void draw_quotas(Random& random, Draft& draft) {
  const std::uint64_t sort = below(random, 8);
  if (sort < 4) draft.per_row = random_quotas(random, draft);
  if (sort == 3 || sort == 4) draft.per_column = random_quotas(random, draft);
  if (sort < 5) return;
  draft.per_region.push_back(random_regions(random, draft));
  if (sort == 7) draft.per_region.push_back(random_regions(random, draft));
}

Draft random_draft(Random& random) {
  Draft draft;
  const bool plain = chance(random, 30);
  draw_board(random, plain, draft);
  draw_army(random, plain, draft);
  if (chance(random, 30)) draw_given(random, chance(random, 30) ? 3 : 1, draft);
  if (chance(random, plain ? 10 : 30)) draw_quotas(random, draft);
  const std::uint64_t want = below(random, 20);
  draft.want = want < 7    ? Want::total
               : want < 13 ? Want::table
               : want < 17 ? Want::maximum
                           : Want::walk;
  return draft;
}

// Fewer pieces of each kind.
void limit(Draft& draft, long most) {
  for (DraftKind& kind : draft.army) {
    DraftRange& number = kind.number;
    if (number.most == -1 || number.most > most) number.most = most;
    number.least = std::min(number.least, number.most);
  }
}

std::optional<Posed> posed(const Draft& draft, std::uint64_t decisions) {
  Posed posed{draft, oracle::read(text_of(draft)), {}};
  try {
    posed.counts = oracle::counts(posed.problem, decisions);
  } catch (const oracle::TooMany&) {
    return std::nullopt;
  }
  return posed;
}

// A walk is of exact numbers: of some that have a placement, if there are any.
void make_exact(Random& random, Posed& one) {
  std::vector<long> numbers;
  for (const DraftKind& kind : one.draft.army) numbers.push_back(kind.number.least);
  if (!one.counts.empty()) {
    auto chosen = one.counts.begin();
    std::advance(chosen, static_cast<long>(below(random, one.counts.size())));
    numbers = chosen->first;
  }
  for (std::size_t kind = 0; kind < numbers.size(); ++kind)
    one.draft.army[kind].number = {numbers[kind], numbers[kind]};
  one.problem = oracle::read(text_of(one.draft));
  one.counts = oracle::counts(one.problem);
}

}  // namespace

Posed random_problem(Random& random) {
  while (true) {
    const std::uint64_t decisions = chance(random, 1) ? most_decisions : usual_decisions;
    Draft draft = random_draft(random);
    if (!is_sound(draft)) continue;
    std::optional<Posed> found = posed(draft, decisions);
    for (long most = 4; !found && most > 0; most -= 2) {
      limit(draft, most);
      found = posed(draft, decisions);
    }
    if (!found) continue;
    if (draft.want == Want::walk) make_exact(random, *found);
    return std::move(*found);
  }
}

}  // namespace agree
