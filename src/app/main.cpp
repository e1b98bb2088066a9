// SPDX-License-Identifier: Apache-2.0
// The command line: runs the command, and turns errors into messages and exit statuses.
#include <new>

#include "app/call.hpp"
#include "app/interrupt.hpp"

namespace rookery::app {
namespace {

int status_of(Error::Kind kind) {
  if (kind == Error::Kind::input) return wrong;
  return kind == Error::Kind::cancelled ? interrupted : unanswered;
}

int run(int count, char** values) {
  Call call = read_command_line(count, values);
  if (!call.command) return answered;
  call.arguments.cancelled = watch_for_interrupt();
  return call.command->run(call.arguments);
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
