// SPDX-License-Identifier: Apache-2.0
// The public functions: text -> problem -> plan -> run -> result.
#include <rookery/rookery.hpp>

#include <algorithm>

#include "api/asked.hpp"
#include "api/asked_sequence.hpp"
#include "problem/text.hpp"
#include "run/witness.hpp"

namespace rookery {
namespace {

// What walking to a witness may cost: as much as the answer itself, or a second and 100 MB, but
// never more than the budget.
Cost allowed_for_witness(const Asked& asked) {
  const Cost& answer = asked.plan.cost;
  return {std::min(std::max(answer.operations, 1e9), asked.seconds * 1e9),
          std::min(std::max(answer.bytes, 1e8), static_cast<double>(asked.limits.bytes))};
}

// The witness of a maximum, if walking to it is not too dear.
void add_witness(Result& result, const Asked& asked, const Answers& parts) {
  if (!result.pieces) return;
  try {
    const auto first =
        witness_of(asked.plan, *result.pieces, parts, allowed_for_witness(asked), asked.limits);
    if (!first) throw Error(Error::Kind::internal, "no placement of the largest number is found");
    result.witness = first->placement;
    result.order = first->order;
  } catch (const Error& error) {
    if (error.kind != Error::Kind::unanswered) throw;
    result.notes.push_back(std::string("no placement is shown: ") + error.what());
  }
}

}  // namespace

Result count(std::string_view problem, const Options& options) {
  return answer(ask("count", problem, options));
}

Result table(std::string_view problem, const Options& options) {
  return answer(ask("table", problem, options));
}

Result maximum(std::string_view problem, const Options& options) {
  const Asked asked = ask("max", problem, options);
  Answers parts;
  Result result = answer(asked, &parts);
  add_witness(result, asked, parts);
  return result;
}

Result minimum_maximal(std::string_view problem, const Options& options) {
  const Asked asked = ask("min-maximal", problem, options);
  Result result = answer(asked);
  add_witness(result, asked, {});
  return result;
}

Sequence sequence(std::string_view question, std::string_view problems,
                  const std::function<void(const Term&)>& term, const Options& options) {
  const AskedSequence asked = ask_sequence(question, problems);
  std::uint64_t counts = 0;  // of all terms so far
  for_each_size(asked, [&](std::int64_t n) {
    Term one = term_of(asked, n, options);
    one.before = std::exchange(counts, counts + one.answer.table.values.size());
    term(one);
  });
  return asked.sequence;
}

std::string_view version() { return ROOKERY_VERSION; }

}  // namespace rookery
