#!/usr/bin/env python3
"""Talks to `layouttrace mcp` with the official client of the Model Context Protocol, as an agent would, and looks at every tool's answer.

    Scripts/mcp_test.py BINARY        (`make ecosystem` runs it with the Python of Scripts/tools.py)
"""
from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from mcp import ClientSession, MCPError, StdioServerParameters, stdio_client

ROOT = Path(__file__).resolve().parent.parent
if len(sys.argv) != 2 or not os.access(sys.argv[1], os.X_OK):
    sys.exit("usage: Scripts/mcp_test.py BINARY, a layouttrace; `make ecosystem` builds one")
BINARY = Path(sys.argv[1]).resolve()

# A call a line, in order: whether it fails, and what its answer must have in it. The sizes are those of the `why` beside each example.
CALLS: list[tuple[str, dict, bool, list[str]]] = [
    ("record", {"source": "priority.json"}, False, ["recorded 4 nodes, 8 calls"]),
    ("tree", {}, False, ['Text "Quarterly revenue report"', "80 × 60"]),
    ("why", {"node": "title"}, False, ["80 × 60", "Without .layoutPriority(1) on stamp: 112 × 40"]),
    ("why", {"node": "@10,30", "position": True}, False, ["title"]),
    ("what_if", {"edits": ["remove node3"]}, False, ["80 × 60 → 112 × 40"]),
    ("fit", {"node": "title", "width": 112}, False, ["layouttrace what-if 'remove node3'"]),
    ("check", {"file": "fixed-size.json"}, False, ["warning LT001"]),
    ("sql", {"statements": "SELECT count(*) AS calls FROM call", "json": True}, False, ['{"calls":8}']),
    ("why", {"node": "titel"}, True, ["no node 'titel'; did you mean 'title'?"]),
    ("sql", {"statements": "DELETE FROM call"}, True, ["only read"]),
    ("record", {"source": "nowhere.json"}, True, ["nowhere.json"]),
    ("why", {"node": "title", "dept": 3}, True, ["takes no 'dept'"]),
    ("sql", {"statements": "SELECT count(*) AS calls FROM call", "json": True}, False, ['{"calls":8}']),
]


async def talk(folder: Path) -> list[str]:
    """What is not as it must be."""
    wrong: list[str] = []
    server = StdioServerParameters(command=str(BINARY), args=["mcp"], cwd=str(folder))
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        start = time.monotonic()
        greeting = await session.initialize()
        print(f"  {time.monotonic() - start:6.2f} s  initialize: {greeting.server_info.name} {greeting.server_info.version}, {greeting.protocol_version}")
        await session.send_ping()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        if missing := {name for name, *_ in CALLS} ^ tools:
            wrong.append(f"tools that are not called, or not there: {sorted(missing)}")
        for name, arguments, fails, words in CALLS:
            start = time.monotonic()
            result = await session.call_tool(name, arguments)
            text = "".join(part.text for part in result.content)
            print(f"  {time.monotonic() - start:6.2f} s  {name} {json.dumps(arguments)}", flush=True)
            if result.is_error != fails:
                wrong.append(f"{name} {arguments}: is_error is {result.is_error}\n{text}")
            wrong += [f"{name} {arguments}: no '{word}' in\n{text}" for word in words if word not in text]
        try:
            await session.call_tool("wyh", {})
            wrong.append("a tool that there is not was called")
        except MCPError as error:
            if "no tool 'wyh'; did you mean 'why'?" not in str(error):
                wrong.append(f"of a tool that there is not it says: {error}")
    return wrong


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="layouttrace-mcp-") as name:
        for example in ["priority.json", "fixed-size.json"]:
            shutil.copy(ROOT / "Examples" / example, name)
        wrong = asyncio.run(talk(Path(name)))
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{len(CALLS)} calls by the client of the Model Context Protocol are answered as they must be")


if __name__ == "__main__":
    main()
