// SPDX-License-Identifier: Apache-2.0
#include "present/total.hpp"

namespace rookery {

Integer total_of(const Result& result) {
  Integer total = 0;
  for (const Integer& count : result.table.values) total += count;
  if (result.modulus != 0) total %= result.modulus;
  return total;
}

}  // namespace rookery
