// The tree, in two numbers a row. Only the rows in sight are in the page.

const rowHeight = 21;
let rows = [];

function matches(node) {
  const { pass, words, onlyTrouble } = state;
  if (onlyTrouble && !pass.trouble(node)) return false;
  return words.split(/\s+/).every(word => `${pass.title(node)} ${pass.key(node)}`.toLowerCase().includes(word.toLowerCase()));
}

/** The nodes that have a row: all that are not folded away; of a filtered tree those that match, and what they are in. */
function visibleNodes() {
  const { pass, words, onlyTrouble, folded } = state, nodes = [];
  if (words || onlyTrouble) {
    const kept = new Uint8Array(pass.count);
    for (let node = 0; node < pass.count; node++) if (matches(node)) for (let above = node; above >= 0 && !kept[above]; above = pass.parent(above)) kept[above] = 1;
    for (let node = 0; node < pass.count; node++) if (kept[node]) nodes.push(node);
    return nodes;
  }
  for (let node = 0; node < pass.count; node++) {
    nodes.push(node);
    if (folded.has(node)) node = pass.nodes.last[node];
  }
  return nodes;
}

function showTree(scrolls = false) {
  rows = visibleNodes();
  const tree = byId("tree");
  if (scrolls && state.selected >= 0) {
    const top = rows.indexOf(state.selected) * rowHeight;
    if (top < tree.scrollTop) tree.scrollTop = top;
    else if (top + rowHeight > tree.scrollTop + tree.clientHeight) tree.scrollTop = top + rowHeight - tree.clientHeight;
  }
  showRows();
}

function showRows() {
  const tree = byId("tree"), hadFocus = tree.contains(document.activeElement);
  const first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - 4), last = Math.min(rows.length, first + Math.ceil((tree.clientHeight || 400) / rowHeight) + 8);
  const causes = decidingNodes(), open = openNodes();
  const shown = rows.slice(first, last).map((node, index) => row(node, first + index, causes, open));
  const end = make("div", { role: "presentation" });
  end.style.height = rows.length * rowHeight + "px";
  tree.replaceChildren(end, ...shown);
  if (hadFocus) tree.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
}

function row(node, index, causes, open) {
  const { pass, selected, folded } = state, children = pass.children[node], parent = pass.parent(node);
  const siblings = parent < 0 ? [0] : pass.children[parent], trouble = pass.trouble(node), isFiltered = state.words || state.onlyTrouble;
  const isTabStop = node === selected || (!rows.includes(selected) && index === 0);
  const classes = ["row", pass.role(node) === "modifier" ? "modifier" : "", pass.recorded(node) ? "" : "unplaced", causes.has(node) && node !== selected ? "cause" : "", open.has(node) ? "open" : ""];
  const title = make("span", { class: "title" },
    make("span", { class: "twist", "aria-hidden": true }, children.length && !isFiltered ? (folded.has(node) ? "▸" : "▾") : ""),
    trouble ? make("span", { class: `mark ${trouble === "note" ? "note" : "warning"}`, role: "img", "aria-label": trouble }, "!") : null,
    pass.title(node), pass.id(node) ? make("span", { class: "key" }, pass.id(node)) : null);
  title.style.paddingLeft = Math.min(pass.depths[node], 28) * 8 + 2 + "px";
  const [proposed, size] = numbersOf(node);
  const element = make("div", {
    class: classes.filter(Boolean).join(" "), role: "treeitem", id: `row${node}`, "aria-level": pass.depths[node] + 1, "aria-posinset": siblings.indexOf(node) + 1,
    "aria-setsize": siblings.length, "aria-expanded": children.length ? !folded.has(node) : null, "aria-selected": node === selected, tabindex: isTabStop ? 0 : -1,
  }, title, make("span", { class: "number " + proposed[1] }, proposed[0]), make("span", { class: "number " + size[1] }, size[0]));
  element.style.top = index * rowHeight + "px";
  return element;
}

