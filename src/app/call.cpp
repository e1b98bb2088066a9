// SPDX-License-Identifier: Apache-2.0
#include "app/call.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/options.hpp"

namespace rookery::app {
namespace {

constexpr const char* what_it_is =
    "Rookery: exact answers about non-attacking placements of chess pieces.\n"
    "A PROBLEM is BOARD ARMY, as in 8x8 6 bishop: six bishops on 8 x 8.\n"
    "BOARD: 8x8, 8x8/torus (rookery boards lists them), fen:8/3-4/2*5 with holes - and\n"
    "walls *, or a file: @board.txt, @- for standard input.\n"
    "ARMY: [NUMBER] [white|black] PIECE, or several, as in 2 king 2 queen. The number may be\n"
    "a range (2..4, ..4, 3..) or left out (any number).\n";

struct ExitRow {
  Exit status;
  std::string_view meaning;
};
constexpr ExitRow exit_table[] = {
    {answered, "answered"},
    {unanswered, "no answer as asked: no method, over the budget, or it cannot be written"},
    {wrong, "the command or its input is wrong"},
    {interrupted, "stopped by Ctrl-C"}};

[[noreturn]] void refuse(const std::string& message) { throw Error(Error::Kind::input, message); }

// Help whose usage line is the command's own.
class Help : public CLI::Formatter {
 public:
  explicit Help(std::string usage) : usage_(std::move(usage)) { column_width(22); }
  std::string make_usage(const CLI::App*, std::string) const override {
    return "Usage: rookery " + usage_ + "\n";
  }

 private:
  std::string usage_;
};

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command* command : all_commands()) names.emplace_back(command->name);
  return names;
}

// Below the commands: the formats and the exit statuses.
std::string closing() {
  const auto line = [](const std::string& name, std::string_view meaning) {
    constexpr std::size_t width = 20;
    return "  " + name + std::string(width - std::min(name.size(), width - 1), ' ') +
           std::string(meaning) + "\n";
  };
  std::string text = "Formats:\n";
  for (const FormatRow& row : formats()) text += line(row.name, row.summary);
  text += "\nExit status:\n";
  for (const ExitRow& row : exit_table) text += line(std::to_string(row.status), row.meaning);
  return text + "\nrookery help COMMAND shows its options and examples.";
}

// The first word is a command, or asks for help or the version.
void require_command(int count, char** values) {
  if (count < 2) refuse("want a command, as in rookery count 8x8 6 bishop; see rookery help");
  const std::string word = values[1];
  const std::vector<std::string> names = command_names(), options = {"--help", "--version"};
  if (word == "-h" || std::count(options.begin(), options.end(), word) > 0) return;
  if (std::count(names.begin(), names.end(), word) > 0) return;
  if (word.substr(0, 1) == "-")
    refuse("option " + rookery::quoted(word) + ": want a command before it" +
           nearest_hint(word, options));
  refuse("command " + rookery::quoted(word) + ": no such command" +
         (nearest_hint(word, names).empty() ? "; see rookery help" : nearest_hint(word, names)));
}

// What help says of an option; of --format, the formats that this command writes.
std::string help_of(const OptionRow& row, const Command& command) {
  std::string help(row.help);
  if (row.name != "--format") return help;
  std::vector<std::string> others;
  for (const FormatRow& format : formats())
    if (format.writes.empty() ||
        std::count(format.writes.begin(), format.writes.end(), command.name) > 0)
      others.push_back(format.name);
  for (std::size_t i = 1; i < others.size(); ++i)
    help += (i + 1 < others.size() ? ", " : " or ") + others[i];
  return help;
}

void add_command(CLI::App& program, const Command& command, Arguments& arguments) {
  CLI::App* sub = program.add_subcommand(std::string(command.name), std::string(command.summary));
  const std::string words = command.words.empty() ? "" : " " + std::string(command.words);
  sub->formatter(std::make_shared<Help>(std::string(command.name) + words + " [OPTIONS]"));
  sub->allow_extras();  // the words: as a list of values CLI11 would take [K] apart
  for (const OptionRow& row : option_table())
    if (std::count(command.options.begin(), command.options.end(), row.name) > 0) {
      if (row.value.empty()) {
        sub->add_flag(std::string(row.name), arguments.*row.target, help_of(row, command));
        continue;
      }
      sub->add_option(std::string(row.name), arguments.*row.target, help_of(row, command))
          ->type_name(std::string(row.value))
          ->multi_option_policy(row.often ? CLI::MultiOptionPolicy::Join
                                          : CLI::MultiOptionPolicy::Throw)
          ->check([](const std::string& value) { return value.empty() ? "empty" : ""; }, "");
    }
  sub->footer("Examples:\n" + std::string(command.examples));
}

