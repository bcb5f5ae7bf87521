#!/usr/bin/env python3
"""Measures the way from many scenes to one answer: record, Parquet, DuckDB, Spark.

    Scripts/fleet.py BINARY --traces 10000        (`make fleet TRACES=10000` builds a release binary first)

Scenes are made, each another screen: other strings, sizes and numbers of views; from the same seed always the same. They are spread over ten runs.
DuckDB and Spark answer the same questions, and their answers must agree. Printed is, for each step, how long it took, how many seconds of
processor time, and how many traces and rows a second that is. Ten thousand traces take 14 GB below --folder, which are taken away at the end.
"""
from __future__ import annotations

import argparse
import json
import os
import platform
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
T = TypeVar("T")
RUNS = 10
BYTES_PER_TRACE = 1_500_000
WORDS = (
    "Account Alerts Archive Backup Battery Bluetooth Calendar Camera Cellular Contacts Delivery Display Documents Downloads Drafts Emergency Favourites "
    "General Health Invoices Keyboard Language Location Maps Messages Microphone Notifications Orders Password Payment Photos Privacy Profile Receipts "
    "Reminders Security Settings Shipping Storage Subscription Support Terms Updates Voicemail Wallet and for in of on the to with your"
).split()
TABLES = ["call", "node", "overflow", "rule"]
# In SQL that DuckDB and Spark read alike.
QUESTIONS = {
    "findings of each run": """
        SELECT run, count(DISTINCT trace) AS screens, count(*) AS findings, max(out_before + out_after) AS most
        FROM overflow WHERE meant = 0 GROUP BY run ORDER BY run""",
    "calls and cache hits of each kind of view": """
        SELECT node.kind, count(*) AS calls, count(call.cached_from) AS hits
        FROM call JOIN node ON call.run = node.run AND call.trace = node.trace AND call.node_id = node.id
        GROUP BY node.kind ORDER BY node.kind""",
    "how widths came about": """
        SELECT rule.code, count(*) AS calls, max(call.reply_width) AS widest
        FROM call JOIN rule ON call.run = rule.run AND call.trace = rule.trace AND call.width_rule_id = rule.id
        GROUP BY rule.code ORDER BY rule.code""",
    "the ten screens with most calls": """
        SELECT scene, count(*) AS calls, count(DISTINCT node_id) AS nodes FROM call GROUP BY scene, run, trace ORDER BY calls DESC, scene LIMIT 10""",
}


def words(source: random.Random, most: int) -> str:
    return " ".join(source.choice(WORDS) for _ in range(source.randint(1, most)))


def text(source: random.Random, most: int) -> dict:
    modifiers = [{"type": "layoutPriority", "value": 1}] if source.random() < 0.1 else []
    if source.random() < 0.05:
        modifiers.append({"type": "fixedSize", "horizontal": True, "vertical": False})
    return {"type": "Text", "string": words(source, most), "modifiers": modifiers}


def row(source: random.Random, number: int) -> dict:
    """An icon, a title over a subtitle, and a value that may be a badge."""
    side = source.choice([20, 24, 29, 40])
    icon = {"type": "RoundedRectangle", "cornerRadius": 6, "modifiers": [{"type": "frame", "width": side, "height": side}]}
    titles = {"type": "VStack", "alignment": "leading", "spacing": source.choice([0, 2, 4]), "children": [text(source, 4), text(source, 9)]}
    value = text(source, 2)
    if source.random() < 0.3:
        value["modifiers"] += [{"type": "padding", "length": 8}, {"type": "background", "content": {"type": "Capsule"}}]
    row = {"type": "HStack", "id": f"row{number}", "children": [icon, titles, {"type": "Spacer"}, value]}
    return {**row, "modifiers": [{"type": "padding", "edges": ["horizontal"], "length": source.choice([8, 16, 20])}]}


def screen(index: int) -> dict:
    source = random.Random(index)
    rows = [row(source, number) for number in range(source.randint(1, 30))]
    header = {**text(source, 5), "id": "header"}
    view = {"type": "VStack", "id": "screen", "spacing": source.choice([0, 8, 12]), "children": [header, *rows]}
    advance = source.choice([7, 7.5, 8, 9])
    return {
        "version": 1,
        "environment": {"font": {"advance": advance, "lineHeight": 20, "ascent": 15}},
        "view": view,
        "passes": [{"name": "only", "proposal": {"width": source.choice([320, 375, 390, 430]), "height": source.choice([568, 667, 844, 932])}}],
    }


