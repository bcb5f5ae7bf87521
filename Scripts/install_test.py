#!/usr/bin/env python3
"""Tries the ways of docs/install.md as far as they go without Homebrew, Mint and a container engine.

    Scripts/install_test.py BINARY        (`make ecosystem` runs it with the Python of Scripts/tools.py)

The formula is read and its test run by Scripts/formula.rb; the commands of formula and Containerfile have to be ones that the Makefile knows; the
binary is run alone, as Mint leaves it; `swift run` is run.
"""
from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

import checks
from checks import ROOT, check

BINARY = checks.binary()
SWIFT = os.environ.get("SWIFT", "swift")


def run(command: list[str | Path], folder: Path = ROOT) -> tuple[int, str, str]:
    result = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout, result.stderr


def would_do(arguments: list[str]) -> list[str]:
    """The builds that `make` with these arguments would run."""
    code, output, errors = run(["make", "-n", *arguments])
    check(f"make knows {shlex.join(arguments)}", code == 0, errors)
    return [line for line in output.splitlines() if re.match(rf"{re.escape(SWIFT)} build ", line)]


def check_formula(folder: Path) -> None:
    code, output, errors = run(["ruby", ROOT / "Scripts/formula.rb", BINARY.parent], folder)
    check("the formula is one, and its test passes", code == 0, output + errors)
    commands = [shlex.split(line) for line in output.splitlines()]
    check("it installs by make", len(commands) == 1 and commands[0][:2] == ["make", "install"], output)
    builds = would_do(commands[0][1:])
    check("every build is without SwiftPM's sandbox", len(builds) >= 2 and all("--disable-sandbox" in line for line in builds), builds)


def check_container() -> None:
    """Instructions that there are, stages and files that there are, make's targets; no image is made."""
    text = re.sub(r"\\\n", "", (ROOT / "Containerfile").read_text())
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    check("the instructions are known", {line[0] for line in lines} <= {"FROM", "RUN", "COPY", "WORKDIR", "ENTRYPOINT"}, lines)
    stages: list[str] = []
    installed = run(["make", "-n", "install", "PREFIX=/usr/local"])[1]
    for instruction, rest in lines:
        if instruction == "FROM":
            image = rest.split()
            check(f"{image[0]} is named in full, with its tag", re.fullmatch(r"docker\.io/library/\w+:[\w.-]+", image[0]) is not None)
            stages += image[2:] if image[1:2] == ["AS"] else []
        elif instruction == "COPY" and rest.startswith("--from="):
            stage, source, target = re.fullmatch(r"--from=(\w+) (\S+) (\S+)", rest).groups()
            check(f"{stage} is a stage before", stage in stages)
            check(f"make install makes {source}", f'"{source}' in installed, installed)
            check(f"{source} keeps its place", target.rstrip("/") in (source, str(Path(source).parent)))
        elif instruction == "RUN" and "make -C" in rest:
            would_do(shlex.split(re.search(r"make -C /layouttrace ([^&]*)", rest)[1]))
    needs = re.search(r"swift-tools-version:([\d.]+)", (ROOT / "Package.swift").read_text())[1]
    check("Swift is that of the package or newer", f"swift:{needs}-" in text, needs)


def check_alone(folder: Path) -> None:
    """Mint copies what SwiftPM built, and nothing beside it."""
    shutil.copy(BINARY, folder / "layouttrace")
    check("the binary alone writes a scene", run(["./layouttrace", "init"], folder)[0] == 0)
    code, answer, errors = run(["./layouttrace", "why", "title", "scene.json"], folder)
    check("and explains it", code == 0 and answer.startswith("title · Text"), errors)
    (folder / "View.swift").write_text("import SwiftUI\nstruct Title: View { var body: some View { Text(\"a\") } }\n")
    code, _, errors = run(["./layouttrace", "record", "View.swift"], folder)
    check("of Swift it says what is missing", code == 69 and "make install" in errors, errors)


def check_swift_run() -> None:
    code, answer, errors = run([SWIFT, "run", "--quiet", "layouttrace", "--version"])
    check("swift run runs it", code == 0 and answer == run([BINARY, "--version"])[1], errors)


def check_page() -> None:
    page = (ROOT / "docs/install.md").read_text()
    for file in ["Formula/layouttrace.rb", "Containerfile"]:
        check(f"the page has {file}", f"](../{file})" in page)
    check("the page names the image's stage", "--target build" in page)


def main() -> None:
    for part in [check_formula, check_alone]:
        with tempfile.TemporaryDirectory(prefix="layouttrace-install-") as name:
            part(Path(name))
            print(f"  {part.__name__}", flush=True)
    for part in [check_container, check_swift_run, check_page]:
        part()
        print(f"  {part.__name__}", flush=True)
    print(f"{checks.count} things hold of Formula/layouttrace.rb, Containerfile and docs/install.md")


if __name__ == "__main__":
    main()
