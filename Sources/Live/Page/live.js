// The page over a scene that is edited. A change is laid out at once; the answer of `why` follows when nothing changed for a moment, and then what else a recording has.

const live = {
  kind: "scene", text: "", types: {}, off: new Map(), canvas: null, device: null, typeSize: null, pass: null,
  /** Goes up with every change: an answer to an earlier one is late. */
  turn: 0, isAsking: false, waits: false, shownTurn: -1, original: pointer => pointer,
};
const whyDelay = 150, detailsDelay = 700;
let whyTimer, detailsTimer, layoutTimer;

/** Where a node is written in the editor's text; null where it is not. */
function pointerOf(node) {
  const pointer = node < 0 ? null : text(state.pass.nodes.pointer[node]);
  return pointer === null ? null : live.original(pointer);
}

/** What is laid out: the text as it is written, but for what is switched off. */
function request() {
  const source = withTypeSize(byId("text").value, live.typeSize), { text: shown, original } = switched(source, live.off.keys());
  return { body: { text: shown, canvas: live.canvas, device: live.device, pass: live.pass }, original };
}

/** Something is otherwise: lays out again, at most one at a time. */
function changed(delay = 0) {
  live.turn++;
  checkSwitches();
  showSaved();
  showGutter();
  clearTimeout(layoutTimer);
  layoutTimer = setTimeout(layOut, delay);
}

async function layOut() {
  if (live.isAsking) { live.waits = true; return; }
  live.isAsking = true;
  const { turn } = live, { body, original } = request();
  try {
    const answer = await ask("/layout", body);
    if (answer.errors) showErrors(answer.errors);
    else {
      showErrors([]);
      show(answer, original);
      live.shownTurn = turn;
      later();
    }
    notice(null);
  } catch (error) {
    notice(error.message);
  }
  live.isAsking = false;
  if (live.waits || turn !== live.turn) { live.waits = false; requestAnimationFrame(layOut); }
}

function show(answer, original) {
  live.original = original;
  const isFirst = !state.pass;
  if (isFirst) { report = answer.report; showReport(); } else showAnew(answer.report);
  byId("title").textContent = live.name;
  showBar(answer.passes);
  const { pass } = state;
  if (isFirst && pass.count) select([...pass.overhang, ...pass.cut].sort((a, b) => a - b)[0] ?? 0);
  showPlace();
}

/** What takes longer, when nothing changes for a moment. */
function later() {
  clearTimeout(whyTimer);
  clearTimeout(detailsTimer);
  whyTimer = setTimeout(askWhy, whyDelay);
  detailsTimer = setTimeout(askDetails, detailsDelay);
}

async function askWhy() {
  const { turn } = live, node = state.selected;
  if (node < 0 || answerOf(node) || live.kind !== "scene") return;
  try {
    const { answer } = await ask("/why", { ...request().body, key: state.pass.key(node), strings: report.strings.length });
    if (turn !== live.turn || node !== state.selected || !answer) return;
    report.strings.push(...answer.strings);
    Object.assign(state.pass.why, answer.why);
    Object.assign(state.pass.alternatives, answer.alternatives);
    showWhy(); showRows();
  } catch (error) {
    if (turn === live.turn) notice(error.message);
  }
}

async function askDetails() {
  const { turn } = live;
  if (state.step >= 0) return;
  try {
    const answer = await ask("/details", request().body);
    if (turn !== live.turn || !answer.report || state.step >= 0) return;
    const ghost = state.ghost;
    showAnew(answer.report);
    state.ghost = ghost;
    askWhy();
  } catch (error) {
    if (turn === live.turn) notice(error.message);
  }
}

/** Words above the text, with buttons for what can be done; null takes them away. */
function notice(words, ...buttons) {
  const box = byId("notice");
  box.hidden = words === null;
  box.replaceChildren(...(words === null ? [] : [make("span", {}, words + " "), ...buttons]));
}

const isDirty = () => byId("text").value !== live.text;
const showSaved = () => { byId("saved").textContent = isDirty() ? "not saved" : "saved"; byId("save").disabled = byId("revert").disabled = !isDirty(); };

function setText(words) {
  const area = byId("text"), { scrollTop, selectionStart } = area;
  area.value = words;
  area.setSelectionRange(selectionStart, selectionStart);
  area.scrollTop = scrollTop;
  changed();
}

async function save() {
  const words = byId("text").value;
  try {
    await ask("/save", { text: words, over: live.text });
    live.text = words;
    notice(null);
    showSaved();
  } catch (error) {
    if (error.status === 409) fileChanged(); else notice(error.message);
  }
}

/** The file is another one: shown at once, unless something was written here that would be lost. */
async function fileChanged() {
  try {
    const now = await ask("/state");
    if (live.kind === "recording") return showRecording(now);
    if (now.text === live.text) return;
    if (!isDirty() || now.text === byId("text").value) return take(now);
    notice("The file was changed by another program.", make("button", { type: "button", click: () => take(now) }, "Take the file's"),
      make("button", { type: "button", click: () => { live.text = now.text; notice(null); showSaved(); } }, "Keep mine"));
  } catch (error) {
    notice(error.message);
  }
}

function take({ text: words }) {
  live.text = words;
  notice(null);
  setText(words);
}

/** A recording is looked at, not edited. */
function showRecording({ report: data, error }) {
  notice(error ? `${error}. What was recorded before is still shown.` : null);
  if (!data) return;
  const key = state.selected >= 0 ? state.pass.key(state.selected) : null;
  report = data;
  showReport();
  const node = state.pass.numbers.get(key);
  if (node !== undefined) select(node);
}

async function startLive() {
  host.isLive = true;
  document.body.classList.add("live");
  document.querySelector("main").append(makeEditor());
  byId("stage").prepend(makeBar());
  byId("stage").append(makeHandle());
  prepare();
  byId("save").addEventListener("click", save);
  byId("revert").addEventListener("click", () => setText(live.text));
  addEventListener("beforeunload", event => { if (live.kind === "scene" && isDirty()) event.preventDefault(); });
  try {
    const first = await ask("/state");
    Object.assign(live, first);
    if (first.kind === "recording") {
      document.body.classList.add("recording");
      byId("text").hidden = byId("bar").hidden = byId("handle").hidden = true;
      showRecording(first);
    } else {
      document.title = byId("file").textContent = first.name;
      Object.assign(host, { tabs: [["edit", "Edit"]], body: { edit: editTab }, selected: () => { showPlace(); later(); }, drawn: placeHandle, unanswered: () => [make("p", { class: "sub" }, "…")] });
      fillBar(first);
      byId("text").value = first.text;
      changed();
    }
  } catch (error) {
    return notice(error.message);
  }
  listen(fileChanged, () => notice("layouttrace has ended: what is written here can still be copied."));
}
