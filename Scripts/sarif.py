#!/usr/bin/env python3
"""Prints the findings of several `layouttrace check --format sarif` as one: code scanning takes one run of a tool.

    Scripts/sarif.py a.sarif b.sarif > all.sarif
"""
from __future__ import annotations

import json
import sys
from pathlib import Path


def merged(logs: list[dict]) -> dict:
    """The first with the results of all. The rules of each are those of the tool, unless some were left out: then they are put together by id."""
    rules: dict[str, dict] = {}
    results: list[dict] = []
    for log in logs:
        for run in log["runs"]:
            for rule in run["tool"]["driver"]["rules"]:
                rules.setdefault(rule["id"], rule)
            results += run["results"]
    order = {name: index for index, name in enumerate(rules)}
    for result in results:
        result["ruleIndex"] = order[result["ruleId"]]
    first = logs[0]
    first["runs"][0]["tool"]["driver"]["rules"] = list(rules.values())
    first["runs"][0]["results"] = results
    first["runs"] = first["runs"][:1]
    return first


if __name__ == "__main__":
    found = [json.loads(Path(name).read_text()) for name in sys.argv[1:]]
    # Where no file could be laid out there are no findings, and still a file.
    empty = {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "layouttrace", "rules": []}}, "results": []}]}
    print(json.dumps(merged(found or [empty]), ensure_ascii=False))
