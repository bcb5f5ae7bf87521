"""What Scripts/action_test.py and Scripts/install_test.py have in common: the binary that they try, and checks that are counted."""
from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
count = 0


def binary() -> Path:
    """The only argument, a layouttrace; without it the script ends."""
    if len(sys.argv) != 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit(f"usage: Scripts/{Path(sys.argv[0]).name} BINARY, a layouttrace; `make ecosystem` builds one")
    return Path(sys.argv[1]).resolve()


def check(what: str, is_so: bool, otherwise: object = "") -> None:
    """Ends the script where something is not as it should be."""
    global count
    if not is_so:
        sys.exit(f"not so: {what}\n{otherwise}")
    count += 1
