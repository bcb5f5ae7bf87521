#!/usr/bin/env python3
"""Turns a folder of traces into Parquet, for questions to many recordings at once.

    pip install pyarrow
    Scripts/parquet.py TRACES PARQUET

TRACES holds a folder a run, as CI leaves them: TRACES/2026-11-20/settings-row.db. PARQUET gets a folder a table and in it one a run,
PARQUET/overflow/run=2026-11-20/part-0.parquet, which DuckDB, Spark and Trino read as one table. Three columns come before the table's own: `run`
(the folder), `trace` (the file's name) and `scene` (the scene's name). Ids count anew in each trace, so join on run, trace and id.

A run that PARQUET has already is left alone: adding a night's run costs that run. A file that is no whole trace is named, left out, and makes the
exit code 1.
"""
import argparse
import os
import sqlite3
import sys
from pathlib import Path
from urllib.parse import quote

import pyarrow
import pyarrow.parquet

APPLICATION, MAJOR = 0x4C595452, 1
TYPES = {"INTEGER": pyarrow.int64(), "REAL": pyarrow.float64(), "TEXT": pyarrow.string()}
# The same in every trace of a version.
CONSTANT = {"query", "schema_doc"}
# The types of what these views compute: SQLite knows those of plain columns alone.
VIEWS = {
    "frames": {"frame": "TEXT"},
    "overflow": dict.fromkeys(["parent_key", "parent_kind", "axis"], "TEXT") | dict.fromkeys(["length", "parent_length", "out_before", "out_after"], "REAL"),
    "truncation": dict.fromkeys(["shows", "offered_width", "offered_height"], "TEXT") | {"lines": "INTEGER"},
    "cache_statistics": dict.fromkeys(["calls", "hits", "misses", "distinct_proposals", "evictions"], "INTEGER"),
    "modifier_effect": dict.fromkeys(["changes_proposal", "changes_size", "changes_position", "changed_proposals", "changed_replies"], "INTEGER"),
    "stack_shares": {"flexibility": "REAL", "placed": "INTEGER"},
}
# Rows that are kept before they are written, of one table.
ROW_GROUP = 1 << 16


class NoTrace(Exception):
    pass


def opened(path):
    """The trace, to read. One that was left open has its last rows beside it, in a -wal."""
    still = "" if Path(f"{path}-wal").exists() else "&immutable=1"
    try:
        trace = sqlite3.connect(f"file:{quote(str(path))}?mode=ro{still}", uri=True)
        application, version = (trace.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))
        if application != APPLICATION:
            raise NoTrace("no trace")
        if version // 10000 != MAJOR:
            raise NoTrace(f"of schema version {version // 10000}, and this script knows {MAJOR}")
        if trace.execute("SELECT value FROM meta WHERE key = 'complete'").fetchone() != ("1",):
            raise NoTrace("incomplete")
    except sqlite3.Error as error:
        raise NoTrace(f"no trace: {error}") from error
    return trace


def columns(trace, table):
    """Names and types; of a view those that SQLite knows not are given above."""
    computed = VIEWS.get(table, {})
    for _, name, declared, *_ in trace.execute(f'PRAGMA table_xinfo("{table}")'):
        kind = declared or computed.get(name)
        if kind not in TYPES:
            sys.exit(f"the column {name} of {table} has no type; give it one in VIEWS")
        yield name, TYPES[kind]


def schema(trace, table):
    docs = {name: (doc, unit) for name, doc, unit in trace.execute("SELECT column, doc, unit FROM schema_doc WHERE object = ?", [table])}
    fields = [pyarrow.field(name, pyarrow.string()) for name in ("trace", "scene")]
    for name, kind in columns(trace, table):
        doc, unit = docs.get(name, ("", None))
        fields.append(pyarrow.field(name, kind, metadata={"comment": doc, **({"unit": unit} if unit else {})}))
    return pyarrow.schema(fields)


class Run:
    """The Parquet files of a run, one a table; each appears when it is whole."""

    def __init__(self, name, folder):
        self.name, self.folder = name, folder
        self.writers, self.rows = {}, {}

    def path(self, table):
        return self.folder / table / f"run={quote(self.name, safe=' ')}" / "part-0.parquet"

    def add(self, trace, file):
        (scene,) = trace.execute("SELECT name FROM scene").fetchone() or (None,)
        documented = "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN (SELECT object FROM schema_doc) ORDER BY name"
        tables = [name for (name,) in trace.execute(documented) if name not in CONSTANT]
        views = {name for (name,) in trace.execute("SELECT name FROM sqlite_master WHERE type = 'view'")}
        for table in tables + [view for view in VIEWS if view in views]:
            if table not in self.writers:
                path = self.path(table)
                path.parent.mkdir(parents=True, exist_ok=True)
                self.writers[table] = pyarrow.parquet.ParquetWriter(f"{path}.unfinished", schema(trace, table), compression="zstd")
                self.rows[table] = []
            # By name: a trace of an earlier version has fewer columns, and they are NULL.
            fields = self.writers[table].schema.names[2:]
            known = {name for name, _ in columns(trace, table)}
            names = ", ".join(f'"{name}"' if name in known else "NULL" for name in fields)
            for row in trace.execute(f'SELECT {names} FROM "{table}"'):
                self.rows[table].append((file.stem, scene, *row))
                if len(self.rows[table]) >= ROW_GROUP:
                    self.flush(table)

    def flush(self, table):
        rows, writer = self.rows[table], self.writers[table]
        if rows:
            arrays = [pyarrow.array(values, type=field.type) for values, field in zip(zip(*rows), writer.schema)]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=writer.schema))
            rows.clear()

    def close(self):
        # `meta` comes last: where it is, the whole run is.
        for table, writer in sorted(self.writers.items(), key=lambda item: item[0] == "meta"):
            self.flush(table)
            writer.close()
            path = self.path(table)
            os.replace(f"{path}.unfinished", path)


def newest_first(file):
    """The columns of a run are those of its newest trace."""
    try:
        with opened(file) as trace:
            return -trace.execute("PRAGMA user_version").fetchone()[0], file
    except NoTrace:
        return 0, file


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("traces", metavar="TRACES", type=Path)
    parser.add_argument("parquet", metavar="PARQUET", type=Path)
    options = parser.parse_args()
    if not options.traces.is_dir():
        sys.exit(f"{options.traces} is no folder")
    runs, failures, count = {}, 0, 0
    for file in sorted(options.traces.rglob("*.db")):
        folder = file.parent.relative_to(options.traces)
        runs.setdefault(str(folder) if folder.parts else options.traces.resolve().name, []).append(file)
    for name, files in runs.items():
        run = Run(name, options.parquet)
        if run.path("meta").exists():
            print(f"{name} is there already", file=sys.stderr)
            continue
        for file in sorted(files, key=newest_first):
            try:
                trace = opened(file)
            except NoTrace as reason:
                print(f"{file} is left out: {reason}", file=sys.stderr)
                failures += 1
                continue
            run.add(trace, file)
            trace.close()
            count += 1
        run.close()
    size = sum(file.stat().st_size for file in options.parquet.rglob("*.parquet"))
    print(f"{count} traces of {len(runs)} runs; {options.parquet} has {size / 1e6:.1f} MB")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
