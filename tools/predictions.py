#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Hold predictions of time and memory against the truth, on random problems of middling size.

    predictions.py --binary PATH [--seed S] [--problems N] [--least S] [--most S] [--compare]
                   [--bench] [--show]

Draws problems of every general kind in turn (riders, leapers, glued boards, holes and walls,
armies, quotas, regions, given squares, tables, maxima), keeps those that the planner says take
between --least and --most seconds, and runs each as a process of its own, with one thread.
Measured are processor time, user and system, which other load on the machine disturbs least, and
peak memory, both above those of a process that counts rooks on 1 x 1. Memory counts where more
than 8 MB are measured: below, the process itself dominates.

--compare   runs the two next best methods of each plan, too, where predicted below 60 s, and says
            where the chosen one takes more than twice as long as the best
--bench     the cases of ./rookery-bench first
--show      prints the problems and their plans only
"""

import argparse
import itertools
import json
import math
import os
import random
import resource
import shlex
import subprocess
import sys
import time

LEAPERS = ["knight", "king", "W", "F", "D", "A", "H", "C", "Z", "NA", "(2,4)", "WD", "FA", "NF"]
RIDERS = ["queen", "bishop", "rook", "NN", "vR", "W3", "F2", "R4", "Q2", "DD", "AA", "vRF",
          "injured-queen", "BN", "RN", "CC"]
GLUINGS = ["cylinder", "cylinder-v", "torus", "moebius", "klein"]
KINDS = ["rider", "leaper", "glued", "holes", "walls", "army", "lines", "regions", "given",
         "table", "max", "exact", "glued army", "lines army", "holes glued"]
SMALL = 8e6  # bytes
MOST_SECONDS = 100  # of a run
MOST_BYTES = 8 << 30


class Drawing:
    """A random problem as the arguments of a call."""

    def __init__(self, kind, chance):
        self.kind, self.chance = kind, chance
        self.rows, self.columns = self.sides()
        self.options = []
        self.question = kind if kind in ("table", "max") else self.question_at_random()
        self.board = self.drawn_board()
        self.army = self.drawn_army()
        self.add_quotas()
        if kind == "given":
            square = f"{chr(97 + chance.randrange(self.columns))}{1 + chance.randrange(self.rows)}"
            self.options += ["--given", square]

    def sides(self):
        short = self.chance.randint(4, 14)
        long = self.chance.choice([short, short, self.chance.randint(short, 24)])
        return self.chance.choice([(short, long), (long, short)])

    def question_at_random(self):
        return self.chance.choices(["count", "table", "max"], [6, 2, 1])[0]

    def drawn_board(self):
        gluing = self.chance.choice(GLUINGS) if "glued" in self.kind else None
        mark = {"holes": "-", "walls": "*"}.get(self.kind.split()[0])
        if mark is None:
            return f"{self.rows}x{self.columns}" + (f"/{gluing}" if gluing else "")
        if gluing:
            self.options += ["--glue", gluing]
        share = self.chance.choice([0.05, 0.1, 0.2, 0.35])
        return "fen:" + "/".join(self.drawn_row(mark, share) for _ in range(self.rows))

    def drawn_row(self, mark, share):
        text, free = "", 0
        for _ in range(self.columns):
            if self.chance.random() < share:
                text, free = text + (str(free) if free else "") + mark, 0
            else:
                free += 1
        return text + (str(free) if free else "")

    def drawn_army(self):
        kinds = self.chance.choice([2, 2, 3]) if "army" in self.kind else 1
        choice = {"rider": RIDERS, "leaper": LEAPERS}.get(self.kind, RIDERS + LEAPERS)
        colours = ["white", "black"] if kinds > 1 and self.chance.random() < 0.3 else [None]
        words = []
        for i, piece in enumerate(self.chance.sample(choice, kinds)):
            colour = colours[i % len(colours)]
            words += [w for w in (self.number(), colour, piece) if w]
        if colours[0]:
            hostile = self.chance.choice(["all", "other-colour", "same-colour", "same-kind"])
            self.options += ["--hostile", hostile]
        return words

    def number(self):
        if self.chance.random() < (0.1 if self.kind == "exact" else 0.5):
            return None
        number = self.chance.randint(1, 2 * min(self.rows, self.columns))
        forms = [f"{number}", f"{number}", f"..{number}", f"{number}..{number + 3}"]
        return self.chance.choice(forms)

    def add_quotas(self):
        quotas = ["1", "0..1", "0..2", "1..2", "2", "1..3"]
        if "lines" in self.kind:
            for option in self.chance.choice([["--per-row"], ["--per-column"],
                                              ["--per-row", "--per-column"]]):
                self.options += [option, self.chance.choice(quotas)]
        if "regions" in self.kind:
            high, wide = self.chance.randint(2, 4), self.chance.randint(2, 4)
            rows = ["".join(chr(97 + row // high * (self.columns // wide + 1) + column // wide)
                            for column in range(self.columns)) for row in range(self.rows)]
            quota = self.chance.choice(["1", "0..1", "1..2", "0..2"])
            self.options += ["--per-region", f"{quota}@rows:{'/'.join(rows)}"]

    def arguments(self):
        return [self.question, self.board, *self.army, *self.options]


BENCH = ["count 7x7 2 king 2 queen 2 bishop 1 knight", "table 1000x1000 bishop",
         "count 1000x1000 1000 injured-queen", "count 3000x3000 3000 injured-queen",
         "count 12x12 queen", "count 20x20 king"]


def considered(binary, arguments):
    """What the planner considers, the choice first; None if it refuses the problem."""
    try:
        call = subprocess.run([binary, "explain", *arguments, "--format", "json"],
                              capture_output=True, text=True, timeout=30, check=False)
    except subprocess.TimeoutExpired:  # explain runs what it believes small
        print(f"explain runs for more than 30 s: {shlex.join(arguments)}", flush=True)
        return None
    if call.returncode != 0:
        return None
    return [line for line in json.loads(call.stdout)["considered"] if line["applies"]]


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))


def peak_so_far(pid):
    """Bytes. The peak that wait4 tells is never below that of this interpreter, which forked."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            return max((1024 * int(line.split()[1]) for line in status
                        if line.startswith("VmHWM")), default=0)
    except OSError:
        return 0


