// SPDX-License-Identifier: Apache-2.0
// Answers a judge's file line by line. The same line is asked of the library only once.
#include <unordered_map>

#include "app/command.hpp"
#include "app/judge.hpp"
#include "app/line_reader.hpp"

namespace rookery::app {
namespace {

const JudgeFormat& format_named(const std::string& name) {
  std::vector<std::string> names;
  for (const JudgeFormat& format : judge_table()) {
    if (format.name == name) return format;
    names.emplace_back(format.name);
  }
  throw Error(Error::Kind::input, "judge " + quoted(name) + ": want uva861, uva10237 or uva10401" +
                                      nearest_hint(name, names));
}

class Judge {
 public:
  Judge(const JudgeFormat& format, const Arguments& arguments)
      : format_(format), options_(options_of(arguments)) {}

  // Answers one file; what cannot be read or answered is reported, and the rest goes on.
  void answer_file(const std::string& path) try {
    place_ = path == "-" ? "line " : "file " + rookery::quoted(path) + ", line ";
    number_ = 0;
    LineReader reader(path, [this] { flush(); });
    while (const auto line = reader.next()) {
      if (!answer_line(++number_ == 1 ? strip_mark(*line) : *line)) break;
    }
    flush();
  } catch (const Error& error) {
    if (error.kind != Error::Kind::input) throw;
    report(error);
  }

  void flush() {
    print(output_);
    output_.clear();
  }

  int status() const { return status_; }

 private:
  // A byte order mark may stand before the first line.
  static std::string_view strip_mark(std::string_view line) {
    return line.substr(0, 3) == "\xEF\xBB\xBF" ? line.substr(3) : line;
  }

  // False at the line that ends the file.
  bool answer_line(std::string_view line) {
    if (const auto known = answers_.find(line); known != answers_.end()) {
      output_ += known->second;
      return true;
    }
    try {
      const JudgeLine read = format_.read(line);
      if (read.means == JudgeLine::Means::end) return false;
      if (read.means == JudgeLine::Means::nothing) return true;
      const std::string text = answer(read) + "\n";
      output_ += text;
      remember(line, text);
    } catch (const Error& error) {
      report(error);
    }
    return true;
  }

  std::string answer(const JudgeLine& line) const {
    if (line.means == JudgeLine::Means::answer) return line.text;
    return count(line.text, options_).table.values[0].get_str();
  }

  // Answers kept for lines met again; the oldest knowledge is dropped all at once when it is much.
  void remember(std::string_view line, const std::string& text) {
    constexpr std::size_t most_bytes = 64'000'000;
    remembered_bytes_ += line.size() + text.size() + 100;
    if (remembered_bytes_ > most_bytes) {
      answers_.clear();
      remembered_bytes_ = 0;
    }
    answers_.emplace(line, text);
  }

  void report(const Error& error) {
    if (error.kind == Error::Kind::cancelled) throw error;
    flush();
    complain(number_ > 0 ? place_ + std::to_string(number_) + ": " + error.what() : error.what());
    const int status = error.kind == Error::Kind::input ? wrong : unanswered;
    status_ = std::max(status_, status);
  }

  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  const JudgeFormat& format_;
  Options options_;
  std::unordered_map<std::string, std::string, Hash, std::equal_to<>> answers_;
  std::size_t remembered_bytes_ = 0;
  std::string output_;
  std::string place_;       // of a line, up to its number
  std::size_t number_ = 0;  // of the line; 0: the file has not been read yet
  int status_ = answered;
};

int run(const Arguments& arguments) {
  if (arguments.words.empty())
    throw Error(Error::Kind::input, "judge: want the judge's name, as in judge uva861");
  Judge judge(format_named(arguments.words[0]), arguments);
  if (arguments.words.size() == 1) judge.answer_file("-");
  for (std::size_t i = 1; i < arguments.words.size(); ++i) judge.answer_file(arguments.words[i]);
  return judge.status();
}

}  // namespace

extern const Command judge_command;
const Command judge_command = {"judge",
                               "a judge's own input: uva861, uva10237, uva10401",
                               "JUDGE [FILE...]",
                               {"--memory", "--seconds"},
                               "  printf '8 6\\n4 4\\n0 0\\n' | rookery judge uva861\n"
                               "  rookery judge uva10401 FILE\n",
                               run};

}  // namespace rookery::app
