#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check that the tree keeps its layout: layers, sizes, silence, essays, tests, licence lines.

    check_layout.py [ROOT]

Prints one line per finding, `path:line: what is wrong`, and exits 1 if there is any; prints
nothing and exits 0 otherwise. The rules are the rows of the two tables at the end.
"""

import functools
import pathlib
import posixpath
import re
import subprocess
import sys

LAYERS = "include base problem rewrite method plan run store present api app".split()
# Folders behind a wall: what they may include besides themselves. The others: all before them.
WALLS = {"store": {"include", "base"}, "present": {"include", "base"}}
WALLS |= {"app": {"include"}, "python": {"include"}, "web": {"include"}}
ALLOWED = {layer: set(LAYERS[: place + 1]) for place, layer in enumerate(LAYERS)}
ALLOWED |= {folder: {folder} | others for folder, others in WALLS.items()}
CODE_FOLDERS = {"include", "src", "test", "bench", "tools", "python", "web"}
SCRIPTS_AND_CODE = {".cpp", ".hpp", ".ipp", ".py", ".sh"}
MOST_LINES, MOST_HEADER_LINES, MOST_BODY_LINES, MOST_COLUMNS = 500, 150, 50, 120

TOKEN = re.compile(
    r"""(?P<number>(?<![\w.])\.?\d(?:[eEpP][+-]|'?[\w.])*)
      | //(?:\\\n|[^\n])* | /\*.*?\*/
      | \b(?:u8|[uUL])?R"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)"
      | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])+'""",
    re.VERBOSE | re.DOTALL,
)
INCLUDE = re.compile(r'#\s*include\s*(["<])([^">\n]+)[">]')
SKIPPED = re.compile(r"build(?:-[^/]*)?/|(?:.*/)?(?:\.git|__pycache__)(?:/|$)")
DIRECTIVE = re.compile(r"^[ \t]*#(?:\\\n|[^\n])*", re.MULTILINE)
OPERATOR = re.compile(r"\boperator\s*(?:\(\s*\)|\[\s*\]|[^\w\s(]+)")
SCOPE_WORD = re.compile(r"\b(?:namespace|class|struct|enum|union)\b|\bextern\s*$")
LAMBDA = re.compile(r"(?<![\w\])])\[[^\[\]]*\]\s*(?:[(<]|mutable\b|->|$)")
LICENCE = re.compile(r"(?://|#) SPDX-License-Identifier: Apache-2\.0")

class Source:
    """One C++ file; `code` is its text with comments and literals turned into blanks."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.lines = text.removesuffix("\n").split("\n")
        self.code = TOKEN.sub(lambda found: found["number"] or blank(found), text)

    def uses(self, pattern):
        """Yields line number and match of all that starts outside comments and literals."""
        for found in pattern.finditer(self.text):
            if self.code[found.start()] == found[0][0]:
                yield self.text.count("\n", 0, found.start()) + 1, found

def blank(found):
    return re.sub(r"[^\n]", " ", found[0])

def without(pattern, text):
    """Removes the innermost match again and again: f(a(b)) becomes f."""
    shorter = re.sub(pattern, "", text)
    return text if shorter == text else without(pattern, shorter)

def kind_of_brace(outer, head):
    """What a `{` opens, from the kind it stands in and the text since the last `;`, `{`, `}`."""
    if outer in ("body", "inner"):
        return "inner"
    head = OPERATOR.sub("operator_call", head)
    skeleton = without(r"<[^<>]*>", without(r"\([^()]*\)", head))
    if SCOPE_WORD.search(skeleton):
        return "scope"
    if LAMBDA.search(head.rstrip()):
        return "body"
    member = re.search(r"[\w>]\Z", head)  # a_{1}: no blank before an initialiser's brace
    return "list" if outer == "list" or member or "=" in skeleton or ")" not in head else "body"

def function_bodies(code):
    """Yields first and last line of every outermost function body, braces included."""
    code, stack, head, last = DIRECTIVE.sub(blank, code), [], "", 0
    for found in re.finditer(r"[;{}]", code):
        head, last = head + code[last : found.start()], found.end()
        if found[0] == "{":
            kind = kind_of_brace(stack[-1][0] if stack else "scope", head)
            stack.append((kind, head, code.count("\n", 0, last) + 1))
        kind, before, first = stack.pop() if found[0] == "}" and stack else ("", "", 0)
        if kind == "body":
            yield first, code.count("\n", 0, last) + 1
        head = before + "()" if kind == "list" else ""  # after a_{1} the constructor's head goes on

class Tree:
    """The files below a root that version control would consider."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        wanted = (path for path in sorted(listed(self.root)) if not SKIPPED.match(path))
        self.paths = {path: self.root / path for path in wanted if (self.root / path).is_file()}

    @functools.cache
    def text(self, path):
        return self.paths[path].read_bytes().decode("utf-8", errors="replace")

    @functools.cached_property
    def sources(self):
        chosen = (path for path in self.paths if path.split("/")[0] in CODE_FOLDERS)
        return [Source(p, self.text(p)) for p in chosen if p.endswith((".cpp", ".hpp", ".ipp"))]

    @functools.cached_property
    def includes(self):
        """For every path its includes: line, name, whether quoted, path of the target or None."""
        return {source.path: list(self.includes_of(source)) for source in self.sources}

    def includes_of(self, source):
        """The target is what the compiler would find: beside the file, in src/ or in include/."""
        for line, found in source.uses(INCLUDE):
            folders = [posixpath.dirname(source.path)] * (found[1] == '"') + ["src", "include"]
            places = (posixpath.normpath(f"{folder}/{found[2]}") for folder in folders)
            target = next((place for place in places if place in self.paths), None)
            yield line, found[2], found[1] == '"', target

