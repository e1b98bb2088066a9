// SPDX-License-Identifier: Apache-2.0
// The inmost steps are written once and compiled twice: for any machine, and for one that counts
// bits by an instruction of its own (the functions so marked, which inline what they call).
#pragma once
#include "base/cpu.hpp"

#if defined(__x86_64__)
#define ROOKERY_COUNTING_BITS __attribute__((target("popcnt,bmi")))
#else
#define ROOKERY_COUNTING_BITS
#endif
