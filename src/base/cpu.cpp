// SPDX-License-Identifier: Apache-2.0
#include "base/cpu.hpp"

#include "base/text.hpp"

namespace rookery {

const std::vector<const Kernel*>& kernels() {
  static const std::vector<const Kernel*> found = [] {
    std::vector<const Kernel*> usable;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512ifma"))
      usable.push_back(&avx512_kernel);
#endif
    usable.push_back(&portable_kernel);
    return usable;
  }();
  return found;
}

bool counts_bits([[maybe_unused]] std::string_view kernel) {
#if defined(__x86_64__)
  return kernel != "portable" && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi");
#else
  return false;
#endif
}

const Kernel& kernel_named(std::string_view name) {
  if (name.empty()) return *kernels().front();
  std::vector<std::string> names;
  for (const Kernel* kernel : kernels()) {
    if (kernel->name == name) return *kernel;
    names.emplace_back(kernel->name);
  }
  std::string list;
  for (const std::string& one : names) list += (list.empty() ? "" : ", ") + one;
  refuse("kernel", name, "this processor has " + list + nearest_hint(name, names));
}

}  // namespace rookery
