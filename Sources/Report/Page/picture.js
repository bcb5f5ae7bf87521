// The picture: the recording's display list, and over it what is selected, asked or otherwise.

let zoom = 1, view = [0, 0, 1, 1], content, overlay;

/** What the picture has room for: the canvas and a little around it, or what is selected. */
function viewBox() {
  const [width, height] = canvasSize(), frame = state.zoomed && state.selected >= 0 ? frameOf(state.selected) : null;
  if (frame) { const margin = Math.max(frame[2], frame[3], 20) * .35; return [frame[0] - margin, frame[1] - margin, frame[2] + 2 * margin, frame[3] + 2 * margin]; }
  const margin = 26;
  return [-margin, -margin, width + 2 * margin, height + 2 * margin];
}

function showPicture() {
  const box = byId("drawing");
  view = viewBox();
  zoom = state.held ? state.held.zoom : clamp(Math.min((box.clientWidth - 24) / view[2], (box.clientHeight - 24) / view[3]), .02, state.zoomed ? 12 : 3);
  const [width, height] = canvasSize();
  content = draw("g", {});
  overlay = draw("g", {});
  const svg = draw("svg", {
    width: view[2] * zoom, height: view[3] * zoom, viewBox: view.join(" "), role: "img", "aria-label": `The layout on a canvas of ${sizeText(width, height)}; the tree has all that is in it`,
    click: event => select(nodeAt(event)), mousemove: event => hover(nodeAt(event)), mouseleave: () => hover(-1),
  }, draw("rect", { class: "paper", width, height }), content, overlay);
  // While the canvas is dragged its corner stays where it is.
  if (state.held) svg.style.margin = `${state.held.top}px auto auto ${state.held.left}px`;
  box.replaceChildren(svg);
  showContent();
  showOverlay();
  host.drawn();
}

/** The view at a place of the picture, the frontmost of what is drawn, else the innermost. */
function nodeAt(event) {
  const box = event.currentTarget.getBoundingClientRect(), x = view[0] + (event.clientX - box.left) / zoom, y = view[1] + (event.clientY - box.top) / zoom;
  const { pass } = state;
  let best = -1, bestOrder = -2;
  for (let node = 0; node < pass.count; node++) {
    const frame = pass.role(node) === "modifier" ? null : frameOf(node);
    if (!frame || x < frame[0] || y < frame[1] || x > frame[0] + frame[2] || y > frame[1] + frame[3]) continue;
    const order = pass.order[node];
    if (order >= bestOrder) { best = node; bestOrder = order; }
  }
  return best;
}

/** Whether any of it is in sight, and larger than a pixel. */
function isSeen([x, y, width, height]) {
  return x <= view[0] + view[2] && y <= view[1] + view[3] && x + width >= view[0] && y + height >= view[1] && (width * zoom >= 1 || height * zoom >= 1);
}

const colorOf = name => {
  const colors = name && state.pass.colors[name];
  return colors ? colors[isDark() ? 1 : 0] || "none" : null;
};

function showContent() {
  const groups = [draw("g", { class: state.step >= 0 || state.ghost ? "faded" : null })];
  let clips = 0;
  for (const item of state.pass.items) {
    const inner = groups[groups.length - 1];
    if (item[0] === "close") { groups.pop(); continue; }
    const frame = frameOf(item[1]);
    if (item[0] === "open") {
      let group = draw("g", {});
      if (frame && item[2] === "opacity") group = draw("g", { opacity: item[3] });
      else if (frame && item[2] === "transform") group = draw("g", { transform: matrix(item, frame) });
      else if (frame && (item[2] === "clip" || item[2] === "pane")) {
        const id = `clip${clips++}`;
        // What scrolls is seen in a rectangle of its own, unless a width of the sweep has it elsewhere.
        const pane = item[2] === "pane" && state.width === null ? item.slice(3) : frame;
        inner.append(draw("clipPath", { id }, item[2] === "pane" ? outline("rectangle", 0, pane, {}) : outline(item[3], item[4], frame, {})));
        group = draw("g", { "clip-path": `url(#${id})` });
      }
      inner.append(group);
      groups.push(group);
    } else if (frame && (isSeen(frame) || groups.length > 1)) inner.append(...markOf(item, frame));
  }
  content.replaceChildren(groups[0]);
}

