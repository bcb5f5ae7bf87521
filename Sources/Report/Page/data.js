// The recording: what the page was given, decoded. docs/report.md documents the format.

let report = JSON.parse(document.getElementById("data").textContent);

/** A text of the table; null for -1. */
const text = number => number < 0 ? null : report.strings[number];

/** A pass with its tree. Nodes are numbers from 0, in the order of the tree: those in node n are n + 1 … last[n]. */
class Pass {
  constructor(data) {
    Object.assign(this, data);
    const tree = report.structures[data.structure];
    this.nodes = tree.nodes;
    this.items = tree.items;
    this.colors = tree.colors;
    this.count = tree.nodes.parent.length;
    this.children = Array.from({ length: this.count }, () => []);
    tree.nodes.parent.forEach((parent, node) => { if (parent >= 0) this.children[parent].push(node); });
    this.depths = tree.nodes.parent.reduce((depths, parent) => { depths.push(parent < 0 ? 0 : depths[parent] + 1); return depths; }, []);
    this.order = new Int32Array(this.count).fill(-1);
    this.marks = new Map();
    this.items.forEach((item, index) => { if (item[0] === "draw") { this.order[item[1]] = index; this.marks.set(item[1], item); } });
    this.numbers = new Map(tree.nodes.key.map((key, node) => [text(key), node]));
    this.overhang = new Set(data.overhangs.map(row => row[0]));
    this.cut = new Set(Object.entries(data.lines).filter(([, lines]) => lines.slice(1).some(line => line[5])).map(([node]) => +node));
    this.severity = new Map();
    for (const [, severity, , key] of report.findings) {
      const node = this.numbers.get(text(key));
      if (node !== undefined && this.severity.get(node) !== "error") this.severity.set(node, severity);
    }
    this.calls.count = data.calls.node.length;
    this.callsOf = new Map();
    data.calls.node.forEach((node, call) => { if (!this.callsOf.has(node)) this.callsOf.set(node, []); this.callsOf.get(node).push(call); });
  }
  key(node) { return text(this.nodes.key[node]); }
  kind(node) { return text(this.nodes.kind[node]); }
  role(node) { return text(this.nodes.role[node]); }
  title(node) { return text(this.nodes.title[node]); }
  parent(node) { return this.nodes.parent[node]; }
  /** Who asks: the node around, but for a row's cells the Grid; -1 for the canvas. The call around may be of a node further out, which a guide is read for. */
  asker(call) {
    const around = this.parent(this.calls.node[call]), during = this.calls.parent[call];
    return around >= 0 && during >= 0 && this.kind(around) === "GridRow" ? this.calls.node[during] : around;
  }
  /** The id the scene gives it; "" where it has none. */
  id(node) { const key = this.key(node); return /^node\d+$/.test(key) ? "" : key; }
  /** How a sentence names it: by its id, a modifier with its view's. */
  called(node) {
    const view = this.nodes.view[node], id = this.id(node);
    if (id) return id;
    return this.role(node) === "modifier" && this.id(view) ? `${this.title(node)} on ${this.id(view)}` : this.title(node);
  }
  /** As it was recorded: [x, y, width, height] on the canvas; null for a node that is not placed. */
  recorded(node) {
    const f = this.frames;
    return f.x[node] === null ? null : [f.x[node], f.y[node], length(f.width[node]), length(f.height[node])];
  }
  offered(node) { return [this.frames.proposed_width[node], this.frames.proposed_height[node]]; }
  /** "error", "warning" or "note" where something is wrong with it; null where nothing is. */
  trouble(node) { return this.severity.get(node) || (this.overhang.has(node) || this.cut.has(node) ? "warning" : null); }
}

/** A length that may have no end, as a number to draw with. */
const length = value => typeof value === "number" ? value : 1e6;

/** The number at a width, of `[from, value, slope, …]`; null where there is none. */
function pieceAt(pieces, width) {
  let low = 0, high = pieces.length / 3 - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle * 3] <= width) low = middle; else high = middle - 1;
  }
  const value = pieces[low * 3 + 1];
  return value === null ? null : value + pieces[low * 3 + 2] * (width - pieces[low * 3]);
}
