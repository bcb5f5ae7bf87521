// Keys for all of the page, and the page that lists them.

const keyList = [
  ["↑ ↓ ← →", "in the tree: another view, fold and unfold"], ["Enter", "to the explanation"], ["P", "the view around the selected one"], ["F", "zoom to the selected view, and back"],
  [", .", "a step back, forth"], ["< >", "out to the call around, over all that is asked"], ["Space", "play, stop"], ["W", "the next what-if as a ghost"], ["A", "all steps, folded ones too"],
  ["1 – 7", "layers of the picture"], ["[ ]", "the next break point of the width"], ["/", "filter the tree"], ["Esc", "leave the steps, the ghost, the width"],
];

function pressKey(event) {
  const key = event.key;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input[type=search], input[type=range], input[type=text], input[type=number], select, textarea") && key !== "Escape") return;
  if (key === ".") move(1);
  else if (key === ",") move(-1);
  else if (key === ">") over();
  else if (key === "<") out();
  else if (key === " " && !event.target.matches("button, input")) play();
  else if (key === "Escape") { play(false); state.ghost = null; state.zoomed = false; if (state.width !== null) setWidth(null); goTo(-1); showPicture(); showWhy(); }
  else if (key === "p" && state.selected >= 0) { if (state.pass.parent(state.selected) >= 0) select(state.pass.parent(state.selected)); }
  else if (key === "f") { state.zoomed = !state.zoomed && state.selected >= 0; showPicture(); }
  else if (key === "a") { state.allSteps = !state.allSteps; showWhy(); }
  else if (key === "w") { const list = [...byId("why").querySelectorAll(".whatif:not([disabled])")]; if (list.length) list[(list.findIndex(item => item.getAttribute("aria-pressed") === "true") + 1) % list.length].click(); }
  else if (key === "[") { if (state.pass.sweep) jump(-1); }
  else if (key === "]") { if (state.pass.sweep) jump(1); }
  else if (key === "/") byId("name").focus();
  else if (key === "?") byId("help").click();
  else if (/^[1-7]$/.test(key)) byId("layers").querySelectorAll("button:not([hidden])")[+key - 1]?.click();
  else return;
  event.preventDefault();
}