bool looks_like_option(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && !std::isdigit(static_cast<unsigned char>(word[1]));
}

[[noreturn]] void refuse_option(const std::string& word, const Command& command) {
  const std::vector<std::string> names(command.options.begin(), command.options.end());
  const std::string name = word.substr(0, word.find('='));
  const std::string hint = nearest_hint(name, names);
  for (const Command* other : all_commands())
    if (std::count(other->options.begin(), other->options.end(), name) > 0)
      refuse("option " + rookery::quoted(word) + ": no such option of " +
             std::string(command.name) + ", but of " + std::string(other->name));
  const bool of_problems =
      word.substr(0, 2) == "--" && std::count(names.begin(), names.end(), "--given") > 0;
  // The library knows which options of a problem are still to come, and says so.
  if (hint.empty() && of_problems) count("1x1 dummy " + word);
  refuse("option " + rookery::quoted(word) + ": no such option of " + std::string(command.name) +
         hint);
}

// What CLI11 left over: the words (-1 is one, and no number), and misspelt options.
std::vector<std::string> words_of(const CLI::App& sub, const Command& command) {
  const std::vector<std::string> words = sub.remaining();
  for (const std::string& word : words)
    if (looks_like_option(word)) refuse_option(word, command);
  if (command.words.empty() && !words.empty())
    refuse("word " + rookery::quoted(words[0]) + ": one too many for " + std::string(command.name));
  return words;
}

// CLI11's own words for an option said twice, or without its value.
[[noreturn]] void refuse_value(const std::string& text) {
  const std::string name = text.substr(0, text.find(':'));
  if (text.find("received") != std::string::npos)
    refuse("option " + rookery::quoted(name) +
           ": said more than once; several values are joined by commas");
  refuse("option " + rookery::quoted(name) + ": want a value after it");
}

// CLI11 would take --verify=x for yes.
void require_plain_flags(int count, char** values) {
  for (const OptionRow& row : option_table())
    if (row.value.empty())
      for (int i = 1; i < count; ++i)
        if (const std::string word = values[i]; word.rfind(std::string(row.name) + "=", 0) == 0)
          refuse("option " + rookery::quoted(word) + ": " + std::string(row.name) +
                 " takes no value");
}

// Behind `--` all are words, whatever they look like.
int first_plain_word(int count, char** values) {
  const auto is_mark = [](const char* value) { return std::string_view(value) == "--"; };
  return static_cast<int>(std::find_if(values, values + count, is_mark) - values);
}

void parse(CLI::App& program, int count, char** values) {
  try {
    program.parse(count, values);
  } catch (const CLI::Success&) {
    throw;  // --help and --version
  } catch (const CLI::ValidationError& error) {
    refuse_value(error.what());
  } catch (const CLI::ArgumentMismatch& error) {
    refuse_value(error.what());
  } catch (const CLI::ParseError& error) {
    refuse(error.what());
  }
}

// The help or version that was asked for.
std::string asked_for(const CLI::App& program, const CLI::Success& asked) {
  if (asked.get_name() == "CallForVersion") return "rookery " + std::string(version()) + "\n";
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? program.help() : chosen[0]->help();
}

}  // namespace

Call read_command_line(int count, char** values) {
  CLI::App program(what_it_is, "rookery");
  program.set_version_flag("--version", std::string(version()));
  program.formatter(std::make_shared<Help>("COMMAND ... [OPTIONS]"));
  program.require_subcommand(1);
  program.footer(closing());
  Call call;
  for (const Command* command : all_commands()) add_command(program, *command, call.arguments);
  if (count > 1 && std::string_view(values[1]) == "help") {
    if (count > 2) require_command(count - 1, values + 1);
    print(count > 2 ? program.get_subcommand(values[2])->help() : program.help());
    return {};
  }
  require_command(count, values);
  const int plain = first_plain_word(count, values);
  require_plain_flags(plain, values);
  try {
    parse(program, plain, values);
  } catch (const CLI::Success& asked) {
    print(asked_for(program, asked));
    return {};
  }
  for (const Command* command : all_commands())
    if (const CLI::App* sub = program.get_subcommand(std::string(command->name)); sub->parsed()) {
      call.arguments.words = words_of(*sub, *command);
      call.command = command;
    }
  auto& words = call.arguments.words;
  words.insert(words.end(), values + std::min(plain + 1, count), values + count);
  return call;
}

}  // namespace rookery::app
