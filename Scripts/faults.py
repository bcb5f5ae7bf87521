#!/usr/bin/env python3
"""Kills recordings with SIGKILL at random moments and looks at what they leave.

    Scripts/faults.py .build/release/layouttrace .build/release/layouttrace-bench [RUNS]

Half a table for each program. Of `layouttrace record`: whether SQLite finds the file whole, and whether 'tree' and 'why' answer on it or say that nothing
was recorded yet. Of `layouttrace-bench heartbeat`, which says every two milliseconds how many calls it has made: in how many milliseconds the calls were
made that are lost, those left out in which none were made since the engine waited for the disk, and how long it is from the first of them to the end.
Exits with 1 if a file cannot be read or more than 120 ms of calls are lost.
"""
import os
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

SEED = 6
LIMIT = 120


def query(trace, sql):
    connection = sqlite3.connect(trace)
    try:
        return connection.execute(sql).fetchone()[0]
    finally:
        connection.close()


def killed(command, after, folder):
    """Runs a command and kills it; returns when, and what it had printed."""
    with open(folder / "out", "wb") as output:
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.DEVNULL)
        time.sleep(after)
        ended = time.monotonic()
        process.send_signal(signal.SIGKILL)
        process.wait()
    return ended, (folder / "out").read_text(), process.returncode == -signal.SIGKILL


def record(program, scene, after, folder):
    """Kills a recording; returns how it went in a word and how many calls it left."""
    trace = folder / "trace.db"
    _, _, was_killed = killed([program, "record", str(scene)], after, folder)
    if not trace.exists():
        return "no file yet", 0
    answers = [subprocess.run([program] + line, cwd=folder, capture_output=True, text=True) for line in (["tree", "--json"], ["why", "node1"])]
    for answer in answers:
        # 0: answered. 1: not placed yet. 65: no pass yet. Anything else is no clear word.
        says = any(words in answer.stderr for words in ("is incomplete", "is empty", "has no pass", "before anything was written"))
        is_whole = answer.returncode == 0 and query(trace, "SELECT value FROM meta WHERE key = 'complete'") == "1"
        if answer.returncode not in (0, 1, 65) or was_killed and not says and not is_whole:
            return f"UNREADABLE: {answer.returncode} {answer.stderr.strip()}", 0
    if query(trace, "SELECT count(*) FROM sqlite_schema WHERE name = 'call'") == 0:
        return "no tables yet", 0
    verdict = query(trace, "PRAGMA integrity_check")
    if verdict != "ok":
        return f"UNREADABLE: {verdict}", 0
    calls = query(trace, "SELECT count(*) FROM call")
    if not was_killed:
        return "had ended", calls
    if query(trace, "SELECT value FROM meta WHERE key = 'complete'") == "1":
        return "all calls, while the -wal was emptied", calls
    return ("calls" if calls else "no calls yet"), calls


def lost(program, scene, after, folder):
    """Milliseconds in which the calls were made that a killed recording does not have, and those from the first of them to the end."""
    trace = folder / "beat.db"
    ended, beats, _ = killed([program, "heartbeat", scene, str(trace)], after, folder)
    beats = [line.split() for line in beats.split("\n")[:-1]]
    beats = [(float(when), int(made)) for when, made in beats]
    if not beats:
        return 0, 0
    if query(trace, "PRAGMA integrity_check") != "ok":
        raise SystemExit("UNREADABLE: " + str(trace))
    committed = query(trace, "SELECT ifnull(max(id), 0) FROM call")
    # The first beat that has a call which the file has not.
    missing = next((when for when, made in beats if made > committed), ended)
    # From one beat to the next the engine made calls, or it waited.
    busy = sum(when - before for (before, earlier), (when, made) in zip(beats, beats[1:]) if made > max(earlier, committed))
    return 1000 * busy, 1000 * (ended - missing)


def main():
    layouttrace, bench = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    random.seed(SEED)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scene = folder / "scene.json"
        scene.write_text(subprocess.run([bench, "scene", "tree-5"], capture_output=True, text=True, check=True).stdout)
        start = time.monotonic()
        subprocess.run([layouttrace, "record", str(scene), "-q"], cwd=folder, check=True)
        whole = time.monotonic() - start
        outcomes, most = {}, 0
        for _ in range(runs):
            for file in folder.glob("*.db*"):
                file.unlink()
            outcome, calls = record(layouttrace, scene, random.uniform(0, whole), folder)
            outcomes[outcome] = outcomes.get(outcome, 0) + 1
            most = max(most, calls)
        print(f"layouttrace record, a recording of {whole:.1f} s killed {runs} times; most calls left: {most}")
        for outcome, count in sorted(outcomes.items()):
            print(f"  {count:5} {outcome}")
        times = []
        for _ in range(runs):
            for file in folder.glob("*.db*"):
                file.unlink()
            times.append(lost(bench, "tree-5", random.uniform(0.1, 3), folder))
        for name, column in (("calls lost were made in", 0), ("from the first of them to the end", 1)):
            column = sorted(time[column] for time in times)
            print(f"{name}: median {column[runs // 2]:.0f} ms, 95 % below {column[int(runs * 0.95)]:.0f} ms, most {column[-1]:.0f} ms")
        if any(outcome.startswith("UNREADABLE") for outcome in outcomes) or max(time[0] for time in times) > LIMIT:
            sys.exit(1)


if __name__ == "__main__":
    main()
