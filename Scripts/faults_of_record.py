"""What may go wrong while `record` writes, at random moments: a full disk, signals, a locked file, somebody who reads along.

What must hold after each: an earlier trace of that name is byte for byte what it was, unless the recording ended well and replaced it; what a recording that
ended early leaves, at its name, or with an earlier trace there at NAME.partial, SQLite finds whole and 'tree' reads or says to be empty; the exit code and the
one line of the message are as documented.
"""
import hashlib
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time


class Broken(Exception):
    """A promise that was not kept."""


def expect(holds, *words):
    if not holds:
        raise Broken(" ".join(str(word) for word in words))


def rows(path, sql, timeout=30):
    connection = sqlite3.connect(f"file:{path}?mode=rw", uri=True, timeout=timeout)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


class Place:
    """A folder with an earlier trace, or none, in which a scene is recorded."""

    def __init__(self, program, scene, earlier, folder):
        self.program, self.scene, self.folder = program, scene, folder
        self.target = folder / "trace.db"
        # Where it is recorded.
        self.recording = folder / "trace.db.partial" if earlier else self.target
        if earlier:
            shutil.copy(earlier, self.target)
        self.before = self.digest() if earlier else None

    def digest(self):
        return hashlib.sha256(self.target.read_bytes()).hexdigest() if self.target.exists() else "none"

    def start(self, **options):
        # Whoever ignores a signal (nohup, a shell's background) has those he starts ignore it.
        prepare = options.pop("preexec_fn", lambda: None)

        def preexec():
            for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGPIPE, signal.SIGTSTP):
                signal.signal(number, signal.SIG_DFL)
            prepare()

        # Files, so that nobody waits for a pipe to be read; elsewhere, since the disk may be full here.
        self.output, self.messages = tempfile.TemporaryFile("w+"), tempfile.TemporaryFile("w+")
        return subprocess.Popen(
            [self.program, "record", str(self.scene)], cwd=self.folder, stdin=subprocess.DEVNULL, preexec_fn=preexec, **{"stdout": self.output, "stderr": self.messages, **options})

    def message(self):
        self.messages.seek(0)
        text = self.messages.read()
        expect(text.count("\n") <= 1 and "a bug of layouttrace" not in text, "more than a line, or a bug:", text)
        return text.strip()

    def run(self, *arguments):
        return subprocess.run([self.program, *arguments], cwd=self.folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120)

    def expect_whole(self):
        """The recording is in its place, and nothing else."""
        expect(rows(self.target, "PRAGMA integrity_check") == [("ok",)], "trace.db is damaged")
        expect(rows(self.target, "SELECT value FROM meta WHERE key = 'complete'") == [("1",)], "trace.db is not complete")
        left = sorted(file.name for file in self.folder.iterdir() if file.name.startswith("trace.db"))
        expect(left == ["trace.db"], "left behind:", left)

    def expect_unharmed(self, is_ended=True):
        """Nothing happened to the earlier trace, and what there is of the new one can be read.

        - is_ended: the recorder had the time to put away what it writes besides.
        - returns: calls that the recording has; None where there is none.
        """
        expect(self.before in (None, self.digest()), "the earlier trace is another")
        left = {file.name for file in self.folder.iterdir() if file.name.startswith("trace.db")}
        beside = set() if is_ended else {self.recording.name + suffix for suffix in ("-wal", "-shm", "-journal")}
        expect(left <= {self.target.name, self.recording.name} | beside, "left behind:", sorted(left))
        has_recording = self.recording.exists()
        if self.before:
            answer = self.run("tree")
            expect(answer.returncode == 0 and "trace.db is incomplete" not in answer.stderr, "the earlier trace cannot be read:", answer.stderr)
            # Before its first page is written it is no trace, and not worth a word.
            is_trace = has_recording and self.recording.read_bytes()[:16] == b"SQLite format 3\0"
            expect(is_trace == ("trace.db.partial reads it" in answer.stderr) or not is_trace, "says otherwise than it is of the later recording:", answer.stderr)
        return self.calls() if has_recording else None

    def calls(self):
        """Of a recording that did not end."""
        name = self.recording.name
        for question in (["tree"], ["why", "node1"]):
            answer = self.run(*question, "-t", name)
            # 0: answered. 1: not placed yet. 65: no pass yet. Anything else is no clear word.
            expect(answer.returncode in (0, 1, 65), name, "cannot be read:", answer.returncode, answer.stderr)
            words = ("is incomplete", "is empty", "has no pass", "before anything was written")
            is_whole = answer.returncode == 0 and rows(self.recording, "SELECT value FROM meta WHERE key = 'complete'") == [("1",)]
            expect(is_whole or any(f"{name} {word}" in answer.stderr or word in answer.stderr for word in words), "not said to be incomplete:", answer.stderr)
        expect(rows(self.recording, "PRAGMA integrity_check") == [("ok",)], name, "is damaged")
        if rows(self.recording, "SELECT count(*) FROM sqlite_schema WHERE name = 'call'") == [(0,)]:
            return 0
        return rows(self.recording, "SELECT count(*) FROM call")[0][0]


