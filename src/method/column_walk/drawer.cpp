// SPDX-License-Identifier: Apache-2.0
// Placements at random with one piece in every column, exactly uniform, without big integers.
//
// From the left, the row of each column is drawn with probability f(r) / T, where f(r) is the
// number of ways to fill the columns to its right (rounded.cpp) and T the sum of f over the rows
// that are not in conflict with the column before. The product over the columns is 1 / (all
// placements).
//
// Let u be a real number in [0, 1) with random bits. The row is the one with F <= u T < F + f(r),
// F the sum of f over the allowed rows below r. Of f only rounded numbers a are known, and p with
// a <= f <= a (1 + p), in units of the column; of u only the first w bits, U / 2^w <= u <
// (U + 1) / 2^w. Let A be the sum of a over the allowed rows, B that below r, so
//     A <= T <= A + E,   B <= F <= B + E,   E >= p A,
//     U A <= 2^w u T < U A + A + 2^w E,
// since (U + 1) T <= (U + 1) (A + E) and U + 1 <= 2^w. So row r is certain if
//     U A - 2^w B >= 2^w E                or no allowed row below r has a way: F = 0 exactly; and
//     2^w (B + a(r)) - U A >= A + 2^w E   or none above has: F + f(r) = T > u T.
// Else it is given up, and the draw is done again with twice as many bits of everything; those of
// u that were used before stay the same. Given up or not, the row is a function of u and the exact
// numbers alone: the bits decide how long it takes, never what comes out. When the numbers fit, all
// is exact (E = 0), and more bits of u decide with probability 1. With 256 bits, p is about n
// 2^-250 and giving up has a probability of about n^2 m 2^-250.
//
// The bits of u: each placement takes one number from the chance, the seed of its own; each column
// takes two of that one's: the first 64 bits of its u, and the seed of the others.
//
// Memory: all columns would be too many. The columns are cut into about sqrt(n) segments; kept are
// the numbers to the right of each, and those of one segment, made again from them. All draws of a
// call go through the segments together.
//
// Zeros are exact (rounded.cpp), so a row without a way is never drawn: its interval is empty.
//
// Keeping some layers and making the others again: J. A. Grice, R. Hughey and D. Speck, "Reduced
// space sequence alignment", CABIOS 13 (1997), 45-53. Deciding from intervals, with more bits where
// they overlap: D. E. Knuth and A. C. Yao, "The complexity of nonuniform random number generation",
// in "Algorithms and Complexity" (1976), 357-428; A. Denise and P. Zimmermann, "Uniform random
// generation of decomposable structures using floating-point arithmetic", Theoretical Computer
// Science 218 (1999), 233-248.
#include "method/column_walk/drawer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/quantity.hpp"
#include "method/column_walk/rounded.hpp"

namespace rookery::columns {
namespace {

double bytes_of(double rows, double columns, double bits) {
  return 4096 + (2 * std::sqrt(columns) + 4) * (rows * bits / 8 + 100);
}

// A view that GMP reads.
class View {
 public:
  View(const Limb* number, std::size_t limbs)
      : number_(mpz_roinit_n(view_, number, static_cast<mp_size_t>(limbs))) {}
  mpz_srcptr get() const { return number_; }

 private:
  mpz_t view_;
  mpz_srcptr number_;
};

// What is drawn of one placement, and its source of chance.
struct Course {
  Chance chance;
  std::int64_t row = no_row;  // in the column before
  Placement placement;
};

// One column, all draws of which are made.
class Stage {
 public:
  Stage(const std::vector<std::int64_t>& differences, std::int64_t rows, std::size_t limbs)
      : differences_(differences), rows_(rows), limbs_(limbs) {
    below_.resize((static_cast<std::size_t>(rows) + 1) * (limbs + 1));
  }

  void set(const Rounded& column) {
    column_ = &column;
    const std::size_t wide = limbs_ + 1;
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows_); ++row) {
      Limb* const next = &below_[(row + 1) * wide];
      std::copy_n(next - wide, wide, next);
      next[limbs_] += add(next, &column.rows[row * limbs_], limbs_);
    }
  }

