// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  print(written(boards(), arguments.format));
  return answered;
}

}  // namespace

extern const Command boards_command;
const Command boards_command = {"boards",     "the kinds of board", "",
                                {"--format"}, "  rookery boards\n", run};

}  // namespace rookery::app
