#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Judge inputs from outside that count non-attacking placements, each line turned into a problem.

Usage: judge_counts_test.py BINARY CASES_DIRECTORY. Exit status 77: there are no cases here.
Rows that list placements, count classes or count attacking pairs are other questions and are named.
"""
import itertools
import json
import os
import subprocess
import sys


def count(binary, *words):
    done = subprocess.run([binary, "count", *" ".join(words).split()], capture_output=True, text=True)
    return done.stdout.strip() or done.stderr


def masked(rows, holes):
    def runs(row):
        for hole, squares in itertools.groupby(row, lambda c: c in holes):
            length = len(list(squares))
            yield "-" * length if hole else str(length)

    return "fen:" + "/".join("".join(runs(row)) for row in rows)


def square(row, column):
    return f"{chr(ord('a') + column)}{row + 1}"


def groups(text, columns):
    """Blocks of a head line and as many rows as its first number says."""
    lines = [line for line in text.split("\n") if line.strip()]
    at = 0
    while at < len(lines):
        head = [int(word) for word in lines[at].split()]
        if len(head) != columns or head[0] <= 0:
            return
        yield head, lines[at + 1:at + 1 + head[0]]
        at += 1 + head[0]


def rooks(text):
    for (n, k), rows in groups(text, 2):
        yield f"{masked(rows, '.')} {k} rook"


def cses(text):
    yield f"{masked(text.split(), '*')} 8 queen"


def another_queens(text):
    for (n,), rows in groups(text, 1):
        yield f"{masked(rows, '*')} {n} queen"


def two_armies(text):
    for (n,), rows in groups(text, 1):
        board = masked([row.split() for row in rows], "0")
        yield f"{board} {n} white queen {n} black queen --hostile same-colour"


def little_queens(text):
    n, k = text.split()
    yield f"{n}x{n} {k} queen"


def cannons(text):
    m, n = text.split()
    yield f"{m}x{n} dummy --per-row ..2 --per-column ..2 --mod 9999973"


def knights(text):
    for line in text.split("\n")[1:]:
        if line:
            n, k = line.split()
            yield f"{n}x{n} {k} knight"


def rook_and_knight(text):
    rook, knight = text.split()
    yield f"8x8 1 rook 2 knight --given rook@{rook},knight@{knight}"


def queens(text):
    for n in text.split():
        yield f"{n}x{n} {n} queen"


def completion(text):
    for (n,), rows in groups(text, 1):
        given = [square(n - 1 - r, c) for r in range(n) for c in range(n) if rows[r][c] == "Q"]
        yield f"{n}x{n} {n} queen --given {','.join(given)}"


def kings_by_rows(text):
    words = iter(int(word) for word in text.split())
    for _ in range(next(words)):
        n, k = next(words), next(words)
        given = [square(row, next(words)) for row in range(k)]
        option = f"--given {','.join(given)}" if given else ""
        yield f"{n}x{n} {n} king --per-row 1 --per-column 1 --mod 1000000007 {option}"


def kings_between_queens(text):
    n, *columns = [int(word) for word in text.split()]

    def attackers(r, c):
        return sum(row == r or column == c or abs(row - r) == abs(column - c)
                   for row, column in enumerate(columns))

    rows = [["1" if columns[r] != c and attackers(r, c) == 2 else "0" for c in range(n)]
            for r in range(n)]
    yield f"{masked(rows, '0')} {n} king"


MODELS = {
    "POJ 1321": rooks, "CSES 1624": cses, "UVa 11195": another_queens, "Lanqiao": two_armies,
    "SGU 224": little_queens, "AHOI2009": cannons, "CodeChef DS21": knights,
    "Codeforces 38B": rook_and_knight, "n queens count": queens, "reasoning-gym": completion,
    "StackOverflow 11382189": kings_by_rows, "IBM Ponder": kings_between_queens,
}


def main():
    binary, path = sys.argv[1], os.path.join(sys.argv[2], "judge.json")
    if not os.path.exists(path):
        print("no cases here")
        return 77
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)
    agree, wrong = 0, 0
    for row in rows:
        model = next((MODELS[name] for name in MODELS if row["problem"].startswith(name)), None)
        if model is None:
            if not row["problem"].startswith(("UVa 861", "UVa 10237", "UVa 10401")):
                print(f"another question: {row['id']} {row['problem']}")
            continue
        want = [line.split(": ")[-1] for line in row["expected"].split("\n") if line]
        got = [count(binary, problem) for problem in model(row["input"])]
        agree += got == want
        if got != want:
            wrong += 1
            print(f"{row['id']}: want {want}, got {got}")
    print(f"{agree} rows agree, {wrong} do not")
    return 1 if wrong or agree < 23 else 0


if __name__ == "__main__":
    sys.exit(main())
