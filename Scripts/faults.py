#!/usr/bin/env python3
"""Does to recordings what may happen to them at random moments, and looks at what they leave.

    Scripts/faults.py .build/release/layouttrace .build/release/layouttrace-bench [RUNS]

1. Of `layouttrace record`: kills, signals, full disks, locks, readers; what must hold after each, Scripts/faults_of_record.py says.
2. Of `layouttrace-bench heartbeat`, which says every two milliseconds how many calls it has made, and is killed: in how many milliseconds the calls were
   made that are lost, those left out in which none were made since the engine waited for the disk, and how long it is from the first of them to the end.

Exits with 1 if a promise is broken once or more than 120 ms of calls are lost.
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

from faults_of_record import Faults

SEED = 6
LIMIT = 120
# Large enough that most of a recording is writing, small enough for some thousand of them.
SCENE = "tree-4"


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


def losses(bench, runs, folder):
    """Whether a killed recorder lost as little as it promises."""
    times = []
    for _ in range(runs):
        for file in folder.glob("*.db*"):
            file.unlink()
        times.append(lost(bench, "tree-5", random.uniform(0.1, 3), folder))
    for name, column in (("calls lost were made in", 0), ("from the first of them to the end", 1)):
        column = sorted(time[column] for time in times)
        print(f"{name}: median {column[runs // 2]:.0f} ms, 95 % below {column[int(runs * 0.95)]:.0f} ms, most {column[-1]:.0f} ms")
    return max(time[0] for time in times) <= LIMIT


def main():
    layouttrace, bench = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    random.seed(SEED)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scene = folder / "scene.json"
        scene.write_text(subprocess.run([bench, "scene", SCENE], capture_output=True, text=True, check=True).stdout)
        kept = Faults(layouttrace, scene, runs, folder).all()
        kept = losses(bench, runs, folder) and kept
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
