// SPDX-License-Identifier: Apache-2.0
#include "base/pages.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
#define ROOKERY_MAPS_PAGES 1
#include <sys/mman.h>
#endif

namespace rookery {
namespace {

#ifdef ROOKERY_MAPS_PAGES
// The C library's own bound rises to 32 MB as blocks go, and it copies all below.
constexpr std::size_t long_block = 1 << 20;

void* mapped(void* block, std::size_t old_bytes, std::size_t bytes) {
  void* pages = block == nullptr ? mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                                 : mremap(block, old_bytes, bytes, MREMAP_MAYMOVE);
  if (pages == MAP_FAILED) throw std::bad_alloc();
  return pages;
}
bool is_mapped(std::size_t bytes) { return bytes >= long_block; }
void unmap(void* block, std::size_t bytes) { munmap(block, bytes); }
#else
void* mapped(void* block, std::size_t, std::size_t) { return block; }
bool is_mapped(std::size_t) { return false; }
void unmap(void*, std::size_t) {}
#endif

void release(void* block, std::size_t bytes) {
  if (is_mapped(bytes))
    unmap(block, bytes);
  else
    std::free(block);
}

void* in_heap(void* block, std::size_t bytes) {
  void* heap = std::realloc(block, bytes);
  if (heap == nullptr) throw std::bad_alloc();
  return heap;
}

}  // namespace

void* resized(void* block, std::size_t old_bytes, std::size_t bytes) {
  if (bytes == 0) {
    if (block != nullptr) release(block, old_bytes);
    return nullptr;
  }
  if (block == nullptr) old_bytes = 0;
  if (is_mapped(bytes) == is_mapped(old_bytes) || block == nullptr)
    return is_mapped(bytes) ? mapped(block, old_bytes, bytes) : in_heap(block, bytes);
  void* other = is_mapped(bytes) ? mapped(nullptr, 0, bytes) : in_heap(nullptr, bytes);
  std::memcpy(other, block, std::min(old_bytes, bytes));
  release(block, old_bytes);
  return other;
}

}  // namespace rookery
