// The right side: why the selected view has its size, why it stands where it does, who asked it, and where the scene says so.

const ownTabs = [["size", "Why this size"], ["place", "Why here"], ["calls", "Questions"], ["source", "Source"]];
const allTabs = () => host.tabs.length ? [...ownTabs.slice(0, 3), ...host.tabs] : ownTabs;

/** The nodes that decide what is explained, for the amber edge in the tree. */
function decidingNodes() {
  const answer = state.selected >= 0 ? answerOf(state.selected) : null, nodes = new Set();
  if (answer && state.tab !== "calls") for (const axis of state.tab === "place" ? ["x", "y"] : ["w", "h"]) {
    const chain = answer[axis];
    if (chain) for (const index of [chain.decides, ...chain.together]) if (index !== null && chain.steps[index]) nodes.add(chain.steps[index][3]);
  }
  return nodes;
}

function showWhy() {
  const { pass, selected, tab } = state, panel = byId("why");
  if (selected < 0) return panel.replaceChildren(...overview());
  const frame = pass.recorded(selected), answer = answerOf(selected), id = pass.id(selected);
  const facts = frame ? `${sizeText(frame[2], frame[3])} at ${number(frame[0])}, ${number(frame[1])}${answer?.ideal ? ` · ideal ${sizeText(...answer.ideal)}` : ""}` : "not placed";
  const bar = make("div", { class: "tabs", role: "tablist", "aria-label": "Questions about the view" }, ...allTabs().map(([name, words]) =>
    make("button", { type: "button", role: "tab", "aria-selected": tab === name, click: () => { state.tab = name; showWhy(); showRows(); } }, words)));
  const body = host.body[tab] ? host.body[tab](selected) : tab === "size" ? sizeTab(selected, answer) : tab === "place" ? placeTab(selected, answer) : tab === "calls" ? callsTab(selected) : sourceTab(selected);
  panel.replaceChildren(make("h2", {}, (id ? `${id} · ` : "") + pass.title(selected)), make("p", { class: "sub" }, facts), bar,
    ...(answer?.trouble || []).map(words => make("p", { class: "bad" }, "! " + text(words))), ...body);
}

function overview() {
  const { pass } = state, parts = [];
  if (pass.before) {
    parts.push(make("h3", {}, `Since ${pass.before.name}`), ...pass.before.causes.map(words => make("p", { class: "sub" }, text(words))));
    if (!pass.before.nodes.length) parts.push(make("p", { class: "sub" }, "Nothing moved."));
  }
  const asked = [...pass.callsOf].sort((a, b) => b[1].length - a[1].length).slice(0, 8);
  parts.push(make("h2", {}, "Nothing is selected"), make("p", { class: "sub" }, "Choose a view in the tree or in the picture."));
  if (asked.length) parts.push(make("h3", {}, "Asked most often"), make("table", {}, ...asked.map(([node, calls]) => make("tr", {}, make("td", {}, goTo_(node)), make("td", {}, `${calls.length} ×`)))));
  return parts;
}

/** A button that selects a view. */
const goTo_ = node => make("button", { type: "button", click: () => select(node), mouseenter: () => hover(node), mouseleave: () => hover(-1) }, state.pass.called(node));

const noAnswer = () => host.unanswered ? host.unanswered() : [make("p", { class: "sub" }, "The report has no answer for this view: it was made within its time. In a terminal:"), make("pre", {}, `layouttrace why ${state.pass.key(state.selected)}`)];

function sizeTab(node, answer) {
  if (!answer) return state.pass.recorded(node) ? [...noAnswer(), ...shares(node), ...tracks(node)] : [make("p", { class: "sub" }, "It was not placed.")];
  return [...chain("Width", answer.w), ...chain("Height", answer.h), ...whatIfs(answer, ["size", "cure"]), ...since(node), ...shares(node), ...tracks(node)];
}

function placeTab(node, answer) {
  if (!answer) return noAnswer();
  const { pass } = state, guides = pass.guides.filter(row => row[0] === node);
  return [...chain("x", answer.x), ...chain("y", answer.y), ...whatIfs(answer, ["position"]),
    ...(guides.length ? [make("h3", {}, "Aligned by"), ...guides.map(([, axis, name, position, isExplicit]) =>
      make("p", { class: "sub" }, `${text(name)} ${axis === "h" ? "vertically" : "horizontally"}, at ${number(position)} on the canvas${isExplicit ? ", as the scene or a child states it" : ""}`))] : [])];
}

