#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Installs those packages of tools/packages.txt that are missing.
#
#   tools/setup.sh [build|check]
#
# "build" (the default) is what building the program takes; "check" is that and
# what the tests take.  Root gets the packages installed; anyone else is told
# the command to run.  All messages go to standard error.  Ends with 0 if it is
# worth trying to build.

# No word below is ever a file name pattern, and lists are split on purpose.
# shellcheck disable=SC2046
set -uf
unset IFS CDPATH

lists_tries=300
lists_pause=2
install_tries=3
install_pause=5

say() {
  printf 'rookery: %s\n' "$*"
}

have() {
  command -v "$1" >/dev/null 2>&1
}

# Prints the packages of the given parts.
packages_of() {
  while read -r part package rest; do
    case " $* " in
      *" $part "*) printf '%s\n' "$package" ;;
    esac
  done <"${0%/*}/packages.txt"
}

# Prints those of the given packages that are not installed.
missing_of() {
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null)
  for package; do
    printf '%s\n' "$installed" | grep -qxF "$package installed" ||
      printf '%s\n' "$package"
  done
}

# apt-get that asks nothing, keeps changed settings, and waits for another
# apt-get or dpkg to end.
apt() {
  DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get \
    -o DPkg::Lock::Timeout=600 -o Dpkg::Options::=--force-confold "$@"
}

# The lock of the package lists is one that apt-get does not wait for itself.
update_lists() {
  locked=0
  until output=$(apt -o APT::Update::Error-Mode=any update 2>&1); do
    locked=$((locked + 1))
    case $output in
      *'/lists/lock'*) [ "$locked" -lt "$lists_tries" ] || break ;;
      *) break ;;
    esac
    [ "$locked" -gt 1 ] || say 'waiting for another program to update the package lists'
    sleep "$lists_pause"
  done
  printf '%s\n' "$output"
}

install() {
  say "installing $*"
  # dpkg wants these folders, which root may lack after a plain su.
  PATH=$PATH:/usr/sbin:/sbin
  tries=0
  # Old lists, or lists of which one source failed, may still do; so the outcome
  # of the update does not matter by itself.
  until update_lists; apt install -y --no-install-recommends "$@"; do
    tries=$((tries + 1))
    if [ "$tries" -ge "$install_tries" ]; then
      say "could not install $*"
      return 1
    fi
    sleep "$install_pause"
    # An installation that was cut short blocks every later one until this is done.
    DEBIAN_FRONTEND=noninteractive dpkg --configure -a
  done
}

setup() {
  case ${1:-build} in
    build) set -- $(packages_of build) ;;
    check) set -- $(packages_of build check) ;;
    *)
      say 'usage: tools/setup.sh [build|check]'
      return 2
      ;;
  esac
  if ! have apt-get || ! have dpkg-query; then
    say "no apt-get here, so nothing was installed; needed are (by their Debian names): $*"
    return 0
  fi
  set -- $(missing_of "$@")
  [ $# -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    say 'packages are missing that only root can install; please run'
    printf 'sudo apt-get install --no-install-recommends %s\n' "$*"
    return 1
  fi
  install "$@"
}

setup "$@" </dev/null >&2
