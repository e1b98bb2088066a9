#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Do the documents say what the program does?

check_documents.py ROOT BINARY

The README's table of methods and each method's page against `rookery methods`; the atoms and
names of doc/betza.md against `rookery pieces`; every option of the help in the README or in
doc/formats.md; and every kind of JSON answer against doc/rookery.schema.json.
"""
import json
import pathlib
import re
import subprocess
import sys

import jsonschema

JSON_COMMANDS = [
    "count 8x8 6 bishop", "count 7x7 7 rook --given a1,a2", "table 5x5 bishop", "table 3x3 9 king",
    "max 8x8 bishop", "max 4x4 5.. rook", "explain 8x8 6 bishop", "explain max 6x6 injured-queen",
    "draw 3x3 king --given a1,b2", "draw max 4x4 bishop", "draw 0x2 king",
    "unrank 91 8x8 8 queen", "unrank 5 3x3 king queen", "list 2x2 1 king --limit 1", "sample 4x4 king --seed 1",
    "heat 4x4 4 queen", "heat 2x2 king queen --verify", "explain heat 3x3 king", "unique 4x4 4 queen", "unique 3x3 king queen", "unique 1x1 1 king", "unique 3x3 9 king",
    "explain 3x3 2 king", "explain 100x100 5 queen", "pieces", "boards", "methods",
]
# A word here may hold blanks: a puzzle is one word.
PUZZLE_COMMANDS = [
    ["check", "AABB\nAABB"], ["check", "4x4 4 queen"], ["check", "4x4 4 queen", "--stop", "1"],
    ["check", "4x4 4 queen", "--verify"], ["check", "900x900 900 queen"], ["check", "3x3 3 queen"],
    ["check", "# a\nsolutions: 2\nAABB\nAABB\nCCDD\nCCDD"], ["count", "2x2 1 king 1 queen --hostile same-kind"],
    ["hint", "4x4 1 rook 1 queen --given rook@a1"], ["hint", "3x3 9 king"], ["solve", "4x4 4 queen"],
]


class Program:
    def __init__(self, binary):
        self.binary = binary

    def run(self, words):
        call = [self.binary, *(words.split() if isinstance(words, str) else words)]
        return subprocess.run(call, capture_output=True, text=True, check=False).stdout

    def json(self, words):
        words = words.split() if isinstance(words, str) else words
        return json.loads(self.run([*words, "--format", "json"]))


def methods_in_readme(root, program):
    """The README's table has a row `| `NAME` | SUMMARY |` for each method, word for word."""
    readme = (root / "README.md").read_text()
    for method in program.json("methods")["methods"]:
        row = f"| [`{method['name']}`]({page_of(method['name'])}) | {method['summary']} |"
        if row not in readme:
            yield f"README.md: no row: {row}"


def page_of(method):
    return f"doc/methods/{method.replace('-', '_')}.md"


def methods_have_pages(root, program):
    for method in program.json("methods")["methods"]:
        page = root / page_of(method["name"])
        if not page.exists() or not page.read_text().startswith(f"# {method['name']}\n"):
            yield f"{page_of(method['name'])}: want a page that opens with # {method['name']}"


def options_are_documented(root, program):
    """Every option in any command's help stands in a document."""
    documents = "".join(p.read_text() for p in [root / "README.md", *(root / "doc").glob("*.md")])
    listed = program.run("help").partition("Subcommands:\n")[2].partition("\n\n")[0]
    commands = re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE)
    options = {o for c in commands for o in re.findall(r"^  (--[a-z-]+)", program.run(f"{c} --help"), re.MULTILINE)}
    if len(options) < 5:
        yield "help: could not read its options"
    for option in sorted(options):
        if option not in documents:
            yield f"README.md or doc/*.md: nothing about {option}"
    for command in commands:
        if f"`{command}" not in documents and f"rookery {command}" not in documents:
            yield f"README.md or doc/*.md: nothing about the command {command}"


def answers_fit_the_schema(root, program):
    schema = json.loads((root / "doc/rookery.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    for words in [*JSON_COMMANDS, *(["puzzle", *words] for words in PUZZLE_COMMANDS)]:
        try:
            jsonschema.validate(program.json(words), schema)
        except jsonschema.ValidationError as error:
            yield f"doc/rookery.schema.json: rookery {words} --format json: {error.message}"


def schema_refuses_other_things(root, _):
    """A schema that lets everything pass would be no check."""
    schema = json.loads((root / "doc/rookery.schema.json").read_text())
    wrong = {"schema": "rookery.result/1", "question": "count", "problem": "1x1 king", "count": 2,
             "exact": True, "method": "m", "why": "w", "work": "1", "notes": []}
    if jsonschema.Draft202012Validator(schema).is_valid(wrong):
        yield "doc/rookery.schema.json: lets a count that is no string pass"


# To add a check: a function of the root and the program that yields what is wrong, and its row.
CHECKS = [methods_in_readme, methods_have_pages, options_are_documented, answers_fit_the_schema,
          schema_refuses_other_things]


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    root, program = pathlib.Path(arguments[0]), Program(arguments[1])
    findings = [finding for check in CHECKS for finding in check(root, program)]
    print("\n".join(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
