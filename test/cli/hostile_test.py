#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Hostile input on the command line: an answer or a clear error, at once, and nothing else.

hostile_test.py BINARY

Each case names the exit status it must end with. An error says `rookery: ...` on standard error
and leaves standard output empty; no case may crash, hang, or take more than a few seconds.
ROOKERY_THIN=4 in the environment takes every fourth only.
"""
import functools
import os
import resource
import subprocess
import sys
import tempfile

import hostile_boards

SECONDS = 5
THIN = int(os.environ.get("ROOKERY_THIN", "1"))  # every so many inputs only
MEMORY = 2 << 30

# Words of a board, number, piece and option that must be refused as wrong input.
BOARDS = ["", "8", "x", "8x", "x8", "-8x8", "+8x8", "8.0x8", "8e0x8", "0x8x8", "08x8", "8X8", "8*8",
          "٨x٨", "８x８", "8×8", "8x8x8", "9" * 10000 + "x8", "18446744073709551624x8", "8x8\x01",
          "8x8/tours", "@board.txt", "8/8/8/8/8/8/8/8", "fen:8/7", "К8x8", "x" * 100000, "\udcff8x8"]
NUMBERS = ["-1", "+8", "8.0", "8e0", "0x8", "00008", "٨", "８", "18446744073709551624",
           "9" * 10000, "..", "4..2", "1..2..3", "-3..2", "1...2", "3..-1"]
PIECES = ["", "bishpo", "К", "K♞", "kïng", "Wx", "pR", "gQ", "nN", "(0,0)",
          "(0,0)0", "(-1,2)", "(1", "(1,2", "((1,2))", "W99999999999999999999", "N(", "[K]", "h", "hN",
          "WW3", "fbW!", "Q;rm", "B" * 20000 + "!", "cannon", "\udcc0\udcaf", "\udced\udca0\udc80"]
GIVENS = ["", ",", "a1,", ",a1", "a0", "a01", "i9", "a9", "A1", "1a", "a1,a1", "a-1", "a1;b2", "a1..b2",
          "z" * 1000 + "1", "a" + "9" * 1000, "q@a1", "а1"]

WRONG = [["count", board, "2", "king"] for board in BOARDS]
WRONG += [["count", "8x8", number, "king"] for number in NUMBERS]
WRONG += [["count", "8x8", "2", piece] for piece in PIECES]
WRONG += [["count", "8x8", "2", "king", "--given", given] for given in GIVENS if given]
# Moduli, numbers of leading digits, sizes of a sequence and problems with n that must be refused.
MODULI = ["0", "-1", "+7", "007", "7.0", "1e9", "0x7", "seven", "٨", "\udcff", "1 2", "9" * 50000 + "x", "8 ", "8 --given a1", "8\n"]
DIGITS = ["0", "-1", "+5", "5.0", "five", "18446744073709551616", "9" * 10000, "٨"]
SIZES = ["", "..", "1..", "..3", "3..1", "1..2..3", "1...2", "-1..3", "1-3", "1..x", "01..3", "n..3",
         "1..18446744073709551616", "9" * 10000 + "..1", "٨..9", "\udcff"]
PATTERNS = ["8x8 6 bishop", "nxm bishop", "mxm bishop", "NxN bishop", "nxn k bishop", "nxn 2n-9 bishop",
            "n bishop", "nxnxn bishop", "n*n bishop", "nnxn bishop", "n^2xn bishop", "-nxn bishop",
            "n+xn bishop", "nx bishop", "xn bishop", "n/2xn bishop", "2*nxn bishop", "nxn n", "nxn",
            "nxn n..n-1 bishop", "nxn ..  bishop", "9223372036854775807nxn bishop", "nx(n+1) bishop",
            "9" * 30 + "nxn bishop", "n+" + "9" * 30 + "xn bishop", "n-1xn bishop --given b1",
            "nxn n n bishop", "n" * 100000 + "xn bishop", "nxn n\x01 bishop"]
WRONG += [[c, "8x8", "2", "king", "--mod", m] for c in ("count", "table", "max") for m in MODULI]
WRONG += [[c, "8x8", "2", "king", "--leading", d] for c in ("count", "table", "max") for d in DIGITS]
WRONG += [["sequence", sizes, "nxn", "n", "bishop"] for sizes in SIZES]
WRONG += [["sequence", "1..4", *pattern.split(" ")] for pattern in PATTERNS]
WRONG += [["sequence", "1..4", "nxn", "bishop", "--mod", m] for m in MODULI]
WRONG += [["sequence", "1..4", "nxn", "bishop", "--leading", d] for d in DIGITS]
WRONG += [
    ["sequence"], ["sequence", "1..4"], ["sequence", "max"],
    ["sequence", "cuont", "1..4", "nxn", "bishop"], ["sequence", "1..4", "nxn", "bishop", "--format", "svg"],
    ["sequence", "1..4", "nxn", "bishop", "--format", "bfile", "--leading", "3"],
    ["count", "8x8", "bishop", "--format", "bfile"], ["count", "8x8", "bishop", "--mod", "7", "--leading", "3"],
    ["count", "8x8", "bishop", "--mod"], ["count", "8x8", "bishop", "--mod", "7", "--mod", "8"],
    ["explain", "8x8", "bishop", "--leading", "3"], ["pieces", "--mod", "7"],
]
WRONG += [
    [], ["cuont"], ["count"], ["count", "8x8"], ["count", "8x8", "2"], ["-x"], ["--"], ["", ""],
    ["count", "8x8", "2", "king", "extra"], ["count", "8x8", "2", "king", "--given"],
    ["count", "8x8", "2", "king", "--given", "a1", "--given", "b3"], ["count", "--given=a1"],
    ["count", "8x8", "2", "king", "--gvien", "a1"], ["count", "8x8", "2", "king", "-q"],
    ["count", "8x8", "2", "king", "--method", ""] + ["x"], ["count", "8x8", "2", "king", "--method", "swep"],
    ["count", "8x8", "2", "king", "--format", "xml"], ["count", "8x8", "2", "king", "--memory", "0"],
    ["count", "8x8", "2", "king", "--memory", "1e99G"], ["count", "8x8", "2", "king", "--memory", "5Q"],
    ["count", "8x8", "2", "king", "--memory", "99999999999TB"], ["count", "8x8", "2", "king", "--memory", "-1GB"],
    ["count", "8x8", "2", "king", "--seconds", "0"], ["count", "8x8", "2", "king", "--seconds", "nan"],
    ["count", "8x8", "2", "king", "--seconds", "-5"], ["count", "8x8", "2", "king", "--seconds", "1e999"],
    ["pieces", "rook"], ["judge"], ["judge", "uva999"],
    ["judge", "uva861", "/nonexistent"], ["judge", "uva861", "/"], ["judge", "uva861", "a\nb"],
    ["draw"], ["draw", "max"], ["draw", "count", "8x8", "king"], ["draw", "8x8", "2", "king", "--given", "a1"],
    ["draw", "401x1", "king"], ["draw", "1x401", "king", "--format", "svg"], ["draw", "max", "8x401", "rook"],
    ["draw", "9223372036854775807x9223372036854775807", "rook", "--given", "a1"],
    ["max", "9223372036854775807x9223372036854775807", "rook", "--format", "svg"], ["draw", "8x8", "king", "--format", ""],
    ["draw", "8x8", "king", "--seconds", "5"], ["draw", "8x8", "K<&>", "--given", "a1", "--format", "svg"],
    ["table", "8x8", "king", "--format", "svg"], ["explain", "max", "8x8", "king", "--format", "svg"],
    ["pieces", "--format", "svg"], ["draw", "8x8", "king", "--given", "i9", "--format", "svg"],
    ["explain"], ["explain", "max"], ["explain", "total", "8x8", "king"],
]

# Right, but refused for its cost or for want of a method.
UNANSWERED = [
    ["count", "1x1000000000", "king"], ["count", "1000000x1000000", "1000000", "bishop"], ["table", "64x64", "queen"],
    ["count", "9223372036854775807x9223372036854775807", "bishop"], ["count", "32x32", "knight"],
    ["max", "10000000000x10000000000", "injured-queen"], ["count", "8x20", "9", "bishop", "--method", "rook-theory"],
    ["draw", "max", "4x4", "5..", "rook"], ["max", "4x4", "5..", "rook", "--format", "svg"],
    ["draw", "max", "400x400", "queen", "--format", "svg"],
    ["count", "1000x1000", "bishop", "--memory", "10kB"], ["count", "900x900", "bishop", "--seconds", "0.0001"],
]

# Odd, but with a plain answer.
ANSWERED = {
    "1": [["count", "0x0", "king"], ["count", "0x9", "0", "king"], ["count", "8x8", "0", "queen"],
          ["count", "9223372036854775807x9223372036854775807", "0", "rook"],
          ["count", "1x1", "1", "(9223372036854775807,9223372036854775807)0"],
          ["count", "8x8", "1", "king", "--mod", "63"], ["count", "1x1", "1", "king", "--mod", "9" * 100000],
          ["count", "1x1", "1", "king", "--leading", "18446744073709551615"]],
    "0": [["count", "8x8", "65", "queen"], ["count", "2x2", "9223372036854775807", "dummy"],
          ["count", "4x4", "2", "rook", "--given", "a1,a2"], ["count", "0x0", "1", "king"]],
    "9223372036854775807 1": [["sequence", "9223372036854775807", "nxn", "0n", "rook"]],
    "64": [["count", "8x8", "1", "knights"], ["count", " 8x8 1 ", "knight"], ["count", "8x8 1 knight"]],
}


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@functools.cache
def sanitized(binary):
    """The sanitizers need far more address space than the limit."""
    with open(binary, "rb") as file:
        return b"__asan_init" in file.read()


def call(binary, words, **options):
    return subprocess.run([binary, *[w.encode("utf-8", "surrogateescape") for w in words]],
                          capture_output=True, timeout=SECONDS, check=False, cwd=options.get("cwd"),
                          input=options.get("input", b""), preexec_fn=None if sanitized(binary) else limits)


def complaint(binary, words, status, **options):
    """What is wrong with how the program takes these words; None: nothing."""
    try:
        run = call(binary, words, **options)
    except subprocess.TimeoutExpired:
        return "takes too long"
    if run.returncode != status:
        return f"exit {run.returncode}, want {status}: {run.stderr[-300:]!r}"
    if status != 0 and not run.stderr.startswith(b"rookery: "):
        return f"no message: {run.stderr[:200]!r}"
    if status != 0 and run.stdout and not options.get("partial"):
        return f"prints {run.stdout[:100]!r} beside its error"
    if len(run.stderr) > 4000 or any(c < 32 and c != 10 for c in run.stderr):
        return f"an error unfit to read: {run.stderr[:200]!r}"
    return None


# Inputs of judges: the bytes, the exit status.
JUDGED = [
    ("uva861", b"", 0), ("uva861", b"\n\n\n", 0), ("uva861", b"0 0", 0), ("uva861", b"\xef\xbb\xbf8 6\n", 0),
    ("uva861", b"8 6\x00\n", 2), ("uva861", b"\xff\xfe8\x00 \x006\x00", 2), ("uva861", b"8,6\n", 2),
    ("uva861", b"8 99999999999999999999\n", 2), ("uva861", b"99999999999999999999 1\n", 2),
    ("uva861", b"-8 6\n", 2), ("uva861", b"8 6 # six\n", 2), ("uva861", b"x" * 1000000 + b"\n", 2),
    ("uva861", b"8 " + b"0" * 100000 + b"6\n", 0), ("uva861", b"10000000 10000000\n", 1),
    ("uva861", b"\r\n8 6\r\n\r\n0 0\r\n", 0), ("uva861", b"8\t6\x0b\x0c\n", 0),
    ("uva10401", b"?" * 200 + b"\n", 0), ("uva10401", b"?,?\n?,\n,\n", 2), ("uva10401", b"0\n", 2),
    ("uva10401", b"-1,2\n", 2), ("uva10401", b"1,2 3\n", 2), ("uva10401", b"1," + b"9" * 1000 + b"\n", 0),
    ("uva10401", b"?" * 20000 + b"\n", 0), ("uva10401", b"? ?\n", 2), ("uva10401", b"\xd0\xb0\n", 2),
    ("uva10401", b"1" * 5000 + b"\n", 0),
]


def all_complaints(binary):
    for status, cases in ((2, WRONG + hostile_boards.WRONG), (1, UNANSWERED)):
        for words in cases[::THIN]:
            yield words, complaint(binary, words, status)
    for number, cases in ANSWERED.items():
        for words in cases[::THIN]:
            wrong = complaint(binary, words, 0)
            yield words, wrong or (None if call(binary, words).stdout == number.encode() + b"\n" else "other answer")
    for judge, data, status in JUDGED[::THIN]:
        yield [judge, data[:40]], complaint(binary, ["judge", judge], status, input=data, partial=True)
    for data, words, status in hostile_boards.DRAWN[::THIN]:
        yield [data[:40], *words], complaint(binary, ["count", "@-", *words], status, input=data)
    for data, status in hostile_boards.REGION_FILES[::THIN]:
        yield [data[:40]], complaint(binary, ["count", "2x2", "rook", "--per-region", "1@-"], status, input=data)


def shell(binary, command, status):
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(["/bin/sh", "-c", command], capture_output=True, timeout=SECONDS, check=False,
                             cwd=folder, env={"R": binary, "PATH": os.environ["PATH"]})
    return None if run.returncode == status else f"exit {run.returncode}, want {status}: {run.stderr[-200:]!r}"


# Closed and full streams, files that are no files, and a locale that writes numbers with commas.
SHELL = [
    ('"$R" count 8x8 6 bishop >&-', 1), ('"$R" count 8x8 6 bishop >/dev/full', 1), ('"$R" count 8x8 6 bishop 2>&-', 0),
    ('"$R" count 8x8 6 bishop <&-', 0), ('"$R" judge uva861 <&-', 2), ('"$R" judge uva861 </', 2),
    ('"$R" count 8x8 six bishop 2>&-', 2), ('"$R" sequence 1..9 nxn bishop >&-', 1),
    ('"$R" sequence 1..9 nxn bishop >/dev/full', 1), ('"$R" sequence 1..300 nxn n bishop | head -n 1', 0),
    ('"$R" table 300x300 bishop --format json >/dev/full', 1), ('"$R" table 200x200 bishop | head -n 1', 0),
    ('mkfifo f; printf "8 6\\n" >f & "$R" judge uva861 f', 0), ('ln -s l l; "$R" judge uva861 l', 2),
    ('"$R" draw 400x400 NN --given a1,gr200 --format svg >a; LC_ALL=de_DE.UTF-8 "$R" draw 400x400 NN --given a1,gr200 '
     '--format svg | cmp a', 0), ('"$R" draw 400x400 QQNNAA --given a1,gr200,oj400 >/dev/full', 1),
    ('"$R" draw 9x9 dummy | grep -q x', 1), ('"$R" draw 0x0 king && "$R" draw 0x9 king --format json | grep -q rows', 0),
    ('LC_ALL=de_DE.UTF-8 "$R" count 8x8 6 bishop --seconds 0.5', 0), ('printf "8 6\\n" >-n; "$R" judge uva861 -- -n', 0),
]


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    binary = os.path.abspath(arguments[0])
    results = list(all_complaints(binary)) + [([c], shell(binary, c, s)) for c, s in (SHELL + hostile_boards.SHELL)[::THIN]]
    wrong = [(words, text) for words, text in results if text]
    for words, text in wrong:
        print([str(w)[:60] for w in words], text)
    print(f"{len(results)} hostile inputs, {len(wrong)} not taken well")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