def listed(root):
    """Tracked and not ignored files where the root is a git checkout, else all files."""
    if (root / ".git").exists():
        command = ["git", "-C", str(root), "ls-files", "-z", "-c", "-o", "--exclude-standard"]
        return subprocess.check_output(command, text=True).strip("\0").split("\0")
    return [path.relative_to(root).as_posix() for path in root.rglob("*")]

def layer_of(path):
    """The layer a path belongs to; "" for a file beside the layers, None outside of them."""
    parts = path.split("/")
    if parts[0] in ("src", "include"):
        layer = parts[1] if len(parts) > 2 else ""
        return layer if parts[0] == "src" else "include" if layer == "rookery" else ""
    return parts[0] if parts[0] in ("python", "web") else None

def folders(tree):
    for path in tree.paths:
        layer = layer_of(path)
        if layer not in ALLOWED and (layer or layer == "" and path.endswith((".cpp", ".hpp"))):
            yield path, 1, "stands in no known layer folder"

def layering(tree):
    for path, includes in tree.includes.items():
        here = layer_of(path)
        for line, name, quoted, target in includes if here in ALLOWED else []:
            if target and layer_of(target) not in ALLOWED[here]:
                yield path, line, f"{here} may not include {target}"
            elif not target and (quoted or name.startswith("rookery/")):
                yield path, line, f"include {name} resolves to no file"

def cycles(tree):
    state = {}
    for path in tree.includes:
        yield from cycles_from(tree, path, state, [path])

def cycles_from(tree, path, state, trail):
    if state.setdefault(path, "open") == "done":
        return
    for line, _, _, target in tree.includes.get(path, []):
        if state.get(target) == "open":
            way = " -> ".join(trail[trail.index(target) :] + [target])
            yield path, line, f"include cycle: {way}"
        elif target:
            yield from cycles_from(tree, target, state, trail + [target])
    state[path] = "done"

# What an essay holds, in this order: name of the part, pattern of the line that shows it.
ESSAY = (
    ("first line that ends with a period", r"\A.+\.$"),
    ("formula or idea", r"^.+$"),
    ("reference: a year, or 'no reference'", r"^.*(?:\b(?:18|19|20)\d\d\b|\b[Nn]o reference).*$"),
    ("paragraph that starts with 'Time'", r"^Time\b.*$"),
    ("'not done here' or 'Does not apply' or 'Not for'",
     r"^(?:.*[Nn]ot done here|Does not apply|Not for).*$"),
    ("last paragraph that starts with 'Tested by'", r"^Tested by\b(?s:(?!.*\n\n)).*$"),
)

def fault_of_essay(text):
    place = 0
    for part, pattern in ESSAY:
        found = re.compile(pattern, re.MULTILINE).search(text, place)
        if not found:
            return f"no {part}"
        place = found.end()
    lines = text.count("\n") + 1
    return f"{lines} lines, at least 8" if lines < 8 else None

def methods(tree):
    """A method is a file that defines a Method, or one that bears its folder's name."""
    for source in tree.sources:
        found = re.fullmatch(r"src/method/(?:(\w+)/)?(?!all\.)(\w+)\.cpp", source.path)
        if found and (found[1] == found[2] or re.search(r"\bMethod \w+ *[={]", source.code)):
            if f"doc/methods/{found[2]}.md" not in tree.paths:
                yield source.path, 1, f"no page doc/methods/{found[2]}.md"
            text = LICENCE.sub("//", source.text, count=1)
            block = re.match(r"(?:\s|//\n)*((?://.*\n)*)", text)[1]
            fault = fault_of_essay(re.sub(r"(?m)^// *", "", block).strip())
            if fault:
                yield source.path, 1, f"opening essay: {fault}"

