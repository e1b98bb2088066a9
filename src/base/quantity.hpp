// SPDX-License-Identifier: Apache-2.0
// Times, amounts and sizes as people write them: front ends need them, too.
#pragma once
#include <rookery/spelling.hpp>
