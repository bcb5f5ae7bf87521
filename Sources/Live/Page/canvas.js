// What the scene is laid out in: the scene's own canvas or a device, a size that was written or dragged, a type size, a pass.

function makeBar() {
  const pick = (id, words, first) => make("label", {}, `${words} `, make("select", { id, change: choose }, make("option", { value: "" }, first)));
  const side = (id, words) => make("label", {}, `${words} `, make("input", { id, type: "number", min: 0, max: 100000, step: 1, change: choose }));
  return make("div", { id: "bar", role: "group", "aria-label": "In what it is laid out" }, pick("device", "Device", "as the scene says"), side("canvaswidth", "Width"), side("canvasheight", "Height"),
    pick("typesize", "Type size", "as the scene says"), make("label", { id: "passlabel", hidden: true }, "Pass ", make("select", { id: "passnumber", change: choose })),
    make("button", { type: "button", id: "owncanvas", click: () => { byId("device").value = ""; live.canvas = null; live.device = null; changed(0); } }, "Scene's canvas"));
}

function fillBar({ devices, typeSizes }) {
  byId("device").append(...devices.map(device => make("option", { value: device.slug }, `${device.name} · ${device.width} × ${device.height}`)));
  byId("typesize").append(...typeSizes.map(size => make("option", { value: size }, size)));
}

function choose(event) {
  const name = event.currentTarget.id, [width, height] = ["canvaswidth", "canvasheight"].map(id => byId(id).value === "" ? null : +byId(id).value);
  if (name === "device") { live.device = byId("device").value || null; live.canvas = null; }
  else if (name === "typesize") live.typeSize = byId("typesize").value || null;
  else if (name === "passnumber") live.pass = +byId("passnumber").value;
  else live.canvas = [width, height];
  changed(0);
}

/** The bar as what is shown: sizes, and the passes there are. */
function showBar(passes) {
  const sides = state.pass.proposal;
  ["canvaswidth", "canvasheight"].forEach((id, index) => { if (document.activeElement !== byId(id)) byId(id).value = typeof sides[index] === "number" ? Math.round(sides[index] * 100) / 100 : ""; });
  byId("passlabel").hidden = passes.length < 2;
  if (live.pass === null || live.pass >= passes.length) live.pass = passes.length - 1;
  byId("passnumber").replaceChildren(...passes.map((name, index) => make("option", { value: index, selected: index === live.pass }, name)));
}

function makeHandle() {
  const handle = make("button", { type: "button", id: "handle", "aria-label": "Size of the canvas: drag, or arrow keys; with Shift by 10", title: "Drag to lay out in another canvas" });
  let from = null;
  handle.addEventListener("pointerdown", event => {
    const box = byId("drawing"), svg = box.querySelector("svg"), at = svg.getBoundingClientRect(), around = box.getBoundingClientRect(), style = getComputedStyle(box);
    from = { x: event.clientX, y: event.clientY, size: canvasSize() };
    state.held = { zoom, left: at.left - around.left + box.scrollLeft - parseFloat(style.paddingLeft), top: at.top - around.top + box.scrollTop - parseFloat(style.paddingTop) };
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  handle.addEventListener("pointermove", event => {
    if (from) resize(from.size[0] + (event.clientX - from.x) / zoom, from.size[1] + (event.clientY - from.y) / zoom);
  });
  const end = () => { if (!from) return; from = null; state.held = null; showPicture(); };
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
  handle.addEventListener("keydown", event => {
    const step = event.shiftKey ? 10 : 1, move = { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step] }[event.key];
    if (!move) return;
    const [width, height] = canvasSize();
    resize(width + move[0], height + move[1]);
    event.preventDefault();
  });
  return handle;
}

function resize(width, height) {
  live.canvas = [clamp(Math.round(width), 0, 10000), clamp(Math.round(height), 0, 10000)];
  changed(0);
}

/** At the lower right corner of the canvas. */
function placeHandle() {
  const paper = byId("drawing").querySelector(".paper"), stage = byId("stage").getBoundingClientRect(), at = paper.getBoundingClientRect(), handle = byId("handle");
  handle.style.left = clamp(at.right - stage.left, 0, stage.width - 20) + "px";
  handle.style.top = clamp(at.bottom - stage.top, 0, byId("drawing").clientHeight) + "px";
}
