#!/usr/bin/env python3
"""Writes the man pages of layouttrace, one a command, from what the binary says of itself.

    Scripts/manual.py BINARY FOLDER

The pages are in the language mdoc(7), which mandoc (macOS, BSD) and groff (Linux) read. SOURCE_DATE_EPOCH gives them their date, else the
day of the last commit, so that they are the same wherever they are made.
"""
import datetime
import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

BINARY, FOLDER = sys.argv[1], Path(sys.argv[2])
HERE = Path(__file__).resolve().parent


def date():
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if not epoch:
        git = subprocess.run(["git", "-C", HERE, "log", "-1", "--format=%ct"], capture_output=True, text=True)
        epoch = git.stdout.strip() or "0"
    day = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc)
    return f"{day:%B} {day.day}, {day.year}"


def inline(line):
    """Text within a line: what roff would read as markup is escaped."""
    for character, escape in [("\\", "\\e"), ("'", "\\(aq"), ("`", "\\(ga"), ("^", "\\(ha"), ("~", "\\(ti"), ('"', "\\(dq")]:
        line = line.replace(character, escape)
    return "\\&" + line if line.startswith(".") else line


def text(paragraph):
    """Running text: a line a sentence, as mdoc wants it, and none too long to read."""
    sentences = re.split(r"(?<=[.!?]) +", paragraph)
    lines = [line for sentence in sentences for line in textwrap.wrap(sentence, 72, break_long_words=False, break_on_hyphens=False)]
    return "\n".join(map(inline, lines))


def word(argument):
    """Text as one argument of a macro."""
    return '"' + inline(argument).replace("-", "\\-") + '"'


def blocks(discussion):
    """Paragraphs of lines; the heading is a line that ends in a colon with indented lines below it."""
    for block in (discussion or "").split("\n\n"):
        lines = block.split("\n")
        while lines:
            if lines[0].endswith(":") and len(lines) > 1 and lines[1].startswith("  "):
                body = 1
                while body < len(lines) and lines[body].startswith("  "):
                    body += 1
                yield lines[0][:-1], [line.strip() for line in lines[1:body]]
            else:
                body = 1
                while body < len(lines) and not (lines[body].endswith(":") and body + 1 < len(lines)):
                    body += 1
                yield None, lines[:body]
            lines = lines[body:]


def items(lines):
    """`74  writing failed` as a list of terms."""
    yield ".Bl -tag -width Ds"
    for line in lines:
        term, _, meaning = line.partition("  ")
        yield f".It {word(term)}"
        yield text(meaning.strip())
    yield ".El"


def literal(lines):
    return [".Bd -literal -offset indent", *(inline(line).replace("-", "\\-") for line in lines), ".Ed"]


def names(argument):
    return [name["name"] for name in argument.get("names", [])]


def synopsis(argument):
    value = argument["valueName"]
    if argument["kind"] == "positional":
        usage = f"Ar {word(value)}" + (" ..." if argument["isRepeating"] else "")
    else:
        flag = argument["preferredName"]["name"]
        usage = f"Fl {flag}" if argument["preferredName"]["kind"] == "short" else f"Fl \\-{flag}"
        if argument["kind"] == "option":
            usage += f" Ar {word(value)}"
    return f".Op {usage}" if argument["isOptional"] else f".{usage}"


def option(argument):
    value = f" Ar {word(argument['valueName'])}"
    if argument["kind"] == "positional":
        yield ".It" + value
    else:
        flags = [f"Fl {n['name']}" if n["kind"] == "short" else f"Fl \\-{n['name']}" for n in argument["names"]]
        yield ".It " + " , ".join(flags) + (value if argument["kind"] == "option" else "")
    yield text(argument.get("abstract") or "")
    if argument.get("defaultValue") is not None:
        yield text(f"Default: {argument['defaultValue']}.")


def page(command, parents, siblings):
    title = "-".join(parents + [command["commandName"]])
    arguments = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    lines = [f".Dd {date()}", f".Dt {title.upper()} 1", ".Os", ".Sh NAME", f".Nm {title}", f".Nd {inline(command['abstract'].rstrip('.'))}", ".Sh SYNOPSIS"]
    lines += [f".Nm {word(' '.join(parents + [command['commandName']]))}"]
    lines += [synopsis(a) for a in arguments if names(a) not in (["version"], ["h", "help"])]
    if command.get("subcommands"):
        lines += [".Ar command", ".Op Ar ..."]
    description, examples, exits = [], [], []
    for heading, body in blocks(command.get("discussion")):
        if heading and heading.startswith("Example"):
            examples += body
        elif heading == "Exit codes":
            exits += body
        elif heading:
            description += [".Pp", inline(heading) + ":", *items(body)]
        elif all(line.startswith("layouttrace ") for line in body):
            examples += body
        else:
            description += [".Pp"] * bool(description) + [text(line) for line in body]
    lines += [".Sh DESCRIPTION", *(description[1:] if description[:1] == [".Pp"] else description or [text(command["abstract"])])]
    if command.get("subcommands"):
        lines += [".Pp", "The commands are:", ".Bl -tag -width Ds"]
        for sub in siblings:
            lines += [f".It Xr {title}-{sub['commandName']} 1", text(sub["abstract"])]
        lines += [".El"]
    if arguments:
        lines += [".Pp", "The arguments are:", ".Bl -tag -width Ds", *(line for a in arguments for line in option(a)), ".El"]
    lines += [".Sh EXIT STATUS", *(items(exits) if exits else ["As in", f".Xr {parents[0]} 1 ."])]
    if examples:
        lines += [".Sh EXAMPLES", *literal(examples)]
    others = [f"{parents[0]}-{s['commandName']}" for s in siblings if s is not command] if parents else []
    seen = [*(parents[:1]), *others] if parents else ["sqlite3"]
    lines += [".Sh SEE ALSO", *(f".Xr {name} 1" + (" ," if name != seen[-1] else "") for name in seen)]
    (FOLDER / f"{title}.1").write_text("\n".join(line for line in lines if line) + "\n")


root = json.loads(subprocess.run([BINARY, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout)["command"]
commands = [c for c in root["subcommands"] if c.get("shouldDisplay", True) and c["commandName"] != "help"]
FOLDER.mkdir(parents=True, exist_ok=True)
page(root, [], sorted(commands, key=lambda c: c["commandName"]))
for command in commands:
    page(command, [root["commandName"]], sorted(commands, key=lambda c: c["commandName"]))
