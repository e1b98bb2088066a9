// SPDX-License-Identifier: Apache-2.0
#include "app/line_reader.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include <rookery/rookery.hpp>

namespace rookery::app {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 24;

[[noreturn]] void refuse(const std::string& path, const char* what) {
  const std::string name = path == "-" ? "standard input" : "file " + quoted(path);
  throw Error(Error::Kind::input, name + ": " + what + ": " + std::strerror(errno));
}

}  // namespace

LineReader::LineReader(const std::string& path, std::function<void()> before_waiting)
    : path_(path), before_waiting_(std::move(before_waiting)) {
  file_ = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file_ < 0) refuse(path, "cannot be opened");
}

LineReader::~LineReader() {
  if (file_ > STDIN_FILENO) close(file_);
}

std::optional<std::string_view> LineReader::next() {
  for (std::size_t searched = start_;;) {
    const std::size_t end = buffer_.find('\n', searched);
    if (end != std::string::npos) {
      const std::string_view line(buffer_.data() + start_, end - start_);
      start_ = end + 1;
      return line;
    }
    searched = buffer_.size() - start_;
    if (read_more()) continue;
    if (start_ == buffer_.size()) return std::nullopt;
    const std::string_view line(buffer_.data() + start_, buffer_.size() - start_);
    start_ = buffer_.size();
    return line;
  }
}

// Moves what is left to the front and adds to it; `next` counts on start_ being 0 afterwards.
bool LineReader::read_more() {
  constexpr std::size_t more = 1 << 16;
  buffer_.erase(0, start_);
  start_ = 0;
  if (buffer_.size() > longest_line) {
    errno = EFBIG;
    refuse(path_, "a line of more than 16 MB");
  }
  if (ended_) return false;
  before_waiting_();
  const std::size_t size = buffer_.size();
  buffer_.resize(size + more);
  ssize_t got = 0;
  do {
    got = read(file_, buffer_.data() + size, more);
  } while (got < 0 && errno == EINTR);
  buffer_.resize(size + (got > 0 ? static_cast<std::size_t>(got) : 0));
  if (got < 0) refuse(path_, "cannot be read");
  ended_ = got == 0;
  return got > 0;
}

}  // namespace rookery::app