function matrix(item, [x, y, width, height]) {
  const [a, b, c, d, tx, ty] = item[3], px = x + width * item[4][0], py = y + height * item[4][1];
  return `matrix(${a} ${b} ${c} ${d} ${tx + px - a * px - c * py} ${ty + py - b * px - d * py})`;
}

function outline(kind, radius, [x, y, width, height], properties) {
  const side = Math.min(width, height);
  if (kind === "circle") return draw("circle", { cx: x + width / 2, cy: y + height / 2, r: side / 2, ...properties });
  if (kind === "ellipse") return draw("ellipse", { cx: x + width / 2, cy: y + height / 2, rx: width / 2, ry: height / 2, ...properties });
  return draw("rect", { x, y, width, height, rx: kind === "capsule" ? side / 2 : kind === "rounded" ? Math.min(radius, side / 2) : null, ...properties });
}

function markOf([, node, kind, ...facts], frame) {
  const [x, y, width, height] = frame;
  if (kind === "shape") { const color = colorOf(facts[2]); return [outline(facts[0], facts[1], frame, color ? { fill: color } : { class: "shape" })]; }
  if (kind === "outline") {
    const [edge, radius, line, isInside, color] = facts, inset = isInside ? line / 2 : 0;
    const along = [x + inset, y + inset, Math.max(0, width - 2 * inset), Math.max(0, height - 2 * inset)];
    return [outline(edge, radius, along, { fill: "none", stroke: colorOf(color) || "currentColor", "stroke-width": line })];
  }
  if (kind === "border") return [draw("rect", { x: x + facts[0] / 2, y: y + facts[0] / 2, width: Math.max(0, width - facts[0]), height: Math.max(0, height - facts[0]), fill: "none", stroke: colorOf(facts[1]) || "currentColor", "stroke-width": facts[0] })];
  if (kind === "line") return [draw("rect", { x, y, width, height, class: "divider" })];
  if (kind === "text") return textOf(linesOf(node), frame, colorOf(facts[0]), "");
  if (kind === "image") return imageOf(facts, frame);
  return state.layers.spacing ? springOf(frame) : [];
}

/** The lines of a text in a frame, each as wide as it was measured. */
function textOf(lines, [x, y, width], color, name) {
  if (!lines) return [];
  const [alignment, ...rest] = lines;
  return rest.flatMap(([words, wide, baseline, , size, isCut, isFixed]) => {
    const shown = text(words);
    if (!shown) return [];
    const isFitted = [...shown].length > 1 && wide > 0, isRed = isCut && state.layers.overflow && !name;
    const line = draw("text", {
      x: x + alignment * (width - wide), y: y + baseline, "font-size": size, class: `${name || (isRed ? "cut" : "ink")}${isFixed ? " mono" : ""}`,
      fill: color && !isRed ? color : null, textLength: isFitted ? wide : null, lengthAdjust: isFitted ? "spacingAndGlyphs" : null,
    }, shown);
    if (color && !isRed && !name) line.setAttribute("class", isFixed ? "mono" : "");
    return [line];
  });
}

function imageOf([name, wide, high], [x, y, width, height]) {
  const shapes = [draw("rect", { x, y, width, height, class: "image" }), draw("path", { class: "cross", d: `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}` })];
  const words = `${name || "image"}${wide === null ? "" : ` ${sizeText(wide, high)}`}`;
  if (words.length * 5.2 < width && height > 14) shapes.push(draw("text", { x: x + width / 2, y: y + height / 2 + 3, class: "name" }, words));
  return shapes;
}