class Steps:
    """What each step took."""

    def __init__(self, traces: int):
        self.traces, self.rows = traces, 0
        self.lines: list[str] = []

    def measure(self, name: str, step: Callable[[], T], counted: bool = True) -> T:
        start, before = time.monotonic(), processor()
        answer = step()
        self.add(name, time.monotonic() - start, processor() - before, counted)
        return answer

    def add(self, name: str, seconds: float, cpu: float, counted: bool = True) -> None:
        rates = [f"{self.traces / seconds:,.0f}", f"{self.rows / seconds:,.0f}" if self.rows else ""] if counted else ["", ""]
        line = "| " + " | ".join([name, f"{seconds:.1f}", f"{cpu:.1f}", *rates]) + " |"
        self.lines.append(line)
        print(line, flush=True)


def processor() -> float:
    """Seconds of processor time of this process and of those it waited for."""
    return sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, [resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN]))


def in_parallel(jobs: int, work: Callable, items: Iterable) -> None:
    with ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(work, items):
            pass


def files(folder: Path, pattern: str) -> tuple[int, int]:
    sizes = [path.stat().st_size for path in folder.rglob(pattern)]
    return len(sizes), sum(sizes)


def ask_duckdb(folder: Path, jobs: int) -> dict:
    import duckdb

    connection, answers = duckdb.connect(config={"threads": jobs}), {}
    for table in TABLES:
        connection.sql(f"CREATE VIEW {table} AS FROM read_parquet('{folder}/parquet/{table}/*/*.parquet', hive_partitioning = true, union_by_name = true)")
    for name, sql in QUESTIONS.items():
        start, before = time.monotonic(), processor()
        rows = connection.sql(sql).fetchall()
        answers[name] = {"rows": rows, "seconds": time.monotonic() - start, "cpu": processor() - before}
    return {"start": 0.0, "version": duckdb.__version__, "answers": answers}


