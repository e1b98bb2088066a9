// SPDX-License-Identifier: Apache-2.0
// Numbers from their residues modulo many primes (Chinese remainder theorem).
#pragma once
#include <cstdint>
#include <vector>

#include <rookery/values.hpp>

#include "base/context.hpp"
#include "base/residues/batch.hpp"

namespace rookery {

// Bits of the product of the primes that every number must leave unused: what does not is no
// number that was promised, and Error::Kind::internal is thrown instead of a wrong one.
constexpr double spare_bits = 64;

// Primes for numbers from 0 to below 2^bits.
std::vector<Prime> primes_for(double bits, const Context& context);

// One number: its residue modulo each prime, plain. Quasi-linear in the bits.
Integer number_of(const std::vector<Prime>& primes, const std::vector<std::uint64_t>& residues,
                  const Context& context);

// Many numbers: residues[b][k] holds number k modulo primes 8b to 8b+7, in Montgomery's form, and
// is used up. A product of matrices within groups of primes, a product tree above them.
std::vector<Integer> numbers_of(const std::vector<Prime>& primes, std::vector<Eights>& residues,
                                const Context& context);

}  // namespace rookery
