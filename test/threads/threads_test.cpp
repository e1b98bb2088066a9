// SPDX-License-Identifier: Apache-2.0
// The library from several threads at once; the thread sanitizer runs this.
#include <gtest/gtest.h>
#include <rookery/rookery.hpp>

#include <atomic>
#include <thread>

TEST(Threads, TheLibraryHasNoSharedState) {
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&wrong] {
      for (int i = 0; i < 5; ++i) {
        wrong += rookery::count("60x60 40 bishop").table.values[0] <= 0;
        wrong += rookery::table("12x12 bishop").table.values.size() != 23;
        wrong += rookery::maximum("9x9 injured-queen").pieces != 9;
        wrong += rookery::count("6x6 6 queen").table.values[0] != 4;
        wrong += rookery::written(rookery::explain("count", "8x8 6 bishop")).empty();
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

// Methods that share their work out themselves, with a listener and a kernel of their own.
TEST(Threads, SharedOutWorkIsTheWorkOfOne) {
  for (const char* problem :
       {"200x200 bishop", "400x400 400 bishop", "300x300 300 injured-queen --given c7,z9,cv200"}) {
    std::vector<rookery::Result> results;
    for (const std::size_t threads : {1u, 3u}) {
      rookery::Options options;
      options.threads = threads;
      int asked = 0;
      double last = 0;
      options.cancelled = [&] { return ++asked < 0; };
      options.progress = [&](double share) { last = share; };
      results.push_back(rookery::count(problem, options));
      EXPECT_GT(asked, 0);
      EXPECT_LE(last, 1);
    }
    EXPECT_EQ(results[0].table.values, results[1].table.values) << problem;
    EXPECT_EQ(results[0].work, results[1].work) << problem;
  }
}
