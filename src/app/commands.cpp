// SPDX-License-Identifier: Apache-2.0
#include "app/command.hpp"

namespace rookery::app {

extern const Command count_command, table_command, max_command, sequence_command, explain_command,
    draw_command, judge_command, pieces_command, boards_command, methods_command, list_command,
    rank_command, unrank_command, sample_command, unique_command, maximal_command,
    min_maximal_command, classes_command, invariant_command, heat_command, puzzle_command;

// To add a command: its file command_NAME.cpp, its name above and a row here.
const std::vector<const Command*>& all_commands() {
  static const std::vector<const Command*> table = {
      &count_command,   &table_command,       &max_command,     &sequence_command,
      &maximal_command, &min_maximal_command, &classes_command, &invariant_command,
      &list_command,    &rank_command,        &unrank_command,  &sample_command,
      &heat_command,    &unique_command,      &puzzle_command,  &explain_command,
      &draw_command,    &judge_command,       &pieces_command,  &boards_command,
      &methods_command};
  return table;
}

FormatRow format_row(std::string_view name) {
  for (const FormatRow& row : formats())
    if (row.name == name) return row;
  return {};
}

}  // namespace rookery::app
