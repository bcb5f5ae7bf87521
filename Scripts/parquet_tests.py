#!/usr/bin/env python3
"""What Scripts/parquet.py does with what is damaged, new, interrupted or of an earlier version. Part of `make ecosystem`.

    TRACES=FOLDER Scripts/parquet_tests.py        FOLDER has a trace of each example
"""
from __future__ import annotations

import contextlib
import hashlib
import io
import os
import shutil
import sqlite3
import tempfile
import unittest
from pathlib import Path

import pyarrow.parquet

import parquet

TRACES = Path(os.environ["TRACES"])

# As a table, as earlier versions have it: what it says can be changed.
DOCUMENTED = "CREATE TABLE said AS SELECT * FROM schema_doc; DROP VIEW schema_doc; ALTER TABLE said RENAME TO schema_doc"


class ParquetTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="layouttrace-parquet-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.bring("priority", "fixed-size")

    def bring(self, *names: str, run: str = "one") -> None:
        (self.folder / "traces" / run).mkdir(parents=True, exist_ok=True)
        for name in names:
            shutil.copy(TRACES / f"{name}.db", self.place(name, run))

    def place(self, name: str, run: str = "one") -> Path:
        return self.folder / "traces" / run / f"{name}.db"

    def change(self, name: str, sql: str) -> None:
        connection = sqlite3.connect(self.place(name))
        connection.executescript(sql)
        connection.close()

    def convert(self, *options: str) -> tuple[int, str, str]:
        """Exit code, answer and messages."""
        answer, messages = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(answer), contextlib.redirect_stderr(messages):
            try:
                code = parquet.main([str(self.folder / "traces"), str(self.folder / "parquet"), "--jobs", "1", *options])
            except SystemExit as end:
                # As Python does: a text is a message, and the code 1.
                print(end.code, file=messages)
                code = 1
        return code, answer.getvalue(), messages.getvalue()

    def read(self, table: str) -> list[dict]:
        return pyarrow.parquet.read_table(self.folder / "parquet" / table).to_pylist()

    def traces(self) -> list[str]:
        return sorted(row["trace"] for row in self.read("trace"))

    def test_a_row_says_of_which_run_file_and_scene_it_is(self) -> None:
        code, answer, messages = self.convert()
        self.assertEqual((code, messages), (0, ""), answer)
        names = [(row["run"], row["trace"], row["scene"], row["scene_sha256"]) for row in self.read("scene")]
        self.assertEqual(names, [("one", row["trace"], row["name"], hashlib.sha256(row["json"].encode()).hexdigest()) for row in self.read("scene")])
        self.assertEqual({row["trace"] for row in self.read("call")}, {"priority", "fixed-size"})

    def test_what_is_there_is_left_alone_and_what_is_new_is_added(self) -> None:
        self.convert()
        before = {path: path.stat().st_mtime_ns for path in (self.folder / "parquet").rglob("*.parquet")}
        self.bring("settings-row")
        self.bring("settings-row", run="two")
        self.assertEqual(self.convert()[:2][0], 0)
        self.assertEqual(before, {path: path.stat().st_mtime_ns for path in before})
        self.assertEqual(self.traces(), ["fixed-size", "priority", "settings-row", "settings-row"])
        self.assertIn("0 traces", self.convert()[1])

    def test_a_trace_that_changed_since_is_refused_by_name(self) -> None:
        self.convert()
        shutil.copy(TRACES / "settings-row.db", self.place("priority"))
        code, _, messages = self.convert()
        self.assertEqual(code, 1)
        self.assertIn(f"{self.place('priority')} has changed since", messages)

    def test_what_an_interrupted_conversion_left_counts_no_row_twice(self) -> None:
        self.convert()
        rows = len(self.read("call"))
        for part in (self.folder / "parquet/trace").rglob("*.parquet"):
            part.unlink()
        self.bring("settings-row")
        self.convert("--batch", "1")
        self.assertEqual(len([row for row in self.read("call") if row["trace"] != "settings-row"]), rows)
        self.assertEqual(len(self.traces()), 3)

    def test_damaged_files_are_named_and_left_out_and_the_others_converted(self) -> None:
        self.place("text").write_text("no trace")
        self.bring("settings-row", "nested-stacks", "overlay-badge")
        self.change("settings-row", "UPDATE meta SET value = '0' WHERE key = 'complete'")
        self.change("overlay-badge", "DROP TABLE viewport")
        whole = self.place("nested-stacks").read_bytes()
        self.place("nested-stacks").write_bytes(whole[: len(whole) // 3])
        code, answer, messages = self.convert()
        self.assertEqual(code, 1, messages)
        for name, reason in [("text", "no trace"), ("settings-row", "incomplete"), ("overlay-badge", "no such table"), ("nested-stacks", "damaged")]:
            self.assertRegex(messages, f"{self.place(name)} is left out: .*{reason}.*[;]")
        self.assertEqual(self.traces(), ["fixed-size", "priority"], answer)
        self.assertEqual({row["trace"] for row in self.read("meta")}, {"fixed-size", "priority"})

    def test_a_value_of_another_type_than_documented_is_told_with_its_column(self) -> None:
        for name in ("priority", "fixed-size"):
            self.change(name, f"{DOCUMENTED}; UPDATE schema_doc SET type = 'INTEGER' WHERE object = 'frames' AND column = 'key'")
        code, _, messages = self.convert()
        self.assertEqual(code, 1)
        self.assertIn("frames.key is int64 by its schema_doc and has another value", messages)

    def test_a_column_that_is_new_needs_no_change_of_the_script(self) -> None:
        sql = f"ALTER TABLE call ADD COLUMN mood REAL; {DOCUMENTED}; INSERT INTO schema_doc VALUES ('call', 'mood', 'REAL', NULL, NULL, 'Its mood.')"
        self.change("priority", f"{sql}; PRAGMA user_version = 19900")
        self.assertEqual(self.convert()[0], 0)
        table = pyarrow.parquet.read_table(self.folder / "parquet/call", filters=[("trace", "=", "priority")])
        part = next(path for path in (self.folder / "parquet/call").rglob("*.parquet") if "mood" in pyarrow.parquet.read_schema(path).names)
        self.assertEqual(str(pyarrow.parquet.read_schema(part).field("mood").type), "double")
        self.assertGreater(len(table), 0)

    def test_traces_of_an_earlier_version_become_tables_without_views(self) -> None:
        for name in ("priority", "fixed-size"):
            self.change(name, f"{DOCUMENTED}; ALTER TABLE schema_doc DROP COLUMN type; PRAGMA user_version = 10500")
        code, _, messages = self.convert()
        self.assertEqual(code, 0)
        self.assertIn("one has 2 traces of an earlier version", messages)
        self.assertFalse((self.folder / "parquet/frames").exists())
        self.assertGreater(len(self.read("call")), 0)

    def test_a_view_that_a_trace_has_not_is_named(self) -> None:
        code, _, messages = self.convert("--views", "frames,mood")
        self.assertEqual(code, 1)
        self.assertIn("it has no view mood; name those it has with --views", messages)


if __name__ == "__main__":
    unittest.main()
