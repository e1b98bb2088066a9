// SPDX-License-Identifier: Apache-2.0
#include "method/deduction/plain.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/cpu.hpp"

namespace rookery::deduction {
namespace {

constexpr std::uint32_t none = UINT32_MAX;
constexpr int looked_through = 2;  // stands of a set whose common conflicts are worth a look
constexpr int looked_through_in_cliques = 4;
constexpr std::uint64_t worth_remembering = 300;   // nodes
constexpr unsigned known_bits = 12;                // of the places to remember a count in
constexpr std::uint64_t look_around_every = 4096;  // nodes: a few milliseconds

namespace portable {
#include "method/deduction/plain_body.ipp"
}

#if defined(__x86_64__)
#pragma GCC push_options
#pragma GCC target("popcnt,bmi")
namespace counting {
#include "method/deduction/plain_body.ipp"
}
#pragma GCC pop_options
#else
namespace counting = portable;
#endif

template <std::size_t W>
Ended search(const Model& model, const Wish& wish, std::uint64_t most_nodes, const Context& context,
             const Visit& visit) {
  if (counts_bits(context.kernel))
    return counting::Plain<W>(model, wish, most_nodes, context, visit).run();
  return portable::Plain<W>(model, wish, most_nodes, context, visit).run();
}

}  // namespace

Ended search_plainly(const Model& model, const Wish& wish, std::uint64_t most_nodes,
                     const Context& context, const Visit& visit) {
  if (model.impossible) return {true, 0, 0, 1, 0};
  const std::size_t words = (model.size() + 63) / 64;
  if (words <= 1) return search<1>(model, wish, most_nodes, context, visit);
  if (words <= 2) return search<2>(model, wish, most_nodes, context, visit);
  if (words <= 3) return search<3>(model, wish, most_nodes, context, visit);
  if (words <= 4) return search<4>(model, wish, most_nodes, context, visit);
  if (words <= 6) return search<6>(model, wish, most_nodes, context, visit);
  if (words <= 10) return search<10>(model, wish, most_nodes, context, visit);
  return search<25>(model, wish, most_nodes, context, visit);
}

}  // namespace rookery::deduction
