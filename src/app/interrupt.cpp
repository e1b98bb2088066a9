// SPDX-License-Identifier: Apache-2.0
#include "app/interrupt.hpp"

#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <system_error>
#include <thread>

#include "app/command.hpp"

namespace rookery::app {

std::function<bool()> watch_for_interrupt() {
  struct sigaction inherited;
  sigaction(SIGINT, nullptr, &inherited);
  if (inherited.sa_handler == SIG_IGN) return {};  // started so that Ctrl-C does not reach it
  sigset_t interrupt;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  pthread_sigmask(SIG_BLOCK, &interrupt, nullptr);
  auto cancelled = std::make_shared<std::atomic<bool>>(false);
  const auto wait_for_it = [interrupt, cancelled] {
    int signal = 0;
    sigwait(&interrupt, &signal);
    cancelled->store(true);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    _exit(interrupted);
  };
  try {
    std::thread(wait_for_it).detach();
  } catch (const std::system_error&) {  // no thread to be had: Ctrl-C ends the program at once
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nullptr);
    return {};
  }
  return [cancelled] { return cancelled->load(std::memory_order_relaxed); };
}

}  // namespace rookery::app
