// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {
namespace {

int run(const Arguments& arguments) {
  require_format(arguments.format, "unique");
  print(written(unique(problem_text(arguments), options_of(arguments)), arguments.format,
                writing_of(arguments)));
  return answered;
}

}  // namespace

extern const Command unique_command;
const Command unique_command = {"unique",
                                "is there no placement, exactly one, or several?",
                                "PROBLEM",
                                placement_options(),
                                "  rookery unique 6x6 6 queen --given b1\n"
                                "  rookery unique 5x5 king --per-row 1 --per-column 1 --per-region "
                                "1@rows:aabbb/aabcc/adddc/eedcc/eeecc\n",
                                run};

}  // namespace rookery::app
