#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""SVG pictures of the command line, byte for byte, and what every one of them must be.

picture_test.py [--update] BINARY

--update writes the pictures beside this file in place of comparing them: look at them then.
"""
import pathlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zlib

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
    "holes_and_walls.svg": ["draw", "fen:2*2/1-3/5/3-1/5", "rook", "--given", "c3"],
    "given.svg": ["max", "6x6", "queen", "--given", "b1"],
    "regions.svg": ["unique", "5x5", "king", "--per-row", "1", "--per-column", "1",
                    "--per-region", "1@rows:aabbb/aabcc/adddc/eedcc/eeecc"],
    "sheet.svg": ["list", "4x4", "4", "queen"],
    "two.svg": ["unique", "4x4", "4", "queen"],
}

# Well formed, whatever the words.
OTHERS = [["draw", "0x0", "king"], ["draw", "0x9", "king"], ["draw", "400x1", "pawn", "--given", "a400"],
          ["draw", "400x400", "queen", "--given", "a1,oj400"], ["draw", "3x3", "(1,4)F", "--given", "b2"],
          ["draw", "2x2", "dummy", "--given", "a1,b2"], ["list", "8x8", "8", "queen"],
          ["sample", "30x30", "39", "bishop", "--draws", "12", "--seed", "1"], ["unrank", "91", "8x8", "8", "queen"],
          ["draw", "3x3", "king", "--per-region", "1@rows:aab/.bb/ccc", "--per-region", "0..1@rows:a../.a./..a"]]

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


def pixels(data):
    """Width, height and how many of the samples are dark: of a PNG as cairo writes it, 8-bit RGB."""
    width, height, depth, colours = struct.unpack(">IIBB", data[16:26])
    if (depth, colours) != (8, 2):
        raise ValueError(f"depth {depth}, colours {colours}")
    packed, at = b"", 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IDAT":
            packed += data[at + 8:at + 8 + length]
        at += 12 + length
    raw, stride, before, dark = zlib.decompress(packed), 3 * width, bytearray(3 * width), 0
    for row in range(height):
        start = row * (stride + 1)
        line = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), before)
        dark += sum(value < 100 for value in line)
        before = line
    return width, height, dark


def unfiltered(kind, line, before):
    """A row of samples, three a pixel, as the PNG standard's filters undo it."""
    for i in range(len(line)):
        left, up, corner = (line[i - 3], before[i], before[i - 3]) if i > 2 else (0, before[i], 0)
        if kind == 4:
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda value: abs(guess - value))
            line[i] = (line[i] + nearest) & 255
        elif kind:
            line[i] = (line[i] + (left, up, (left + up) // 2)[kind - 1]) & 255
    return line


def png_faults(binary):
    """Is a PNG as large as its SVG says, the same each time, with pieces and labels?"""
    seen = {}
    for words in (["draw", "4x4", "queen"], ["draw", "4x4", "queen", "--given", "b2"], ["draw", "4x4", "camel", "--given", "b2"]):
        command = [binary, *words, "--format", "png"]
        first, again = (subprocess.run(command, capture_output=True, check=True, timeout=60).stdout for _ in range(2))
        if first[:8] != b"\x89PNG\r\n\x1a\n" or first != again:
            yield f"{words}: no PNG, or another one each time"
        width, height, dark = pixels(first)
        root = ElementTree.fromstring(svg(binary, words))
        if [str(width), str(height)] != [root.get("width"), root.get("height")]:
            yield f"{words}: {width} x {height}, unlike the SVG"
        seen[" ".join(words)] = dark
    labels, queen, letter = seen.values()
    if not 0 < labels < queen or not labels + 500 < letter:
        yield f"too few dark pixels: {seen}"


def main(arguments):
    update = "--update" in arguments
    rest = [a for a in arguments if a != "--update"]
    if len(rest) != 1:
        sys.exit(__doc__)
    wrong = [(name, text) for name, words in PICTURES.items() for text in compared(rest[0], name, words, update)]
    wrong += [(" ".join(words), text) for words in OTHERS for text in faults(svg(rest[0], words))]
    wrong += [("max", text) for text in alike(rest[0])]
    wrong += [("png", text) for text in png_faults(rest[0])]
    wrong += [(path.name, "no row for this file") for path in FOLDER.glob("*.svg") if path.name not in PICTURES]
    for name, text in wrong:
        print(f"{name}: {text}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
