// SPDX-License-Identifier: Apache-2.0
// Sets of stands of one kind that all exclude each other.
#pragma once
#include <cstdint>
#include <vector>

#include "problem/instance.hpp"

namespace rookery::depth_first {

using Cliques = std::vector<std::vector<std::uint32_t>>;

// In which order squares are put into cliques.
enum class Family { rows, columns, rising, falling };
constexpr Family all_families[] = {Family::rows, Family::columns, Family::rising, Family::falling};

// Every open stand of the kind, in exactly one clique of at most 64: the first that will have it.
// For a queen and the family `rows` these are the rows, for a king blocks of 2 x 2.
Cliques cliques_of(const Instance& instance, std::size_t kind, Family family);

}  // namespace rookery::depth_first
