#!/usr/bin/env python3
"""Turns a folder of traces into Parquet, for questions to many recordings at once.

    pip install pyarrow
    Scripts/parquet.py TRACES PARQUET

TRACES holds a folder a run, as CI leaves them: TRACES/2026-11-20/settings-row.db. PARQUET gets a folder a table and in it one a run, which DuckDB,
Spark and Trino read as one table: PARQUET/overflow/run=2026-11-20/part-0e9b7f0c1d2a.parquet. Before a table's own columns come `run` (the folder),
`trace` (the file's name), `scene` and `scene_sha256` (the scene's). Ids count anew in each trace, so join on run, trace and id. The types are those
that the traces' own `schema_doc` says. The table `trace` has a row for each file.

A part holds up to --batch traces of one run and one schema version; --jobs parts are made at a time. Run it again after more traces came, or after
it was stopped: what PARQUET has is left alone, a part that was not finished is made anew. A file that is no whole trace is named, left out, and
makes the exit code 1.
"""
from __future__ import annotations

import argparse
import fcntl
import hashlib
import multiprocessing
import os
import sqlite3
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

try:
    import pyarrow
    import pyarrow.parquet
except ImportError:
    sys.exit("Scripts/parquet.py needs pyarrow: pip install pyarrow")

APPLICATION, MAJOR = 0x4C595452, 1
# SQLite's names of the types of a trace, as `schema_doc` has them.
TYPES = {"INTEGER": pyarrow.int64(), "REAL": pyarrow.float64(), "TEXT": pyarrow.string()}
# The same in every trace of a version.
CONSTANT = {"query", "schema_doc"}
# Views that are written out beside the tables, unless --views says others: each is computed once here instead of by every question.
VIEWS = ["frames", "overflow", "truncation", "cache_statistics", "modifier_effect", "stack_shares"]
# The first version whose schema_doc says the types of views.
TYPED = 1_06_00
IDENTITY = ["trace", "scene", "scene_sha256"]
FILES = pyarrow.schema(
    [(name, pyarrow.string()) for name in ("trace", "scene", "scene_sha256", "file", "schema_version")]
    + [(name, pyarrow.int64()) for name in ("bytes", "modified_ns", "rows")]
)
# Rows of one table that are kept before they are written.
ROW_GROUP = 1 << 16


class LeftOut(Exception):
    """A file that cannot be converted, and why."""

    def __init__(self, file: Path, reason: str):
        super().__init__(str(file), reason)
        self.file, self.reason = file, reason


@dataclass(frozen=True)
class Source:
    """A file that may be a trace."""

    path: Path
    size: int
    modified: int
    # `PRAGMA user_version`; 0 of what is no trace.
    version: int

    @staticmethod
    def at(path: Path) -> Source:
        status = path.stat()
        with open(path, "rb") as file:
            header = file.read(100)
        known = len(header) == 100 and int.from_bytes(header[68:72], "big") == APPLICATION
        return Source(path, status.st_size, status.st_mtime_ns, int.from_bytes(header[60:64], "big") if known else 0)


@dataclass(frozen=True)
class Batch:
    """Traces of one run and version that become one part of each table."""

    run: str
    version: int
    sources: list[Source]
    destination: Path
    views: list[str]

    @property
    def name(self) -> str:
        text = "\n".join(f"{source.path.name} {source.size} {source.modified}" for source in self.sources)
        return "part-" + hashlib.sha256(f"{self.run}\n{text}".encode()).hexdigest()[:12]


@dataclass
class Made:
    traces: int = 0
    rows: int = 0
    left_out: list[LeftOut] = field(default_factory=list)


