#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Is every C++ file formatted as .clang-format says? With --fix, formats them.
# clang-format 14 is what Debian 12 has; other versions format differently.
set -eu
root=$(dirname "$(readlink -f "$0")")/..
format=$(command -v clang-format-14 || command -v clang-format)
mode='--dry-run --Werror'
[ "${1-}" = --fix ] && mode=-i
find "$root/include" "$root/src" "$root/test" "$root/bench" -name '*.[chi]pp' -print0 |
  xargs -0 "$format" $mode
