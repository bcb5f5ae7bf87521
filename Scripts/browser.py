#!/usr/bin/env python3
"""The page of `report` in a real browser: Debian's chromium-headless-shell, driven by playwright from PyPI in a venv below .build.

    Scripts/browser.py LAYOUTTRACE
"""
from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/browser/venv"
BROWSER = "chromium-headless-shell"


def install() -> None:
    """Goes on in the venv; ends with a sentence and 0 where no browser is to be had."""
    if not shutil.which(BROWSER):
        if not shutil.which("apt-get") or os.geteuid() != 0:
            print(f"{BROWSER} is not installed: the tests in a browser are skipped.\n0 passed, 0 failed, 1 skipped")
            sys.exit(0)
        subprocess.run(["apt-get", "-q", "update"], check=True, stdout=subprocess.DEVNULL)
        packages = [BROWSER, "fonts-inter", "python3-venv"]
        subprocess.run(["apt-get", "-q", "install", "--yes", "--no-install-recommends", *packages], check=True, stdout=subprocess.DEVNULL)
    if not (VENV / "bin/python").exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
        subprocess.run([VENV / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "playwright", "jsonschema"], check=True)
    if Path(sys.prefix) != VENV:
        os.execv(VENV / "bin/python", [str(VENV / "bin/python"), *sys.argv])


class Bench:
    """A browser, a folder for pages, and what came of each case."""

    def __init__(self, layouttrace: str, browser, folder: Path) -> None:
        self.layouttrace, self.browser, self.folder = layouttrace, browser, folder
        self.passed = self.failed = 0

    def report(self, scene: dict | Path, *options: str) -> Path:
        page = self.folder / "report.html"
        path = scene if isinstance(scene, Path) else self.folder / "scene.json"
        if isinstance(scene, dict):
            path.write_text(json.dumps(scene))
        subprocess.run([self.layouttrace, "report", path, "-o", page, "--force", *options], check=True, capture_output=True)
        return page

    def open(self, page: Path, **options):
        """The page, loaded; what it says to the console or asks of the network is kept in `said`."""
        shown = self.browser.new_page(viewport=options.pop("viewport", {"width": 1440, "height": 900}), **options)
        shown.said = []
        shown.on("console", lambda message: shown.said.append(message.text))
        shown.on("pageerror", lambda error: shown.said.append(str(error)))
        shown.on("dialog", lambda dialog: (shown.said.append("a dialog"), dialog.dismiss()))
        shown.on("request", lambda request: None if request.url.startswith("file:") else shown.said.append(request.url))
        shown.goto(page.as_uri())
        return shown

    def case(self, name: str, body) -> None:
        try:
            body()
            self.passed += 1
            print(f"passed: {name}")
        except Exception as error:  # A case that fails must not end the others.
            self.failed += 1
            print(f"FAILED: {name}: {error}")