def ask_spark(folder: Path, jobs: int) -> dict:
    import pyspark
    from pyspark.sql import SparkSession

    start = time.monotonic()
    settings = {
        "spark.ui.enabled": "false", "spark.log.level": "OFF", "spark.driver.memory": "4g", "spark.sql.shuffle.partitions": str(4 * jobs),
        "spark.local.dir": str(folder / "spark"), "spark.sql.warehouse.dir": str(folder / "spark"),
    }
    builder = SparkSession.builder.master(f"local[{jobs}]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark, answers = builder.getOrCreate(), {}
    java = spark.sparkContext._gateway.proc.pid
    for table in TABLES:
        spark.read.parquet(str(folder / "parquet" / table)).createOrReplaceTempView(table)
    started = time.monotonic() - start
    for name, sql in QUESTIONS.items():
        start, before = time.monotonic(), processor() + of_process(java)
        rows = [list(row) for row in spark.sql(sql).collect()]
        answers[name] = {"rows": rows, "seconds": time.monotonic() - start, "cpu": processor() + of_process(java) - before}
    spark.stop()
    return {"start": started, "version": pyspark.__version__, "answers": answers}


def of_process(identity: int) -> float:
    """Seconds of processor time of another process: Spark works in a Java process beside Python."""
    fields = Path(f"/proc/{identity}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def apart(engine: str, folder: Path, jobs: int) -> dict:
    """Asks in a process of its own, so that one engine's threads and memory are not the other's."""
    command = [sys.executable, __file__, "-", "--ask", engine, "--folder", str(folder), "--jobs", str(jobs)]
    # Spark tells its progress on standard error.
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{engine} failed; `make ecosystem` installs what it needs\n{result.stderr}")
    return json.loads(result.stdout)


def ask_traces(folder: Path) -> list[list]:
    """The first question, to each trace by itself."""
    found: dict[str, list] = {}
    for path in sorted((folder / "traces").rglob("*.db")):
        trace = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
        count, most = trace.execute("SELECT count(*), max(out_before + out_after) FROM overflow WHERE meant = 0").fetchone()
        trace.close()
        if count:
            run = found.setdefault(path.parent.name, [path.parent.name, 0, 0, 0.0])
            run[1:] = [run[1] + 1, run[2] + count, max(run[3], most)]
    return sorted(found.values())


def convert(folder: Path, jobs: int) -> str:
    command = [sys.executable, str(ROOT / "Scripts/parquet.py"), str(folder / "traces"), str(folder / "parquet"), "--jobs", str(jobs)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"Scripts/parquet.py failed:\n{result.stdout}{result.stderr}")
    return result.stdout


def measure(binary: Path, folder: Path, count: int, jobs: int) -> int:
    steps = Steps(count)
    print("| step | seconds | processor seconds | traces/s | rows/s |\n|---|---|---|---|---|", flush=True)
    for run in range(RUNS):
        (folder / f"scenes/night-{run:02}").mkdir(parents=True)
        (folder / f"traces/night-{run:02}").mkdir(parents=True)
    places = [f"night-{index * RUNS // count:02}/screen-{index:05}" for index in range(count)]
    for index, place in enumerate(places):
        (folder / f"scenes/{place}.json").write_text(json.dumps(screen(index)))

    def record(place: str) -> None:
        subprocess.run([binary, "record", "--quiet", folder / f"scenes/{place}.json", "-o", folder / f"traces/{place}.db"], check=True)

    steps.measure("record", lambda: in_parallel(jobs, record, places))
    start, before = time.monotonic(), processor()
    said = convert(folder, jobs)
    steps.rows = int(said.split(", ")[1].split()[0])
    steps.add(f"to Parquet, {jobs} processes", time.monotonic() - start, processor() - before)
    steps.measure("to Parquet again, nothing is new", lambda: convert(folder, jobs), counted=False)
    alone = steps.measure("findings of each run, trace by trace with sqlite3", lambda: ask_traces(folder))
    engines = {name: apart(name, folder, jobs) for name in ["duckdb", "spark"]}
    for engine, told in engines.items():
        if told["start"]:
            steps.add(f"{engine}: start", told["start"], 0.0, counted=False)
        for name, answer in told["answers"].items():
            steps.add(f"{engine}: {name}", answer["seconds"], answer["cpu"], counted=False)
    print_sizes(folder, count, steps.rows, engines)
    wrong = [name for name in QUESTIONS if engines["duckdb"]["answers"][name]["rows"] != engines["spark"]["answers"][name]["rows"]]
    wrong += ["trace by trace"] if alone != engines["duckdb"]["answers"]["findings of each run"]["rows"] else []
    for name in wrong:
        print(f"the answers differ: {name}", file=sys.stderr)
    return 1 if wrong else 0


def print_sizes(folder: Path, count: int, rows: int, engines: dict) -> None:
    calls = sum(row[1] for row in engines["duckdb"]["answers"]["calls and cache hits of each kind of view"]["rows"])
    (_, sqlite), (parts, parquet) = files(folder / "traces", "*.db"), files(folder / "parquet", "*.parquet")
    print(f"\n{count} traces of {rows} rows, {calls} of them calls: SQLite {sqlite / 1e6:,.0f} MB, Parquet {parquet / 1e6:,.1f} MB in {parts} files")
    print(f"{sqlite / rows:.0f} and {parquet / rows:.1f} bytes a row, {sqlite / count / 1000:,.0f} and {parquet / count / 1000:.1f} kB a trace")
    for table in sorted((folder / "parquet").iterdir(), key=lambda table: -files(table, "*.parquet")[1])[:6]:
        print(f"  {files(table, '*.parquet')[1] / 1e6:8.1f} MB {table.name}")
    versions = ", ".join(f"{engine} {told['version']}" for engine, told in engines.items())
    print(f"{os.cpu_count()} cores, {platform.machine()}; Python {platform.python_version()}, {versions}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", metavar="BINARY", type=Path)
    parser.add_argument("--traces", type=int, default=10_000)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()), help="where the traces go (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ask", choices=["duckdb", "spark"], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.ask:
        print(json.dumps((ask_duckdb if options.ask == "duckdb" else ask_spark)(options.folder, options.jobs)))
        return 0
    if not os.access(options.binary, os.X_OK):
        parser.error(f"{options.binary} is no program; `make fleet` builds one")
    if not RUNS <= options.traces <= 99_999:
        parser.error(f"--traces {options.traces}: from {RUNS} to 99999")
    free, needed = shutil.disk_usage(options.folder).free, options.traces * BYTES_PER_TRACE
    if free < needed:
        room = f"{options.folder} has {free / 1e9:.0f} GB free, and {options.traces} traces need {needed / 1e9:.0f}"
        sys.exit(f"{room}; name another --folder, or fewer --traces")
    folder = Path(tempfile.mkdtemp(prefix="layouttrace-fleet-", dir=options.folder))
    try:
        return measure(options.binary.resolve(), folder, options.traces, options.jobs)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
