// SPDX-License-Identifier: Apache-2.0
#include "base/context.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

namespace rookery {
namespace {

TEST(ShareOut, DoesEveryTaskOnceWithAnyNumberOfThreads) {
  for (const std::size_t threads : {1u, 2u, 7u})
    for (const std::size_t count : {0u, 1u, 5u, 1000u}) {
      Context context;
      context.threads = threads;
      std::vector<std::atomic<int>> done(count);
      std::atomic<std::size_t> workers = 0;
      share_out(context, count, [&](const Context& mine, const NextTask& next) {
        ++workers;
        mine.check();
        while (const auto task = next()) ++done[*task];
      });
      for (const auto& times : done) EXPECT_EQ(times, 1);
      EXPECT_LE(workers, std::max<std::size_t>(1, std::min(threads, count)));
    }
}

TEST(ShareOut, ChecksAndReportsFromTheCallingThreadAlone) {
  Context context;
  context.threads = 4;
  const auto caller = std::this_thread::get_id();
  std::atomic<int> checks = 0;
  double last = -1;
  context.check = [&] {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    ++checks;
  };
  context.progress = [&](double share) {
    EXPECT_EQ(std::this_thread::get_id(), caller);
    EXPECT_GT(share, last);
    EXPECT_LT(share, 1);
    last = share;
  };
  share_out(context, 50, [](const Context& mine, const NextTask& next) {
    while (next()) {
      mine.check();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  EXPECT_GT(checks, 0);
}

TEST(ShareOut, WhatOneThrowsStopsTheOthersAndArrives) {
  Context context;
  context.threads = 3;
  std::atomic<std::size_t> done = 0;
  const auto throwing = [&](const Context& mine, const NextTask& next) {
    while (const auto task = next()) {
      if (*task == 20) throw std::runtime_error("twenty");
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      mine.check();
      ++done;
    }
  };
  EXPECT_THROW(share_out(context, 100000, throwing), std::runtime_error);
  EXPECT_LT(done, 50000u);
}

TEST(ShareOut, IsCancelledWhileOnlyTheOthersWork) {
  Context context;
  context.threads = 2;
  int checks = 0;
  context.check = [&] {
    if (++checks > 3) throw std::runtime_error("cancelled");
  };
  const auto caller = std::this_thread::get_id();
  const auto work = [&](const Context& mine, const NextTask& next) {
    if (std::this_thread::get_id() == caller) return;
    while (next())
      for (;;) {
        mine.check();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
  };
  EXPECT_THROW(share_out(context, 2, work), std::runtime_error);
}

}  // namespace
}  // namespace rookery
