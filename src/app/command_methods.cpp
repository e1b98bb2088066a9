// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  print(written(methods(), arguments.format));
  return answered;
}

}  // namespace

extern const Command methods_command;
const Command methods_command = {"methods",    "the methods, in a line each", "",
                                 {"--format"}, "  rookery methods\n",         run};

}  // namespace rookery::app
