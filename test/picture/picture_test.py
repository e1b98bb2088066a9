#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""SVG pictures of the command line, byte for byte, and what every one of them must be.

picture_test.py [--update] BINARY

--update writes the pictures beside this file in place of comparing them: look at them then.
"""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

FOLDER = pathlib.Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"

# File: words of the command line. To add a picture: a row here, and --update.
PICTURES = {
    "injured_queens.svg": ["draw", "8x8", "injured-queen", "--given", "a6,e4"],
    "bishops_max.svg": ["max", "8x8", "bishop"],
    "rook_1x1.svg": ["draw", "1x1", "rook", "--given", "a1"],
    "rook_1x12.svg": ["draw", "1x12", "rook", "--given", "c1"],
    "knight.svg": ["draw", "8x8", "knight", "--given", "d4"],
    "kings_attacked.svg": ["draw", "5x9", "king", "--given", "a1,b2,i5"],
    "betza.svg": ["draw", "6x7", "C(1,4)", "--given", "b2,e3"],
    "board_100x4.svg": ["draw", "100x4", "queen"],
}

# Well formed, whatever the words.
OTHERS = [["draw", "0x0", "king"], ["draw", "0x9", "king"], ["draw", "400x1", "pawn", "--given", "a400"],
          ["draw", "400x400", "queen", "--given", "a1,oj400"], ["draw", "3x3", "(1,4)F", "--given", "b2"],
          ["draw", "2x2", "dummy", "--given", "a1,b2"]]

ELEMENTS = {SVG + name for name in ("svg", "title", "g", "rect", "path", "circle", "text")}


def svg(binary, words):
    run = subprocess.run([binary, *words, "--format", "svg"], capture_output=True, check=False, timeout=20)
    if run.returncode != 0:
        raise ValueError(f"exit {run.returncode}: {run.stderr!r}")
    return run.stdout


def faults(data):
    """What is wrong with the picture as a file."""
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        yield f"not well formed: {error}"
        return
    if root.tag != SVG + "svg" or root.get("role") != "img" or not root.get("viewBox"):
        yield "want an svg with role and viewBox"
    if not (len(root) and root[0].tag == SVG + "title" and root[0].text):
        yield "want a title first"
    for element in root.iter():
        if element.tag not in ELEMENTS:
            yield f"an element that needs care: {element.tag}"
        for name, value in element.attrib.items():
            if name in ("id", "class", "style", "href") or "url(" in value:
                yield f"an attribute that depends on other things: {name}"
            if name not in ("d", "font-family") and re.search(r"\d,\d|\de[+-]?\d|nan|inf", value) and value[0] != "#":
                yield f"an odd number: {name}={value}"
    if not data.endswith(b"</svg>\n"):
        yield "want the last line ended"


def compared(binary, name, words, update):
    data = svg(binary, words)
    path = FOLDER / name
    if update:
        path.write_bytes(data)
    elif not path.exists() or path.read_bytes() != data:
        yield "other bytes than the golden file's"
    yield from faults(data)


def alike(binary):
    """max and draw max draw the same."""
    if svg(binary, ["max", "5x6", "king"]) != svg(binary, ["draw", "max", "5x6", "king"]):
        yield "max and draw max differ"


def main(arguments):
    update = "--update" in arguments
    rest = [a for a in arguments if a != "--update"]
    if len(rest) != 1:
        sys.exit(__doc__)
    wrong = [(name, text) for name, words in PICTURES.items() for text in compared(rest[0], name, words, update)]
    wrong += [(" ".join(words), text) for words in OTHERS for text in faults(svg(rest[0], words))]
    wrong += [("max", text) for text in alike(rest[0])]
    wrong += [(path.name, "no row for this file") for path in FOLDER.glob("*.svg") if path.name not in PICTURES]
    for name, text in wrong:
        print(f"{name}: {text}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
