// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) { return print_drawn_result(arguments, maximum); }

}  // namespace

extern const Command max_command;
const Command max_command = {
    "max",
    "the largest number of pieces, in how many ways, and the first",
    "PROBLEM",
    drawing_options(answer_options()),
    "  rookery max 8x8 bishop\n  rookery max 8x8 bishop --format svg --output bishops.svg\n",
    run};

}  // namespace rookery::app
