// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/command.hpp"

namespace rookery::app {

// A command with its arguments; or no command, when help or the version was asked for and printed.
struct Call {
  const Command* command = nullptr;
  Arguments arguments;
};

// Reads the command line by the tables of commands and options. Throws Error::Kind::input.
Call read_command_line(int count, char** values);

}  // namespace rookery::app
