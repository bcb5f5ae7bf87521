// The stepper: every call in the order in which it was made. A step asks or answers; an answer from a cache is one step with its question; the last step places.

let steps = new Int32Array(0), replyStep = new Int32Array(0), player = null;

function prepareSteps() {
  const { calls } = state.pass, list = [], stack = [];
  replyStep = new Int32Array(calls.count).fill(-1);
  const reply = call => { replyStep[call] = list.length; list.push(call * 2 + 1); };
  for (let call = 0; call < calls.count; call++) {
    while (stack.length && stack[stack.length - 1] !== calls.parent[call]) reply(stack.pop());
    if (calls.cached[call]) reply(call);
    else { list.push(call * 2); stack.push(call); }
  }
  while (stack.length) reply(stack.pop());
  // Where every view has its place.
  if (list.length) list.push(-1);
  steps = Int32Array.from(list);
  byId("stepper").hidden = calls.count === 0 && !host.isLive;
}

/** What happens in this step: the call, whether it is answered, and the calls that are open, the outermost first. */
function currentStep() {
  if (state.step < 0) return null;
  const code = steps[state.step];
  if (code < 0) return { call: state.pass.calls.count - 1, isReply: true, isPlacing: true, stack: [] };
  const call = code >> 1, stack = [];
  for (let open = call; open >= 0; open = state.pass.calls.parent[open]) stack.unshift(open);
  return { call, isReply: code % 2 === 1, isPlacing: false, stack };
}

function openNodes() {
  const step = currentStep();
  return new Set(step ? step.stack.map(call => state.pass.calls.node[call]) : []);
}

/** The last call on a node up to this one; -1 for none. */
function latestCall(node, call) {
  const list = state.pass.callsOf.get(node) || [];
  let low = 0, high = list.length;
  while (low < high) { const middle = (low + high) >> 1; if (list[middle] <= call) low = middle + 1; else high = middle; }
  return low ? list[low - 1] : -1;
}

function goTo(step) {
  const wasOutside = state.step < 0;
  state.step = clamp(step, -1, steps.length - 1);
  if (state.step >= 0) Object.assign(state, { ghost: null, width: null });
  if (wasOutside || state.step < 0) showContent();
  showStep(); showRows(); showOverlay(); showTalk(); showFlame(); showSweep();
}

function move(direction) {
  let step = state.step + direction;
  if (byId("only").checked && state.selected >= 0) while (step >= 0 && step < steps.length && !(steps[step] >= 0 && state.pass.calls.node[steps[step] >> 1] === state.selected)) step += direction;
  if (step < steps.length && step >= -1) goTo(step);
}

/** Over all that the question asks: to its answer. */
function over() {
  const step = currentStep();
  if (!step || step.isPlacing) return move(1);
  goTo(step.isReply ? state.step + 1 : replyStep[step.call]);
}

/** To the answer of the call around. */
function out() {
  const step = currentStep(), parent = step && !step.isPlacing ? state.pass.calls.parent[step.call] : -1;
  goTo(parent >= 0 ? replyStep[parent] : steps.length - 1);
}

function play(isOn = !player) {
  clearInterval(player);
  player = isOn ? setInterval(() => { if (state.step >= steps.length - 1) play(false); else move(1); }, 350) : null;
}

function showStep() {
  const { pass } = state, step = currentStep(), said = byId("said");
  byId("at").textContent = step ? `${state.step + 1} / ${steps.length}` : `${steps.length} steps`;
  if (!step) return said.replaceChildren("Who asks whom for its size, in order. Press . or click below.");
  if (step.isPlacing) { said.replaceChildren("Every view has its place."); return speak(said.textContent); }
  const { call } = step, node = pass.calls.node[call], parent = pass.calls.parent[call], reason = text(pass.calls.reason[call]);
  const asker = parent < 0 ? "The canvas" : pass.called(pass.calls.node[parent]), proposal = sizeOf(pass.calls.proposal[call]);
  if (!step.isReply) said.replaceChildren(`${asker} asks ${pass.called(node)}: `, make("span", { class: "asking" }, proposal + " ?"), reason ? ` (${reason})` : "");
  else if (pass.calls.cached[call]) said.replaceChildren(`${asker} asks ${pass.called(node)}: `, make("span", { class: "asking" }, proposal + " ?"), " It knows: ", make("span", { class: "reusing" }, "↺ " + sizeOf(pass.calls.reply[call])));
  else said.replaceChildren(`${pass.called(node)} answers ${asker}: `, make("span", { class: "replying" }, sizeOf(pass.calls.reply[call])), reason ? ` (${reason})` : "");
  said.title = reason && report.reasons[reason] || "";
  speak(said.textContent);
}

function prepareStepper() {
  byId("first").addEventListener("click", () => goTo(0));
  byId("last").addEventListener("click", () => goTo(steps.length - 1));
  byId("back").addEventListener("click", () => move(-1));
  byId("forth").addEventListener("click", () => move(1));
  byId("over").addEventListener("click", over);
  byId("out").addEventListener("click", out);
  byId("leave").addEventListener("click", () => { play(false); goTo(-1); });
  byId("flame").addEventListener("click", event => clickFlame(event));
}
