#!/usr/bin/env python3
"""Installs what the recipes of docs/ecosystem.md, the client of Scripts/mcp_test.py, Scripts/action_test.py and Scripts/install_test.py, and tests of the package need and is missing: from PyPI into .build/ecosystem, from Debian's archive with apt-get.

    Scripts/tools.py               # prints the Python that has them
"""
from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/ecosystem/venv"
PYTHON = VENV / "bin/python"
# DuckDB reads SQLite by an extension, which PyPI has for this version.
PYPI = ["pandas", "datasette", "duckdb==1.5.5", "duckdb-extensions==1.5.5", "duckdb-extension-sqlite-scanner==1.5.5", "pyarrow", "pyspark", "mermaidx",
        "mcp==2.3.0", "pyyaml", "pre-commit", "jsonschema"]
# Programs and the packages that have them. Spark needs Java 17 or newer.
APT = {"sqlite3": "sqlite3", "dot": "graphviz", "java": "default-jre-headless", "zsh": "zsh", "fish": "fish", "mandoc": "mandoc", "ruby": "ruby"}


def run(command: list[str | Path], remedy: str) -> str:
    """The output of a command; ends with what it said, and the remedy, if it fails."""
    result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}{result.stderr}exit code {result.returncode}; {remedy}")
    return result.stdout


def install_programs() -> None:
    missing = {package for command, package in APT.items() if not shutil.which(command)}
    if importlib.util.find_spec("ensurepip") is None:
        missing.add("python3-venv")
    if not missing:
        return
    packages = " ".join(sorted(missing))
    if not shutil.which("apt-get"):
        sys.exit(f"missing: {packages}. There is no apt-get here: install them with this system's package manager, then try again")
    if os.geteuid() != 0 and not shutil.which("sudo"):
        sys.exit(f"missing: {packages}. As root: apt-get install {packages}")
    print(f"missing, installing with apt-get: {packages}", file=sys.stderr, flush=True)
    root = [] if os.geteuid() == 0 else ["sudo"]
    remedy = f"install {packages} by hand, then try again"
    run([*root, "apt-get", "-q", "update"], remedy)
    run([*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "install", "--yes", "--no-install-recommends", *sorted(missing)], remedy)


def install_packages() -> None:
    if not PYTHON.exists():
        run([sys.executable, "-m", "venv", VENV], f"remove {VENV}, then try again")
    listed = run([PYTHON, "-m", "pip", "list", "--format=freeze"], f"remove {VENV}, then try again").lower().replace("_", "-").splitlines()
    wanted = [package for package in PYPI if not any(line.startswith(package if "==" in package else f"{package}==") for line in listed)]
    if wanted:
        print(f"missing, installing with pip into {VENV.relative_to(ROOT)}:", *wanted, file=sys.stderr, flush=True)
        run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted], "see whether PyPI can be reached, then try again")


def install() -> None:
    install_programs()
    install_packages()


if __name__ == "__main__":
    install()
    print(PYTHON)