  // The row of a piece that comes after one on row `last`; none: it cannot be told.
  std::optional<std::int64_t> draw(std::int64_t last, Chance& chance) const {
    const auto conflicts = conflicts_with(last);
    Integer all = 0;
    mpz_add(all.get_mpz_t(), all.get_mpz_t(), below(rows_).get());
    for (const std::int64_t row : conflicts)
      mpz_sub(all.get_mpz_t(), all.get_mpz_t(), at(row).get());
    const Integer product = times_chance(all, chance);
    const Integer x = product >> bits_of_chance();
    // With the conflicting rows below it put in again, the place among all rows.
    Integer place = x;
    for (const std::int64_t row : conflicts) {
      if (mpz_cmp(place.get_mpz_t(), below(row).get()) < 0) break;
      mpz_add(place.get_mpz_t(), place.get_mpz_t(), at(row).get());
    }
    const std::int64_t row = row_at(place);
    return certain(row, place, product, all) ? std::optional(row) : std::nullopt;
  }

 private:
  View at(std::int64_t row) const {
    return {&column_->rows[static_cast<std::size_t>(row) * limbs_], limbs_};
  }
  View below(std::int64_t row) const {
    return {&below_[static_cast<std::size_t>(row) * (limbs_ + 1)], limbs_ + 1};
  }

  // Those of rows in conflict with the column before, sorted.
  std::vector<std::int64_t> conflicts_with(std::int64_t last) const {
    std::vector<std::int64_t> rows;
    if (last == no_row) return rows;
    for (const std::int64_t difference : differences_)
      if (last + difference >= 0 && last + difference < rows_) rows.push_back(last + difference);
    return rows;
  }

  std::size_t bits_of_chance() const { return 64 * limbs_; }

  // U all
  Integer times_chance(const Integer& all, Chance& chance) const {
    std::vector<Limb> bits(limbs_);
    bits.back() = chance.next();
    Chance others(chance.next());
    for (std::size_t i = limbs_ - 1; i-- > 0;) bits[i] = others.next();
    Integer product;
    mpz_mul(product.get_mpz_t(), all.get_mpz_t(), View(bits.data(), limbs_).get());
    return product;
  }

  // The row with below(row) <= place < below(row + 1).
  std::int64_t row_at(const Integer& place) const {
    std::int64_t from = 0, end = rows_;
    while (end - from > 1) {
      const std::int64_t middle = from + (end - from) / 2;
      (mpz_cmp(place.get_mpz_t(), below(middle).get()) < 0 ? end : from) = middle;
    }
    return from;
  }

  bool certain(std::int64_t row, const Integer& place, const Integer& product,
               const Integer& all) const {
    Integer error = 0;
    if (column_->roundings > 0) error = (all >> static_cast<std::size_t>(column_->trusted())) + 1;
    const Integer x = product >> bits_of_chance();
    Integer under = place, over = -place;
    mpz_sub(under.get_mpz_t(), under.get_mpz_t(), below(row).get());
    mpz_add(over.get_mpz_t(), over.get_mpz_t(), below(row + 1).get());
    const bool lowest = under == x, highest = x + over == all;
    // From u T up to the row's end: of `over` whole ones, what U A has beyond x is gone.
    const Integer beyond = product - (x << bits_of_chance());
    return (lowest || under >= error) &&
           (highest || (over << bits_of_chance()) - beyond >= all + (error << bits_of_chance()));
  }

  const std::vector<std::int64_t>& differences_;
  std::int64_t rows_;
  std::size_t limbs_;
  const Rounded* column_ = nullptr;
  std::vector<Limb> below_;  // the sums of the rows below each, one limb more than these
};

class ColumnDrawer : public Drawer {
 public:
  ColumnDrawer(const Problem& problem, Context& context, std::size_t bits)
      : problem_(problem),
        conflicts_(std::get<Conflicts>(conflicts_of(problem))),
        columns_(problem.board.columns),
        context_(context),
        recurrence_(problem, conflicts_, bits) {
    while (length_ < columns_ / length_) ++length_;
    while (!prepare()) take_more_bits();
  }

  // Is there a placement at all?
  bool any() const { return any_; }

  std::vector<Placement> draw(std::size_t count, Chance& chance) override {
    std::vector<Chance> chances;
    for (std::size_t i = 0; i < count; ++i) chances.emplace_back(chance.next());
    std::vector<Placement> drawn;
    while (!try_to_draw(chances, drawn)) {
      do take_more_bits();
      while (!prepare());
    }
    return drawn;
  }

 private:
  std::int64_t end_of(std::int64_t first) const { return std::min(columns_, first + length_); }

