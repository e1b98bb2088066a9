#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Tests the launcher ./rookery and tools/setup.sh in a made-up checkout, with
# made-up cmake, apt-get, dpkg-query and id, so that it installs nothing and
# needs no compiler.  Prints what failed; ends with 1 if anything did.

set -u
unset IFS CDPATH

here=$(cd -P -- "$(dirname -- "$0")/../.." && pwd -P) || exit 1
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
tree="$tmp/a checkout"
built=$tree/build/rookery
launcher=
failed=0

# State of the made-up machine, and the log of what was called on it.
export FAKE="$tmp/state"
mkdir -p "$tree/tools" "$tree/src" "$tree/include" "$tmp/bin" "$tmp/other" "$FAKE"
cp "$here/rookery" "$tree/"
cp "$here/tools/setup.sh" "$here/tools/packages.txt" "$tree/tools/"
touch "$tree/CMakeLists.txt" "$tree/src/a.cpp"

fake() {
  { echo '#!/bin/sh'; cat; } >"$tmp/bin/$1"
  chmod +x "$tmp/bin/$1"
}

# Makes a "program" that shows its folder, arguments and input.
fake cmake <<'END'
echo "cmake $*" >>"$FAKE/calls"
echo 'noise from cmake'
cat
[ ! -e "$FAKE/broken" ] || exit 1
if [ "$1" = -S ]; then
  printf 'CMAKE_%s\n' "HOME_DIRECTORY:INTERNAL=$2" "GENERATOR:INTERNAL=$6" \
    >"$4/CMakeCache.txt"
else
  # Slow enough for another call, or for a source being saved meanwhile.
  /bin/sleep 0.3
  [ ! -e "$FAKE/saving" ] || touch "$2/../../src/a.cpp"
  printf '%s\n' '#!/bin/sh' 'pwd' 'printf "[%s]\n" "$@"' 'exec cat' >"$2/rookery"
  chmod +x "$2/rookery"
fi
END
fake apt-get <<'END'
echo "apt-get $*" >>"$FAKE/calls"
echo 'noise from apt-get'
cat
case " $* " in *' install '*) rm "$FAKE/missing" ;; esac
# Only the second try gets the lock of the lists.
[ -e "$FAKE/locked" ] || exit 0
rm "$FAKE/locked"
echo 'E: Could not get lock /x/lists/lock' >&2
exit 100
END
fake dpkg-query <<'END'
for p; do
  case $p in
    g++ | libgmp-dev) [ ! -e "$FAKE/missing" ] || continue ;;
  esac
  echo "$p installed"
done
END
echo "cat '$FAKE/uid'" | fake id
: | fake ninja
: | fake sleep
PATH=$tmp/bin:$PATH
echo 1000 >"$FAKE/uid"

# rookery ARGS...: calls the launcher, with input, from another folder.
rookery() {
  : >"$FAKE/calls"
  (cd "$tmp/other" && echo 'the input' | "${launcher:-$tree/rookery}" "$@") \
    >"$tmp/out" 2>"$tmp/err"
}

calls() { grep -c -e "$1" "$FAKE/calls"; }

expect() {
  what=$1
  shift
  if ! "$@"; then
    echo "FAILED: $what: not true: $*"
    sed 's/^/  | /' "$tmp/err" "$FAKE/calls"
    failed=1
  fi
}
runs() { # WHAT BUILDS: a call that must end well after that many builds
  expect "$1" rookery 'a b' '*' ''
  expect "$1: output" cmp "$tmp/expected" "$tmp/out"
  expect "$1: builds" test "$(calls '^cmake --build')" -eq "$2"
}

printf '%s\n' "$tmp/other" '[a b]' '[*]' '[]' 'the input' >"$tmp/expected"
runs 'first call' 1
expect 'first call: messages' grep -q 'noise from cmake' "$tmp/err"
runs 'second call' 0
expect 'second call: silence' test ! -s "$tmp/err"

mkdir "$tmp/links"
ln -s "$tree/rookery" "$tmp/links/r"
launcher=$tmp/links/r runs 'call through a link' 0
echo "export CDPATH=/ IFS=o/ LC_ALL=none; exec '$tree/rookery' \"\$@\"" | fake odd
touch "$tree/src/a.cpp" && launcher=odd runs 'changed source, odd environment' 1
touch -d 2001-01-01 "$tree/include/old.h" && runs 'new source with an old date' 1
touch "$tree/src/a.cpp" "$FAKE/saving" && runs 'source saved during the build' 1
rm "$FAKE/saving" && runs 'call after that' 1

touch "$FAKE/broken" "$tree/src/a.cpp"
rookery x
expect 'failed build: status' test $? -eq 1
expect 'failed build: message' grep -q '^rookery: the build failed' "$tmp/err"
expect 'failed build: no output' test ! -s "$tmp/out"
expect 'failed build: no stamp' test ! -e "$built/.stamp"
rm "$FAKE/broken"

mv "$tree" "$tree 2" && tree="$tree 2" && built=$tree/build/rookery
touch "$built/left over" "$tree/src/a.cpp" && runs 'moved checkout' 1
expect 'moved checkout: started anew' test ! -e "$built/left over"

touch "$FAKE/missing" "$FAKE/locked" "$tree/src/a.cpp"
rookery x
expect 'packages missing: status' test $? -eq 1
expect 'packages missing: command' grep -qxF \
  'sudo apt-get install --no-install-recommends g++ libgmp-dev' "$tmp/err"
expect 'packages missing: nothing done' test ! -s "$FAKE/calls"
echo 0 >"$FAKE/uid" && runs 'packages missing, as root' 1
expect 'installation' test "$(calls 'install .*--no-install-recommends g++ libgmp-dev$')" -eq 1
expect 'lists updated again' test "$(calls 'update$')" -eq 2

mkdir "$tmp/few"
for tool in sh cat find flock mkdir mv rm grep sed cmp nproc touch chmod cmake; do
  ln -s "$(command -v "$tool")" "$tmp/few/"
done
touch "$tree/src/a.cpp" && PATH=$tmp/few runs 'no apt-get' 1
expect 'no apt-get: list' grep -q 'needed.*: g++ .*libgmp-dev' "$tmp/err"

touch "$tree/src/a.cpp"
: >"$FAKE/calls"
"$tree/rookery" </dev/null >"$tmp/out.1" 2>"$tmp/err" & one=$!
"$tree/rookery" </dev/null >"$tmp/out.2" 2>"$tmp/err.2" & two=$!
expect 'two at once: the first' wait "$one"
expect 'two at once: the second' wait "$two"
expect 'two at once: outputs' cmp "$tmp/out.1" "$tmp/out.2"
expect 'two at once: builds' test "$(calls '^cmake --build')" -eq 1

exit "$failed"
