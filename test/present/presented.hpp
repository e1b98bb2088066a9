// SPDX-License-Identifier: Apache-2.0
// Answers as a format writes them.
#pragma once
#include <string>

#include "present/format.hpp"

inline std::string presented(const rookery::Format& format, const rookery::Result& result,
                             const rookery::Picture* witness = nullptr, std::uint64_t leading = 0) {
  std::string text;
  rookery::Output out([&text](std::string_view piece) { text += piece; }, [] {}, leading);
  format.result(result, witness, out);
  out.flush();
  return text;
}

inline std::string presented(const rookery::Format& format, const rookery::Sequence& sequence,
                             const std::vector<rookery::Term>& terms, bool complete = true) {
  std::string text;
  rookery::Output out([&text](std::string_view piece) { text += piece; }, [] {});
  format.sequence->begin(sequence, out);
  for (const rookery::Term& term : terms) format.sequence->term(sequence, term, out);
  format.sequence->end(sequence, complete, out);
  out.flush();
  return text;
}

// The n-th term of a sequence of counts.
inline rookery::Term counted_term(std::int64_t n, const char* count) {
  rookery::Term term{n, {}};
  term.answer.question = "count";
  term.answer.table.values = {rookery::Integer(count)};
  return term;
}
