"""The page of `open` in a real browser: browser.py runs these cases after those of a report."""
from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import time
from pathlib import Path


def expect(is_so: bool, words: str) -> None:
    if not is_so:
        raise AssertionError(words)


ROW = """{
  "version": 1,
  "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
  "view": {"type": "HStack", "id": "row", "spacing": 8, "children": [
    {"type": "Text", "id": "title", "string": "Quarterly revenue report"},
    {"type": "Text", "id": "stamp", "string": "Updated today!!", "modifiers": [
      {"type": "padding", "length": 2},
      {"type": "layoutPriority", "value": 1}
    ]}
  ]},
  "passes": [{"proposal": {"width": 240, "height": 60}}]
}
"""


class Opened:
    """A file that `layouttrace open` has open."""

    def __init__(self, bench, path: Path) -> None:
        self.bench, self.path = bench, path
        self.process = subprocess.Popen([bench.layouttrace, "open", path, "--no-browser"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def page(self, **options):
        """A tab; what it says to the console, or asks of anybody else, is kept in `said`."""
        tab = self.bench.browser.new_page(viewport={"width": 1500, "height": 900}, **options)
        tab.said = []
        origin = self.address.split("#")[0]
        tab.on("console", lambda message: tab.said.append(message.text))
        tab.on("pageerror", lambda error: tab.said.append(str(error)))
        tab.on("request", lambda request: None if request.url.startswith(origin) else tab.said.append(request.url))
        tab.goto(self.address)
        tab.wait_for_selector(".row")
        return tab

    def end(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGINT)
        _, said = self.process.communicate(timeout=10)
        return self.process.returncode, said


@contextlib.contextmanager
def opened(bench, text: str = ROW, name: str = "live.json"):
    path = bench.folder / name
    if text:
        path.write_text(text)
    live = Opened(bench, path)
    try:
        yield live
    finally:
        if live.process.poll() is None:
            live.process.kill()
            live.process.wait()


def size(page, key: str) -> str:
    return page.evaluate("key => [...document.querySelectorAll('.row')].find(row => row.querySelector('.key')?.textContent === key)?.lastChild.textContent", key)


def until(page, condition, words: str, seconds: float = 5) -> None:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(words)
        page.wait_for_timeout(20)


def row_of(page, kind: str):
    return page.locator(".row", has_text=kind).first


def write(page, old: str, new: str) -> None:
    text = page.input_value("#text")
    expect(old in text, f"{old} is not in the text")
    page.fill("#text", text.replace(old, new, 1))


def live_cases(bench) -> None:
    def edit() -> None:
        with opened(bench) as live:
            page = live.page()
            until(page, lambda: size(page, "title") == "80 × 60", f"the title is {size(page, 'title')}")
            write(page, "Quarterly revenue report", "Quarterly")
            until(page, lambda: size(page, "title") == "72 × 20", f"the title is {size(page, 'title')} after the edit")
            expect(live.path.read_text() == ROW, "an edit alone writes the file")
            expect(page.text_content("#saved") == "not saved", page.text_content("#saved"))
            page.locator(".row", has_text="title").click()
            until(page, lambda: "Quarterly" in page.text_content("#why") and page.locator(".step.decides").count() > 0, "why does not follow")
            expect(page.said == [], f"it said {page.said}")
            code, said = live.end()
            expect(code == 0 and said == "", f"Ctrl-C ends it with {code}: {said}")

    def errors() -> None:
        with opened(bench) as live:
            page = live.page()
            write(page, '"HStack"', '"HStak"')
            until(page, lambda: page.locator(".error").count() == 1, "no error is shown")
            expect("line 4" in page.text_content(".error") and "did you mean 'HStack'?" in page.text_content(".error"), page.text_content(".error"))
            expect(page.locator("#gutter .wrong").all_text_contents() == ["4"], f"{page.locator('#gutter .wrong').all_text_contents()} is marked")
            expect(size(page, "title") == "80 × 60", "the last layout is gone")
            page.click(".error")
            at = page.evaluate("document.getElementById('text').selectionStart")
            expect(page.input_value("#text")[at:].startswith('"HStak"'), "the error does not lead to its place")
            write(page, '"HStak"', '"HStack"')
            until(page, lambda: page.locator(".error").count() == 0 and page.locator("#gutter .wrong").count() == 0, "the error stays")

    def switch() -> None:
        with opened(bench) as live:
            page = live.page()
            page.locator(".row", has_text="stamp").last.click()
            page.locator("#why .tabs button", has_text="Edit").click()
            page.locator("h3", has_text=".layoutPriority").locator("input").click()
            until(page, lambda: "layoutPriority" not in page.text_content("#tree"), "the modifier is still laid out")
            expect(size(page, "title") != "80 × 60", "nothing changed")
            expect(page.input_value("#text") == ROW, "switching off changes the text")
            page.locator("h3", has_text=".padding").locator("input").click()
            until(page, lambda: "padding" not in page.text_content("#tree"), "the second modifier is still laid out")
            page.locator("h3", has_text=".padding").locator("input").click()
            page.locator("h3", has_text=".layoutPriority").locator("input").click()
            until(page, lambda: size(page, "title") == "80 × 60", "switched on again it is not as before")

    def fields() -> None:
        with opened(bench) as live:
            page = live.page()
            page.locator(".row", has_text="row").first.click()
            page.locator("#why .tabs button", has_text="Edit").click()
            page.locator(".field", has_text="spacing").locator("input").fill("60")
            until(page, lambda: '"spacing": 60' in page.input_value("#text"), "the text does not have it")
            until(page, lambda: size(page, "title") != "80 × 60", "it is not laid out")
            page.locator(".field", has_text="alignment").locator("input, select").first.fill("top")
            until(page, lambda: '"alignment": "top"' in page.input_value("#text"), "an argument is not added")
            page.locator(".field", has_text="alignment").locator("input, select").first.fill("")
            until(page, lambda: "alignment" not in page.input_value("#text"), "an argument is not taken away")
            json.loads(page.input_value("#text"))

    def drag() -> None:
        with opened(bench) as live:
            page = live.page()
            page.wait_for_timeout(1500)
            at = page.locator("#handle").bounding_box()
            page.mouse.move(at["x"] + 5, at["y"] + 5)
            page.mouse.down()
            page.mouse.move(at["x"] + 95, at["y"] + 5, steps=12)
            page.mouse.up()
            until(page, lambda: float(page.input_value("#canvaswidth")) > 245, f"the canvas is {page.input_value('#canvaswidth')} wide")
            page.wait_for_timeout(300)
            width, shown = page.input_value("#canvaswidth"), size(page, "title")
            trace = bench.folder / "at.db"
            subprocess.run([bench.layouttrace, "record", live.path, "-o", trace, "-q", "--proposal", f"{width}x{page.input_value('#canvasheight')}"], check=True)
            tree = json.loads(subprocess.run([bench.layouttrace, "tree", "-t", trace, "--json"], check=True, capture_output=True, text=True).stdout)
            wanted = next(" × ".join(f"{side:g}" for side in node["size"]) for node in tree if node["key"] == "title")
            expect(shown == wanted, f"at {width}: {shown} instead of {wanted}")
            page.focus("#handle")
            page.keyboard.press("Shift+ArrowLeft")
            until(page, lambda: float(page.input_value("#canvaswidth")) == float(width) - 10, "the keyboard does not change the canvas")

    def device() -> None:
        text = ROW.replace('  "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},\n', "")
        with opened(bench, text) as live:
            page = live.page()
            until(page, lambda: size(page, "title") is not None, "no layout")
            before = size(page, "stamp")
            page.select_option("#device", "iphone-16")
            until(page, lambda: page.input_value("#canvaswidth") == "393" and page.input_value("#canvasheight") == "852", "no device is chosen")
            page.select_option("#typesize", "accessibility3")
            until(page, lambda: size(page, "stamp") != before, "another type size changes nothing")
            expect(page.input_value("#text") == text, "it changes the text")

    def disk() -> None:
        with opened(bench) as live:
            page = live.page()
            live.path.write_text(ROW.replace("Quarterly revenue report", "Short"))
            until(page, lambda: size(page, "title") == "40 × 20", f"a change on disk is not shown: {size(page, 'title')}")
            expect("Short" in page.input_value("#text"), "the text is the old one")
            write(page, "Short", "Mine")
            live.path.write_text(ROW.replace("Quarterly revenue report", "Theirs"))
            until(page, lambda: page.is_visible("#notice") and "changed by another program" in page.text_content("#notice"), "nothing is said of a change underneath")
            expect("Mine" in page.input_value("#text"), "what was written is lost")
            page.locator("#notice button", has_text="Keep mine").click()
            page.click("#save")
            until(page, lambda: "Mine" in live.path.read_text(), "it is not saved")
            until(page, lambda: page.text_content("#saved") == "saved", page.text_content("#saved"))

    def tabs() -> None:
        with opened(bench) as live:
            one, two = live.page(), live.page()
            write(two, "revenue", "income")
            write(one, "Quarterly", "Yearly")
            expect("Quarterly income" in two.input_value("#text"), "a tab takes what is written in another one")
            one.click("#save")
            until(one, lambda: "Yearly revenue" in live.path.read_text(), "it is not saved")
            until(two, lambda: two.is_visible("#notice"), "the other tab is not told")
            expect("Quarterly income" in two.input_value("#text"), "what was written in the other tab is lost")
            two.click("#save")
            two.wait_for_timeout(300)
            expect("Yearly revenue" in live.path.read_text(), "the other tab writes over what it did not see")
            two.locator("#notice button", has_text="Take the file's").click()
            until(two, lambda: "Yearly revenue" in two.input_value("#text"), "the file's text is not taken")

    def strangers() -> None:
        with opened(bench) as live:
            page = live.page()
            origin = live.address.split("#")[0]
            bare = bench.browser.new_page()
            bare.goto(origin)
            until(bare, lambda: "token is missing" in bare.text_content("#notice"), "a page without the token has data")
            expect(bare.locator(".row").count() == 0, "a page without the token has a tree")
            words = "</script><img src=x onerror=alert(2)>"
            write(page, "Updated today!!", words)
            until(page, lambda: "onerror" in page.text_content("#drawing"), "the text is not drawn")
            expect(page.said == [] and page.locator("img").count() == 0, f"it said {page.said}")
            other = bench.browser.new_page()
            other.goto("data:text/html,<p>another page</p>")
            read = other.evaluate("url => fetch(url + 'state').then(answer => answer.text(), error => 'refused')", origin)
            expect(read == "refused", f"a page of another origin reads {read}")
            _, said = live.end()
            expect("refused 403" in said, f"what was refused is not said: {said}")

    def gone() -> None:
        with opened(bench) as live:
            page = live.page()
            live.end()
            until(page, lambda: page.is_visible("#notice") and "ended" in page.text_content("#notice"), "nobody says that the server is gone")

    def recording() -> None:
        trace, scene = bench.folder / "live.db", bench.folder / "recorded.json"

        def record(text: str) -> None:
            scene.write_text(text)
            subprocess.run([bench.layouttrace, "record", scene, "-o", trace, "-q"], check=True)

        record(ROW)
        with opened(bench, "", "live.db") as live:
            page = live.page()
            expect(size(page, "title") == "80 × 60", f"the title is {size(page, 'title')}")
            expect(not page.is_visible("#text"), "a recording can be edited")
            record(ROW.replace("Quarterly revenue report", "Short"))
            until(page, lambda: size(page, "title") == "40 × 20", "a new recording is not shown")
            expect(page.said == [], f"it said {page.said}")

    def program() -> None:
        folder = bench.folder / "Program"
        folder.mkdir(exist_ok=True)
        source = 'import SwiftUI\n\nstruct ContentView: View {\n  var body: some View { Text("WORDS").id("words").frame(width: 100) }\n}\n'
        (folder / "ContentView.swift").write_text(source.replace("100", "120"))
        with opened(bench, "", "Program/ContentView.swift") as live:
            page = live.bench.browser.new_page(viewport={"width": 1500, "height": 900})
            page.goto(live.address)
            page.wait_for_selector(".row", timeout=120_000)
            expect("120" in page.text_content("#tree"), page.text_content("#tree"))
            (folder / "ContentView.swift").write_text(source.replace("100", "77"))
            until(page, lambda: "77" in page.text_content("#tree"), "the source is not recorded again", 120)
            (folder / "ContentView.swift").write_text(source.replace("WORDS\")", "WORDS\""))
            until(page, lambda: "error" in page.text_content("#notice"), "what the compiler says is not shown", 120)
            expect("77" in page.text_content("#tree"), "an error takes the last recording away")

    bench.case("live: an edit of the text is laid out, and why follows", edit)
    bench.case("live: an error is marked at its line, and the last layout stays", errors)
    bench.case("live: a modifier is switched off and on", switch)
    bench.case("live: an argument is a field", fields)
    bench.case("live: the canvas is dragged, and shows what is recorded at its size", drag)
    bench.case("live: a device and a type size are chosen", device)
    bench.case("live: a change of the file on disk is shown, and nothing is lost by it", disk)
    bench.case("live: two tabs do not write over each other", tabs)
    bench.case("live: strangers get nothing", strangers)
    bench.case("live: the end of the server is said", gone)
    bench.case("live: a trace that is recorded anew is shown", recording)
    bench.case("live: Swift sources are recorded again when they change", program)
