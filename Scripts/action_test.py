#!/usr/bin/env python3
"""Runs the shell of action.yml as GitHub does, and the hooks of .pre-commit-hooks.yaml by pre-commit, with files that have findings and files that have none.

    Scripts/action_test.py BINARY        (`make ecosystem` runs it with the Python of Scripts/tools.py)

Of the action it is looked at whether it is one (its inputs and outputs, the expressions that it uses), what each `run` step does, and what it hands on: files
of the environment, outputs, summary, SARIF, pages. The steps of others (`uses`) are not run.
"""
from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import checks
import yaml
from checks import ROOT, check

BINARY = checks.binary()
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())

# The action as it is written.


def check_action() -> None:
    check("the action is composite", ACTION["runs"]["using"] == "composite")
    steps, inputs, outputs = ACTION["runs"]["steps"], ACTION["inputs"], ACTION["outputs"]
    for name, value in {**inputs, **outputs}.items():
        check(f"{name} is described", bool(value["description"]))
    check("an input without a default is required", all(value.get("required") or isinstance(value["default"], str) for value in inputs.values()), inputs)
    expressions = re.findall(r"\$\{\{(.*?)\}\}", (ROOT / "action.yml").read_text())
    ids = {step["id"] for step in steps if "id" in step}
    for expression in expressions:
        for name in re.findall(r"inputs\.([\w-]+)", expression):
            check(f"there is an input {name}", name in inputs)
        for step, name in re.findall(r"steps\.([\w-]+)\.outputs\.([\w-]+)", expression):
            check(f"the step {step} has the output {name}", step in ids and f"{name}=" in (ROOT / "Scripts/action.sh").read_text())
    for step in steps:
        check("each step runs something", ("run" in step) != ("uses" in step), step)
        if "run" in step:
            check("a step says its shell", step["shell"] == "bash", step)
            check("no input stands in shell", "${{" not in step["run"], step)
        else:
            check("another's step has a version", re.fullmatch(r"[\w-]+(/[\w-]+)+@v\d+", step["uses"]) is not None, step)


# Its steps, run.


class Job:
    """A folder in which steps run, with the files by which GitHub takes their outputs."""

    def __init__(self, folder: Path, **inputs: str) -> None:
        self.folder, self.temp = folder, folder / "runner"
        shutil.rmtree(self.temp, ignore_errors=True)
        self.temp.mkdir()
        self.inputs = {name: value.get("default", "") for name, value in ACTION["inputs"].items()} | {name.replace("_", "-"): value for name, value in inputs.items()}
        self.path, self.outputs, self.logs, self.codes = f"{BINARY.parent}:{os.environ['PATH']}", {}, "", {}

    def value(self, expression: str) -> str:
        expression = expression.strip()
        if expression == "github.action_path":
            return str(ROOT)
        kind, name = expression.split(".", 1)
        return self.inputs[name] if kind == "inputs" else self.outputs.get(name.split(".")[-1], "")

    def filled(self, text: str) -> str:
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match[1]), text)

    def run(self, *names: str) -> Job:
        for step in ACTION["runs"]["steps"]:
            if step["name"] not in names:
                continue
            files = {name: self.temp / name for name in ["GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"]}
            environment = {**os.environ, "PATH": self.path, "RUNNER_TEMP": str(self.temp), **{name: str(file) for name, file in files.items()}}
            environment |= {name: self.filled(value) for name, value in step.get("env", {}).items()}
            # As GitHub starts `shell: bash`.
            command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
            result = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
            self.logs += result.stdout + result.stderr
            self.codes[step["name"]] = result.returncode
            if files["GITHUB_OUTPUT"].exists():
                self.outputs |= dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
            if files["GITHUB_PATH"].exists():
                self.path = f"{files['GITHUB_PATH'].read_text().strip()}:{self.path}"
        return self

    @property
    def summary(self) -> str:
        return (self.temp / "GITHUB_STEP_SUMMARY").read_text()

    @property
    def results(self) -> Path:
        return Path(self.outputs["results"])

    @property
    def sarif(self) -> list[dict]:
        runs = json.loads((self.results / "layouttrace.sarif").read_text())["runs"]
        check("SARIF has one run", len(runs) == 1)
        rules = runs[0]["tool"]["driver"]["rules"]
        for result in runs[0]["results"]:
            check("a result has its rule", rules[result["ruleIndex"]]["id"] == result["ruleId"])
        return runs[0]["results"]


def place(result: dict) -> tuple[str, int]:
    where = result["locations"][0]["physicalLocation"]
    return where["artifactLocation"]["uri"], where["region"]["startLine"]


