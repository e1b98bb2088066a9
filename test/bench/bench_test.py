#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Do the yardsticks give their known values, and does rookery-bench run?

bench_test.py YARDSTICKS BENCH
"""
import re
import subprocess
import sys

KNOWN = {
    "bishops 8x8 k=6": "5599888", "injured 15": "22696209911206174", "little bishops 8 6": "5599888",
    "kings 8x8": "1355115601", "kings 8x8 by merge": "1355115601", "knights 8x8 by merge": "101693175442",
    "army 7x7": "3063828", "8, 9, 12 queens": "92 352 14200", "8, 10 queens cover": "92 724",
}


def call(*words):
    return subprocess.run(words, capture_output=True, text=True, check=False)


def complaints(yardsticks, bench):
    printed = call(yardsticks).stdout.splitlines()
    for name, value in KNOWN.items():
        if not any(re.fullmatch(re.escape(name) + " +" + value, line) for line in printed):
            yield f"yardsticks: want a line {name} {value}"
    run = call(bench, "injured-1000")
    line = re.fullmatch(r"injured-1000 ([\d.]+) ([\d.]+) ([\d.]+)\n", run.stdout)
    if run.returncode != 0 or not line or float(line[3]) < 10:
        yield f"rookery-bench injured-1000: exit {run.returncode}, {run.stdout!r}, {run.stderr!r}"
    if "injured-3000" not in call(bench, "--help").stdout:
        yield "rookery-bench --help: does not list injured-3000"
    wrong = call(bench, "injured-1001")
    if wrong.returncode != 2 or wrong.stdout or "injured-1001" not in wrong.stderr:
        yield f"rookery-bench injured-1001: exit {wrong.returncode}, {wrong.stderr!r}"


if __name__ == "__main__":
    found = list(complaints(*sys.argv[1:]))
    print("\n".join(found) or "as known")
    sys.exit(1 if found else 0)
