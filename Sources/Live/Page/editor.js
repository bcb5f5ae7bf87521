// The scene's text, with its lines numbered: red is a line with an error, blue where the selected view is written.

let marked = { errors: new Map(), from: 0, to: 0 };

function makeEditor() {
  const area = make("textarea", { id: "text", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off", "aria-label": "The scene's text", "aria-describedby": "errors" });
  const box = make("section", { id: "editor", "aria-label": "The scene" },
    make("div", { class: "line" }, make("b", { id: "file" }), make("span", { id: "saved", role: "status" }), make("button", { type: "button", id: "save" }, "Save"), make("button", { type: "button", id: "revert" }, "Revert")),
    make("div", { id: "notice", role: "alert", hidden: true }), make("div", { id: "lines" }, make("pre", { id: "gutter", "aria-hidden": true }), area), make("div", { id: "errors", role: "status" }));
  area.addEventListener("input", () => changed());
  area.addEventListener("scroll", () => { byId("gutter").scrollTop = area.scrollTop; });
  area.addEventListener("keydown", event => {
    if (event.key === "Tab" && !event.shiftKey && !event.ctrlKey) { event.preventDefault(); insert("  "); }
    if (event.key === "s" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); save(); }
    if (event.key === "Escape") byId("tree").querySelector("[tabindex='0']")?.focus();
  });
  area.addEventListener("click", selectAtCaret);
  return box;
}

function insert(words) {
  byId("text").setRangeText(words, byId("text").selectionStart, byId("text").selectionEnd, "end");
  changed();
}

const lineAt = (source, offset) => source.slice(0, offset).split("\n").length;

/** The numbers of the lines, those with errors and those of the selected view marked. */
function showGutter() {
  const area = byId("text"), count = area.value.split("\n").length, gutter = byId("gutter");
  gutter.replaceChildren(...Array.from({ length: count }, (_, index) => {
    const line = index + 1, error = marked.errors.get(line);
    return make("span", { class: error ? "wrong" : line >= marked.from && line <= marked.to ? "here" : null, title: error || null }, String(line));
  }));
  gutter.scrollTop = area.scrollTop;
}

/** Each error below the text; a press on it goes to its place. */
function showErrors(errors) {
  marked.errors = new Map(errors.filter(error => error.line !== null).map(error => [error.line, error.words]));
  byId("errors").replaceChildren(...errors.map(error => make("button", { type: "button", class: "error", click: () => goToPlace(error.line, error.column) },
    error.line === null ? "" : make("b", {}, `line ${error.line} `), error.words)));
  byId("stage").classList.toggle("stale", errors.length > 0);
  showGutter();
}

function goToPlace(line, column) {
  if (line === null) return;
  const area = byId("text"), lines = area.value.split("\n"), start = lines.slice(0, line - 1).reduce((sum, words) => sum + words.length + 1, 0);
  area.focus();
  area.setSelectionRange(start + column - 1, start + column - 1);
  scrollToLine(line);
}

function scrollToLine(line) {
  const area = byId("text"), height = parseFloat(getComputedStyle(area).lineHeight);
  if (line * height < area.scrollTop + height || line * height > area.scrollTop + area.clientHeight - height) area.scrollTop = (line - 6) * height;
}

/** Marks where the selected view is written; goes there unless a person is writing. */
function showPlace() {
  const source = byId("text").value, pointer = pointerOf(state.selected), span = pointer === null ? null : spansOf(source).get(pointer);
  [marked.from, marked.to] = span ? [lineAt(source, span[0]), lineAt(source, span[1])] : [0, 0];
  showGutter();
  if (span && document.activeElement !== byId("text")) scrollToLine(marked.from);
}

/** The innermost view or modifier that is written around the caret. */
function selectAtCaret() {
  if (!state.pass) return;
  const at = byId("text").selectionStart, spans = spansOf(byId("text").value);
  let best = -1, length = Infinity;
  for (let node = 0; node < state.pass.count; node++) {
    const span = spans.get(pointerOf(node));
    if (span && span[0] <= at && at <= span[1] && span[1] - span[0] < length) { best = node; length = span[1] - span[0]; }
  }
  if (best >= 0 && best !== state.selected) select(best);
}
