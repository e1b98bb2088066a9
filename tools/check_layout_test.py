#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plants every kind of fault in a small clean tree and demands that check_layout.py reports it.

Each test asks for exactly the planted fault: its place, its words, and nothing else.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_layout

LICENCE = "SPDX-License-" + "Identifier: Apache-2.0"
HEADER = f"// {LICENCE}\n#pragma once\n"
SOURCE = f"// {LICENCE}\n"
ESSAY = """// Counts the rooks of a rectangle.
//
// k rooks stand in k rows and k columns: C(m, k) C(n, k) k!
//
// J. Riordan, An Introduction to Combinatorial Analysis, 1958.
//
// Time O(min(m, n)).
//
// Does not apply to other pieces; boards with holes are not done here.
//
// Tested by test/method/rook_test.cpp.
"""
METHOD = "namespace rookery {\nextern const Method NAME;\nconst Method NAME = {\"\", solve};\n}\n"

CLEAN = {
    "include/rookery/rookery.hpp": HEADER + "#include <rookery/values.hpp>\n",
    "include/rookery/values.hpp": HEADER + "#include <string>\n",
    "src/base/text.hpp": HEADER + '#include "rookery/rookery.hpp"\n',
    "src/base/text.cpp": SOURCE + '#include "base/text.hpp"\n#include <fmt/format.h>\n',
    "src/problem/board.hpp": HEADER + '#include "base/text.hpp"\n#include "side.hpp"\n',
    "src/problem/side.hpp": HEADER,
    "src/method/all.cpp": SOURCE + "extern const Method rook;\n",
    "src/method/answer.cpp": SOURCE + '#include "problem/board.hpp"\n',
    "src/method/rook.cpp": SOURCE + ESSAY + METHOD.replace("NAME", "rook"),
    "src/method/maze/maze.cpp": SOURCE + "//\n" + ESSAY + METHOD.replace("NAME", "maze"),
    "src/method/maze/wall.cpp": SOURCE,
    "src/store/cache.cpp": SOURCE + '#include "base/text.hpp"\n',
    "src/present/table.cpp": SOURCE + '#include "base/text.hpp"\n',
    "src/app/main.cpp": SOURCE + "#include <rookery/rookery.hpp>\nint a() { std::cout << 1; }\n",
    "src/app/command_count.cpp": SOURCE,
    "src/CMakeLists.txt": "",
    "test/base/text_test.cpp": SOURCE,
    "test/problem/side_test.cpp": SOURCE,
    "test/method/answer_test.cpp": SOURCE,
    "test/method/rook_test.cpp": SOURCE,
    "test/method/maze_test.cpp": SOURCE,
    "test/store/cache_test.cpp": SOURCE,
    "test/present/table_test.cpp": SOURCE,
    "test/oracle/oracle_test.cpp": SOURCE,
    "test/cli/count.txt": "# Counting.\n$ rookery count rook 3x3\n34\n",
    "doc/methods/rook.md": "",
    "doc/methods/maze.md": "",
    "bench/yardstick/other.py": "pass\n",
    "build/junk.py": "pass\n",
    "tools/tool.py": f"# {LICENCE}\n",
    "launcher": f"#!/bin/sh\n# {LICENCE}\n",
    "NOTICE": "No script.\n",
}

# Code that holds every trap for the reader of C++, and no fault.
TRAPS = r"""
// std::cout << 1; exit(1); using namespace std; #include "run/none.hpp"
/* std::abort(); */
extern "C" int plain(int x) { return x; }
constexpr long big = 1'000'000; const char quote = '"';
const char* text = "std::cerr \" exit(1) {{{"; const auto raw = R"x(printf("{") )" std::exit(1) )x";
#define OPEN(x) if (x) { \
    {{
struct Pair { int a_; std::vector<int> b_; Pair(int a) : a_{a}, b_{1, 2} { run(); } };
bool operator==(const Pair& p, const Pair& q) { return p.a_ == q.a_; }
int table[] = {f(1), g({2})};
void use(Log& log) { log.abort(); log->exit(1); my::abort(2); snprintf(b, 1, ""); on_exit(2); }
"""



