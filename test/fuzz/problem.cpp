// SPDX-License-Identifier: Apache-2.0
// Whole problems: board, army and every option.
#include "fuzz/same.hpp"
#include "fuzz/target.hpp"
#include "problem/text.hpp"

using namespace rookery;

bool fuzz::accepts(std::string_view text) {
  return read_and_check([&] { return read_problem(text); },
                        [](const Problem& problem) {
                          const std::string written = text_of(problem);
                          require_plain(written);
                          const Problem again = read_again(read_problem, written);
                          require(same(again, problem), written);
                          require(text_of(again) == written, written);
                        });
}