function chain(title, data) {
  if (!data) return [];
  const { pass, allSteps } = state, items = [];
  let folded = 0;
  data.steps.forEach(([value, rule, words, by, isFolded], index) => {
    const decides = index === data.decides || data.together.includes(index);
    if (isFolded && !decides && !allSteps) { folded++; return; }
    const tag = decides ? make("span", { class: "tag" }, data.together.length ? "← decide together" : data.proved ? "← decides" : "← likely decides") : null;
    items.push(make("li", {}, make("button", {
      type: "button", class: `step${decides ? " decides" : ""}${isFolded ? " folded" : ""}`, title: text(rule), click: () => { if (by >= 0) select(by); }, mouseenter: () => hover(by), mouseleave: () => hover(-1), focus: () => hover(by),
    }, make("span", { class: "value" }, number(value)), make("span", {}, text(words), tag))));
  });
  if (folded) items.push(make("li", {}, make("button", { type: "button", class: "step folded", click: () => { state.allSteps = true; showWhy(); } }, make("span", { class: "value" }, "⋯"), make("span", {}, `${folded} more that pass on what they got`))));
  return [make("h3", {}, `${title} ${number(data.value)}`), make("ol", { class: "steps" }, ...items)];
}

/** What was tried: a button shows that layout over the recorded one. */
function whatIfs(answer, about) {
  const list = (answer.whatif || []).filter(row => about.includes(row[0]));
  if (!list.length) return [];
  return [make("h3", {}, "What if? (shown as a ghost)"), ...list.map(([kind, label_, edit, outcome]) => {
    const words = text(edit), other = state.pass.alternatives[words];
    const result = outcome === null ? (kind === "cure" ? "" : ": gone") : kind === "position" ? `: at ${number(outcome[0])}, ${number(outcome[1])}` : `: ${sizeText(...outcome)}`;
    return make("button", {
      type: "button", class: "whatif", title: `layouttrace what-if '${words}'`, disabled: !other, "aria-pressed": state.ghost === words,
      click: () => { state.ghost = state.ghost === words ? null : words; if (state.step >= 0) goTo(-1); showContent(); showOverlay(); showWhy(); },
    }, text(label_) + result);
  })];
}

function since(node) {
  const { before } = state.pass, row = before?.nodes.find(found => found[0] === node);
  if (!row) return [];
  const frame = row[1];
  return [make("h3", {}, `Since ${before.name}`), make("p", { class: "sub" }, frame ? `was ${sizeText(frame[2], frame[3])} at ${number(frame[0])}, ${number(frame[1])}` : "was not placed"), ...row[3].map(words => make("p", { class: "sub" }, text(words)))];
}

const mostShares = 40;

/** How the stack that a view is, or stands in, divided its length: each child to scale. Of very many those that were served around the view. */
function shares(node) {
  const { pass, allSteps } = state;
  let stack = node;
  while (stack >= 0 && !pass.shares[stack]) stack = pass.parent(stack);
  if (stack < 0) return [];
  const list = pass.shares[stack], finite = list.flatMap(row => [row[3], row[4], row[8], row[9]]).filter(value => typeof value === "number"), most = Math.max(1, ...finite);
  const x = value => clamp(length(value) / most * 100, 0, 100) + "%";
  const isMine = row => node >= row[1] && node <= pass.nodes.last[row[1]], mine = Math.max(0, list.findIndex(isMine));
  const first = allSteps ? 0 : clamp(mine - mostShares / 2, 0, Math.max(0, list.length - mostShares)), last = allSteps ? list.length : Math.min(list.length, first + mostShares);
  const others = (count, words) => count ? [make("tr", {}, make("td", { colspan: 7 }, make("button", { type: "button", class: "step folded", click: () => { state.allSteps = true; showWhy(); } }, `⋯ ${count} ${words}`)))] : [];
  const rows_ = list.slice(first, last).flatMap(row => {
    const [turn, child, priority, minimum, maximum, remaining, reserved, sharers, offered, took] = row, isMe = isMine(row), cell = value => make("td", {}, value === null ? "·" : number(value));
    const bar = draw("svg", { class: "scale", "aria-hidden": true }, draw("rect", { class: "track", x: 0, y: 4, width: "100%", height: 1 }),
      minimum !== null && maximum !== null ? draw("rect", { class: "range", x: x(minimum), y: 2, width: clamp(100 * (length(maximum) - length(minimum)) / most, 0, 100) + "%", height: 5 }) : null,
      draw("rect", { class: "took", x: 0, y: 3, width: x(took), height: 3 }), typeof offered === "number" ? draw("line", { class: "offered", x1: x(offered), x2: x(offered), y1: 0, y2: 9 }) : null);
    return [make("tr", { class: isMe ? "me" : null }, make("td", {}, `${turn} `, goTo_(child)), cell(priority), cell(minimum), cell(maximum), make("td", {}, remaining === null ? "·" : number(remaining) + (sharers > 1 ? ` / ${sharers}` : "") + (reserved ? ` − ${number(reserved)}` : "")), cell(offered), cell(took)),
      make("tr", { class: `bar${isMe ? " me" : ""}` }, make("td", { colspan: 7 }, bar))];
  });
  return [make("h3", {}, `How ${pass.called(stack)} divides its length`), make("table", {}, make("tr", {}, ...["served", "priority", "min", "max", "left", "offered", "took"].map(words => make("th", { scope: "col" }, words))), ...others(first, "served before"), ...rows_, ...others(list.length - last, "served after")),
    make("p", { class: "sub" }, "bar: took · shaded: from its minimum to its maximum · dashed: offered · dot: not asked")];
}

