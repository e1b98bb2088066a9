// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace rookery {

// All a method knows of the world; src/run makes it.
struct Context {
  std::function<void()> check = [] {};  // throws once the run is cancelled; call it every 50 ms
  std::function<void(double)> progress = [](double) {};  // the share that is done, 0 to 1
  std::uint64_t bytes = UINT64_MAX;                      // memory it may use
  std::string kernel;                                    // base/cpu.hpp; empty: the fastest
  std::size_t threads = 1;                               // that share_out may use at once
};

// Gives the next task of those shared out; none when there are no more.
using NextTask = std::function<std::optional<std::size_t>()>;

// Tasks 0, 1, ..., count-1, shared out among up to context.threads workers, each in a thread of its
// own (the first in the calling thread): worker(mine, next) makes what it needs once, then does
// what next() gives until nothing is left. It uses the context `mine`: context.check and
// context.progress are called from the calling thread alone. What a worker throws stops the others
// and is thrown here.
void share_out(const Context& context, std::size_t count,
               const std::function<void(const Context& mine, const NextTask& next)>& worker);

}  // namespace rookery