def expect(is_so: bool, words: str) -> None:
    if not is_so:
        raise AssertionError(words)


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it, of two `rgb(…)`."""

    def light(color: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
        return sum(share * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4) for share, part in zip([0.2126, 0.7152, 0.0722], parts))

    high, low = sorted([light(one), light(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


LETTERS = {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}
ROW = {
    "version": 1, "environment": LETTERS,
    "view": {"type": "HStack", "id": "row", "spacing": 8, "children": [
        {"type": "Text", "id": "title", "string": "Quarterly revenue report"},
        {"type": "Text", "id": "stamp", "string": "Updated today!!", "modifiers": [{"type": "layoutPriority", "value": 1}]}]},
    "passes": [{"proposal": {"width": 240, "height": 60}}],
}


def many(count: int) -> dict:
    rows = [{"type": "HStack", "children": [{"type": "Text", "string": f"row {n}"}, {"type": "Spacer"}, {"type": "Circle"}]} for n in range(count // 4)]
    return {"version": 1, "environment": LETTERS, "view": {"type": "VStack", "children": rows}, "passes": [{"proposal": {"width": 320, "height": 800}}]}


def cases(bench: Bench) -> None:
    from browser_live import live_cases

    def quiet() -> None:
        page = bench.open(bench.report(ROOT / "docs/pictures/inbox.json"))
        page.wait_for_selector(".row")
        expect(page.said == [], f"it said {page.said}")
        expect(page.title() == "An inbox: three messages, a picture and a bar", page.title())
        refused = page.evaluate("() => { const e = document.createElement('script'); e.textContent = 'window.broken = 1'; document.body.append(e); return window.broken }")
        expect(refused is None, "a script that is none of the page's ran")

    def hostile() -> None:
        words = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\u2028<b onclick=alert(3)>"
        scene = json.loads(json.dumps(ROW))
        scene["name"] = words
        scene["view"]["id"] = "row\u2028<b onclick=alert(1)>"
        scene["view"]["children"][0]["string"] = words
        scene["view"]["children"][1]["id"] = "</script><script>alert(4)</script>"
        page = bench.open(bench.report(scene))
        page.click("#row1")
        page.wait_for_timeout(100)
        expect(page.said == [], f"it said {page.said}")
        expect(page.locator("img").count() == 0 and page.locator("script").count() == 2 and page.locator("b[onclick]").count() == 0, "markup of the scene is in the page")
        expect(page.text_content("#title") == words, "the title is not shown literally")

    def keyboard() -> None:
        page = bench.open(bench.report(ROW))

        # As the page has it: page.url is told by an event that may come later.
        def address() -> str:
            return page.evaluate("location.hash")

        page.focus("#tree [tabindex='0']")
        for key in ["Home", "ArrowDown"]:
            page.keyboard.press(key)
        expect(page.get_attribute("[aria-selected=true].row", "id") == "row1", "ArrowDown goes to the second view")
        expect(page.evaluate("document.activeElement.id") == "row1", "the focus goes with it")
        expect(address() == "#title", address())
        page.keyboard.press("w")
        expect(page.locator(".ghost").count() > 0, "w shows a ghost")
        page.keyboard.press("Escape")
        expect(page.locator(".ghost").count() == 0, "Esc takes it away")
        page.keyboard.press("p")
        expect(address() == "#row", address())
        page.keyboard.press(".")
        expect(page.text_content("#at").startswith("1 / "), page.text_content("#at"))
        expect("The canvas asks row" in page.text_content("#said"), page.text_content("#said"))
        page.keyboard.press(">")
        expect("row answers The canvas" in page.text_content("#said"), page.text_content("#said"))

    def layers() -> None:
        page = bench.open(bench.report(ROOT / "docs/pictures/inbox.json"))
        page.focus("#tree [tabindex='0']")
        page.keyboard.press("Home")
        for name in ["Frames", "Sizes", "Spacing", "Guides", "Offers", "Overflow"]:
            button = page.locator("#layers button", has_text=name)
            before = page.inner_html("#drawing svg")
            was = button.get_attribute("aria-pressed")
            button.click()
            expect(button.get_attribute("aria-pressed") != was, f"{name} is not pressed")
            if name != "Guides":
                expect(page.inner_html("#drawing svg") != before, f"{name} changes nothing")

    def last_step() -> None:
        page = bench.open(bench.report(ROW))
        page.click("#row2")
        sizes = page.locator(".row .number").all_text_contents()
        page.click("#last")
        expect(page.locator(".row .number").all_text_contents() == sizes, "the last step shows other sizes than the trace")
        expect("has its place" in page.text_content("#said"), page.text_content("#said"))

    def slider() -> None:
        page = bench.open(bench.report(ROW))
        for width in [121, 168, 200, 239, 300, 359]:
            page.evaluate("w => { const s = document.getElementById('width'); s.value = w; s.dispatchEvent(new Event('input')) }", width)
            shown = page.locator(".row .number:last-child").all_text_contents()
            trace = bench.folder / "at.db"
            subprocess.run([bench.layouttrace, "record", bench.folder / "scene.json", "-o", trace, "-q", "--proposal", f"{width}x60"], check=True)
            tree = json.loads(subprocess.run([bench.layouttrace, "tree", "-t", trace, "--json"], check=True, capture_output=True, text=True).stdout)
            wanted = [" × ".join(f"{round(side * 100) / 100:g}" for side in node["size"]) for node in tree]
            expect(shown == wanted, f"at {width}: {shown} instead of {wanted}")

    def before() -> None:
        old, wide = bench.folder / "old.db", json.loads(json.dumps(ROW))
        (bench.folder / "old.json").write_text(json.dumps(ROW))
        subprocess.run([bench.layouttrace, "record", bench.folder / "old.json", "-o", old, "-q"], check=True)
        wide["view"]["spacing"] = 30
        page = bench.open(bench.report(wide, "--before", str(old)))
        expect("Since" in page.text_content("#why"), "it does not say what is otherwise since")
        expect(page.locator(".was").count() > 0, "no earlier frame is shown")

    def dark_and_narrow() -> None:
        page = bench.open(bench.report(ROW), viewport={"width": 430, "height": 900}, color_scheme="dark")
        expect(page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(22, 22, 24)", "it is not dark")
        expect(page.evaluate("document.documentElement.scrollWidth") <= 430, "it is wider than 430 pixels")

    def accessible() -> None:
        page = bench.open(bench.report(ROW))
        page.click("#row1")
        golden = ROOT / "Tests/BrowserTests/row.aria.txt"
        tree = page.locator("#tree").aria_snapshot()
        if os.environ.get("LAYOUTTRACE_RECORD") == "1":
            golden.write_text(tree + "\n")
        expect(golden.read_text() == tree + "\n", f"the tree reads\n{tree}")
        expect(page.text_content("#live").startswith("title · Text"), page.text_content("#live"))

    def large(count: int, load: float, select: float) -> None:
        path = bench.report(many(count), "--seconds", "3")
        start = time.monotonic()
        page = bench.open(path)
        page.wait_for_selector(".row")
        loaded = time.monotonic() - start
        selected = page.evaluate("async () => { const s = performance.now(); document.getElementById('row3').click(); await new Promise(requestAnimationFrame); return performance.now() - s }") / 1000
        print(f"  {count} views: loaded in {loaded:.2f} s, selected in {selected * 1000:.0f} ms, {path.stat().st_size // 1000} kB, {page.locator('*').count()} elements")
        expect(loaded < load, f"it loads in {loaded:.2f} s")
        expect(selected < select, f"it selects in {selected * 1000:.0f} ms")
        expect(page.is_visible("#leftout"), "it does not say what was left out")
        children = count // 4
        page.evaluate("document.getElementById('row0').click()")
        expect(page.locator("#why tr.bar").count() == min(40, children), "the table of the stack is not cut, or cut too short")
        if children > 40:
            page.locator("#why button.folded").last.click()
            expect(page.locator("#why tr.bar").count() == children, "the rest of the table does not come")

    def ghosts() -> None:
        page = bench.open(bench.report(ROOT / "docs/pictures/inbox.json"))
        page.wait_for_selector(".row")
        expect(page.locator(".finding .cause").count() > 0, "no finding says what decides")
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            page.keyboard.press("Escape")
            page.keyboard.press("w")
            expect(page.locator(".ghost").count() > 0 and page.locator(".ghostlabel").count() > 0, "a ghost has no name")
            colors = page.evaluate("""() => { const of = (name, what) => getComputedStyle(document.querySelector(name))[what];
                return [of('.ghosttext, .ghostlabel', 'fill'), of('.paper', 'fill')] }""")
            expect(contrast(*colors) >= 4.5, f"{scheme}: {colors} have a contrast of {contrast(*colors):.1f}")

    def valid() -> None:
        import jsonschema

        schema = json.loads((ROOT / "docs/report.schema.json").read_text())
        for scene in [ROOT / "docs/pictures/inbox.json", *sorted((ROOT / "Examples").glob("*.json"))[:6]]:
            text = subprocess.run([bench.layouttrace, "report", scene, "--json", "--seconds", "2"], check=True, capture_output=True, text=True).stdout
            jsonschema.validate(json.loads(text), schema)

    bench.case("it loads without a message under its own policy, and asks nothing of the network", quiet)
    bench.case("a hostile scene changes nothing", hostile)
    bench.case("the keyboard alone is enough", keyboard)
    bench.case("each layer shows something and can be left out", layers)
    bench.case("the last step shows the frames of the trace", last_step)
    bench.case("the slider shows at a width what is recorded at it", slider)
    bench.case("what moved since an earlier recording is shown", before)
    bench.case("it is dark where the reader has it, and fits 430 pixels", dark_and_narrow)
    bench.case("the tree is read aloud as it is", accessible)
    bench.case("1,000 views load in 2 s and are selected in 100 ms", lambda: large(1000, 2, 0.1))
    bench.case("10,000 views load in 3 s", lambda: large(10_000, 3, 0.5))
    bench.case("a ghost is read on either ground, and a finding says what decides", ghosts)
    bench.case("the data is as its schema says", valid)
    live_cases(bench)


def main() -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which(BROWSER), args=["--no-sandbox"])
        bench = Bench(sys.argv[1], browser, Path(folder))
        cases(bench)
        browser.close()
    print(f"\n{bench.passed} passed, {bench.failed} failed")
    sys.exit(1 if bench.failed else 0)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    install()
    main()
