// SPDX-License-Identifier: Apache-2.0
#include "base/context.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace rookery {
namespace {

struct Stopped {};  // another worker has thrown

// What the workers of one share_out have in common.
class Shared {
 public:
  Shared(const Context& context, std::size_t count) : context_(context), count_(count) {}

  std::optional<std::size_t> next() {
    const std::size_t task = next_.fetch_add(1);
    return task < count_ ? std::optional(task) : std::nullopt;
  }

  void require_going() const {
    if (stopped_.load(std::memory_order_relaxed)) throw Stopped{};
  }

  // Runs a worker; keeps what it throws, if it is the first to.
  template <class Work>
  void run(const Work& work) {
    try {
      work();
    } catch (const Stopped&) {
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!thrown_) thrown_ = std::current_exception();
      stopped_ = true;
    }
  }

  void count_in() {
    const std::lock_guard lock(mutex_);
    ++running_;
  }
  void count_out() {
    const std::lock_guard lock(mutex_);
    --running_;
    ended_.notify_one();
  }

  // Until the others have ended; the calling thread goes on looking at the world.
  void wait() {
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, std::chrono::milliseconds(20), [&] { return running_ == 0; })) {
      lock.unlock();
      run([&] { context_.check(); });
      lock.lock();
    }
  }

  void rethrow() const {
    if (thrown_) std::rethrow_exception(thrown_);
  }

 private:
  const Context& context_;
  std::size_t count_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::size_t running_ = 0;
  std::exception_ptr thrown_;
};

}  // namespace

void share_out(const Context& context, std::size_t count,
               const std::function<void(const Context&, const NextTask&)>& worker) {
  Shared shared(context, count);
  Context inside = context;
  inside.check = [&] { shared.require_going(); };
  inside.progress = [](double) {};
  inside.threads = 1;
  std::vector<std::thread> threads;
  const std::size_t workers = std::min(context.threads, count);
  for (std::size_t i = 1; i < workers; ++i) {
    shared.count_in();
    try {
      threads.emplace_back([&] {
        shared.run([&] { worker(inside, [&] { return shared.next(); }); });
        shared.count_out();
      });
    } catch (const std::system_error&) {  // no more threads to be had: fewer will do
      shared.count_out();
      break;
    }
  }
  Context mine = context;
  mine.threads = 1;
  mine.check = [&] {
    shared.require_going();
    context.check();
  };
  double at = 0;  // the task it is at
  mine.progress = [&](double share) {
    context.progress((at + share) / static_cast<double>(count));
  };
  shared.run([&] {
    worker(mine, [&] {
      const auto task = shared.next();
      if (task) {
        at = static_cast<double>(*task);
        mine.progress(0);
      }
      return task;
    });
  });
  shared.wait();
  for (std::thread& thread : threads) thread.join();
  shared.rethrow();
}

}  // namespace rookery