class Faults:
    def __init__(self, program, scene, runs, folder):
        self.program, self.scene, self.runs, self.folder = program, scene, runs, folder
        other = folder / "earlier.json"
        other.write_text('{"version": 1, "view": {"type": "Text", "string": "earlier"}}')
        subprocess.run([program, "record", str(other), "-o", str(folder / "earlier.db"), "-q"], check=True)
        self.whole = float("inf")
        for _ in range(3):
            start = time.monotonic()
            subprocess.run([program, "record", str(scene), "-o", str(folder / "whole.db"), "-q"], check=True)
            self.whole = min(self.whole, time.monotonic() - start)
        self.size = (folder / "whole.db").stat().st_size
        self.counts = self.contents(folder / "whole.db")

    @staticmethod
    def contents(path):
        return [rows(path, f"SELECT count(*) FROM {table}")[0][0] for table in ("node", "call", "placement", "stack_share", "text_line")]

    def each(self, name, fault, missed=None):
        """Prints how often a fault had which outcome; with an earlier trace in its place, and without, in turns.

        - missed: the outcome of those that came too late.
        - returns: whether the promises were kept every time, and not for the most part because nothing happened.
        """
        outcomes, broken = {}, []
        for run in range(self.runs):
            with tempfile.TemporaryDirectory(dir=self.folder) as folder:
                random.seed(f"{name} {run}")
                try:
                    outcome = fault(pathlib.Path(folder), self.folder / "earlier.db" if run % 2 else None)
                except (Broken, subprocess.TimeoutExpired, sqlite3.Error) as error:
                    broken.append(f"run {run}: {error}")
                    outcome = "BROKEN"
            outcomes[outcome] = outcomes.get(outcome, 0) + 1
        print(f"{name}: {self.runs - len(broken)} of {self.runs}", flush=True)
        for outcome, count in sorted(outcomes.items()):
            print(f"  {count:5} {outcome}", flush=True)
        for line in broken[:5]:
            print(f"    {line}", flush=True)
        if outcomes.get(missed, 0) > self.runs * 0.75:
            print("    it came too late too often: nothing is known of it")
            return False
        return not broken

    def place(self, folder, earlier):
        return Place(self.program, self.scene, earlier, folder)

    # MARK: No room

    def failed_for_want_of_room(self, place, code):
        message = place.message()
        if code == 0:
            place.expect_whole()
            return "there was room"
        expect(code in (66, 74), "exit code", code, message)
        expect("trace.db" in message and re.search("full|too large|limit|room|I/O error", message), "message:", message)
        # What is in the -wal stays there where there is no room to move it.
        calls = place.expect_unharmed(is_ended=False)
        expect(code == 74 or calls is None, "66, and a recording is there")
        return "no room from the start" if calls is None else "partial trace"

    def full_file(self, folder, earlier):
        """A file may have no more than some random number of bytes."""
        place, limit = self.place(folder, earlier), self.random_size()
        process = place.start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        return self.failed_for_want_of_room(place, process.wait(120))

    def full_disk(self, folder, earlier):
        """A disk of its own has no more than some random number of bytes, to the page."""
        size = (earlier.stat().st_size if earlier else 0) + 65536 + self.random_size()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "layouttrace", str(folder)], check=True)
        try:
            place = self.place(folder, earlier)
            # What the commands that look at it say needs no room there.
            return self.failed_for_want_of_room(place, place.start().wait(120))
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)

    def random_size(self):
        # As many near the start, where the tables are made, as anywhere.
        return random.randrange(1, 2_000_000) if random.random() < 0.5 else random.randrange(1, int(self.size * 1.2))

    def can_mount(self):
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "layouttrace", folder], capture_output=True).returncode != 0:
                return False
            return subprocess.run(["umount", folder], capture_output=True).returncode == 0

    # MARK: Signals

    def ended_by(self, number):
        def fault(folder, earlier):
            place = self.place(folder, earlier)
            process = place.start()
            time.sleep(random.uniform(0, self.whole))
            process.send_signal(number)
            code, message = process.wait(120), place.message()
            if code == 0:
                place.expect_whole()
                return "had ended"
            calls = place.expect_unharmed(is_ended=code > 0)
            again = place.run("record", str(self.scene), "-q")
            expect(again.returncode == 0, "is in the way of the next recording:", again.returncode, again.stderr)
            place.expect_whole()
            if code == -number:
                # Before it is listened to nothing was recorded, but a signal that nobody listens to ends it anywhere.
                expect(message == "" and (calls in (None, 0) or number in (signal.SIGKILL, signal.SIGPIPE, signal.SIGQUIT)), "killed:", code, message, calls)
                return "killed, partial trace" if calls else "killed before the first call"
            expect(code == 128 + number and message.startswith("interrupted: "), "exit code", code, message)
            told = re.search(r"has the first ([\d,]+) calls?", message)
            expect(told is None or int(told.group(1).replace(",", "")) == (calls or 0), "calls:", calls, message)
            expect((calls or 0) == 0 or f"{place.recording.name} has" in message, "does not say where the recording is:", message)
            return "interrupted, partial trace" if calls else "interrupted before the first call"

        return fault

    def stopped(self, folder, earlier):
        """Ctrl-Z and fg, some times: nothing comes of it."""
        place = self.place(folder, earlier)
        process = place.start(start_new_session=True)
        for _ in range(random.randrange(1, 5)):
            time.sleep(random.uniform(0, self.whole / 3))
            process.send_signal(signal.SIGTSTP)
            time.sleep(random.uniform(0, 0.1))
            # Nobody continues a process group without a terminal: there SIGTSTP is nothing, and so is SIGCONT.
            process.send_signal(signal.SIGCONT)
        code, message = process.wait(120), place.message()
        expect(code == 0 and message == "", "exit code", code, message)
        place.expect_whole()
        expect(self.contents(place.target) == self.counts, "rows:", self.contents(place.target), "not", self.counts)
        return "went on"

    def closed_pipe(self, folder, earlier):
        """Nobody reads what it prints, from some moment on: SIGPIPE, or EPIPE where that is ignored."""
        place = self.place(folder, earlier)
        reader, writer = os.pipe()
        action = random.choice([signal.SIG_DFL, signal.SIG_IGN])
        process = place.start(stdout=writer, preexec_fn=lambda: signal.signal(signal.SIGPIPE, action))
        os.close(writer)
        time.sleep(random.uniform(0, self.whole))
        os.close(reader)
        code, message = process.wait(120), place.message()
        expect(code in (0, 74, -signal.SIGPIPE) and message == "", "exit code", code, message)
        place.expect_whole()
        return {0: "had printed", 74: "74, and the trace is whole"}.get(code, "ended by SIGPIPE, and the trace is whole")

    # MARK: Others at the file

    def locked(self, folder, earlier):
        """Another program locks what is written, or the earlier trace, for a moment or for longer than anybody waits."""
        place, holder = self.place(folder, earlier), None
        process = place.start()
        moment, hold = time.monotonic() + random.uniform(0, self.whole), 8 if random.random() < 0.05 else random.uniform(0, 0.5)
        time.sleep(max(0, moment - time.monotonic()))
        files = [file for file in sorted({place.recording, place.target}) if file.exists()]
        kind = random.choice(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "BEGIN; SELECT count(*) FROM sqlite_schema"])
        try:
            if files:
                holder = sqlite3.connect(f"file:{random.choice(files)}?mode=rw", uri=True, isolation_level=None, timeout=1)
                for statement in kind.split("; "):
                    holder.execute(statement).fetchall()
            time.sleep(hold)
        except sqlite3.Error:
            # It was the recorder's at that moment, or gone to its place.
            pass
        finally:
            if holder:
                holder.close()
        code, message = process.wait(120), place.message()
        if code == 0:
            place.expect_whole()
            return "waited" if files else "nothing to lock"
        expect(code in (66, 74) and "lock" in message, "exit code", code, message)
        place.expect_unharmed()
        return "gave up, as it says"

    def read_along(self, folder, earlier):
        """Somebody reads after each commit: whole rows of whole transactions, more each time; and it ends as if nobody did."""
        place = self.place(folder, earlier)
        process = place.start()
        reads, last, reader, seen = 0, -1, None, None
        while process.poll() is None:
            try:
                if reader is None and place.recording.exists():
                    # Who may write takes the -wal away that the recorder had to leave to him.
                    reader = sqlite3.connect(f"file:{place.recording}?mode=rw", uri=True, isolation_level=None, timeout=5)
                if reader is None:
                    continue
                version = reader.execute("PRAGMA data_version").fetchone()
                if version == seen:
                    continue
                seen = version
                reader.execute("BEGIN")
                count, most, orphans = reader.execute(
                    "SELECT count(*), ifnull(max(id), 0), (SELECT count(*) FROM call AS one WHERE one.id > (SELECT max(id) - 500 FROM call) "
                    "AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = one.node_id)) FROM call").fetchone()
                reader.execute("COMMIT")
            except sqlite3.OperationalError as error:
                # Before its tables are made, and when it is moved to its place.
                if reader and reader.in_transaction:
                    reader.execute("ROLLBACK")
                expect("no such table" in str(error) or "unable to open" in str(error) or "readonly" in str(error) or "locked" in str(error), error)
                continue
            expect(count == most and orphans == 0 and count >= last, "rows:", count, most, orphans, "after", last)
            if count != last:
                reads, last = reads + 1, count
        if reader:
            reader.close()
        expect(process.returncode == 0 and place.message() == "", process.returncode)
        place.expect_whole()
        expect(self.contents(place.target) == self.counts, "rows:", self.contents(place.target), "not", self.counts)
        self.reads += reads
        return "recorded, read along"

    def all(self):
        """Whether every promise was kept."""
        self.reads = 0
        print(f"a recording of {self.whole:.2f} s and {self.size / 1e6:.1f} MB, in turns with and without an earlier trace in its place")
        kept = [self.each("a file that may grow no further", self.full_file, "there was room")]
        if self.can_mount():
            kept.append(self.each("a full disk", self.full_disk, "there was room"))
        else:
            print("a full disk: not tried, no disk can be mounted here (it takes the superuser); the limit on a file's size stands for it")
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGKILL):
            kept.append(self.each(number.name, self.ended_by(number), "had ended"))
        kept.append(self.each("SIGTSTP and SIGCONT", self.stopped))
        kept.append(self.each("nobody reads what it prints", self.closed_pipe))
        kept.append(self.each("a locked file", self.locked, "nothing to lock"))
        kept.append(self.each("a reader at every commit", self.read_along))
        print(f"  {self.reads} reads, each after another commit")
        return all(kept)