def check_findings(folder: Path) -> None:
    """One file sticks out at line 12, one has two notes, one has nothing."""
    job = Job(folder, files="Scenes/*.json\n").run("Check", "Result")
    check("a warning fails", job.codes == {"Check": 0, "Result": 1} and job.outputs["exit-code"] == "1", job.logs)
    check("an annotation has its file and line", "::warning file=Scenes/fixed-size.json,line=12,col=7,title=LT001 overflow::" in job.logs, job.logs)
    check("notes are notices", job.logs.count("::notice file=Scenes/label-value-row.json") == 2, job.logs)
    check("findings are counted", job.outputs["findings"] == "3" == str(len(job.sarif)), job.outputs)
    places = [("Scenes/fixed-size.json", 12), ("Scenes/label-value-row.json", 17), ("Scenes/label-value-row.json", 18)]
    check("SARIF has their places", [place(result) for result in job.sarif] == places, job.sarif)
    check("the summary has a table for each", job.summary.count("\n### layouttrace: ") == 2 and job.summary.count("## Scenes/") == 3, job.summary)
    check("and says where there is nothing", "## Scenes/priority.json\n\nno findings\n" in job.summary, job.summary)
    pages = sorted(page.name for page in job.results.glob("*.html"))
    check("there is a page of each", pages == ["Scenes-fixed-size-1.html", "Scenes-label-value-row-2.html", "Scenes-priority-3.html"], pages)
    check("which is a page", all("<html" in page.read_text()[:500] for page in job.results.glob("*.html")))
    check("and nothing else", sorted(file.name for file in job.results.iterdir() if file.suffix != ".html") == ["layouttrace.sarif", "summary.md"], list(job.results.iterdir()))


def check_choices(folder: Path) -> None:
    job = Job(folder, files="Scenes/priority.json", report="false").run("Check", "Result")
    check("what has no findings passes", job.codes == {"Check": 0, "Result": 0} and job.outputs["findings"] == "0", job.logs)
    check("no page is made where none is wanted", not list(job.results.glob("*.html")))
    job = Job(folder, files="Scenes/fixed-size.json\nScenes/fixed-size.json", fail_on="error", report="false").run("Check", "Result")
    check("fail-on is heeded, a file looked at once", job.codes["Result"] == 0 and job.outputs["findings"] == "1", job.logs)
    job = Job(folder, files="**/fixed*.json", arguments="--ignore=LT001\n\n--max-layouts=4", report="false").run("Check", "Result")
    check("so are arguments", job.codes["Result"] == 0 and job.outputs["findings"] == "0", job.logs)
    job = Job(folder, files="Scenes/a b; touch made $(touch made).json", report="false").run("Check", "Result")
    check("a name is no shell", not (folder / "made").exists() and job.codes["Result"] == 66, job.logs)
    job = Job(folder, files="Scenes/bad.jsonc\nScenes/fixed-size.json", report="false").run("Check", "Result")
    check("a file with a mistake outweighs a finding, which is there still", job.codes["Result"] == 65 and job.outputs["findings"] == "1", job.logs)
    check("it is annotated, and said in the summary", "::error file=Scenes/bad.jsonc::" in job.logs and "cannot be laid out: exit code 65" in job.summary, job.logs)
    job = Job(folder, files="Nowhere/*.json").run("Check")
    check("a list of nothing is an error", job.codes["Check"] == 64 and "::error::files names none" in job.logs, job.logs)


def check_frames(folder: Path) -> None:
    subprocess.run([BINARY, "expect", "--record", "Scenes/priority.json"], cwd=folder, check=True, capture_output=True)
    inputs = {"files": "Scenes/*.json", "fail_on": "never", "expect": "true", "report": "false"}
    job = Job(folder, **inputs).run("Check", "Result")
    check("frames as expected pass", job.codes["Result"] == 0 and "frames as in Scenes/priority.frames.json" in job.summary, job.logs)
    frames = folder / "Scenes/priority.frames.json"
    frames.write_text(frames.read_text().replace("80, 60]", "81, 60]"))
    job = Job(folder, **inputs).run("Check", "Result")
    check("others fail", job.codes["Result"] == 1 and "::error::layouts are elsewhere than expected" in job.logs and "81 × 60 at 8, 0 → 80 × 60" in job.summary, job.logs)


def check_swift(folder: Path) -> None:
    (folder / "Views").mkdir()
    view = 'Text("Terms and conditions apply")\n      .fixedSize()\n      .frame(width: 120)'
    (folder / "Views/Card.swift").write_text(f"import SwiftUI\nstruct Card: View {{\n  var body: some View {{\n    {view}\n  }}\n}}\n")
    job = Job(folder, files="Views/*.swift").run("Check", "Result")
    check("a finding in Swift code stands at its line", "::warning file=Views/Card.swift,line=5,col=17,title=LT001 overflow::" in job.logs, job.logs)
    check("in SARIF, too", [place(result) for result in job.sarif] == [("Views/Card.swift", 5)] and job.codes["Result"] == 1, job.sarif)
    check("and it has a page", len(list(job.results.glob("*.html"))) == 1)


