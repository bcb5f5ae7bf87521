#!/usr/bin/env python3
"""Runs every recipe of docs/ecosystem.md against the real tools and compares what they answer with the page.

    Scripts/ecosystem.py BINARY        (`make ecosystem` builds it first)

Of the page's blocks, `console` holds commands and their answers, `python` a program whose output the `text` block below it is; there is no other
block. They run in order, in a folder that has Examples, Scripts and `traces`: a hundred traces of ten CI runs, each with some examples and a few
cards. What is worked out another way, without the tool or by hand, stands at the end of this file. LAYOUTTRACE_RECORD=1 writes the answers into
the page.

Scripts/tools.py installs what is missing.
"""
from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import tools
from tools import PYTHON, ROOT, VENV

PAGE = ROOT / "docs/ecosystem.md"
if len(sys.argv) != 2 or not os.access(sys.argv[1], os.X_OK):
    sys.exit("usage: Scripts/ecosystem.py BINARY, a layouttrace; `make ecosystem` builds one")
BINARY = Path(sys.argv[1]).resolve()
Environment = dict[str, str]


# The fleet: ten runs of CI, in which a card gets five points narrower every night.

RUNS = 10
SCENES = ["container-relative", "fixed-size", "flexible-frames", "lazy-grid", "lazy-viewport", "nested-stacks", "priority", "settings-row"]


def record(job: tuple[Path, Path]) -> None:
    scene, trace = job
    subprocess.run([BINARY, "record", "--quiet", scene, "-o", trace], check=True, stderr=subprocess.DEVNULL)


def in_parallel(work: Callable, items: Iterable) -> list:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, items))


def card(width: int) -> dict:
    font = {"advance": 8, "lineHeight": 20, "ascent": 15}
    modifiers = [{"type": "frame", "id": "plate", "width": 120}, {"type": "frame", "id": "card", "width": width}]
    label = {"type": "Text", "id": "label", "string": "Terms", "modifiers": modifiers}
    return {"version": 1, "environment": {"font": font}, "view": label, "passes": [{"name": "only", "proposal": {"width": 320, "height": 100}}]}


def make_fleet(folder: Path) -> int:
    """The runs below `traces`, and the examples, once, below `recorded`."""
    jobs = []
    for run in range(RUNS):
        traces, scenes = folder / f"traces/night-{run:02}", folder / f"scenes/{run}"
        traces.mkdir(parents=True)
        scenes.mkdir(parents=True)
        jobs += [(ROOT / f"Examples/{name}.json", traces / f"{name}.db") for name in SCENES]
        for name, width in [("card", 150 - 5 * run), ("wide-card", 200)]:
            (scenes / f"{name}.json").write_text(json.dumps(card(width)))
            jobs.append((scenes / f"{name}.json", traces / f"{name}.db"))
    examples = folder / "recorded"
    examples.mkdir()
    in_parallel(record, jobs + [(scene, examples / f"{scene.stem}.db") for scene in (ROOT / "Examples").glob("*.json") if scene.suffixes == [".json"]])
    return len(jobs)


# The page.


def blocks(text: str) -> list[tuple[str, str, tuple[int, int]]]:
    """Language, content and where it stands in the page."""
    return [(match[1], match[2], match.span(2)) for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S)]


def commands(block: str) -> list[tuple[str, str]]:
    """Each command of a console block, its further lines after `> `, with its answer."""
    found: list[tuple[str, str]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line, ""))
            continue
        command, answer = found[-1]
        found[-1] = (f"{command}\n{line}", "") if line.startswith("> ") and not answer else (command, f"{answer}{line}\n")
    return found


def run(arguments: list, folder: Path, environment: Environment) -> tuple[str, str]:
    """What a command writes to its output and to standard error. Some of the page's commands end with 1."""
    result = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if result.returncode not in (0, 1):
        sys.exit(f"{arguments}\nexit code {result.returncode}\n{result.stdout}{result.stderr}")
    return "".join(line.rstrip() + "\n" for line in result.stdout.splitlines()), result.stderr


def run_page(folder: Path, environment: Environment) -> tuple[int, int]:
    """How many recipes the page has, and how many of its blocks are wrong."""
    text, edits, wrong, count = PAGE.read_text(), [], 0, 0
    found = blocks(text)
    for index, (language, content, span) in enumerate(found):
        start, title = time.monotonic(), content.splitlines()[0]
        before = found[index - 1][0] if index else ""
        if language == "console":
            real, errors = "", ""
            for command, _ in commands(content):
                answer, error = run(["bash", "-o", "pipefail", "-c", re.sub(r"^[$>] ", "", command, flags=re.M)], folder, environment)
                real, errors, count = f"{real}{command}\n{answer}", errors + error, count + 1
            expected, where = content, span
        elif language == "python" and index + 1 < len(found) and found[index + 1][0] == "text":
            real, errors = run([PYTHON, "-c", content], folder, environment)
            _, expected, where = found[index + 1]
            count += 1
        elif language == "text" and before == "python":
            continue
        else:
            sys.exit(f"{PAGE.relative_to(ROOT)}: nothing runs the block of {language} that begins\n{title}\nIt has console, and python with a text below it")
        print(f"  {time.monotonic() - start:6.1f} s  {title}", flush=True)
        if real != expected:
            wrong += 1
            edits.append((where, real))
            print(f"the page says\n{expected}but it is\n{real}{errors}", file=sys.stderr)
    if os.environ.get("LAYOUTTRACE_RECORD") == "1":
        for (start, end), real in reversed(edits):
            text = text[:start] + real + text[end:]
        PAGE.write_text(text)
        wrong = 0
    return count, wrong


