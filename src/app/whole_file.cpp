// SPDX-License-Identifier: Apache-2.0
#include "app/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include <rookery/rookery.hpp>

namespace rookery::app {
namespace {

constexpr std::size_t most_bytes = std::size_t{16} << 20;

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
  const std::string name = path == "-" ? "standard input" : "file " + quoted(path);
  throw Error(Error::Kind::input, name + ": " + what);
}

class OpenFile {
 public:
  explicit OpenFile(const std::string& path)
      : file_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (file_ < 0) refuse(path, std::string("cannot be opened: ") + std::strerror(errno));
  }
  ~OpenFile() {
    if (file_ != STDIN_FILENO) close(file_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  ssize_t read_into(char* buffer, std::size_t size) const {
    ssize_t got = 0;
    do {
      got = read(file_, buffer, size);
    } while (got < 0 && errno == EINTR);
    return got;
  }

 private:
  int file_;
};

}  // namespace

std::string whole_file(const std::string& path) {
  const OpenFile file(path);
  std::string text, buffer(std::size_t{1} << 18, '\0');
  for (;;) {
    const ssize_t got = file.read_into(buffer.data(), buffer.size());
    if (got < 0) refuse(path, std::string("cannot be read: ") + std::strerror(errno));
    if (got == 0) return text;
    text.append(buffer, 0, static_cast<std::size_t>(got));
    if (text.size() > most_bytes) refuse(path, "holds more than 16 MB");
  }
}

}  // namespace rookery::app
