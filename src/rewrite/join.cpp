// SPDX-License-Identifier: Apache-2.0
// What the parts of a rewritten problem are asked, and how their answers make one.
//
// In general each part answers by a table over the numbers of all kinds, from 0 to what the whole
// may have; boxes of counts multiply as polynomials do, and the whole's question is answered from
// the product. Three things are cheaper: a total with any number of pieces is the product of
// totals; a maximum with any number is the sum of the maxima, reached in the product of ways; and
// a single part is asked the whole's own question.
#include <algorithm>

#include <rookery/error.hpp>

#include "base/box.hpp"
#include "problem/counts.hpp"
#include "rewrite/rewrite.hpp"

namespace rookery {
namespace {

std::int64_t put_of(const Part& part, std::size_t kind) {
  return std::count_if(part.put.begin(), part.put.end(), [&](const Stand& stand) {
    return static_cast<std::size_t>(stand.kind) == kind;
  });
}

// Takes the pieces that are put already off the whole's range. A rewrite never puts more than the
// range allows.
Range less(Range range, std::int64_t pieces) {
  range.least = std::max<std::int64_t>(range.least - pieces, 0);
  if (range.most != Range::unlimited) range.most -= pieces;
  return range;
}

bool asks_the_whole(const Equal& equal) { return equal.parts.size() == 1; }

// Do parts answer with maxima that add up?
bool adds_maxima(const Problem& whole, const Equal& equal) {
  return equal.join == Equal::Join::product && whole.want == Want::maximum && any_numbers(whole);
}

// An answer of a part as a box with an axis for every kind, and the pieces that are put.
Table box_of(const Part& part, const Table& answer) {
  const Army& army = part.problem.army;
  Table box{{}, {}, answer.values};
  if (answer.first.empty()) {  // a total: its numbers are not told apart
    box.first.assign(army.size(), 0);
    box.size.assign(army.size(), 1);
    return box;
  }
  const bool all_exact = answer.first.size() == army.size();
  std::size_t axis = 0;
  for (std::size_t kind = 0; kind < army.size(); ++kind) {
    const bool has_axis = all_exact || !army[kind].number.exact();
    box.first.push_back((has_axis ? answer.first[axis] : army[kind].number.least) +
                        put_of(part, kind));
    box.size.push_back(has_axis ? answer.size[axis] : 1);
    axis += has_axis;
  }
  return box;
}

Table joined_maxima(const Equal& equal, const std::vector<Table>& answers) {
  Table sum{{0}, {1}, {1}};
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (answers[i].values.empty()) return {{0}, {0}, {}};
    sum.first[0] += answers[i].first[0] + static_cast<std::int64_t>(equal.parts[i].put.size());
    sum.values[0] *= answers[i].values[0];
  }
  return sum;
}

// The answer of the only part, which was asked the same question for what is left of the army.
Table from_the_part(const Problem& whole, const Part& part, Table answer) {
  if (whole.want == Want::total) return answer;
  if (whole.want == Want::table) return answer_from_box(whole, box_of(part, answer));
  if (!answer.values.empty()) answer.first[0] += static_cast<std::int64_t>(part.put.size());
  return answer;
}

Table total_of(const Table& box) {
  Integer total = 0;
  for (const Integer& value : box.values) total += value;
  return {{}, {}, {total}};
}

Table empty_box(std::size_t kinds, bool placement) {
  return {std::vector<std::int64_t>(kinds, 0),
          std::vector<std::int64_t>(kinds, 1),
          {Integer(placement ? 1 : 0)}};
}

// A mean of maxima says nothing: it takes their tables.
void ask_for_mean(const Problem& whole, Equal& equal) {
  for (Part& part : equal.parts) {
    part.problem.modulus = 0;
    part.problem.want = whole.want == Want::maximum ? Want::table : whole.want;
  }
}

Table mean(const Problem& whole, const Equal& equal, const std::vector<Table>& answers) {
  Table sum = empty_box(whole.army.size(), false);
  Integer parts = 0;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    Table part = box_of(equal.parts[i], answers[i]);
    for (Integer& value : part.values) value *= static_cast<unsigned long>(equal.parts[i].times);
    parts += static_cast<unsigned long>(equal.parts[i].times);
    sum = sum_of_boxes(sum, part);
  }
  for (Integer& value : sum.values) {
    if (value % parts != 0) throw Error(Error::Kind::internal, "a mean of counts is not whole");
    value /= parts;
  }
  if (whole.want == Want::total) return total_of(sum);
  return answer_from_box(whole, sum);
}

// Numbers of orbits as numbers of pieces.
Table folded(const Problem& whole, const Equal& equal, const std::vector<Table>& answers) {
  Table sum = empty_box(whole.army.size(), false);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Army& army = equal.parts[i].problem.army;
    Table part = box_of(equal.parts[i], answers[i]);
    if (answers[i].first.empty())  // a total, of exact numbers or any
      for (std::size_t kind = 0; kind < army.size(); ++kind)
        if (army[kind].number.exact()) part.first[kind] = army[kind].number.least;
    const Strides strides(part);
    for (std::size_t place = 0; place < part.values.size(); ++place) {
      if (part.values[place] == 0) continue;
      Table entry{std::vector<std::int64_t>(whole.army.size(), 0),
                  std::vector<std::int64_t>(whole.army.size(), 1),
                  {part.values[place]}};
      const auto numbers = strides.numbers(place);
      for (std::size_t kind = 0; kind < army.size(); ++kind)
        entry.first[static_cast<std::size_t>(army[kind].filling.kind)] +=
            numbers[kind] * army[kind].filling.squares;
      sum = sum_of_boxes(sum, entry);
    }
  }
  return answer_from_box(whole, sum);
}

}  // namespace

void ask_parts(const Problem& whole, Equal& equal) {
  if (equal.join == Equal::Join::fold) return;
  if (equal.join == Equal::Join::mean) return ask_for_mean(whole, equal);
  for (Part& part : equal.parts) {
    part.problem.modulus = 0;
    part.problem.want = whole.want;
    const bool own_question = asks_the_whole(equal) || adds_maxima(whole, equal) ||
                              (whole.want == Want::total && any_numbers(whole));
    if (!own_question) part.problem.want = Want::table;
    for (std::size_t kind = 0; kind < whole.army.size(); ++kind) {
      Range& number = part.problem.army[kind].number;
      number = less(whole.army[kind].number, put_of(part, kind));
      if (!asks_the_whole(equal)) number.least = 0;
    }
  }
}

Table joined(const Problem& whole, const Equal& equal, const std::vector<Table>& answers) {
  if (equal.join == Equal::Join::mean) return mean(whole, equal, answers);
  if (equal.join == Equal::Join::fold) return folded(whole, equal, answers);
  if (asks_the_whole(equal)) return from_the_part(whole, equal.parts[0], answers[0]);
  if (adds_maxima(whole, equal)) return joined_maxima(equal, answers);
  const std::size_t kinds = whole.army.size();
  const bool product = equal.join == Equal::Join::product;
  std::vector<std::int64_t> most;
  for (const Kind& kind : whole.army)
    most.push_back(kind.number.most == Range::unlimited ? untold : kind.number.most);
  Table box = empty_box(kinds, product);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Table part = box_of(equal.parts[i], answers[i]);
    box = product ? product_of_boxes(box, part, most) : sum_of_boxes(box, part);
  }
  return answer_from_box(whole, box);
}

}  // namespace rookery