def check_installs() -> int:
    """What the page says to install is what is tried here."""
    said = {package for line in re.findall(r"pip install ([^`]+)`", PAGE.read_text()) for package in line.split()}
    return check(f"{len(said)} packages that the page says to install", sorted(said - set(tools.PYPI)), [])


# What the answers of the page must be, found out without the tools that give them.


def check(name: str, found: object, expected: object) -> int:
    print(f"  {'right' if found == expected else 'WRONG'}  {name}", flush=True)
    if found != expected:
        print(f"found {found}\nexpected {expected}", file=sys.stderr)
    return int(found != expected)


def duckdb(sql: str, folder: Path) -> list[list[str]]:
    program = f"import duckdb, json; print(json.dumps([list(map(str, row)) for row in duckdb.sql({sql!r}).fetchall()]))"
    return json.loads(subprocess.run([PYTHON, "-c", program], cwd=folder, check=True, capture_output=True, text=True).stdout)


def check_fleet(folder: Path, _: Environment) -> int:
    """The Parquet files against every trace on its own, through Python's sqlite3."""
    rows: dict[str, int] = {}
    types: dict[tuple[str, str], str] = {}
    overflow: dict[str, int] = {}
    infinite = nils = 0
    tables = sorted(path.name for path in (folder / "parquet").iterdir() if path.is_dir() and path.name != "trace")
    for file in sorted((folder / "traces").rglob("*.db")):
        trace = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        for table in tables:
            rows[table] = rows.get(table, 0) + trace.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        infinite += trace.execute("SELECT count(*) FROM call WHERE proposal_width = 9e999").fetchone()[0]
        nils += trace.execute("SELECT count(*) FROM call WHERE proposal_width IS NULL").fetchone()[0]
        scene = trace.execute("SELECT name FROM scene").fetchone()[0]
        for _ in trace.execute("SELECT 1 FROM overflow"):
            overflow[scene] = overflow.get(scene, 0) + 1
        for table, column, kind in trace.execute("SELECT object, column, type FROM schema_doc WHERE column IS NOT NULL"):
            types[table, column] = {"INTEGER": "BIGINT", "REAL": "DOUBLE", "TEXT": "VARCHAR"}[kind]
        recorded = {name for (name,) in trace.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")}
        trace.close()
    wrong = check("every table of a trace is there", sorted(recorded - set(tables)), ["query"])
    found = duckdb(" UNION ALL ".join(f"SELECT '{table}', count(*) FROM 'parquet/{table}/*/*.parquet'" for table in tables), folder)
    wrong += check(f"{sum(rows.values())} rows of {len(tables)} tables", dict(found), {table: str(count) for table, count in rows.items()})
    found = duckdb("SELECT count(*) FILTER (proposal_width = 'inf'), count(*) FILTER (proposal_width IS NULL) FROM 'parquet/call/*/*.parquet'", folder)
    wrong += check(f"{infinite} infinite and {nils} nil proposals", found, [[str(infinite), str(nils)]])
    found = duckdb("SELECT scene, count(*) FROM 'parquet/overflow/*/*.parquet' GROUP BY scene ORDER BY scene", folder)
    wrong += check("overflow of each scene", found, [[scene, str(count)] for scene, count in sorted(overflow.items())])
    # A plate of 120 sticks out of a card of 150 - 5n points in the nights 7 to 9.
    wrong += check("the card by hand", dict(found)["card.json"], "3")
    columns = " UNION ALL ".join(f"SELECT '{table}', column_name, column_type FROM (DESCRIBE FROM 'parquet/{table}/*/*.parquet')" for table in tables)
    typed = {(table, column): kind for table, column, kind in duckdb(columns, folder) if column not in ("run", "trace", "scene", "scene_sha256")}
    return wrong + check(f"types of {len(typed)} columns", typed, {key: kind for key, kind in types.items() if key[0] in tables})


def check_parquet(folder: Path, environment: Environment) -> int:
    """What Scripts/parquet.py does with what is damaged, new, interrupted or of an earlier version."""
    command = [PYTHON, ROOT / "Scripts/parquet_tests.py"]
    result = subprocess.run(command, env={**environment, "TRACES": str(folder / "recorded")}, capture_output=True, text=True, check=False)
    return check(result.stderr.splitlines()[-3] if result.returncode == 0 else result.stderr, result.returncode, 0)


def check_graphs(folder: Path, environment: Environment) -> int:
    """Graphviz on the steps of six views of every example, and of the innermost of these Mermaid's own parser, which takes a second for each."""
    program = "import mermaidx, sys\nfor name in sys.argv[1:]: mermaidx.render(open(name).read()).svg()"
    jobs = []
    for trace in sorted((folder / "recorded").glob("*.db")):
        keys = sqlite3.connect(trace).execute("SELECT key FROM frames WHERE pass_id = (SELECT max(id) FROM pass) ORDER BY node_id LIMIT 6").fetchall()
        jobs += [(trace, key, "dot", folder / f"graph-{trace.stem}-{number}.dot") for number, (key,) in enumerate(keys)]
        jobs.append((trace, keys[-1][0], "mermaid", folder / f"graph-{trace.stem}.mermaid"))

    def export(job: tuple[Path, str, str, Path]) -> None:
        trace, key, form, path = job
        with open(path, "w") as file:
            subprocess.run([BINARY, "export", "--format", form, key, "-t", trace], check=True, stdout=file, env=environment)

    in_parallel(export, jobs)
    wrong = 0
    for form, command in [("dot", ["dot", "-Tplain", "-O"]), ("mermaid", [str(PYTHON), "-c", program])]:
        graphs = sorted(folder.glob(f"graph-*.{form}"))
        result = subprocess.run([*command, *graphs], capture_output=True, text=True, env=environment, check=False)
        wrong += check(f"{len(graphs)} graphs of {form}", (len(graphs) > 0, result.returncode, result.stderr), (True, 0, ""))
    return wrong


def check_shells(folder: Path, environment: Environment) -> int:
    """Tab in a zsh and a fish of their own, at the end of a line."""
    wrong = 0
    command = ["make", "-s", "-C", str(ROOT), "install-data", f"BINARY={BINARY}", f"DESTDIR={folder}/root", "PREFIX=/usr"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    share = folder / "root/usr/share"
    starts = {
        "zsh": (
            ["zsh", "-f", "-i"],
            f"PS1='> '; fpath=({share}/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D; setopt AUTO_LIST NO_LIST_AMBIGUOUS\n",
        ),
        "fish": (["fish", "--no-config", "-i"], f"source {share}/fish/vendor_completions.d/layouttrace.fish\n"),
    }
    for shell, (program, start) in starts.items():
        for line, words in [("why ", ["card", "node2", "terms"]), ("query remea", ["remeasured"]), ("explain reserve-m", ["reserve-minimum"])]:
            shown = press_tab(program, start, f"layouttrace {line}", words, folder, environment)
            wrong += check(f"{shell}: layouttrace {line}⇥", [word for word in words if word in shown], words)
    return wrong


def press_tab(command: list[str], start: str, line: str, words: list[str], folder: Path, environment: Environment) -> str:
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execvpe(command[0], command, {**environment, "TERM": "xterm", "COLUMNS": "160", "LINES": "50"})

    def read(seconds: float, until: Callable[[str], bool] = lambda shown: False) -> str:
        shown, end = "", time.monotonic() + seconds
        while time.monotonic() < end and not until(shown):
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    part = os.read(terminal, 65536)
                except OSError:
                    break
                # fish asks the terminal who it is, and waits for the answer.
                if b"\x1b[c" in part or b"\x1b[0c" in part:
                    os.write(terminal, b"\x1b[?62;22c")
                shown += re.sub(r"\x1b\[[0-9;?>=]*[a-zA-Z]|[\r\x07]", "", part.decode(errors="replace"))
        return shown

    read(5, lambda shown: any(prompt in shown for prompt in ("> ", "# ", "% ", "$ ")))
    # What is echoed of the command has not the word that it prints.
    os.write(terminal, f'{start}echo rea""dy\n'.encode())
    read(20, lambda shown: "ready" in shown)
    os.write(terminal, line.encode())
    # What is completed in the line stands behind what was typed.
    shown = read(1)
    os.write(terminal, b"\t\t")
    before = shown
    shown += read(10, lambda more: all(word in before + more for word in words))
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(terminal)
    return shown


def main() -> int:
    tools.install()
    folder = Path(tempfile.mkdtemp(prefix="layouttrace-ecosystem-"))
    try:
        for name in ("Examples", "Scripts"):
            (folder / name).symlink_to(ROOT / name)
        path = f"{BINARY.parent}:{VENV}/bin:{os.environ['PATH']}"
        environment = {**os.environ, "PATH": path, "HOME": str(folder), "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        start = time.monotonic()
        count = make_fleet(folder)
        size = sum(file.stat().st_size for file in (folder / "traces").rglob("*.db"))
        print(f"{count} traces of {size / 1e6:.0f} MB in {time.monotonic() - start:.0f} s", flush=True)
        recipes, wrong = run_page(folder, environment)
        parquet = list((folder / "parquet").rglob("*.parquet"))
        print(f"{len(parquet)} Parquet files of {sum(file.stat().st_size for file in parquet) / 1e6:.1f} MB")
        wrong += check_installs()
        for checks in (check_fleet, check_parquet, check_graphs, check_shells):
            start = time.monotonic()
            wrong += checks(folder, environment)
            print(f"  {time.monotonic() - start:6.1f} s  {checks.__name__}", flush=True)
        print(f"{recipes} recipes, {wrong} wrong")
        return 1 if wrong else 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