@dataclass(frozen=True)
class Layout:
    """A table's columns as the traces of a version document them."""

    table: str
    schema: pyarrow.Schema
    select: str

    @staticmethod
    def all(trace: sqlite3.Connection, file: Path, version: int, views: list[str]) -> list[Layout]:
        kind = "type" if version >= TYPED else "NULL"
        documented = defaultdict(list)
        for table, *column in trace.execute(f"SELECT object, column, unit, doc, {kind} FROM schema_doc WHERE column IS NOT NULL"):
            documented[table].append(column)
        objects = dict(trace.execute("SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view')"))
        tables = [name for name in documented if objects.get(name) == "table" and name not in CONSTANT]
        shown = views if version >= TYPED else []
        for name in shown:
            if objects.get(name) != "view" or name not in documented:
                raise LeftOut(file, f"it has no view {name}; name those it has with --views")
        declared = {table: {row[1]: row[2] for row in trace.execute(f'PRAGMA table_xinfo("{table}")')} for table in tables if version < TYPED}
        return [Layout.of(table, documented[table], declared.get(table, {}), file) for table in sorted(tables) + shown]

    @staticmethod
    def of(table: str, columns: list[list], declared: dict[str, str], file: Path) -> Layout:
        fields = [pyarrow.field(name, pyarrow.string()) for name in IDENTITY]
        for name, unit, doc, said in columns:
            kind = said or declared.get(name)
            if kind not in TYPES:
                raise LeftOut(file, f"its schema_doc gives the column {name} of {table} the type {kind}, and not one of {', '.join(TYPES)}; record it again")
            fields.append(pyarrow.field(name, TYPES[kind], metadata={"comment": doc or "", **({"unit": unit} if unit else {})}))
        names = ", ".join(f'"{name}"' for name, *_ in columns)
        return Layout(table, pyarrow.schema(fields), f'SELECT {names} FROM "{table}"')


def damaged(file: Path, error: sqlite3.Error) -> LeftOut:
    return LeftOut(file, f"damaged: {error}; record it again")


def opened(source: Source) -> sqlite3.Connection:
    """The trace, to read. One that was left open has its last rows beside it, in a -wal."""
    path = source.path
    if source.version == 0:
        raise LeftOut(path, "no trace; name a file that `layouttrace record` wrote")
    if source.version // 10000 != MAJOR:
        raise LeftOut(path, f"of schema version {source.version // 10000}, and this script knows {MAJOR}; take the script of that version")
    still = "" if Path(f"{path}-wal").exists() else "&immutable=1"
    try:
        trace = sqlite3.connect(f"file:{quote(str(path))}?mode=ro{still}", uri=True)
        complete = trace.execute("SELECT value FROM meta WHERE key = 'complete'").fetchone()
    except sqlite3.Error as error:
        raise damaged(path, error) from error
    if complete != ("1",):
        trace.close()
        raise LeftOut(path, "incomplete; record it again")
    return trace


class Writer:
    """A table's file of a part: its rows, a trace's after the other's."""

    def __init__(self, layout: Layout, path: Path):
        self.layout, self.path = layout, path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = pyarrow.parquet.ParquetWriter(f"{path}.unfinished", layout.schema, compression="zstd")
        self.rows: list[tuple] = []
        # Whose rows they are: source, identity and how many.
        self.owners: list[tuple[Source, tuple, int]] = []

    def add(self, trace: sqlite3.Connection, source: Source, identity: tuple) -> int:
        count, cursor = 0, trace.execute(self.layout.select)
        while rows := cursor.fetchmany(ROW_GROUP):
            count += len(rows)
            self.rows += rows
            self.owners.append((source, identity, len(rows)))
            if len(self.rows) >= ROW_GROUP:
                self.flush()
        return count

    def flush(self) -> None:
        if not self.rows:
            return
        schema, own = self.layout.schema, len(IDENTITY)
        whose = [[pyarrow.repeat(pyarrow.scalar(identity[index], pyarrow.string()), count) for _, identity, count in self.owners] for index in range(own)]
        try:
            arrays = [pyarrow.array(values, type=field.type) for values, field in zip(zip(*self.rows), list(schema)[own:])]
        except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError) as error:
            raise self.misfit(error) from error
        self.file.write_table(pyarrow.table([pyarrow.chunked_array(chunks) for chunks in whose] + arrays, schema=schema))
        self.rows, self.owners = [], []

    def misfit(self, error: Exception) -> LeftOut:
        """The trace with a value that is not of the type its schema_doc says."""
        start = 0
        for source, _, count in self.owners:
            for values, column in zip(zip(*self.rows[start : start + count]), list(self.layout.schema)[len(IDENTITY) :]):
                try:
                    pyarrow.array(values, type=column.type)
                except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError) as reason:
                    where = f"{self.layout.table}.{column.name} is {column.type} by its schema_doc and has another value"
                    return LeftOut(source.path, f"{where}: {reason}; record it again")
            start += count
        raise error

    def close(self) -> None:
        self.flush()
        self.file.close()


