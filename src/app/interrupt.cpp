// SPDX-License-Identifier: Apache-2.0
#include "app/interrupt.hpp"

#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "app/command.hpp"

namespace rookery::app {

std::function<bool()> watch_for_interrupt() {
  sigset_t interrupt;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  pthread_sigmask(SIG_BLOCK, &interrupt, nullptr);
  auto cancelled = std::make_shared<std::atomic<bool>>(false);
  std::thread([interrupt, cancelled] {
    int signal = 0;
    sigwait(&interrupt, &signal);
    cancelled->store(true);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    _exit(interrupted);
  }).detach();
  return [cancelled] { return cancelled->load(std::memory_order_relaxed); };
}

}  // namespace rookery::app
