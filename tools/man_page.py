#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The man page of the command line, from what its help says.

man_page.py BINARY               prints the page
man_page.py --check PAGE BINARY  demands that PAGE is what would be printed and, where groff is
                                 installed, that it renders without a warning
"""
import pathlib
import re
import shutil
import subprocess
import sys


def told(binary, *words):
    return subprocess.run([binary, *words], capture_output=True, text=True, check=True).stdout


def escaped(text):
    """`text` so that roff shows it as it stands, also at the start of a line."""
    for letter, shown in (("\\", "\\e"), ("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("^", "\\(ha"),
                          ("~", "\\(ti")):
        text = text.replace(letter, shown)
    return re.sub(r"(?m)^\.", r"\\&.", text)


class Help:
    """A help text: what stands before its usage, its usage, and its titled lists of rows."""

    def __init__(self, text):
        before, _, after = text.partition("Usage: rookery ")
        self.opening = before.strip().split("\n")
        self.usage, _, rest = after.partition("\n")
        self.sections = {}
        for block in re.split(r"\n(?=[A-Z][a-z ]+:\n)", "\n" + rest):
            title, _, body = block.strip("\n").partition(":\n")
            self.sections[title] = body.rstrip("\n").split("\n")

    def rows(self, title):
        """Pairs of a name and its meaning, which two blanks or more separate."""
        lines = "\n".join(self.sections.get(title, []))
        one_each = re.sub(r"(?m)^(  \S.*)\n {10,}(?=\S)", r"\1  ", lines)  # a meaning below its name
        joined = re.sub(r"\n {10,}(?=\S)", " ", one_each)
        found = (re.match(r"  (\S.*?)  +(\S.*)", line) for line in joined.split("\n"))
        return [(row[1], row[2]) for row in found if row]

    def examples(self):
        """The indented lines, and the sentences below them."""
        lines = self.sections.get("Examples", [])
        return [l[2:] for l in lines if l.startswith("  ")], [l for l in lines if l and l[0] != " "]


def tagged(rows):
    for name, meaning in rows:
        yield f".TP\n.B {escaped(name)}\n{escaped(meaning)}"


def command_lines(usage, text):
    examples, remarks = text.examples()
    yield f".SS {escaped(usage.removesuffix(' [OPTIONS]'))}"
    yield escaped(text.opening[0][0].upper() + text.opening[0][1:]) + ("" if text.opening[0][0].endswith("?") else ".")
    options = [name.split()[0] for name, _ in text.rows("Options") if name.startswith("--")]
    if remarks:
        yield ".PP\n" + escaped("\n".join(remarks))
    if options:
        yield ".PP\nOptions: " + escaped(", ".join(options)) + "."
    yield ".PP\n.EX\n" + escaped("\n".join(examples)) + "\n.EE"


def page(binary):
    program = Help(told(binary, "help"))
    commands = [Help(told(binary, "help", name)) for name, _ in program.rows("Subcommands")]
    options = {row: None for one in [program, *commands] for row in one.rows("Options")}
    name, *description = program.opening
    title, _, what = name.rstrip(".").partition(": ")
    yield f'.TH {title.upper()} 1 "" "{told(binary, "--version").strip()}" "User Commands"'
    yield f".SH NAME\nrookery \\- {escaped(what)}"
    yield f".SH SYNOPSIS\n.B rookery\n{escaped(program.usage)}"
    yield ".SH DESCRIPTION\n" + escaped("\n".join(description))
    yield ".SH COMMANDS"
    for one in commands:
        yield from command_lines(one.usage, one)
    yield ".SH OPTIONS"
    yield from tagged(options)
    yield ".SH FORMATS"
    yield from tagged(program.rows("Formats"))
    yield ".SH EXIT STATUS"
    yield from tagged(program.rows("Exit status"))


def written(binary):
    return '.\\" Made by tools/man_page.py from the program\'s help.\n' + "\n".join(page(binary)) + "\n"


def faults(path, binary):
    text = path.read_text()
    if text != written(binary):
        yield f"not what the help says now; run tools/man_page.py {binary} > {path}"
    for section in ("NAME", "SYNOPSIS", "COMMANDS", "OPTIONS", "FORMATS", "EXIT STATUS"):
        body = text.partition(f".SH {section}\n")[2].partition("\n.SH ")[0]
        if not body or section in ("OPTIONS", "FORMATS", "EXIT STATUS") and body.count(".TP\n") < 3:
            yield f"section {section} is missing, or nearly empty"
    if text.count("\n.EX\n") != text.count("\n.EE\n") or text.count("\n.EX\n") < 9:
        yield "a command without its examples"
    if shutil.which("groff"):
        call = ["groff", "-man", "-Tutf8", "-ww", "-z", str(path)]
        warnings = subprocess.run(call, capture_output=True, text=True, check=False).stderr
        yield from warnings.splitlines()


def main(arguments):
    if len(arguments) == 1:
        sys.stdout.write(written(arguments[0]))
        return 0
    if len(arguments) != 3 or arguments[0] != "--check":
        sys.exit(__doc__)
    found = list(faults(pathlib.Path(arguments[1]), arguments[2]))
    for fault in found:
        print(f"{arguments[1]}: {fault}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