class Part:
    """The files of a batch, one a table. They appear at the end, that of `trace` last: where it is, the whole part is."""

    def __init__(self, batch: Batch):
        self.batch = batch
        self.writers: list[Writer] = []
        self.files: list[tuple] = []
        self.rows = 0

    def path(self, table: str) -> Path:
        return folder(self.batch.destination, table, self.batch.run) / f"{self.batch.name}.parquet"

    def add(self, trace: sqlite3.Connection, source: Source) -> None:
        if not self.writers:
            layouts = Layout.all(trace, source.path, source.version, self.batch.views)
            self.writers = [Writer(layout, self.path(layout.table)) for layout in layouts]
        scene, text = trace.execute("SELECT name, json FROM scene").fetchone() or (None, None)
        identity = (source.path.stem, scene, hashlib.sha256(text.encode()).hexdigest() if text is not None else None)
        rows = sum(writer.add(trace, source, identity) for writer in self.writers)
        version = ".".join(str(source.version // unit % 100) for unit in (10000, 100, 1))
        self.files.append((*identity, source.path.name, version, source.size, source.modified, rows))
        self.rows += rows

    def close(self) -> None:
        for writer in self.writers:
            writer.close()
        path = self.path("trace")
        path.parent.mkdir(parents=True, exist_ok=True)
        columns = [pyarrow.array(values, type=field.type) for values, field in zip(zip(*self.files), FILES)]
        pyarrow.parquet.write_table(pyarrow.table(columns, schema=FILES), f"{path}.unfinished", compression="zstd")
        for done in [writer.path for writer in self.writers] + [path]:
            os.replace(f"{done}.unfinished", done)

    def discard(self) -> None:
        for writer in self.writers:
            writer.file.close()
            Path(f"{writer.path}.unfinished").unlink(missing_ok=True)


def folder(destination: Path, table: str, run: str) -> Path:
    return destination / table / f"run={quote(run, safe=' ')}"


def convert(batch: Batch) -> Made:
    """Makes a part. A trace that turns out to be damaged has left rows in it: the part is then begun anew without that trace."""
    made = Made()
    wrong: set[Path] = set()
    while True:
        part = Part(batch)
        try:
            for source in batch.sources:
                if source.path not in wrong:
                    fill(part, source, made, wrong)
            if part.files:
                part.close()
            made.traces, made.rows = len(part.files), part.rows
            return made
        except LeftOut as reason:
            part.discard()
            made.left_out.append(reason)
            wrong.add(reason.file)
        except BaseException:
            part.discard()
            raise


def convert_all(batches: list[Batch], jobs: int) -> list[Made]:
    if min(jobs, len(batches)) < 2:
        return list(map(convert, batches))
    # Spawned: pyarrow has threads, with which a fork may hang.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(convert, batches))


def fill(part: Part, source: Source, made: Made, wrong: set[Path]) -> None:
    try:
        trace = opened(source)
    except LeftOut as reason:
        made.left_out.append(reason)
        wrong.add(source.path)
        return
    try:
        part.add(trace, source)
    except sqlite3.Error as error:
        raise damaged(source.path, error) from error
    finally:
        trace.close()


def known(destination: Path, run: str) -> dict[str, tuple[int, int]]:
    """Size and time of the files whose rows are there. What an interrupted conversion left of other parts is taken away."""
    finished = {path.name for path in folder(destination, "trace", run).glob("*.parquet")}
    for path in destination.glob(f"*/{folder(destination, 'any', run).name}/part-*"):
        if path.name not in finished:
            path.unlink()
    files: dict[str, tuple[int, int]] = {}
    for name in finished:
        table = pyarrow.parquet.read_table(folder(destination, "trace", run) / name, columns=["file", "bytes", "modified_ns"], partitioning=None)
        files.update((file, (size, modified)) for file, size, modified in zip(*(column.to_pylist() for column in table.columns)))
    return files


def runs(traces: Path) -> dict[str, list[Path]]:
    found = defaultdict(list)
    for path in sorted(traces.rglob("*.db")):
        place = path.parent.relative_to(traces)
        found[str(place) if place.parts else traces.resolve().name].append(path)
    return dict(found)


def plan(options: argparse.Namespace) -> Iterator[Batch]:
    """The batches that PARQUET has not yet. Says what it has."""
    for run, paths in runs(options.traces).items():
        there = known(options.parquet, run)
        new: dict[int, list[Source]] = defaultdict(list)
        for source in map(Source.at, paths):
            before = there.get(source.path.name)
            if before is None:
                new[source.version].append(source)
            elif before != (source.size, source.modified):
                sys.exit(f"{source.path} has changed since it was converted; to convert its run anew, remove {folder(options.parquet, '*', run)}")
        if there and not new:
            print(f"{run} is there already", file=sys.stderr)
        for version, sources in sorted(new.items()):
            if MAJOR * 10000 <= version < TYPED and options.views:
                print(f"{run} has {len(sources)} traces of an earlier version, which do not say the types of views: they become tables alone", file=sys.stderr)
            for start in range(0, len(sources), options.batch):
                yield Batch(run, version, sources[start : start + options.batch], options.parquet, options.views)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1")
    return int(text)


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("traces", metavar="TRACES", type=Path)
    parser.add_argument("parquet", metavar="PARQUET", type=Path)
    parser.add_argument("--views", metavar="NAME,…", default=",".join(VIEWS), help="the views to write out beside the tables (%(default)s); '' for none")
    parser.add_argument("--batch", metavar="N", type=positive, default=1000, help="traces a part (%(default)s)")
    parser.add_argument("--jobs", metavar="N", type=positive, default=os.cpu_count() or 1, help="parts made at a time (as many as there are cores)")
    options = parser.parse_args(words)
    options.views = [name for name in options.views.split(",") if name]
    if not options.traces.is_dir():
        parser.error(f"{options.traces} is no folder; name one that holds a folder of traces for each run")
    return options


def main(words: list[str] | None = None) -> int:
    options, start = arguments(words), time.monotonic()
    options.parquet.mkdir(parents=True, exist_ok=True)
    with open(options.parquet / ".lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit(f"{options.parquet} is being written by another Scripts/parquet.py; wait for it, or name another folder")
        try:
            batches = list(plan(options))
            made = convert_all(batches, options.jobs)
        except OSError as error:
            sys.exit(f"converting {options.traces} to {options.parquet} failed: {error}; once that is put right, run it again: what is finished stays")
    left_out = [reason for part in made for reason in part.left_out]
    for reason in left_out:
        print(f"{reason.file} is left out: {reason.reason}", file=sys.stderr)
    traces, rows = sum(part.traces for part in made), sum(part.rows for part in made)
    print(f"{traces} traces of {len({batch.run for batch in batches})} runs, {rows} rows; {time.monotonic() - start:.1f} s")
    return 1 if left_out else 0


if __name__ == "__main__":
    sys.exit(main())
