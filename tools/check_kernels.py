#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Do the kernels for one target keep to themselves?

check_kernels.py LIBRARY

An object compiled for newer instructions may define nothing but its table: of a weak symbol (a
template, an inline function) the linker could keep that copy for everybody.
"""
import re
import subprocess
import sys


def complaints(library):
    listed = subprocess.run(["nm", "-C", "-A", "--defined-only", library], capture_output=True, text=True, check=True)
    tables = set()
    for line in listed.stdout.splitlines():
        found = re.search(r":kernel_(\w+)\.cpp\.o:[0-9a-f]* (\w) (.*)", line)
        if not found:
            continue
        target, kind, name = found.groups()
        if kind.islower() and kind not in "uvw":
            continue
        if name == f"rookery::{target}_kernel":
            tables.add(target)
        else:
            yield f"kernel_{target}.cpp: defines {name} ({kind}) for everybody"
    if "portable" not in tables:
        yield "no portable kernel in the library"


if __name__ == "__main__":
    wrong = list(complaints(sys.argv[1]))
    print("\n".join(wrong) or "each kernel defines its table alone")
    sys.exit(1 if wrong else 0)
