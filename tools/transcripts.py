#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run the golden transcripts of the command line, and compare or update what they expect.

    transcripts.py --binary PATH [--update] [--quoted-in README.md] DIR_OR_FILES...

A transcript (test/cli/*.txt) holds commands and what they print:

    # Commentary: a line that is `#` or starts with `# `. It ends the expected output.
    $ rookery count queen 8x8
    92
    $ rookery count dragon 8x8
    ! rookery: there is no piece dragon
    [exit 2]

Expected are the lines of standard output, then those of standard error, each after `! `, then
`[exit N]` unless N is 0. Blank lines before the next command or comment only separate. The
commands of one transcript run one after another, by /bin/sh, in one folder that is empty at
first; `rookery` is the given binary, standard input is empty, and no ROOKERY_* variable is set.

--update          write what was printed into the transcripts, in place of what was expected
--quoted-in FILE  demand that each console block of this Markdown file (its lines start with
                  `$ `) quotes commands and outputs of the transcripts; `./rookery` is `rookery`,
                  and the lines of standard error and of the exit status may be left out.
                  Without --binary nothing is run.
"""

import argparse
import difflib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

TIMEOUT = 60  # seconds for one command
COMMENT = re.compile(r"#(?: |$)")
EXIT = re.compile(r"\[exit \d+\]")


class Malformed(Exception):
    """A file that is no transcript."""


class Text:
    """A blank line or a line of commentary."""

    def __init__(self, text):
        self.text = text

    def lines(self):
        return [self.text]


class Command:
    """A command: its line number, its text, the output that is expected, blank lines after it."""

    def __init__(self, line, text):
        self.line, self.text, self.output, self.blanks = line, text, [], 0

    def add(self, line):
        """A blank line counts as output only if more output follows."""
        if line:
            self.output += [""] * self.blanks + [line]
        self.blanks = 0 if line else self.blanks + 1

    def lines(self):
        return [f"$ {self.text}", *self.output, *[""] * self.blanks]


def parse(name, lines, first=1):
    """The commands and the lines between them, in order; the first line has the given number."""
    items, command = [], None
    for number, line in enumerate(lines, first):
        if line.startswith("$ "):
            command = Command(number, line[2:])
            items.append(command)
        elif COMMENT.match(line) or command is None and not line:
            command = None
            items.append(Text(line))
        elif command is None:
            raise Malformed(f"{name}:{number}: this line belongs to no command: {line}")
        else:
            command.add(line)
    return items


def commands_of(items):
    return [item for item in items if isinstance(item, Command)]


def read_lines(path):
    return path.read_text(encoding="utf-8").removesuffix("\n").split("\n")


def write(path, items):
    lines = [line for item in items for line in item.lines()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def environment(binary, scratch):
    """The caller's variables without ROOKERY_*; the binary comes first on PATH, HOME is empty."""
    for folder in ("bin", "home", "work"):
        (scratch / folder).mkdir()
    (scratch / "bin" / "rookery").symlink_to(binary)
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("ROOKERY_", "LC_", "XDG_"))}
    path = f"{scratch / 'bin'}:{kept.get('PATH', '/usr/bin:/bin')}"
    return kept | {"PATH": path, "HOME": str(scratch / "home"), "LC_ALL": "C"}


def run(text, folder, variables):
    """What a transcript shows of a command, or None if it did not end in time."""
    process = subprocess.Popen(
        ["/bin/sh", "-c", text], cwd=folder, env=variables, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )
    try:
        out, err = process.communicate(timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # the shell and all that it started
        process.communicate()
        return None
    status = process.returncode if process.returncode >= 0 else 128 - process.returncode
    ending = ["! " + line for line in shown(err)] + [f"[exit {status}]"] * (status != 0)
    return without_last_blanks(shown(out) + ending)


def shown(stream):
    text = stream.decode("utf-8", errors="backslashreplace")
    return text.removesuffix("\n").split("\n") if text else []


def without_last_blanks(lines):
    return lines[: max((i for i, line in enumerate(lines, 1) if line), default=0)]


def difference(path, command, actual):
    """The lines that tell how the actual output differs; none if it is as expected."""
    where = f"{path}:{command.line}"
    if actual is None:
        return [f"{where}: did not end within {TIMEOUT} s: $ {command.text}"]
    names = (f"{where} expected", f"{where} actual")
    found = list(difflib.unified_diff(command.output, actual, *names, lineterm=""))
    return found and [f"$ {command.text}", *found]


def update(command, actual):
    """Whether a transcript can hold the actual output; if so, the command expects it now."""
    if actual is None:
        return False
    if any(line.startswith("$ ") or COMMENT.match(line) for line in actual):
        print("not updated: output that looks like a command or a comment")
        return False
    command.output = actual
    return True


def check(path, items, arguments):
    """Runs a transcript; returns how many commands differ, and how many of these stay wrong."""
    differ = wrong = 0
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        variables = environment(arguments.binary.resolve(), scratch)
        for command in commands_of(items):
            actual = run(command.text, scratch / "work", variables)
            lines = difference(path, command, actual)
            for line in lines:
                print(line)
            differ += bool(lines)
            wrong += bool(lines) and not (arguments.update and update(command, actual))
    return differ, wrong


def check_all(transcripts, arguments):
    """Runs all transcripts, tells the numbers, and returns whether all is well now."""
    results = [check(path, items, arguments) for path, items in transcripts.items()]
    if arguments.update:
        for path, items in transcripts.items():
            write(path, items)
    count = sum(len(commands_of(items)) for items in transcripts.values())
    print(f"{count} commands, {sum(differ for differ, _ in results)} differ")
    return not any(wrong for _, wrong in results)


def blocks(lines):
    """Yields number of the first line, and lines, of every fenced block of a Markdown text."""
    fence = None
    for number, line in enumerate(lines, 1):
        found = re.match(r"( *)(```+|~~~+)(.*)", line)
        if fence is None and found:
            indent, fence, block = found[1], found[2], []
        elif fence and found and found[2].startswith(fence) and not found[3].strip():
            yield number - len(block), block
            fence = None
        elif fence:
            block.append(line.removeprefix(indent))


def parts(output):
    """Standard output, and the lines about standard error and the exit status."""
    end = len(output) - bool(output and EXIT.fullmatch(output[-1]))
    while end > 0 and output[end - 1].startswith("! "):
        end -= 1
    return without_last_blanks(output[:end]), set(output[end:])


def is_quoted(command, known):
    """Whether one of the known outputs of the same command is that of this quotation."""
    text = re.sub(r"(?<![^\s|;&(])\./rookery(?![^\s|;&)])", "rookery", command.text)
    out, rest = parts(command.output)
    return any(out == parts(one)[0] and rest <= parts(one)[1] for one in known.get(text, []))


def check_quotations(path, transcripts):
    """Reports the commands of a Markdown file that no transcript holds; returns if all is well."""
    known, well = {}, True
    for items in transcripts.values():
        for command in commands_of(items):
            known.setdefault(command.text, []).append(command.output)
    for first, block in blocks(read_lines(path)):
        shows_commands = any(line.startswith("$ ") for line in block)
        for command in commands_of(parse(path, block, first)) if shows_commands else []:
            if not is_quoted(command, known):
                print(f"{path}:{command.line}: not so in the transcripts: $ {command.text}")
                well = False
    return well


def parse_arguments():
    parser = argparse.ArgumentParser(description="Run, compare and update golden transcripts.")
    parser.add_argument("--binary", type=pathlib.Path, help="the program to run as rookery")
    parser.add_argument("--update", action="store_true", help="write what was printed")
    parser.add_argument("--quoted-in", type=pathlib.Path, metavar="FILE", help="a Markdown file")
    parser.add_argument("paths", nargs="+", type=pathlib.Path, metavar="DIR_OR_FILE")
    arguments = parser.parse_args()
    if not arguments.binary and not arguments.quoted_in:
        parser.error("--binary or --quoted-in is needed")
    if arguments.binary and not os.access(arguments.binary, os.X_OK):
        parser.error(f"{arguments.binary} is no program")
    return arguments


def main():
    arguments = parse_arguments()
    found = [sorted(p.rglob("*.txt")) if p.is_dir() else [p] for p in arguments.paths]
    try:
        transcripts = {path: parse(path, read_lines(path)) for some in found for path in some}
        if not transcripts:
            raise Malformed("no transcript (*.txt) there")
        well = not arguments.binary or check_all(transcripts, arguments)
        if arguments.quoted_in:
            well = check_quotations(arguments.quoted_in, transcripts) and well
    except (Malformed, OSError) as error:
        sys.exit(f"transcripts.py: {error}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