/** The two numbers of a row, with the class of what is said in this step. */
function numbersOf(node) {
  const { pass } = state, step = currentStep();
  if (step && !step.isPlacing) {
    const call = latestCall(node, step.call);
    if (call < 0) return [["", ""], ["", ""]];
    const isOpen = step.stack.includes(call) && !(call === step.call && step.isReply), isNow = call === step.call;
    return [[sizeOf(pass.calls.proposal[call]), isNow ? "asked" : ""], [isOpen ? "…" : sizeOf(pass.calls.reply[call]), isNow && step.isReply ? "answered" : ""]];
  }
  const frame = frameOf(node);
  if (state.width !== null) return [["", ""], [frame ? sizeText(frame[2], frame[3]) : "–", ""]];
  return frame ? [[sizeText(...pass.offered(node)), ""], [sizeText(frame[2], frame[3]), ""]] : [["not placed", ""], ["", ""]];
}

const nodeOfRow = event => { const found = event.target.closest(".row"); return found ? +found.id.slice(3) : -1; };

function prepareTree() {
  const tree = byId("tree");
  tree.addEventListener("scroll", showRows);
  tree.addEventListener("click", event => {
    const node = nodeOfRow(event);
    if (node < 0) return;
    if (event.target.classList.contains("twist") && state.pass.children[node].length) state.folded.has(node) ? state.folded.delete(node) : state.folded.add(node);
    select(node, { scrolls: false });
  });
  tree.addEventListener("mouseover", event => hover(nodeOfRow(event)));
  tree.addEventListener("mouseleave", () => hover(-1));
  tree.addEventListener("keydown", event => {
    const { pass, selected, folded } = state, at = rows.indexOf(selected);
    let to = -1;
    if (event.key === "ArrowDown") to = rows[Math.min(rows.length - 1, at + 1)];
    else if (event.key === "ArrowUp") to = rows[Math.max(0, at - 1)];
    else if (event.key === "Home") to = rows[0];
    else if (event.key === "End") to = rows[rows.length - 1];
    else if (event.key === "PageDown") to = rows[Math.min(rows.length - 1, at + 15)];
    else if (event.key === "PageUp") to = rows[Math.max(0, at - 15)];
    else if (event.key === "ArrowRight" && selected >= 0) { if (folded.delete(selected)) showTree(); else to = pass.children[selected][0] ?? -1; }
    else if (event.key === "ArrowLeft" && selected >= 0) { if (pass.children[selected].length && !folded.has(selected)) { folded.add(selected); showTree(); } else to = pass.parent(selected); }
    else if (event.key === "Enter") byId("why").focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined && to >= 0) select(to);
  });
  byId("name").addEventListener("input", event => { state.words = event.target.value.trim(); showTree(); });
  byId("trouble").addEventListener("change", event => { state.onlyTrouble = event.target.checked; showTree(); });
}

/** What decides where something is wrong with a view, as `why` proved it: along the axis on which it sticks out, or along which it is cut. */
function causeOf(node) {
  const answer = node === undefined ? null : answerOf(node), { pass } = state;
  if (!answer || !pass.trouble(node)) return [];
  const axes = pass.overhangs.filter(row => row[0] === node).map(row => row[1]), wanted = axes.length ? axes : ["w", "h"];
  const steps = wanted.flatMap(axis => { const chain = answer[axis]; return chain && chain.decides !== null ? [text(chain.steps[chain.decides][2])] : []; });
  return steps.slice(0, 1).map(words => `because: ${words}`);
}

function showFindings() {
  const list = report.findings.map(([code, severity, message, key]) => {
    const node = state.pass.numbers.get(text(key));
    return make("button", { type: "button", class: "finding", click: () => { if (node !== undefined) select(node); } }, make("b", { class: severity === "note" ? "note" : "warning" }, code), " " + message, ...causeOf(node).map(words => make("span", { class: "cause" }, words)));
  });
  byId("findings").replaceChildren(make("h2", {}, list.length === 0 ? "No findings" : list.length === 1 ? "1 finding" : `${list.length} findings`), ...list);
}
