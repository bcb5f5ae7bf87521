// The width slider: the layout at every width, between break points to the hundredth of a point.

function prepareSweep() {
  const { sweep } = state.pass;
  byId("sweep").hidden = !sweep;
  if (!sweep) return;
  const slider = byId("width"), span = sweep.to - sweep.from;
  Object.assign(slider, { min: sweep.from, max: sweep.to, step: 1, value: state.pass.canvas[0] });
  const tick = (at, name) => { const x = (at - sweep.from) / span * 100; return draw("line", { x1: x + "%", x2: x + "%", y1: 0, y2: 9, class: name }); };
  byId("ticks").replaceChildren(...sweep.breakpoints.map(([at, , isTrouble]) => tick(at, isTrouble ? "trouble" : "plain")), tick(state.pass.canvas[0], "recorded"));
  showSweep();
}

function setWidth(width) {
  const { sweep, canvas } = state.pass;
  if (!sweep) return;
  Object.assign(state, { width: width === null || width === canvas[0] ? null : clamp(width, sweep.from, sweep.to), step: -1, ghost: null });
  showPicture(); showRows(); showTalk(); showStep(); showSweep();
}

function showSweep() {
  const { sweep, canvas } = state.pass;
  if (!sweep) return;
  const at = state.width === null ? canvas[0] : state.width, points = sweep.breakpoints, here = points.filter(point => point[0] === at);
  byId("width").value = at;
  byId("widthvalue").textContent = `width ${number(at)}`;
  const before = points.filter(point => point[0] <= at).pop(), after = points.find(point => point[0] > at);
  const name = point => text(point[1]) ?? "the scene";
  byId("breaks").textContent = here.length
    ? "From here on: " + here.slice(0, 4).map(point => `${name(point)} ${text(point[4])}, before ${text(point[3])}`).join("; ")
    : `Nothing changes from ${number(before ? before[0] : sweep.from)} to ${number(after ? after[0] - 1 : sweep.to)} but lengths.`;
}

/** To the next break point, to the left or to the right. */
function jump(direction) {
  const { sweep, canvas } = state.pass, at = state.width === null ? canvas[0] : state.width;
  const widths = sweep.breakpoints.map(point => point[0]), to = direction > 0 ? widths.find(width => width > at) : widths.filter(width => width < at).pop();
  if (to !== undefined) setWidth(to);
}

function prepareSlider() {
  byId("width").addEventListener("input", event => setWidth(+event.target.value));
  byId("narrower").addEventListener("click", () => jump(-1));
  byId("wider").addEventListener("click", () => jump(1));
  byId("recorded").addEventListener("click", () => setWidth(null));
}
