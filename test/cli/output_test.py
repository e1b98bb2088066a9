#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""--output: files are replaced when they are whole, links are followed, pipes are written into.

usage: output_test.py BINARY
"""
import os
import stat
import subprocess
import sys
import tempfile
import threading

binary = os.path.abspath(sys.argv[1])


def run(*words):
    return subprocess.run([binary, "count", "2x2", "king", *words], capture_output=True, text=True,
                          timeout=30)


def content(path):
    with open(path, encoding="ascii") as file:
        return file.read()


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)

    assert run("--output", "file").returncode == 0
    assert content("file") == "5\n"

    os.symlink("file", "link")
    os.remove("file")
    assert run("--output", "link").returncode == 0, "a link to nothing yet"
    assert run("--output", "link").returncode == 0, "a link to a file"
    assert os.path.islink("link") and content("file") == "5\n"

    os.symlink("loop", "loop")
    looped = run("--output", "loop")
    assert looped.returncode == 1 and "cannot write" in looped.stderr, looped
    assert os.path.islink("loop")

    os.mkfifo("pipe")
    read = []
    reader = threading.Thread(target=lambda: read.append(content("pipe")), daemon=True)
    reader.start()
    assert run("--output", "pipe").returncode == 0
    reader.join(10)
    assert read == ["5\n"] and stat.S_ISFIFO(os.stat("pipe").st_mode), read

    os.mkdir("folder")
    assert run("--output", "folder").returncode == 1
    assert sorted(os.listdir(".")) == ["file", "folder", "link", "loop", "pipe"], os.listdir(".")