def check_install(folder: Path) -> None:
    """From an archive of the form of `make dist`; and from source by a `make` that only says what it was asked for."""
    archive = folder / "layouttrace.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(BINARY, "layouttrace-0.1.0-linux-x86_64/bin/layouttrace")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    job = Job(folder, archive=archive.as_uri(), sha256=digest).run("Install layouttrace")
    check("an archive is installed", job.codes["Install layouttrace"] == 0 and job.path.startswith(f"{job.temp}/layouttrace/bin:"), job.logs)
    check("and runs", (job.temp / "layouttrace/bin/layouttrace").exists() and "layouttrace 0." in job.logs, job.logs)
    job = Job(folder, archive=archive.as_uri(), sha256="0" * 64).run("Install layouttrace")
    check("another archive than is meant is not", job.codes["Install layouttrace"] == 64 and not (job.temp / "layouttrace/bin").exists(), job.logs)
    job = Job(folder, archive=(folder / "none.tar.gz").as_uri()).run("Install layouttrace")
    check("one that there is not is an error", job.codes["Install layouttrace"] == 64 and "::error::there is no archive at" in job.logs, job.logs)
    tools = folder / "tools"
    tools.mkdir()
    for name, text in {
        "swift": "exit 0",
        "make": f'echo "make $*"; for last; do :; done; mkdir -p "${{last#PREFIX=}}/bin"; ln -s {BINARY} "${{last#PREFIX=}}/bin/layouttrace"',
    }.items():
        (tools / name).write_text(f"#!/bin/bash\n{text}\n")
        (tools / name).chmod(0o755)
    job = Job(folder)
    job.path = f"{tools}:{job.path}"
    job.run("Install layouttrace")
    check("without one it is built", f"make -C {ROOT} install PREFIX={job.temp}/layouttrace" in job.logs and job.codes["Install layouttrace"] == 0, job.logs)


# The hooks.


def check_hooks(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "pre_commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml"], check=True)
    hooks = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}

    def run(name: str, *files: str) -> tuple[int, str]:
        script, *arguments = hooks[name]["entry"].split()
        environment = {**os.environ, "PATH": f"{BINARY.parent}:{os.environ['PATH']}"}
        result = subprocess.run([ROOT / script, *arguments, *files], cwd=folder, env=environment, capture_output=True, text=True, check=False)
        return result.returncode, result.stdout + result.stderr

    code, text = run("layouttrace-check", "Scenes/priority.json", "Scenes/fixed-size.json")
    check("a hook finds what check finds", code == 1 and "Scenes/fixed-size.json:12:7: warning LT001" in text, text)
    check("and passes what has nothing", run("layouttrace-check", "Scenes/priority.json")[0] == 0)
    check("with its arguments", run("layouttrace-check", "--fail-on=error", "Scenes/fixed-size.json")[0] == 0)
    # The frames are those that check_frames spoiled.
    code, text = run("layouttrace-expect", "Scenes/priority.frames.json", "Scenes/fixed-size.json")
    check("frames alone are compared with their scene", code == 1 and "81 × 60 at 8, 0 → 80 × 60" in text, text)
    check("scenes without frames are passed over", run("layouttrace-expect", "Scenes/fixed-size.json") == (0, ""))
    for hook in hooks.values():
        names = ["Scenes/a.json", "Scenes/a/b.json", "Sources/a.json", "Scenes/a.txt", "Scenes/a.frames.json"]
        taken = [name for name in names if re.search(hook["files"], name) and not re.search(hook.get("exclude", "^$"), name)]
        check("a hook takes scenes", taken[:2] == names[:2] and len(taken) == (2 if "exclude" in hook else 3), taken)


def check_page() -> None:
    """What docs/ci.md shows is YAML, and says what there is."""
    page = (ROOT / "docs/ci.md").read_text()
    for block in re.findall(r"^```yaml\n(.*?)^```$", page, re.M | re.S):
        written = yaml.safe_load(block)
        for step in re.findall(r"'with': (\{.*?\})", str([step for job in (written.get("jobs") or {}).values() for step in job["steps"] if "layouttrace@" in step.get("uses", "")])):
            names = re.findall(r"'([\w-]+)':", step)
            check(f"the page gives inputs that there are: {names}", set(names) <= set(ACTION["inputs"]))
        for repo in written.get("repos", []):
            ids = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
            check("the page names hooks that there are", {hook["id"] for hook in repo["hooks"]} <= ids)
    for name in [*ACTION["inputs"], *ACTION["outputs"]]:
        check(f"the page has {name}", f"\n| `{name}` |" in page)


def main() -> None:
    check_action()
    check_page()
    with tempfile.TemporaryDirectory(prefix="layouttrace-action-") as name:
        folder = Path(name)
        (folder / "Scenes").mkdir()
        for example in ["fixed-size", "label-value-row", "priority"]:
            shutil.copy(ROOT / f"Examples/{example}.json", folder / "Scenes")
        (folder / "Scenes/bad.jsonc").write_text('{"version": 1, "view": {"type": "Texd"}}')
        for part in [check_findings, check_choices, check_frames, check_hooks, check_install, check_swift]:
            part(folder)
            print(f"  {part.__name__}", flush=True)
    print(f"{checks.count} things hold of action.yml, .pre-commit-hooks.yaml and docs/ci.md")


if __name__ == "__main__":
    main()