  void take_more_bits() {
    const std::size_t bits = 2 * recurrence_.bits();
    const double bytes = bytes_of(static_cast<double>(problem_.board.rows),
                                  static_cast<double>(columns_), static_cast<double>(bits));
    if (bytes > static_cast<double>(context_.bytes))
      throw Error(
          Error::Kind::unanswered,
          fmt::format("drawing with {} bits would take {}; see --memory", bits, bytes_text(bytes)));
    recurrence_ = RoundedRecurrence(problem_, conflicts_, bits);
  }

  // Keeps what is to the right of each segment. False: too few bits.
  bool prepare() {
    kept_.clear();
    segment_.clear();
    Rounded right = recurrence_.start(), here;
    for (std::int64_t column = columns_; column-- > 0;) {
      if (end_of(column / length_ * length_) == column + 1) kept_.push_back(right);
      if (!recurrence_.enter(column, right, here, context_)) return false;
      std::swap(right, here);
      context_.progress(1 - static_cast<double>(column) / static_cast<double>(columns_));
    }
    std::reverse(kept_.begin(), kept_.end());
    any_ = bits_of(right.sum.data(), recurrence_.limbs() + 1) > 0;
    segment_.resize(static_cast<std::size_t>(std::min(columns_, length_)));
    return true;
  }

  // The columns first, ..., in segment_[0], ...; they could be told before, and so they can again.
  void make_segment(std::int64_t first) {
    const Rounded* right = &kept_[static_cast<std::size_t>(first / length_)];
    for (std::int64_t column = end_of(first); column-- > first;) {
      Rounded& here = segment_[static_cast<std::size_t>(column - first)];
      recurrence_.enter(column, *right, here, context_);
      right = &here;
    }
  }

  bool try_to_draw(const std::vector<Chance>& chances, std::vector<Placement>& drawn) {
    std::vector<Course> courses;
    for (const Chance& chance : chances) courses.push_back({chance, no_row, {}});
    Stage stage(conflicts_.differences, problem_.board.rows, recurrence_.limbs());
    for (std::int64_t first = 0; first < columns_; first += length_) {
      make_segment(first);
      for (std::int64_t column = first; column < end_of(first); ++column) {
        stage.set(segment_[static_cast<std::size_t>(column - first)]);
        if (!go_on(courses, column, stage)) return false;
      }
      context_.progress(static_cast<double>(first) / static_cast<double>(columns_));
    }
    for (Course& course : courses) {
      std::sort(course.placement.begin(), course.placement.end());
      drawn.push_back(std::move(course.placement));
    }
    return true;
  }

  bool go_on(std::vector<Course>& courses, std::int64_t column, const Stage& stage) {
    for (Course& course : courses) {
      context_.check();
      const auto row = stage.draw(course.row, course.chance);
      if (!row) return false;
      course.row = *row;
      course.placement.push_back({{*row, column}, 0});
    }
    return true;
  }

  const Problem problem_;
  const Conflicts conflicts_;
  std::int64_t columns_;
  std::int64_t length_ = 1;  // of a segment: about the square root of the columns
  Context& context_;
  RoundedRecurrence recurrence_;
  bool any_ = false;
  std::vector<Rounded> kept_;     // right of each segment
  std::vector<Rounded> segment_;  // the columns of the one that is drawn in
};

}  // namespace

std::unique_ptr<Drawer> drawer_with(const Problem& problem, Context& context, std::size_t bits) {
  auto made = std::make_unique<ColumnDrawer>(problem, context, bits);
  return made->any() ? std::move(made) : nullptr;
}

std::unique_ptr<Drawer> drawer(const Problem& problem, Context& context) {
  return drawer_with(problem, context, usual_bits);
}

// Twice over all columns, and the sums in each. Measured on x86-64.
std::optional<Cost> draw_cost(const Problem& problem) {
  const Range& number = problem.number();
  if (!number.exact() || number.least != problem.board.columns) return std::nullopt;
  const auto rows = static_cast<double>(problem.board.rows);
  const auto columns = static_cast<double>(problem.board.columns);
  const auto differences =
      static_cast<double>(std::get<Conflicts>(conflicts_of(problem)).differences.size());
  constexpr double draws = 64;  // that go through the columns together
  return Cost{1000 + columns * (200 + 500 * draws + rows * (12 + 4 * differences)),
              bytes_of(rows, columns, usual_bits) + rows * (usual_bits / 8 + 8) +
                  draws * columns * 2 * sizeof(Stand)};
}

}  // namespace rookery::columns
