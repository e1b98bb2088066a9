// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  print(written(pieces(), arguments.format));
  return answered;
}

}  // namespace

extern const Command pieces_command;
const Command pieces_command = {
    "pieces", "the named pieces, with their Betza notation", "", {"--format"}, "  rookery pieces\n",
    run};

}  // namespace rookery::app