class Faults(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def found(self, files):
        """What is reported of the clean tree with these files changed; None takes one away."""
        for path, text in (CLEAN | files).items():
            if text is not None:
                (self.root / path).parent.mkdir(parents=True, exist_ok=True)
                (self.root / path).write_text(text, encoding="utf-8")
        return [f"{path}:{line}: {words}" for path, line, words in check_layout.findings(self.root)]

    def plant(self, finding, files):
        self.assertEqual(self.found(files), [finding])

    def more(self, path, code, line, words):
        """Appends code to a file of the clean tree, and demands one finding there."""
        self.plant(f"{path}:{line}: {words}", {path: CLEAN[path] + code})

    def test_clean(self):
        self.assertEqual(self.found({}), [])

    def test_traps(self):
        self.assertEqual(self.found({"src/base/text.cpp": SOURCE + TRAPS}), [])

    def test_ignored_files_of_a_checkout(self):
        self.found({".gitignore": "made/\n", "made/loose.py": "pass\n"})
        subprocess.run(["git", "init", "-q", str(self.root)], check=True)
        self.assertEqual(check_layout.findings(self.root), [])

    def test_upward_include(self):
        words = "base may not include src/problem/board.hpp"
        self.more("src/base/text.cpp", '#include "problem/board.hpp"\n', 4, words)

    def test_upward_include_by_a_relative_path(self):
        words = "base may not include src/problem/side.hpp"
        self.more("src/base/text.cpp", '#include "../problem/side.hpp"\n', 4, words)

    def test_upward_include_of_the_public_folder(self):
        words = "include may not include src/problem/side.hpp"
        self.more("include/rookery/values.hpp", "#include <problem/side.hpp>\n", 4, words)

    def test_walls(self):
        for path, line in (("src/store/cache.cpp", 3), ("src/present/table.cpp", 3),
                           ("src/app/main.cpp", 4)):
            words = f"{path.split('/')[1]} may not include src/problem/side.hpp"
            self.more(path, '#include "problem/side.hpp"\n', line, words)

    def test_wall_of_the_program_against_base(self):
        words = "app may not include src/base/text.hpp"
        self.more("src/app/command_count.cpp", '#include "base/text.hpp"\n', 2, words)

    def test_include_of_no_file(self):
        self.more("src/base/text.cpp", '#include "base/none.hpp"\n', 4,
                  "include base/none.hpp resolves to no file")

    def test_public_include_of_no_file(self):
        self.more("src/app/main.cpp", "#include <rookery/none.hpp>\n", 4,
                  "include rookery/none.hpp resolves to no file")

    def test_unknown_folder(self):
        words = "stands in no known layer folder"
        self.plant(f"src/extra/x.txt:1: {words}", {"src/extra/x.txt": ""})

    def test_file_beside_the_layers(self):
        self.plant("src/x.hpp:1: stands in no known layer folder", {"src/x.hpp": HEADER})

    def test_cycle(self):
        self.more("src/problem/side.hpp", '#include "problem/board.hpp"\n', 3,
                  "include cycle: src/problem/board.hpp -> src/problem/side.hpp"
                  " -> src/problem/board.hpp")

    def test_long_file(self):
        self.plant("src/base/text.cpp:501: 501 lines, at most 500",
                   {"src/base/text.cpp": SOURCE + "int a;\n" * 500})

    def test_long_header(self):
        self.plant("src/problem/side.hpp:151: 151 lines, at most 150",
                   {"src/problem/side.hpp": HEADER + "int a;\n" * 149})

    def long_function(self, before, after="}\n", line=4):
        path, lines = "src/base/text.cpp", "  for (;;) {\n  }\n" * 25
        self.assertEqual(self.found({path: CLEAN[path] + before + lines + after}), [])
        code = before + lines + "  x += 1;\n" + after
        self.more(path, code, line, "function body of 51 lines, at most 50")

    def test_long_function(self):
        self.long_function("void f(int x) {\n")

    def test_long_method_of_a_class(self):
        self.long_function("struct A final : B<int> {\n  A& operator=(int x) {\n", "}\n};\n", 5)

    def test_long_constructors(self):
        self.long_function("A::A(int x) : a_{x} {\n")
        self.long_function("template <class T, int n = 1>\nA<T>::A(int x) : B(x), a_{x}, b_{2} {\n",
                           line=5)

    def test_long_function_in_other_braces(self):
        self.long_function('extern "C" {\nvoid f(int x) {\n', "}\n}\n", 5)

    def test_long_function_after_a_macro(self):
        self.long_function("#define OPEN \\\n  {{\nvoid f(int x) {\n", line=6)

    def test_long_template(self):
        self.long_function("template <class T> requires(sizeof(T) > 1) auto f() -> vector<T> {\n")

    def test_long_lambdas(self):
        self.long_function("const auto f = [](int x) {\n", "};\n")
        self.long_function('const Row rows[] = {{"a", [] {\n', "}}};\n")

    def test_lambdas_count_within_their_function(self):
        code = "int f() {\n  g([&] {\n" + "    ++x;\n" * 51 + "  });\n}\n"
        self.more("src/base/text.cpp", code, 4, "function body of 53 lines, at most 50")

    def test_long_table_is_no_function(self):
        rows = "  {g(1), {2}},\n" * 60
        table = "const std::vector<int (*)(int)> a = {\n  {f(1), {\n" + rows + "}}};\n"
        self.assertEqual(self.found({"src/base/text.cpp": SOURCE + table}), [])

    def test_long_line(self):
        self.more("src/base/text.cpp", "// " + "x" * 118 + "\n", 4, "121 columns, at most 120")

    def test_tab_and_trailing_blank(self):
        self.more("src/base/text.cpp", "\tint a;\n", 4, "a tab or trailing blanks")
        self.more("src/base/text.cpp", "int a; \n", 4, "a tab or trailing blanks")

    def test_noise(self):
        for word in ("std::cout", "std::cerr", "printf", "std::fputs", "exit", "std::exit", "_exit",
                     "::abort", "std::terminate", "quick_exit", "std::getenv", "std::signal",
                     "fmt::print", "stderr"):
            self.more("src/base/text.cpp", f"int a = {word} (x);\n", 4,
                      f"the library may not use {word}")

    def test_noise_between_odd_quotes(self):
        self.more("src/base/text.cpp", "int a = 1'000 + exit(1) + 'x';\n", 4,
                  "the library may not use exit")

    def test_noise_in_a_public_header(self):
        self.more("include/rookery/values.hpp", "inline void f() { exit(1); }\n", 4,
                  "the library may not use exit")

    def test_missing_essay(self):
        code = METHOD.replace("NAME", "rook")
        self.plant("src/method/rook.cpp:1: opening essay: no first line that ends with a period",
                   {"src/method/rook.cpp": SOURCE + code})

    def test_missing_parts_of_an_essay(self):
        code = METHOD.replace("NAME", "rook")
        last = "no last paragraph that starts with 'Tested by'"
        for old, new, words in ((", 1958", "", "no reference: a year, or 'no reference'"),
                                ("gle.", "gle", "no first line that ends with a period"),
                                ("Time", "Cost", "no paragraph that starts with 'Time'"),
                                ("Tested", "Seen", last), ("_test.cpp.", ".\n//\n// More.", last),
                                ("//\n", "", "6 lines, at least 8")):
            self.plant(f"src/method/rook.cpp:1: opening essay: {words}",
                       {"src/method/rook.cpp": SOURCE + ESSAY.replace(old, new) + code})

    def test_missing_limits_of_an_essay(self):
        essay = ESSAY.replace("Does not apply", "Useless").replace("not done here", "hard")
        self.plant("src/method/maze/maze.cpp:1: opening essay: no 'not done here' or 'Does not"
                   " apply' or 'Not for'", {"src/method/maze/maze.cpp": SOURCE + essay})

    def test_missing_page(self):
        self.plant("src/method/rook.cpp:1: no page doc/methods/rook.md",
                   {"doc/methods/rook.md": None})

    def test_missing_test(self):
        self.plant("src/base/text.cpp:1: no test test/base/text_test.cpp",
                   {"test/base/text_test.cpp": None})

    def test_missing_test_of_a_method_folder(self):
        self.plant("src/method/maze/maze.cpp:1: no test test/method/maze_test.cpp",
                   {"test/method/maze_test.cpp": None})

    def test_missing_source(self):
        self.plant("test/base/gone_test.cpp:1: no source src/base/gone.cpp",
                   {"test/base/gone_test.cpp": SOURCE})

    def test_missing_transcript(self):
        self.plant("src/app/command_count.cpp:1: no transcript in test/cli of rookery count",
                   {"test/cli/count.txt": "# rookery count\n$ rookery count-all\n"})

    def test_missing_licences(self):
        words = "needs one SPDX-License-Identifier: Apache-2.0 in lines 1 to 5"
        for path, text in (("tools/tool.py", "pass\n"), ("launcher", "#!/bin/sh\n"),
                           ("src/base/text.cpp", "\n" * 5 + SOURCE),
                           ("src/app/command_count.cpp", SOURCE + "\n" * 5 + SOURCE)):
            self.plant(f"{path}:1: {words}", {path: text})

    def test_missing_pragma(self):
        self.plant("src/problem/side.hpp:1: no #pragma once", {"src/problem/side.hpp": SOURCE})

    def test_using_namespace_std(self):
        self.more("src/base/text.cpp", "using namespace std;\n", 4, "using namespace std")


class CommandLine(unittest.TestCase):
    def test_output_and_exit_status(self):
        tool = pathlib.Path(check_layout.__file__)
        with tempfile.TemporaryDirectory() as root:
            for text, status, output in (("# " + LICENCE, 0, b""), ("", 1, b"x.py:1: needs one")):
                (pathlib.Path(root) / "x.py").write_text(text, encoding="utf-8")
                run = subprocess.run([sys.executable, tool, root], capture_output=True, check=False)
                answer = (run.returncode, run.stdout[:17], run.stderr)
                self.assertEqual(answer, (status, output, b""))


if __name__ == "__main__":
    unittest.main()
