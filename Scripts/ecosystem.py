#!/usr/bin/env python3
"""Runs every recipe of docs/ecosystem.md against the real tools and compares what they answer with the page.

    Scripts/ecosystem.py BINARY        (`make ecosystem` builds it first)

Of the page's blocks, `console` holds commands and their answers, `python` a program whose output the `text` block below it is. They run in order,
in a folder that has Examples, Scripts and `traces`: a thousand traces of fifty CI runs, each with the examples and a few cards. What is worked
out another way, without the tool or by hand, stands at the end of this file. LAYOUTTRACE_RECORD=1 writes the answers into the page.

What is missing is installed: from PyPI into .build/ecosystem, from Debian's archive with apt-get where that may be done.
"""
import concurrent.futures
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/ecosystem.md"
BINARY = Path(sys.argv[1]).resolve()
VENV = ROOT / ".build/ecosystem/venv"
# DuckDB reads SQLite by an extension, which PyPI has for this version.
PYPI = ["pandas", "datasette", "duckdb==1.5.5", "duckdb-extensions==1.5.5", "duckdb-extension-sqlite-scanner==1.5.5", "pyarrow", "pyspark", "mermaidx"]
APT = {"sqlite3": "sqlite3", "dot": "graphviz", "java": "default-jre-headless", "zsh": "zsh", "fish": "fish", "mandoc": "mandoc"}
RUNS, CARDS = 50, 2