def measured(binary, arguments):
    """Seconds of processor time and peak bytes; infinite if it does not end."""
    process = subprocess.Popen([binary, *arguments, "--threads", "1"], preexec_fn=limits,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    end, peak, done = time.monotonic() + MOST_SECONDS, 0, 0
    while not done:
        peak = max(peak, peak_so_far(process.pid))
        if time.monotonic() > end:
            process.kill()
        time.sleep(0.001)
        done, status, used = os.wait4(process.pid, os.WNOHANG)
    process.returncode = os.waitstatus_to_exitcode(status)
    complaint = process.stderr.read().decode()
    if process.returncode > 0:
        print(f"  failed: {shlex.join(arguments)}: {complaint.strip()}", flush=True)
    if process.returncode != 0:
        return math.inf, math.inf
    return used.ru_utime + used.ru_stime, peak


def ratio(predicted, truth):
    return predicted / max(truth, 1e-6) if math.isfinite(truth) else 0


class Report:
    def __init__(self, binary):
        self.binary = binary
        runs = [measured(binary, ["count", "1x1", "1", "rook"]) for _ in range(5)]
        self.bare = min(seconds for seconds, _ in runs), max(peak for _, peak in runs)
        self.timed = self.near = self.weighed = self.close = 0
        print(f"bare process: {self.bare[0]:.3f} s, {self.bare[1] / 1e6:.1f} MB, taken off below")
        print(f"{'method':<16}{'pred s':>8}{'meas s':>8}{'ratio':>7}{'pred MB':>10}{'meas MB':>9}"
              f"{'ratio':>7}  problem")

    def run(self, arguments):
        seconds, peak = measured(self.binary, arguments)
        return max(seconds - self.bare[0], 0.001), max(peak - self.bare[1], 0)

    def add(self, arguments, plan):
        seconds, peak = self.run(arguments)
        speed = ratio(plan[0]["operations"] / 1e9, seconds)
        memory = ratio(plan[0]["bytes"], peak)
        self.timed += 1
        self.near += 1 / 3 <= speed <= 3
        counts = peak > SMALL
        self.weighed += counts
        self.close += counts and 1 / 1.2 <= memory <= 1.2
        marks = ("" if 1 / 3 <= speed <= 3 else " T") + (
            " M" if counts and not 1 / 1.2 <= memory <= 1.2 else "")
        print(f"{plan[0]['name']:<16}{plan[0]['operations'] / 1e9:8.2f}{seconds:8.2f}{speed:7.2f}"
              f"{plan[0]['bytes'] / 1e6:10.1f}{peak / 1e6:9.1f}"
              + (f"{memory:7.2f}" if counts else f"{'small':>7}")
              + f"  {shlex.join(arguments)}{marks}", flush=True)
        return seconds

    def compare(self, arguments, plan, chosen):
        """Rewrites cannot be asked for by name, so only methods are run."""
        others = [line for line in plan[1:] if line["why"] == "dearer"
                  and line["operations"] < 60e9 and line["bytes"] < MOST_BYTES / 2][:2]
        for line in others:
            seconds, _ = self.run([*arguments, "--method", line["name"]])
            predicted = line["operations"] / 1e9
            mark = "  CHOICE MORE THAN TWICE THE BEST" if chosen > 2 * seconds else ""
            print(f"  or {line['name']:<11}{predicted:8.2f}{seconds:8.2f}"
                  f"{ratio(predicted, seconds):7.2f}{mark}", flush=True)

    def end(self):
        print(f"{self.near} of {self.timed} within 3x in time, {self.close} of {self.weighed} "
              f"above {SMALL / 1e6:.0f} MB within 20 % in memory")


def drawn(binary, options):
    """Problems within the limits, with their plans: the kinds take turns."""
    chance = random.Random(options.seed)
    for i in range(options.problems):
        while True:
            drawing = Drawing(KINDS[i % len(KINDS)], chance)
            plan = considered(binary, drawing.arguments())
            if plan and options.least <= plan[0]["operations"] / 1e9 <= options.most:
                yield drawing.arguments(), plan
                break


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", required=True)
    parser.add_argument("--seed", type=int, default=861)
    parser.add_argument("--problems", type=int, default=50)
    parser.add_argument("--least", type=float, default=0.05)
    parser.add_argument("--most", type=float, default=20)
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--bench", action="store_true")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.problems} problems")
    cases = [shlex.split(line) for line in BENCH] if options.bench else []
    report = None if options.show else Report(options.binary)
    fixed = ((case, considered(options.binary, case)) for case in cases)
    for arguments, plan in itertools.chain(fixed, drawn(options.binary, options)):
        if options.show:
            print(f"{plan[0]['name']:<16}{plan[0]['operations'] / 1e9:8.2f}"
                  f"{plan[0]['bytes'] / 1e6:10.1f}  {shlex.join(arguments)}", flush=True)
            continue
        chosen = report.add(arguments, plan)
        if options.compare:
            report.compare(arguments, plan, chosen)
    if report:
        report.end()


if __name__ == "__main__":
    sys.exit(main())
