// SPDX-License-Identifier: Apache-2.0
#include "problem/weight.hpp"

#include <algorithm>
#include <map>

#include "base/box.hpp"
#include "base/text.hpp"
#include "problem/counts.hpp"

namespace rookery {
namespace {

constexpr std::size_t longest = 1000;  // characters
constexpr std::string_view digits = "0123456789";

bool is_whole(std::string_view text) {
  return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos &&
         (text.size() == 1 || text[0] != '0');
}

Integer power(const Integer& base, std::int64_t exponent) {
  Integer result;
  mpz_pow_ui(result.get_mpz_t(), base.get_mpz_t(), static_cast<unsigned long>(exponent));
  return result;
}

[[noreturn]] void refuse_weight(std::string_view text) {
  refuse("weight", text, "want an exact number, as in 2, -1/3 or 0.5");
}

// How many pieces the entries of a table do not tell: those of kinds that have no axis.
std::int64_t fixed_pieces(const Problem& problem) {
  const auto axes = axes_of(problem);
  std::int64_t pieces = 0;
  for (std::size_t kind = 0; kind < problem.army.size(); ++kind)
    if (std::find(axes.begin(), axes.end(), kind) == axes.end())
      pieces += problem.army[kind].number.least;
  return pieces;
}

}  // namespace

mpq_class read_weight(std::string_view text) {
  if (text.size() > longest) refuse("weight", text, "longer than 1000 characters");
  std::string_view rest = text;
  const bool minus = rest.substr(0, 1) == "-";
  if (minus) rest.remove_prefix(1);
  const std::size_t mark = rest.find_first_of("/.");
  const std::string_view before = rest.substr(0, mark);
  if (!is_whole(before)) refuse_weight(text);
  mpq_class weight{Integer(std::string(before))};
  if (mark != std::string_view::npos) {
    const std::string after(rest.substr(mark + 1));
    const bool fraction = rest[mark] == '/';
    if (fraction ? !is_whole(after)
                 : after.empty() || after.find_first_not_of(digits) != after.npos)
      refuse_weight(text);
    if (fraction && after == "0") refuse("weight", text, "the denominator is 0");
    const Integer ten_power = power(10, static_cast<std::int64_t>(after.size()));
    if (fraction)
      weight /= Integer(after);
    else
      weight += mpq_class(Integer(after, 10), ten_power);
  }
  weight.canonicalize();
  return minus ? mpq_class(-weight) : weight;
}

std::string text_of(const mpq_class& weight) { return weight.get_str(); }

// With X = p / q and N pieces at most: the sum of count * p^k * q^(N-k), over q^N, by Horner.
mpq_class weighed(const Problem& problem, const Table& table) {
  const std::int64_t fixed = fixed_pieces(problem);
  std::map<std::int64_t, Integer> counts;  // by number of pieces
  const Strides strides(table);
  for (std::size_t i = 0; i < table.values.size(); ++i) {
    if (table.values[i] == 0) continue;
    std::int64_t pieces = fixed;  // fits: that many pieces stand on the board
    for (const std::int64_t number : strides.numbers(i)) pieces += number;
    counts[pieces] += table.values[i];
  }
  if (counts.empty()) return 0;
  const Integer p = problem.weight->get_num(), q = problem.weight->get_den();
  const std::int64_t least = counts.begin()->first, most = counts.rbegin()->first;
  Integer sum = 0, scale = 1;  // scale is q^(most - k)
  for (std::int64_t k = most;; --k) {
    sum *= p;
    if (const auto found = counts.find(k); found != counts.end()) sum += found->second * scale;
    if (k == least) break;
    scale *= q;
  }
  mpq_class value(sum * power(p, least), power(q, most));
  value.canonicalize();
  return value;
}

}  // namespace rookery