def install():
    missing = {package for command, package in APT.items() if not shutil.which(command)}
    if missing:
        print("missing, installing with apt-get:", *sorted(missing), flush=True)
        root = [] if os.geteuid() == 0 else ["sudo"]
        if not shutil.which("apt-get"):
            sys.exit("there is no apt-get; install these with this system's package manager")
        subprocess.run([*root, "apt-get", "-q", "update"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([*root, "apt-get", "-q", "install", "--yes", "--no-install-recommends", *sorted(missing)], check=True, stdout=subprocess.DEVNULL)
    if not (VENV / "bin/python").exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    listed = subprocess.run([VENV / "bin/pip", "list", "--format=freeze"], check=True, capture_output=True, text=True).stdout.lower().replace("_", "-")
    wanted = [package for package in PYPI if not any(line.startswith(package if "==" in package else f"{package}==") for line in listed.splitlines())]
    if wanted:
        print("missing, installing with pip:", *wanted, flush=True)
        subprocess.run([VENV / "bin/pip", "install", "--quiet", "--disable-pip-version-check", *wanted], check=True)


# The fleet: fifty runs of CI, in which a card gets a point narrower every night.


def record(scene, trace):
    subprocess.run([BINARY, "record", "--quiet", scene, "-o", trace], check=True, stderr=subprocess.DEVNULL)


def card(width):
    font = {"advance": 8, "lineHeight": 20, "ascent": 15}
    label = {"type": "Text", "id": "label", "string": "Terms", "modifiers": [{"type": "frame", "id": "plate", "width": 120}, {"type": "frame", "id": "card", "width": width}]}
    return {"version": 1, "environment": {"font": font}, "view": label, "passes": [{"name": "only", "proposal": {"width": 320, "height": 100}}]}


def make_fleet(folder):
    scenes = sorted(path for path in (ROOT / "Examples").glob("*.json") if path.suffixes == [".json"])[: 1000 // RUNS - CARDS]
    jobs = []
    for run in range(RUNS):
        place = folder / f"traces/night-{run:02}"
        place.mkdir(parents=True)
        jobs += [(scene, place / f"{scene.stem}.db") for scene in scenes]
        for number, width in enumerate([150 - run, 200]):
            name = ["card", "wide-card"][number]
            (folder / "scenes" / f"{run}").mkdir(parents=True, exist_ok=True)
            scene = folder / "scenes" / f"{run}" / f"{name}.json"
            scene.write_text(json.dumps(card(width)))
            jobs.append((scene, place / f"{name}.db"))
    with concurrent.futures.ThreadPoolExecutor() as pool:
        list(pool.map(lambda job: record(*job), jobs))
    return len(jobs)


# The page.


def blocks(text):
    """Language, content and where it stands in the page."""
    return [(match[1], match[2], match.span(2)) for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S)]


def commands(block):
    """Each command of a console block, its further lines after `> `, with its answer."""
    found = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append([line, []])
        elif line.startswith("> ") and not found[-1][1]:
            found[-1][0] += "\n" + line
        else:
            found[-1][1].append(line)
    return [(command, "".join(f"{line}\n" for line in answer)) for command, answer in found]


def run(arguments, folder, environment):
    result = subprocess.run(arguments, cwd=folder, env=environment, capture_output=True, text=True)
    if result.returncode not in (0, 1):
        sys.exit(f"{arguments}\nexit code {result.returncode}\n{result.stdout}{result.stderr}")
    return "".join(line.rstrip() + "\n" for line in result.stdout.splitlines()), result.stderr


def run_page(folder, environment):
    text, edits, wrong, count = PAGE.read_text(), [], 0, 0
    found = blocks(text)
    for index, (language, content, span) in enumerate(found):
        start = time.monotonic()
        if language == "console":
            real, errors = "", ""
            for command, _ in commands(content):
                answer, error = run(["bash", "-c", re.sub(r"^[$>] ", "", command, flags=re.M)], folder, environment)
                real, errors, count = f"{real}{command}\n{answer}", errors + error, count + 1
            expected, where = content, span
        elif language == "python":
            real, errors = run([VENV / "bin/python", "-c", content], folder, environment)
            language, expected, where = found[index + 1]
            assert language == "text", f"no answer below\n{content}"
            count += 1
        else:
            continue
        seconds = time.monotonic() - start
        print(f"  {seconds:6.1f} s  {content.splitlines()[0]}", flush=True)
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


# What the answers of the page must be, found out without the tools that give them.


def check(name, found, expected):
    print(f"  {'right' if found == expected else 'WRONG'}  {name}", flush=True)
    if found != expected:
        print(f"found {found}\nexpected {expected}", file=sys.stderr)
    return found != expected


def check_fleet(folder):
    """The Parquet files against every trace on its own, through Python's sqlite3."""
    import_duckdb = "import duckdb, json; print(json.dumps([list(map(str, r)) for r in duckdb.sql(QUERY).fetchall()]))"

    def duckdb(sql):
        answer = subprocess.run([VENV / "bin/python", "-c", f"QUERY = {sql!r}\n{import_duckdb}"], cwd=folder, check=True, capture_output=True, text=True)
        return json.loads(answer.stdout)

    rows, infinite, nils, overflow = {}, 0, 0, {}
    for file in sorted((folder / "traces").rglob("*.db")):
        trace = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        for table in ("call", "node", "placement", "attribute", "frames"):
            rows[table] = rows.get(table, 0) + trace.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        infinite += trace.execute("SELECT count(*) FROM call WHERE proposal_width = 9e999").fetchone()[0]
        nils += trace.execute("SELECT count(*) FROM call WHERE proposal_width IS NULL").fetchone()[0]
        scene = trace.execute("SELECT name FROM scene").fetchone()[0]
        for _ in trace.execute("SELECT 1 FROM overflow"):
            overflow[scene] = overflow.get(scene, 0) + 1
        trace.close()
    wrong = 0
    for table, expected in rows.items():
        wrong += check(f"{expected} rows of {table}", duckdb(f"SELECT count(*) FROM 'parquet/{table}/*/*.parquet'"), [[str(expected)]])
    wrong += check(f"{infinite} infinite and {nils} nil proposals", duckdb("SELECT count(*) FILTER (proposal_width = 'inf'), count(*) FILTER (proposal_width IS NULL) FROM 'parquet/call/*/*.parquet'"), [[str(infinite), str(nils)]])
    found = duckdb("SELECT scene, count(*) FROM 'parquet/overflow/*/*.parquet' GROUP BY scene ORDER BY scene")
    wrong += check("overflow of each scene", found, [[scene, str(count)] for scene, count in sorted(overflow.items())])
    # A plate of 120 sticks out of a card of 150 - n points in the nights 31 to 49.
    wrong += check("the card by hand", dict(found)["card.json"], "19")
    types = duckdb("SELECT column_name, column_type FROM (DESCRIBE SELECT id, proposal_width, cache_hit FROM 'parquet/call/*/*.parquet')")
    return wrong + check("types", types, [["id", "BIGINT"], ["proposal_width", "DOUBLE"], ["cache_hit", "BIGINT"]])


def check_graphs(folder, environment):
    """Mermaid's own parser, and Graphviz, on the steps of every view of every example."""
    program = "import mermaidx, sys\nfor name in sys.argv[1:]: mermaidx.render(open(name).read()).svg()"
    wrong = graphs = 0
    for trace in sorted((folder / "traces/night-00").glob("*.db")):
        keys = [key for (key,) in sqlite3.connect(trace).execute("SELECT key FROM frames WHERE pass_id = (SELECT max(id) FROM pass) ORDER BY node_id LIMIT 6")]
        for number, key in enumerate(keys):
            name = folder / f"graph-{trace.stem}-{number}"
            for form, suffix in [("dot", ".dot"), ("mermaid", ".mmd")]:
                with open(f"{name}{suffix}", "w") as file:
                    subprocess.run([BINARY, "export", "--format", form, key, "-t", trace], check=True, stdout=file, env=environment)
            graphs += 1
    for command in (["dot", "-Tplain", "-O", *sorted(folder.glob("graph-*.dot"))], [VENV / "bin/python", "-c", program, *sorted(folder.glob("graph-*.mmd"))]):
        result = subprocess.run(command, capture_output=True, text=True, env=environment)
        wrong += check(f"{graphs} graphs read by {Path(command[0]).name}", (result.returncode, result.stderr), (0, ""))
    return wrong


def check_shells(folder, environment):
    """Tab in a zsh and a fish of their own, at the end of a line."""
    wrong = 0
    subprocess.run(["make", "-s", "-C", ROOT, "install-data", f"BINARY={BINARY}", f"DESTDIR={folder}/root", "PREFIX=/usr"], check=True, stdout=subprocess.DEVNULL)
    share = folder / "root/usr/share"
    starts = {
        "zsh": (["zsh", "-f", "-i"], f"PS1='> '; fpath=({share}/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D; setopt AUTO_LIST NO_LIST_AMBIGUOUS\n"),
        "fish": (["fish", "--no-config", "-i"], f"source {share}/fish/vendor_completions.d/layouttrace.fish\n"),
    }
    for shell, (command, start) in starts.items():
        for line, words in [("why ", ["card", "node2", "terms"]), ("query remea", ["remeasured"]), ("explain reserve-m", ["reserve-minimum"])]:
            shown = press_tab(command, start, f"layouttrace {line}", words, folder, environment)
            wrong += check(f"{shell}: layouttrace {line}⇥", [word for word in words if word in shown], words)
    return wrong


def press_tab(command, start, line, words, folder, environment):
    import pty
    import select

    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execvpe(command[0], command, {**environment, "TERM": "xterm", "COLUMNS": "160", "LINES": "50"})

    def read(seconds, until=()):
        shown, end = "", time.monotonic() + seconds
        while time.monotonic() < end and not (until and all(word in shown for word in until)):
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

    read(2)
    os.write(terminal, start.encode())
    read(4)
    os.write(terminal, line.encode())
    # What is completed in the line stands behind what was typed.
    shown = read(1)
    os.write(terminal, b"\t\t")
    shown += read(10, words)
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(terminal)
    return shown


def main():
    install()
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
        wrong += check_fleet(folder) + check_graphs(folder, environment) + check_shells(folder, environment)
        print(f"{recipes} recipes, {wrong} wrong")
        return 1 if wrong else 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
