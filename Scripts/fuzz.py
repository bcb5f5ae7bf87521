#!/usr/bin/env python3
"""Tests what reads somebody else's bytes with bytes that libFuzzer makes up, a target after the other.

    Scripts/fuzz.py .build-fuzz-address/release/layouttrace-fuzz [--seconds 60] [--executions N] [--seed 1] [--targets scene,edits,sql,damage] [--keep-going]

First come the inputs of Fuzz/Regressions, each of which once brought something down, then for so many seconds inputs made from the examples. A fixed seed
tries the same inputs in the same order; how many of them depends on the machine. What is found lies in .build-fuzz/found, and stays in the way of the next
run until it is mended. Exits with 1 then. --executions ends a target before its time. --keep-going goes on and lists all that was found, by the place in the code.
"""
import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGETS = ["scene", "edits", "sql", "damage"]
# Seconds after which an input counts as endless, and megabytes. The machine may be busy, and the build is slow; what takes long is measured in work.
PATIENCE = 120
MEMORY = 3072
# Where a piece of memory was asked for is not noted: that takes twice the time. Without this it is, when an input is tried alone.
SANITIZER = "detect_leaks=0:detect_stack_use_after_return=0:malloc_context_size=0:quarantine_size_mb=32:max_malloc_fill_size=0"


class Target:
    def __init__(self, program, name, work, found):
        self.name, self.work, self.found = name, work, found
        self.command = [program, f"--{name}", f"--examples={ROOT / 'Examples'}"]
        self.limits = [f"-timeout={PATIENCE}", f"-report_slow_units={PATIENCE}", f"-rss_limit_mb={MEMORY}", f"-malloc_limit_mb={MEMORY}"]
        # Traces are written some thousand times a second: into memory, where the system has such a place.
        place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else work
        self.environment = {**os.environ, "TMPDIR": str(place), "ASAN_OPTIONS": SANITIZER, "SWIFT_BACKTRACE": "enable=no"}

    def run(self, arguments, log):
        with open(log, "wb") as output:
            return subprocess.run(
                self.command + arguments, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, env=self.environment, cwd=self.work
            ).returncode

    def regressions(self):
        """The files that still bring something down."""
        files = sorted((ROOT / "Fuzz" / "Regressions" / self.name).glob("*"))
        broken = []
        for file in files:
            log = self.work / f"{self.name}-{file.name}.log"
            if self.run([str(file)] + self.limits, log) != 0:
                broken.append((file, log))
        return len(files), broken

    def seeds(self):
        folder = self.work / f"{self.name}-corpus"
        if self.run([f"--seeds={folder}"], self.work / "seeds.log") != 0:
            raise SystemExit(f"{self.name}: no seeds\n{(self.work / 'seeds.log').read_text(errors='replace')[-2000:]}")
        return folder, pathlib.Path(f"{folder}.words")

    def fuzz(self, seconds, executions, seed, period, corpus, words, number):
        log = self.work / f"{self.name}-{number}.log"
        arguments = [f"--period={period}", str(corpus), f"-max_total_time={seconds}", f"-runs={executions}", f"-seed={seed}", f"-artifact_prefix={self.found}/{self.name}-", "-print_final_stats=1"]
        arguments += ["-max_len=4096", "-use_value_profile=0", "-reload=0"] + self.limits
        if words.stat().st_size > 0:
            arguments.append(f"-dict={words}")
        code = self.run(arguments, log)
        return code, log.read_text(errors="replace")


def executions(text):
    """As libFuzzer counts them, also where it was ended."""
    told = re.findall(r"stat::number_of_executed_units: (\d+)", text) or re.findall(r"^#(\d+)", text, re.MULTILINE)
    return int(told[-1]) if told else 0


def cause(text):
    """What was found, in a line, and the first places of ours in the stack."""
    what = re.search(r"^FOUND: .*$|^.*Fatal error: .*$|^==\d+== ?ERROR: .*$", text, re.MULTILINE)
    places = []
    for line in text.splitlines():
        frame = re.match(r"\s*#\d+ 0x[0-9a-f]+ in (.*?) (\S+)", line)
        if frame and re.search(r"/(Sources|Schema|Queries|Fuzz)/", line):
            places.append(re.sub(r"^.*/(?=(Sources|Schema|Queries|Fuzz)/)", "", line.split()[-1]))
    return (what.group(0)[:300] if what else "no word", tuple(places[:3]))


def reproducer(text):
    written = re.findall(r"Test unit written to (\S+)", text)
    return written[-1] if written else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--executions", type=int, default=-1, help="of each target at most, the seconds permitting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--period", type=int, default=64, help="of so many inputs one is asked about what takes a hundred times as long as the rest")
    parser.add_argument("--targets", default=",".join(TARGETS))
    parser.add_argument("--corpus", type=pathlib.Path, help="keeps what reached new code in this folder, and begins with it")
    parser.add_argument("--keep-going", action="store_true")
    options = parser.parse_args()
    names = options.targets.split(",")
    if unknown := set(names) - set(TARGETS):
        parser.error(f"no target {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    found = ROOT / ".build-fuzz" / "found"
    found.mkdir(parents=True, exist_ok=True)
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            target = Target(str(pathlib.Path(options.program).resolve()), name, pathlib.Path(folder), found)
            count, broken = target.regressions()
            print(f"{name}: {count} inputs of Fuzz/Regressions, {len(broken)} of them bring it down", flush=True)
            for file, log in broken:
                what, places = cause(log.read_text(errors="replace"))
                print(f"  {file.relative_to(ROOT)}: {what}\n    {' < '.join(places)}", flush=True)
                failed = True
            corpus, words = target.seeds()
            if options.corpus:
                kept = options.corpus.resolve() / name
                kept.mkdir(parents=True, exist_ok=True)
                for file in corpus.iterdir():
                    shutil.copy(file, kept)
                corpus = kept
            failed |= fuzz(target, options, corpus, words)
    sys.exit(1 if failed else 0)


def fuzz(target, options, corpus, words):
    causes, total, number = collections.defaultdict(list), 0, 0
    end = time.monotonic() + options.seconds
    while (left := round(end - time.monotonic())) > 0 and (more := options.executions - total if options.executions >= 0 else -1):
        code, text = target.fuzz(left, more, options.seed + number, options.period, corpus, words, number)
        number += 1
        total += executions(text)
        for reached in re.findall(r"^reached: .*$", text, re.MULTILINE):
            print(f"  {reached}", flush=True)
        if code == 0:
            break
        causes[cause(text)].append(reproducer(text) or text[-2000:])
        if not options.keep_going:
            break
    print(f"{target.name}: {total} executions, seed {options.seed}: {len(causes) or 'nothing'} found", flush=True)
    for (what, places), files in sorted(causes.items(), key=lambda item: -len(item[1])):
        smallest = min(files, key=lambda file: os.path.getsize(file) if os.path.exists(file) else 1 << 30)
        print(f"  {len(files)} ×  {what}\n    {' < '.join(places)}\n    {smallest}", flush=True)
    return bool(causes)


if __name__ == "__main__":
    main()
