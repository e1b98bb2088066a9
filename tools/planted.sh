#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Do the tests catch planted bugs? Applies each patch of test/planted to a scratch copy of the
# tree, one after the other, and demands that the agreement fails: with the oracle, or on larger
# boards of the methods with each other.
#
#   tools/planted.sh [NAME...]    all patches, or those named (without .patch)
#                                 `caught (a count of answers)`: no answer is wrong, but another
#                                 number of problems is accepted than is pinned
#   tools/planted.sh --applies    only: does each patch still apply?
set -eu
root=$(cd -P -- "$(dirname "$0")/.." && pwd -P)
if [ "${1-}" = --applies ]; then
  for patch in "$root"/test/planted/*.patch; do
    patch -s --dry-run -d "$root" -p1 <"$patch" || { echo "${patch##*/}: does not apply"; exit 1; }
  done
  exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
tree=$scratch/tree
mkdir "$tree"
for part in include src test bench tools cmake CMakeLists.txt CMakePresets.json; do
  cp -R "$root/$part" "$tree/"
done

# The compiler cache, where there is one, knows the unchanged files from other builds.
export CCACHE_BASEDIR="$tree" CCACHE_NOHASHDIR=1
launcher=
if command -v ccache >/dev/null; then launcher=-DCMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
cmake -S "$tree" -B "$tree/build" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O1 \
  $launcher >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }

build() {
  cmake --build "$tree/build" --target rookery_agree rookery_machine rookery_random \
    >"$scratch/log" 2>&1
}
# The random problems are the same each time; the numbers of the machine are pinned without a seed.
run() {
  if [ "$1" = rookery_random ]; then seed=1; else seed=; fi
  env ${seed:+ROOKERY_SEED=$seed} "$tree/build/test/$1" --gtest_fail_fast >"$scratch/log" 2>&1
}
# Is every failure of the last run one of the pinned numbers?
only_counts() {
  failures=$(grep -c ': Failure$' "$scratch/log" || true)
  [ "$failures" -gt 0 ] && [ "$(grep -c '^  pinned()' "$scratch/log" || true)" -eq "$failures" ]
}
# False if anything fails, with `how` it was seen.
agree() {
  how=
  for program in rookery_machine rookery_agree rookery_random; do
    run $program && continue
    if only_counts; then
      how='caught (a count of answers)'
    else
      smallest=$(sed -n '/^made smaller:/{n;p;}' "$scratch/log")
      how="caught by ${smallest:-$program}"
      break
    fi
  done
  [ -z "$how" ]
}

build || { cat "$scratch/log"; echo 'the tree does not build'; exit 1; }
agree || { tail -n 40 "$scratch/log"; echo "agreement fails without any planted bug: $how"; exit 1; }

[ $# -gt 0 ] || set -- $(cd "$root/test/planted" && ls *.patch)
missed=0
for name; do
  patch=$root/test/planted/${name%.patch}.patch
  patch -s -d "$tree" -p1 <"$patch" || { echo "$name: does not apply"; exit 1; }
  build || { cat "$scratch/log"; echo "$name: does not build"; exit 1; }
  if agree; then
    echo "$name: MISSED"
    missed=$((missed + 1))
  else
    echo "$name: $how"
  fi
  patch -s -R -d "$tree" -p1 <"$patch"
done
echo "$# planted, $missed missed"
[ "$missed" -eq 0 ]
