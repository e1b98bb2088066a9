// SPDX-License-Identifier: Apache-2.0
#include "case.hpp"

#include <bishops_table.hpp>
#include <injured_words.hpp>
#include <kings_profile.hpp>
#include <rookery/rookery.hpp>

namespace rookery::bench {
namespace {

Options one_thread() {
  Options options;
  options.threads = 1;
  return options;
}

template <int n>
Numbers injured_yardstick() {
  return {yardstick::injured_words(n, std::vector<int>(n, 0))};
}

template <int n>
Numbers injured_ours() {
  const std::string size = std::to_string(n);
  return count(size + "x" + size + " " + size + " injured-queen", one_thread()).table.values;
}

template <int n>
Numbers bishops_yardstick() {
  return yardstick::bishops_table(n);
}

template <int n>
Numbers bishops_ours() {
  const std::string size = std::to_string(n);
  return table(size + "x" + size + " bishop", one_thread()).table.values;
}

Numbers kings_yardstick() { return {yardstick::kings_profile(20)}; }
Numbers kings_ours() { return count("20x20 king", one_thread()).table.values; }

}  // namespace

// To add a case: a row here. The yardsticks are in bench/yardstick and stay as they are.
const std::vector<Case>& all_cases() {
  static const std::vector<Case> table = {
      {"bishops-table-1000", "every number of bishops on 1000 x 1000", bishops_yardstick<1000>,
       bishops_ours<1000>},
      {"injured-1000", "1000 injured queens on 1000 x 1000", injured_yardstick<1000>,
       injured_ours<1000>},
      {"injured-3000", "3000 injured queens on 3000 x 3000", injured_yardstick<3000>,
       injured_ours<3000>},
      {"kings-20", "all placements of kings on 20 x 20", kings_yardstick, kings_ours},
  };
  return table;
}

}  // namespace rookery::bench
