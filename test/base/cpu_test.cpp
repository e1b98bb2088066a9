// SPDX-License-Identifier: Apache-2.0
#include "base/cpu.hpp"

#include <gtest/gtest.h>

#include <rookery/error.hpp>

namespace rookery {
namespace {

TEST(Cpu, ThePortableKernelIsAlwaysThereAndTheFirstIsTheDefault) {
  EXPECT_STREQ(kernels().back()->name, "portable");
  EXPECT_EQ(&kernel_named(""), kernels().front());
  for (const Kernel* kernel : kernels()) EXPECT_EQ(&kernel_named(kernel->name), kernel);
}

TEST(Cpu, AnUnknownKernelIsRefusedWithTheNearest) {
  try {
    kernel_named("portabel");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.kind, Error::Kind::input);
    EXPECT_NE(std::string(error.what()).find("the nearest is portable"), std::string::npos);
  }
}

}  // namespace
}  // namespace rookery