def tests(tree):
    needed = {}
    for path in tree.paths:
        found = re.fullmatch(r"src/((?!app/).+/(?!all\.|main\.)[^/]+)\.cpp", path)
        if found:  # the files of a folder share its test
            stem = re.sub(r"^((?:base|method)/\w+)/.*", r"\1", found[1])
            needed.setdefault(f"test/{stem}_test.cpp", path)
    for test in set(needed) - set(tree.paths):
        yield needed[test], 1, f"no test {test}"
    for path in set(tree.paths) - set(needed):
        found = re.fullmatch(r"test/((\w+)/.+)_test\.cpp", path)
        if found and found[2] in LAYERS[1:-1] and f"src/{found[1]}.hpp" not in tree.paths:
            yield path, 1, f"no source src/{found[1]}.cpp"

def transcripts(tree):
    texts = [tree.text(p) for p in tree.paths if re.fullmatch(r"test/cli/[^/]+\.txt", p)]
    for path in tree.paths:
        found = re.fullmatch(r"src/app/command_(\w+)\.cpp", path)
        name = found and found[1].replace("_", "[-_]")
        if name and not any(re.search(rf"(?m)^\$ .*\brookery {name}(?![-\w])", t) for t in texts):
            yield path, 1, f"no transcript in test/cli of rookery {found[1]}"

def licences(tree):
    for path in tree.paths:
        suffix = posixpath.splitext(path)[1]
        script = suffix == "" and tree.text(path).startswith("#!")
        if (script or suffix in SCRIPTS_AND_CODE) and not path.startswith("bench/yardstick/"):
            lines = [bool(LICENCE.fullmatch(line)) for line in tree.text(path).splitlines()]
            if sum(lines) != 1 or sum(lines[:5]) != 1:
                yield path, 1, "needs one SPDX-License-Identifier: Apache-2.0 in lines 1 to 5"

def sizes(source):
    most = MOST_HEADER_LINES if source.path.endswith(".hpp") else MOST_LINES
    if len(source.lines) > most:
        yield most + 1, f"{len(source.lines)} lines, at most {most}"
    for first, last in function_bodies(source.code):
        if last - first - 1 > MOST_BODY_LINES:
            yield first, f"function body of {last - first - 1} lines, at most {MOST_BODY_LINES}"

LOUD = re.compile(
    r"""\bstd::(?:cout|cerr|clog|terminate|getenv|signal|exit|abort)\b
      | (?<!->)(?<![\w.:])(?:(?:std)?::)?(?:v?f?printf|f?puts|f?putc|putchar|perror
        |_?exit|_Exit|quick_exit|abort|terminate|getenv|signal)(?=\s*\()
      | \b(?:fmt|std)::print(?:ln)?\b | \bstd(?:out|err)\b""",
    re.VERBOSE,
)

def silence(source):
    if source.path.startswith(("include/", "src/")) and not source.path.startswith("src/app/"):
        for line, found in source.uses(LOUD):
            yield line, f"the library may not use {found[0]}"

def habits(source):
    if source.path.startswith("bench/yardstick/"):  # they stay as they were handed in
        return
    if source.path.endswith(".hpp") and not re.search(r"(?m)^#pragma once\b", source.code):
        yield 1, "no #pragma once"
    for line, _ in source.uses(re.compile(r"\busing\s+namespace\s+std\s*;")):
        yield line, "using namespace std"
    for number, line in enumerate(source.lines, 1):
        if len(line) > MOST_COLUMNS:
            yield number, f"{len(line)} columns, at most {MOST_COLUMNS}"
        if "\t" in line or line != line.rstrip():
            yield number, "a tab or trailing blanks"

# To add a rule, write a generator like those above and give it a row here: in TREE_RULES when
# it needs more than one file, in FILE_RULES when it looks at one C++ file. Then plant its fault
# in check_layout_test.py.
TREE_RULES = (
    folders,  # every folder under src/ is a layer
    layering,  # includes point to the own folder or to those before it, and respect the walls
    cycles,  # no include cycle
    methods,  # every method opens with its essay and has its page
    tests,  # every source has its test, and every test its source
    transcripts,  # every command has a transcript
    licences,  # every source and script names its licence
)
FILE_RULES = (
    sizes,  # of files and functions
    silence,  # the library neither prints, nor ends the process, nor reads the environment
    habits,  # #pragma once, no using namespace std, line length, no tabs or trailing blanks
)

def findings(root):
    """All findings as sorted (path, line, message)."""
    tree = Tree(root)
    found = {one for rule in TREE_RULES for one in rule(tree)}
    for source in tree.sources:
        found |= {(source.path, *one) for rule in FILE_RULES for one in rule(source)}
    return sorted(found)

def main(arguments):
    found = findings(*arguments or ".")
    for path, line, message in found:
        print(f"{path}:{line}: {message}")
    return 1 if found else 0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