function springOf([x, y, width, height]) {
  const isWide = width >= height, size = isWide ? width : height;
  if (size < 3 || size > 1e5) return [];
  const count = Math.max(2, Math.round(size / 6)), points = [];
  for (let index = 0; index <= count; index++) {
    const along = (isWide ? x : y) + size * index / count, across = (isWide ? y + height / 2 : x + width / 2) + (index === 0 || index === count ? 0 : index % 2 ? 2.5 : -2.5);
    points.push(isWide ? `${along} ${across}` : `${across} ${along}`);
  }
  return [draw("path", { d: "M" + points.join("L"), class: "spring" })];
}

const box = ([x, y, width, height], name) => draw("rect", { x, y, width: Math.max(width, .01), height: Math.max(height, .01), class: name });

function label(x, y, words, color) {
  const size = 11 / zoom, width = words.length * size * .58 + 6 / zoom, left = clamp(x, view[0], Math.max(view[0], view[0] + view[2] - width)), top = clamp(y, view[1] + 14 / zoom, view[1] + view[3]);
  return draw("g", {}, draw("rect", { x: left, y: top - 13 / zoom, width, height: 15 / zoom, rx: 3 / zoom, class: "labelground" }), draw("text", { x: left + 3 / zoom, y: top - 2 / zoom, "font-size": size, class: `label ${color}` }, words));
}

/** A proposal at a corner: without an edge where there is none, or no end. */
function offer([x, y], width, height) {
  const right = view[0] + view[2], bottom = view[1] + view[3], isWide = typeof width === "number", isHigh = typeof height === "number";
  if (isWide && isHigh) return box([x, y, width, height], "offer");
  if (isWide) return draw("path", { class: "offer", d: `M${x} ${bottom}V${y}H${x + width}V${bottom}` });
  if (isHigh) return draw("path", { class: "offer", d: `M${right} ${y}H${x}V${y + height}H${right}` });
  return draw("path", { class: "offer", d: `M${x} ${y + 24 / zoom}V${y}H${x + 24 / zoom}` });
}

function showOverlay() {
  const { pass, layers, selected, hovered } = state, shapes = [], step = currentStep();
  if (layers.frames) shapes.push(framesPath());
  if (layers.overflow && state.width === null) for (const [node, axis, before, after] of pass.overhangs) shapes.push(...overhangOf(node, axis, before, after));
  if (step && !step.isPlacing) shapes.push(...stepShapes(step));
  else {
    if (layers.before && pass.before && state.width === null) shapes.push(...beforeShapes());
    if (selected >= 0) shapes.push(...selectionShapes(selected));
    if (state.ghost) shapes.push(...ghostShapes());
  }
  const over = hovered >= 0 && hovered !== selected ? frameOf(hovered) : null;
  if (over) shapes.push(box(over, "hovered"));
  overlay.replaceChildren(...shapes);
}

/** All frames in one path: thousands of elements would be slow. */
function framesPath() {
  let path = "";
  for (let node = 0; node < state.pass.count; node++) {
    if (state.pass.role(node) === "modifier") continue;
    const frame = frameOf(node);
    if (frame && isSeen(frame)) path += `M${frame[0]} ${frame[1]}h${frame[2]}v${frame[3]}h${-frame[2]}z`;
  }
  return draw("path", { d: path, class: "frame" });
}

function overhangOf(node, axis, before, after) {
  const frame = state.pass.recorded(node), index = axis === "w" ? 0 : 1;
  if (!frame) return [];
  return [[before, true], [after, false]].filter(([out]) => out > .01).map(([out, isBefore]) => {
    const rect = [...frame];
    rect[index + 2] = Math.min(out, frame[index + 2]);
    if (!isBefore) rect[index] = frame[index] + frame[index + 2] - rect[index + 2];
    return box(rect, "out");
  });
}