/** The columns and rows of the Grid that a view is, or stands in, to scale. */
function tracks(node) {
  const { pass } = state;
  let grid = node;
  while (grid >= 0 && !pass.tracks[grid]) grid = pass.parent(grid);
  if (grid < 0) return [];
  const frame = pass.recorded(grid), own = pass.recorded(node);
  return [["w", "Columns", 0], ["h", "Rows", 1]].flatMap(([axis, words, index]) => {
    const list = pass.tracks[grid].filter(row => row[0] === axis);
    if (!list.length || !frame) return [];
    const most = Math.max(1, frame[index + 2]);
    const bar = draw("svg", { class: "scale", "aria-hidden": true }, ...list.map(([, start, size]) => {
      const isOwn = own && node !== grid && own[index] - frame[index] < start + size - .01 && own[index] + own[index + 2] - frame[index] > start + .01;
      return draw("rect", { class: isOwn ? "own" : "track2", x: start / most * 100 + "%", y: 0, width: size / most * 100 + "%", height: 9 });
    }));
    return [make("h3", {}, `${words} of ${pass.called(grid)}`), bar, make("p", { class: "sub" }, list.map(row => number(row[2])).join(" · "))];
  });
}

const mostCalls = 60;

function callsTab(node) {
  const { pass } = state, calls = pass.callsOf.get(node) || [];
  if (!calls.length) return [make("p", { class: "sub" }, "It was not asked, or the report has no calls.")];
  const rows_ = calls.slice(0, mostCalls).map(call => {
    const parent = pass.calls.parent[call], reason = text(pass.calls.reason[call]);
    return make("tr", {}, make("td", {}, make("button", { type: "button", title: reason && report.reasons[reason] || "", click: () => goTo(replyStep[call]) }, parent < 0 ? "canvas" : pass.called(pass.calls.node[parent]))),
      make("td", {}, reason || ""), make("td", {}, sizeOf(pass.calls.proposal[call])), make("td", {}, (pass.calls.cached[call] ? "↺ " : "") + sizeOf(pass.calls.reply[call])));
  });
  const reused = calls.filter(call => pass.calls.cached[call]).length;
  return [make("p", { class: "sub" }, `asked ${calls.length} ×, ${reused} answered from a cache`),
    make("table", {}, make("tr", {}, ...["by", "what for", "proposal", "reply"].map(words => make("th", { scope: "col" }, words))), ...rows_), calls.length > mostCalls ? make("p", { class: "sub" }, `${calls.length - mostCalls} more`) : null];
}

function sourceTab(node) {
  const pointer = text(state.pass.nodes.pointer[node]), span = pointer === null ? null : sceneSpans().get(pointer);
  if (!span) return [make("p", { class: "sub" }, "It stands nowhere in the scene: an implicit stack.")];
  const start = report.scene.lastIndexOf("\n", span[0]) + 1, found = make("mark", {}, report.scene.slice(start, span[1])), source = make("pre", { tabindex: 0 }, report.scene.slice(0, start), found, report.scene.slice(span[1]));
  requestAnimationFrame(() => { source.scrollTop = found.offsetTop - source.offsetTop - 30; });
  return [make("p", { class: "sub" }, `${report.file}, line ${report.scene.slice(0, span[0]).split("\n").length} · ${pointer}`), source];
}

let spans = null;

function sceneSpans() {
  if (!spans) spans = spansOf(report.scene);
  return spans;
}

/** Where each JSON pointer's value stands in a text: [start, end, where its key does]. Of a text that is no JSON as far as it is. */
function spansOf(source) {
  const spans = new Map();
  let at = 0;
  const blank = () => { while (/\s/.test(source[at] || "")) at++; };
  const isEnd = () => { if (at >= source.length) throw new RangeError("the text ends"); };
  const word = () => { if (source[at] !== '"') throw new RangeError("no name"); const start = at++; while (source[at] !== '"') { isEnd(); at += source[at] === "\\" ? 2 : 1; } at++; return JSON.parse(source.slice(start, at)); };
  const list = (end, each) => { at++; blank(); while (source[at] !== end) { isEnd(); const before = at; each(); blank(); if (source[at] === ",") { at++; blank(); } if (at === before) throw new RangeError("no value"); } at++; };
  const value = (pointer, from) => {
    blank();
    const start = at;
    if (source[at] === "{") list("}", () => { const own = at, key = word(); blank(); at++; value(`${pointer}/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`, own); });
    else if (source[at] === "[") { let index = 0; list("]", () => value(`${pointer}/${index++}`)); }
    else if (source[at] === '"') word();
    else while (at < source.length && !/[,\]}\s]/.test(source[at])) at++;
    spans.set(pointer, [start, at, from ?? start]);
  };
  try { value(""); } catch { /* A scene that is no JSON was not recorded: what was found stays. */ }
  return spans;
}
