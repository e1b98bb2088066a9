// SPDX-License-Identifier: Apache-2.0
// The command line: runs the command, and turns errors into messages and exit statuses.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "app/call.hpp"
#include "app/interrupt.hpp"

namespace rookery::app {
namespace {

int status_of(Error::Kind kind) {
  if (kind == Error::Kind::input) return wrong;
  return kind == Error::Kind::cancelled ? interrupted : unanswered;
}

// Bytes would upset a terminal.
void require_text_for_terminals(const Arguments& arguments) {
  if (format_row(arguments.format).binary && arguments.output.empty() && prints_to_terminal())
    throw Error(Error::Kind::input, "format " + quoted(arguments.format) +
                                        ": not for a terminal; name a file, as in --output "
                                        "board." +
                                        arguments.format);
}

int run(int count, char** values) {
  Call call = read_command_line(count, values);
  if (!call.command) return answered;
  const auto& options = call.command->options;
  if (std::find(options.begin(), options.end(), "--format") != options.end())
    require_format(call.arguments.format, call.command->name);
  require_text_for_terminals(call.arguments);
  call.arguments.cancelled = watch_for_interrupt();
  OutputFile output(call.arguments.output);
  const int status = call.command->run(call.arguments);
  output.finish();
  return status;
}

// GMP cannot go on without memory and would abort.
[[noreturn]] void out_of_memory() {
  complain("out of memory; --memory sets a budget, and explain predicts the need");
  _exit(unanswered);
}

void* allocate(std::size_t size) {
  void* memory = std::malloc(size);
  if (!memory) out_of_memory();
  return memory;
}

void* reallocate(void* old, std::size_t, std::size_t size) {
  void* memory = std::realloc(old, size);
  if (!memory) out_of_memory();
  return memory;
}

void release(void* memory, std::size_t) { std::free(memory); }

int guarded(int count, char** values) {
  mp_set_memory_functions(allocate, reallocate, release);
  try {
    return run(count, values);
  } catch (const Error& error) {
    if (error.kind != Error::Kind::cancelled) complain(error.what());
    return status_of(error.kind);
  } catch (const std::bad_alloc&) {
    out_of_memory();
  } catch (const std::exception& error) {
    complain(std::string("internal error, please report it: ") + error.what());
  }
  return unanswered;
}

}  // namespace
}  // namespace rookery::app

int main(int count, char** values) { return rookery::app::guarded(count, values); }