function selectionShapes(node) {
  const { pass, layers } = state, frame = frameOf(node), shapes = [];
  if (!frame) return shapes;
  const parent = pass.parent(node), around = parent >= 0 ? frameOf(parent) : null, isRecorded = state.width === null;
  if (around) shapes.push(box(around, "around"));
  if (layers.spacing && isRecorded) for (const [owner, isPadding, rect, size] of pass.areas) {
    if (owner !== node && owner !== parent && !(pass.nodes.view[owner] === node)) continue;
    shapes.push(box(rect, isPadding ? "pad" : "gap"));
    if (layers.sizes && size * zoom > 8) shapes.push(label(rect[0] + rect[2] / 2 - 8 / zoom, rect[1] + rect[3] / 2 + 6 / zoom, number(size), "dim"));
  }
  if (layers.offers && isRecorded) shapes.push(offer(frame, ...pass.offered(node)));
  shapes.push(box(frame, "selection"));
  if (layers.guides && isRecorded) for (const [owner, axis, name, position] of pass.guides) {
    if (owner !== node && pass.parent(owner) !== node && pass.parent(owner) !== parent) continue;
    const of = pass.recorded(owner);
    shapes.push(draw("path", { class: "guide", d: axis === "h" ? `M${of[0]} ${position}h${of[2]}` : `M${position} ${of[1]}v${of[3]}` }));
    if (owner === node) shapes.push(axis === "h" ? label(of[0] + of[2], position, text(name), "red") : label(position, of[1], text(name), "red"));
  }
  if (layers.sizes && !state.ghost) {
    shapes.push(label(frame[0], frame[1] - 2 / zoom, `${pass.called(node)} ${sizeText(frame[2], frame[3])}`, "blue"));
    const proposed = pass.offered(node);
    if (layers.offers && isRecorded) shapes.push(label(frame[0], frame[1] + Math.max(frame[3], typeof proposed[1] === "number" ? Math.min(proposed[1], view[3]) : 0) + 14 / zoom, `offered ${sizeText(...proposed)}`, "blue"));
  }
  return shapes;
}

/** What was asked or answered, at the place where the view will stand. */
function stepShapes(step) {
  const { pass } = state, { call, isReply } = step, node = pass.calls.node[call], at = pass.recorded(node) || pass.recorded(Math.max(0, pass.parent(node))) || [0, 0, 0, 0];
  const [width, height] = report.sizes[pass.calls.proposal[call]], shapes = [], by = pass.asker(call), asker = by >= 0 ? pass.recorded(by) : null;
  if (asker) shapes.push(box(asker, "asker"));
  shapes.push(offer(at, width, height), label(at[0], at[1] - 2 / zoom, `${pass.called(node)}: ${sizeText(width, height)} ?`, "blue"));
  if (isReply && pass.calls.reply[call] >= 0) {
    const reply = report.sizes[pass.calls.reply[call]], isCached = pass.calls.cached[call];
    shapes.push(box([at[0], at[1], length(reply[0]), length(reply[1])], isCached ? "answer cached" : "answer"));
    shapes.push(label(at[0], at[1] + length(reply[1]) + 14 / zoom, `${isCached ? "↺ " : ""}${sizeText(...reply)}`, isCached ? "amber" : "green"));
  }
  return shapes;
}

/** The frames and texts that are otherwise with an edit made. */
function ghostShapes() {
  const other = state.pass.alternatives[state.ghost];
  if (!other) return [];
  const moved = other.frames.filter(([node, frame]) => frame && state.pass.role(node) !== "modifier"), grounds = [], words = [], labels = [];
  for (const [node, frame] of moved) {
    const lines = other.lines[node] || (state.pass.marks.get(node)?.[2] === "text" ? state.pass.lines[node] : null);
    grounds.push(box(frame, "ghost"));
    words.push(...textOf(lines, frame, null, "ghosttext"));
    // Of many only that of the view in question: more would hide what they name.
    if (node === state.selected || moved.length <= 6 && !state.pass.children[node].length) labels.push(label(frame[0], frame[1] - 2 / zoom, `${state.pass.called(node)} ${sizeText(frame[2], frame[3])}`, "ghostlabel"));
  }
  return [...grounds, ...words, ...labels, label(view[0], view[1], `what if: ${state.ghost}`, "ghostlabel")];
}

function beforeShapes() {
  return state.pass.before.nodes.flatMap(([node, frame]) => frame && state.pass.role(node) !== "modifier" ? [box(frame, "was")] : []);
}
