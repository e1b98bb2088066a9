// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include <rookery/error.hpp>

// The message of the Error that `act` throws; "" and a failure if it throws none.
inline std::string error_of(const std::function<void()>& act,
                            rookery::Error::Kind kind = rookery::Error::Kind::input) {
  try {
    act();
  } catch (const rookery::Error& error) {
    EXPECT_EQ(error.kind, kind) << error.what();
    return error.what();
  }
  ADD_FAILURE() << "no error was thrown";
  return "";
}

// Its message names the thing first, and says this.
inline void expect_error(const std::function<void()>& act, const std::string& thing,
                         const std::string& says) {
  const std::string message = error_of(act);
  EXPECT_EQ(message.rfind(thing, 0), 0u) << message;
  EXPECT_NE(message.find(says), std::string::npos) << message;
}
