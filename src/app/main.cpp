// SPDX-License-Identifier: Apache-2.0
// The command line: reads the arguments by the tables of commands and options, runs the command,
// and turns errors into messages and exit statuses.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <new>

#include "app/command.hpp"
#include "app/interrupt.hpp"
#include "app/options.hpp"

namespace rookery::app {
namespace {

constexpr const char* what_it_is =
    "Rookery: exact answers about non-attacking placements of chess pieces.\n"
    "PROBLEM is BOARD [NUMBER] PIECE, as in 8x8 6 bishop: how many ways to place six bishops.";

bool is_command(std::string_view word) {
  for (const Command* command : all_commands())
    if (command->name == word) return true;
  return false;
}

void require_command(std::string_view word) {
  std::vector<std::string> names;
  for (const Command* command : all_commands()) names.emplace_back(command->name);
  if (word.substr(0, 1) == "-" || is_command(word)) return;
  throw Error(Error::Kind::input,
              "command " + rookery::quoted(word) + ": no such command" + nearest_hint(word, names));
}

void add_command(CLI::App& program, const Command& command, Arguments& arguments) {
  CLI::App* sub = program.add_subcommand(std::string(command.name), std::string(command.summary));
  sub->allow_extras();
  if (!command.words.empty())
    sub->add_option(std::string(command.words), arguments.words)->expected(0, -1)->type_name("");
  for (const OptionRow& row : option_table())
    if (std::count(command.options.begin(), command.options.end(), row.name) > 0)
      sub->add_option(std::string(row.name), arguments.*row.target, std::string(row.help))
          ->type_name(std::string(row.value));
  sub->footer("Examples:\n" + std::string(command.examples));
}

// What CLI11 left over: a negative number, a misspelt option, a word too many.
void refuse_extras(const CLI::App& sub, const Command& command) {
  if (sub.remaining().empty()) return;
  const std::string& word = sub.remaining().front();
  const std::string of = "of " + std::string(command.name);
  if (word.size() > 1 && word[0] == '-' && std::isdigit(static_cast<unsigned char>(word[1])))
    throw Error(Error::Kind::input,
                "number " + rookery::quoted(word) + ": want a whole number from 0 on");
  const std::vector<std::string> names(command.options.begin(), command.options.end());
  if (word[0] == '-')
    throw Error(Error::Kind::input, "option " + rookery::quoted(word) + ": no such option " + of +
                                        nearest_hint(word.substr(0, word.find('=')), names));
  throw Error(Error::Kind::input,
              "word " + rookery::quoted(word) + ": one too many for " + command.name.data());
}

int run(int count, char** values) {
  CLI::App program(what_it_is, "rookery");
  program.set_version_flag("--version", "rookery " + std::string(version()));
  program.require_subcommand(1);
  Arguments arguments;
  for (const Command* command : all_commands()) add_command(program, *command, arguments);
  if (count == 2 && std::string_view(values[1]) == "help") {
    print(program.help());
    return answered;
  }
  if (count > 1) require_command(values[1]);
  try {
    program.parse(count, values);
  } catch (const CLI::Success& asked) {  // --help, --version
    return program.exit(asked);
  } catch (const CLI::ParseError& error) {
    throw Error(Error::Kind::input, error.what());
  }
  for (const Command* command : all_commands()) {
    const CLI::App* sub = program.get_subcommand(std::string(command->name));
    if (!sub->parsed()) continue;
    refuse_extras(*sub, *command);
    arguments.cancelled = watch_for_interrupt();
    return command->run(arguments);
  }
  return wrong;
}

int status_of(Error::Kind kind) {
  switch (kind) {
    case Error::Kind::input:
      return wrong;
    case Error::Kind::cancelled:
      return interrupted;
    case Error::Kind::unanswered:
    case Error::Kind::internal:
      break;
  }
  return unanswered;
}

int guarded(int count, char** values) {
  try {
    return run(count, values);
  } catch (const Error& error) {
    if (error.kind != Error::Kind::cancelled) complain(error.what());
    return status_of(error.kind);
  } catch (const std::bad_alloc&) {
    complain("out of memory; --memory sets a budget, and explain predicts the need");
  } catch (const std::exception& error) {
    complain(std::string("internal error, please report it: ") + error.what());
  }
  return unanswered;
}

}  // namespace
}  // namespace rookery::app

int main(int count, char** values) { return rookery::app::guarded(count, values); }
