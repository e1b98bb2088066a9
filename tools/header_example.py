#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The example that opens include/rookery/rookery.hpp: hands out its source, checks its output.

header_example.py source          prints the example as a C++ file
header_example.py run PROGRAM     runs the compiled example and compares with what the header says
"""
import pathlib
import subprocess
import sys

HEADER = pathlib.Path(__file__).parent.parent / "include/rookery/rookery.hpp"


def part(start, end):
    """The comment lines between two marks, without their comment signs."""
    lines = HEADER.read_text().splitlines()
    inside = lines[lines.index("// " + start) + 1 : lines.index("// " + end)]
    return "".join(line[2:].removeprefix("   ") + "\n" for line in inside)


def main(arguments):
    if arguments == ["source"]:
        sys.stdout.write(part("[Example]", "[Output]"))
        return 0
    if len(arguments) != 2 or arguments[0] != "run":
        sys.exit(__doc__)
    said = part("[Output]", "[End]")
    printed = subprocess.run([arguments[1]], capture_output=True, text=True, check=True).stdout
    if printed == said:
        return 0
    print(f"the header says:\n{said}the example prints:\n{printed}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
