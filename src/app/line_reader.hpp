// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::app {

// Lines of a file or of standard input. Before it may have to wait for more input it says so, so
// that answers can be written out in time.
class LineReader {
 public:
  // "-" is standard input. Throws Error::Kind::input if the file cannot be opened.
  LineReader(const std::string& path, std::function<void()> before_waiting);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // The next line without its end; the last one need not have one. None at the end of the file.
  // Valid until the next call. Throws Error::Kind::input if reading fails.
  std::optional<std::string_view> next();

 private:
  bool read_more();

  std::string path_;
  std::function<void()> before_waiting_;
  int file_ = -1;
  bool ended_ = false;
  std::string buffer_;
  std::size_t start_ = 0;  // of what is not handed out yet
};

}  // namespace rookery::app
