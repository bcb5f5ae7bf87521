#!/usr/bin/env python3
"""The documentation of the library products as static pages, made by the toolchain's docc: `make docs` runs it.

    Scripts/docs.py BUILD OUTPUT        (BUILD is what `swift build --show-bin-path` says, OUTPUT the folder of the pages)

A module's catalog is `Sources/MODULE/MODULE.docc`. Pages of docs that belong to it are added while the pages are made, so that they stand in the repository
once: PAGES says which. A warning of docc is an error. That every page has come out, and stands among its module's topics, is looked at afterwards.
"""
from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = "https://github.com/OWNER/layouttrace/blob/main"
# Modules with the modules that are documented on their pages, too.
MODULES = {"LayoutEngine": ["LayoutModel"], "LayoutUI": [], "LayoutUIHost": []}
PAGES = {"LayoutEngine": ["how-layout-works", "reference"], "LayoutUI": ["swiftui"], "LayoutUIHost": ["schema"]}
TUTORIAL = "layoutuihost/testing-a-layout"


def run(command: list[str | Path]) -> str:
    result = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}exit code {result.returncode}")
    return result.stdout


def toolchain() -> tuple[str, str]:
    """docc, and what extracts symbol graphs: both stand beside swift."""
    if sys.platform == "darwin":
        return run(["xcrun", "--find", "docc"]).strip(), run(["xcrun", "--find", "swift-symbolgraph-extract"]).strip()
    swift = Path(shutil.which("swift") or sys.exit("there is no swift in PATH")).resolve().parent
    tools = swift / "docc", swift / "swift-symbolgraph-extract"
    for tool in tools:
        if not tool.is_file():
            sys.exit(f"this toolchain has no {tool.name}: one from swift.org has")
    return str(tools[0]), str(tools[1])


def target() -> list[str]:
    """The machine that was built for, as the compiler names it."""
    info = json.loads(run(["swiftc", "-print-target-info"]))["target"]
    return ["-target", info["triple"]] + (["-sdk", run(["xcrun", "--show-sdk-path"]).strip()] if platform.system() == "Darwin" else [])


def adapted(page: str) -> str:
    """A page of docs as docc takes it: links lead to the repository, pictures stand in the catalog, headings have other names there."""
    page = re.sub(r"<!--.*?-->\n?", "", page, flags=re.S)
    page = re.sub(r"!\[([^\]]*)\]\(pictures/([^)]*)\)", r"![\1](\2)", page)
    page = re.sub(r"(?<!!)\[([^\]]*)\]\(#[^)]*\)", r"\1", page)
    page = re.sub(r"(?<!!)\[([^\]]*)\]\(\.\./([^)]*)\)", rf"[\1]({REPOSITORY}/\2)", page)
    return re.sub(r"(?<!!)\[([^\]]*)\]\((?!https?:)([\w./-]+\.md[^)]*)\)", rf"[\1]({REPOSITORY}/docs/\2)", page)


def catalog(module: str, folder: Path) -> Path:
    made = folder / f"{module}.docc"
    shutil.copytree(ROOT / f"Sources/{module}/{module}.docc", made)
    overview = made / f"{module}.md"
    # The topics stand at the end of a module's page.
    topics = "".join(f"- <doc:{name}>\n" for name in PAGES[module])
    overview.write_text(f"{overview.read_text()}\n### Pages\n\n{topics}")
    for name in PAGES[module]:
        text = (ROOT / f"docs/{name}.md").read_text()
        (made / f"{name}.md").write_text(adapted(text))
        for picture in re.findall(r"!\[[^\]]*\]\(pictures/([^)]*)\)", text):
            shutil.copy(ROOT / "docs/pictures" / picture, made)
    return made


def archive(module: str, build: Path, folder: Path) -> Path:
    docc, extract = toolchain()
    graphs, made = folder / module, folder / f"{module}.doccarchive"
    graphs.mkdir(parents=True)
    for name in [module, *MODULES[module]]:
        run([extract, "-module-name", name, "-I", build / "Modules", "-Xcc", "-fmodule-map-file=Sources/CSQLite/module.modulemap",
             "-Xcc", f"-fmodule-map-file={build}/COpenCombineHelpers.build/module.modulemap", *target(), "-output-dir", graphs,
             "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs"])
    run([docc, "convert", catalog(module, folder), "--additional-symbol-graph-dir", graphs, "--fallback-display-name", module,
         "--fallback-bundle-identifier", f"layouttrace.{module}", "--warnings-as-errors", "--output-path", made])
    return made


def check(output: Path) -> int:
    """Every page is there, as data and as a page of its own, and is reached from its module's."""
    pages = [f"documentation/{module}".lower() for module in MODULES] + ["tutorials/layouttrace", f"tutorials/{TUTORIAL}"]
    for module, names in PAGES.items():
        overview = json.loads((output / f"data/documentation/{module.lower()}.json").read_text())
        topics = [topic for section in overview["topicSections"] for topic in section["identifiers"]]
        for name in names:
            if not any(topic.lower().endswith(f"/{name}") for topic in topics):
                sys.exit(f"{name} does not stand among the topics of {module}: {topics}")
            pages.append(f"documentation/{module.lower()}/{name}")
    for page in pages:
        for file in [output / f"data/{page}.json", output / page / "index.html"]:
            if not file.is_file():
                sys.exit(f"there is no {file.relative_to(output)}")
    tutorial = json.loads((output / f"data/tutorials/{TUTORIAL}.json").read_text())
    shown = {name for name, reference in tutorial["references"].items() if reference.get("type") == "file"}
    code = {file.name for file in (ROOT / "Sources/LayoutUIHost/LayoutUIHost.docc/Code").iterdir()}
    if shown != code:
        sys.exit(f"the tutorial shows {sorted(shown)}, its folder has {sorted(code)}")
    return len(pages)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("usage: Scripts/docs.py BUILD OUTPUT; `make docs` builds first")
    build, output = Path(sys.argv[1]), Path(sys.argv[2])
    folder = output.with_name(output.name + "-made")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(output, ignore_errors=True)
    archives = [archive(module, build, folder) for module in MODULES]
    run([toolchain()[0], "merge", *archives, "--synthesized-landing-page-name", "layouttrace", "--output-path", output])
    shutil.rmtree(folder)
    count = check(output)
    print(f"{output}: {count} pages and those of their symbols; python3 -m http.server --directory {output} shows them at http://localhost:8000/documentation/")


if __name__ == "__main__":
    main()
