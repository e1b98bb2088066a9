#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Ctrl-C ends every command at once, with status 130, and what was printed stays whole.

interrupt_test.py BINARY
"""
import signal
import subprocess
import sys
import time

SECONDS = 0.3
TRIES = 5  # on a busy machine the program may have to wait for its turn

# Commands that run for long: in a method, in writing, term after term, and waiting for input.
RUNNING = [
    (["count", "1000000x1000000", "1999000", "bishop"], None),
    (["table", "6000x6000", "bishop"], None),
    (["count", "1000000x1000000", "1000000", "injured-queen"], None),
    (["count", "3000x3000", "3000", "vRvN"], None),
    (["count", "40x60", "bishop"], None),
    (["count", "8x8", "king", "--method", "backtracking"], None),
    (["sequence", "1..9000", "nxn", "n", "injured-queen"], b"60 "),
    (["sequence", "1..9000", "nxn", "n", "injured-queen", "--format", "json"], b'"n": 60,'),
    (["count", "30x30", "king", "--method", "sweep", "--seconds", "1e9"], None),
    (["table", "13x13/torus", "king", "--method", "sweep-across", "--seconds", "1e9"], None),
    (["count", "16x16", "queen", "--method", "search", "--seconds", "1e9"], None),
    (["table", "9x9", "king", "queen", "--seconds", "1e9"], None),
    (["count", "12x12", "queen", "--verify"], None),
    (["judge", "uva861"], None),
]


def wait_until_awaited(pid):
    """Until the process blocks the signal, which a thread of it waits for: a busy machine may start
    it late."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            blocked = next((line for line in status if line.startswith("SigBlk:")), "SigBlk: 0")
        if int(blocked.split()[1], 16) >> (signal.SIGINT - 1) & 1:
            return
        time.sleep(0.01)


def interrupted(binary, words, awaited):
    """Seconds from the signal to the end, exit status and output; the signal comes once the
    awaited bytes are printed, or after a moment."""
    run = subprocess.Popen([binary, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)
    lines = []
    if awaited is None:
        wait_until_awaited(run.pid)
        time.sleep(0.3)
    for line in run.stdout if awaited else []:
        lines.append(line)
        if awaited in line:
            break
    start = time.monotonic()
    run.send_signal(signal.SIGINT)
    rest = run.stdout.read()
    status = run.wait()
    run.stdin.close()
    return time.monotonic() - start, status, b"".join(lines) + rest


def complaint(binary, words, awaited):
    least = None
    for _ in range(TRIES):
        seconds, status, output = interrupted(binary, words, awaited)
        least = min(seconds, least or seconds)
        if status != 130:
            return f"exit {status}, want 130"
        if awaited and awaited not in output:
            return f"was not at {awaited!r} yet"
        if output and not output.endswith(b"\n"):
            return f"ends in the middle: {output[-40:]!r}"
        if least <= SECONDS:
            return None
    return f"ends {least:.2f} s after the signal, want {SECONDS}"


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    found = [(words, complaint(arguments[0], words, awaited)) for words, awaited in RUNNING]
    for words, text in found:
        if text:
            print(" ".join(words), text)
    print(f"{len(found)} interrupted commands")
    return 1 if any(text for _, text in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
