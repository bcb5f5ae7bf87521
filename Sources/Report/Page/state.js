// What is looked at, and how a change of it reaches the page.

const state = {
  pass: null, selected: -1, hovered: -1,
  /** -1 outside of the steps. */
  step: -1,
  tab: "size", allSteps: false,
  /** The edit whose layout is shown beside. */
  ghost: null,
  /** null: as it was recorded. */
  width: null,
  zoomed: false,
  layers: { frames: true, sizes: true, spacing: true, guides: false, offers: true, overflow: true, before: true },
  words: "", onlyTrouble: false,
  folded: new Set(),
};

/** What a page around this one adds to it: tabs beside the explanation, and what it does when something was chosen or laid out anew. */
const host = { tabs: [], body: {}, isLive: false, selected() {}, drawn() {}, unanswered: null };

/** Where a node stands in what is shown: recorded, or at the width that was chosen. */
function frameOf(node) {
  const { pass, width } = state;
  if (width === null || !pass.sweep) return pass.recorded(node);
  const numbers = pass.sweep.frames[node].map(pieces => pieceAt(pieces, width));
  return numbers.includes(null) ? null : numbers;
}

/** The lines of a text in what is shown: [alignment, line, …]. */
function linesOf(node) {
  const { pass, width } = state;
  if (width === null || !pass.sweep) return pass.lines[node];
  let found;
  for (const [from, lines] of pass.sweep.lines[node] || []) if (from <= width) found = lines;
  return found;
}

function canvasSize() {
  const { pass, width } = state;
  return [width === null ? pass.canvas[0] : width, pass.canvas[1]];
}

/** The answer of `why` about a node; undefined where the report has none. */
const answerOf = node => state.pass.why[node];

function select(node, { scrolls = true } = {}) {
  if (node < -1 || node >= state.pass.count) return;
  Object.assign(state, { selected: node, ghost: null, allSteps: false });
  for (let above = node < 0 ? -1 : state.pass.parent(node); above >= 0; above = state.pass.parent(above)) state.folded.delete(above);
  showTree(scrolls); showWhy(); showOverlay(); showTalk(); showFlame();
  host.selected();
  if (node < 0) return;
  if (!host.isLive) history.replaceState(null, "", "#" + encodeURIComponent(state.pass.key(node)));
  speak(byId("why").querySelector("h2").textContent + ", " + byId("why").querySelector(".sub").textContent);
}

function hover(node) {
  if (state.hovered === node) return;
  state.hovered = node;
  showOverlay();
}

/** Says something to who hears the page. */
const speak = words => { byId("live").textContent = words; };

/** Shows other data of about the same tree: what was chosen and folded stays, by its keys, which are texts of the data before. */
function showAnew(data) {
  const key = state.selected < 0 ? null : state.pass.key(state.selected), folded = [...state.folded].map(node => state.pass.key(node));
  report = data;
  spans = null;
  const pass = new Pass(report.passes[0]);
  Object.assign(state, { pass, selected: pass.numbers.get(key) ?? -1, hovered: -1, step: -1, ghost: null, width: null });
  state.folded = new Set(folded.map(name => pass.numbers.get(name)).filter(node => node !== undefined));
  prepareSteps(); prepareSweep(); describe();
  showTree(); showPicture(); showWhy(); showTalk(); showStep(); showFlame();
}

function showPass(pass) {
  Object.assign(state, { pass, selected: -1, hovered: -1, step: -1, ghost: null, width: null, zoomed: false });
  state.folded.clear();
  if (pass.count > 3000) for (let node = 0; node < pass.count; node++) if (pass.depths[node] > 5 && pass.children[node].length > 0) state.folded.add(node);
  prepareSteps(); prepareSweep(); describe();
  showTree(); showPicture(); showWhy(); showTalk(); showStep(); showFlame();
}
