// The flame strip: calls from left to right in their order, who asks above whom it asks. Amber is an answer from a cache, blue the selected view.

const flameRow = 12;

/** The last call made during each. */
function lastCalls() {
  const { calls } = state.pass;
  if (!calls.last) {
    calls.last = Int32Array.from({ length: calls.count }, (_, call) => call);
    calls.depth = new Int32Array(calls.count);
    for (let call = 0; call < calls.count; call++) calls.depth[call] = calls.parent[call] < 0 ? 0 : calls.depth[calls.parent[call]] + 1;
    for (let call = calls.count - 1; call >= 0; call--) { const parent = calls.parent[call]; if (parent >= 0) calls.last[parent] = Math.max(calls.last[parent], calls.last[call]); }
  }
  return calls.last;
}

function showFlame() {
  const canvas = byId("flame"), { pass } = state, { calls } = pass;
  if (!calls.count || !canvas.clientWidth) return;
  const last = lastCalls(), ratio = devicePixelRatio || 1, width = canvas.clientWidth, height = canvas.clientHeight, pen = canvas.getContext("2d");
  canvas.width = width * ratio; canvas.height = height * ratio;
  pen.scale(ratio, ratio);
  const style = getComputedStyle(document.documentElement), color = name => style.getPropertyValue("--" + name);
  const colors = { shape: color("shape"), cached: isDark() ? "#6b5421" : "#d9bf94", selected: color("accent"), text: color("ink"), over: color("panel"), bad: color("bad") };
  pen.font = "10px system-ui, sans-serif";
  pen.textBaseline = "middle";
  const step = currentStep(), now = step && !step.isPlacing ? step.call : -1, ends = [];
  for (let call = 0; call < calls.count; call++) {
    const depth = calls.depth[call], top = depth * flameRow;
    if (top >= height) continue;
    const x = call / calls.count * width, size = (last[call] - call + 1) / calls.count * width, isSelected = calls.node[call] === state.selected;
    // What is narrower than half a pixel is drawn with its neighbour.
    if (size < .5 && ends[depth] !== undefined && x < ends[depth] + .5 && !isSelected && call !== now) continue;
    ends[depth] = x;
    pen.fillStyle = call === now ? colors.bad : isSelected ? colors.selected : calls.cached[call] ? colors.cached : colors.shape;
    pen.fillRect(x, top, Math.max(size - (size > 3 ? 1 : 0), .5), flameRow - 1);
    if (size > 34) {
      const words = pass.called(calls.node[call]), room = Math.floor((size - 6) / 5.6);
      pen.fillStyle = isSelected || call === now ? colors.over : colors.text;
      pen.fillText(words.length > room ? words.slice(0, room - 1) + "…" : words, x + 3, top + flameRow / 2);
    }
  }
  if (now >= 0) { pen.fillStyle = colors.bad; pen.fillRect(now / calls.count * width, 0, 1, height); }
}

function clickFlame(event) {
  const { calls } = state.pass, last = lastCalls(), at = Math.floor(event.offsetX / byId("flame").clientWidth * calls.count), depth = Math.floor(event.offsetY / flameRow);
  let call = clamp(at, 0, calls.count - 1);
  while (calls.depth[call] > depth && calls.parent[call] >= 0) call = calls.parent[call];
  if (last[call] >= at) goTo(calls.cached[call] ? replyStep[call] : steps.indexOf(call * 2));
}
