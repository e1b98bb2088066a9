// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>

namespace rookery::app {

// Ctrl-C: from now on a thread of its own waits for SIGINT. cancelled() turns true then, and if
// the program is still there 0.2 s later (inside one long multiplication, say) the thread ends it
// with status 130. Null if SIGINT is ignored from outside, or no thread can be started. Call once,
// before any other thread starts.
std::function<bool()> watch_for_interrupt();

}  // namespace rookery::app
