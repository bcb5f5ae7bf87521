// Starts the page.

const isDark = () => { const theme = document.documentElement.dataset.theme; return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches; };

function describe() {
  const { pass } = state, cached = pass.calls.cached.reduce((sum, flag) => sum + flag, 0);
  byId("meta").textContent = `${report.file} · ${pass.count} views and modifiers · ${pass.calls.count ? `${pass.calls.count} questions, ${cached} from caches · ` : ""}canvas ${sizeText(...pass.proposal)}${report.swiftui ? " · " + report.swiftui : ""}`;
  byId("meta").title = byId("meta").textContent;
  for (const tab of byId("passes").children) tab.setAttribute("aria-selected", String(tab.dataset.pass === pass.name));
  showFindings();
}

function start() {
  prepare();
  showReport();
  const named = state.pass.numbers.get(decodeURIComponent(location.hash.slice(1)));
  const found = report.findings.find(finding => finding[1] !== "note") || report.findings[0];
  const first = named ?? (found ? state.pass.numbers.get(text(found[3])) : undefined);
  if (first !== undefined) select(first);
}

/** All of the data, from its first pass on. */
function showReport() {
  const passes = report.passes.map(data => new Pass(data));
  spans = null;
  byId("title").textContent = report.title;
  byId("passes").replaceChildren();
  if (passes.length > 1) byId("passes").append(...passes.map(pass => make("button", { type: "button", role: "tab", "data-pass": pass.name, click: () => showPass(pass) }, pass.name)));
  byId("layers").querySelector("[data-layer=before]").hidden = !passes.some(pass => pass.before);
  byId("leftout").hidden = !report.left_out.length;
  byId("leftout").textContent = "Left out: " + report.left_out.join("; ") + ".";
  showPass(passes[0]);
}

/** What stays, whatever is shown. */
function prepare() {
  const names = { frames: "Frames", sizes: "Sizes", spacing: "Spacing", guides: "Guides", offers: "Offers", overflow: "Overflow", before: "Before" };
  byId("layers").append(...Object.keys(names).map(name => make("button", {
    type: "button", "data-layer": name, "aria-pressed": state.layers[name],
    click: event => { state.layers[name] = !state.layers[name]; event.currentTarget.setAttribute("aria-pressed", String(state.layers[name])); showContent(); showOverlay(); },
  }, names[name])));
  byId("theme").addEventListener("click", () => { document.documentElement.dataset.theme = isDark() ? "light" : "dark"; showContent(); showFlame(); });
  byId("keys").append(...keyList.map(([keys, words]) => make("p", {}, make("kbd", {}, keys), " " + words)));
  byId("help").addEventListener("click", event => { const box = byId("keys"); box.hidden = !box.hidden; event.currentTarget.setAttribute("aria-expanded", String(!box.hidden)); });
  prepareTree(); prepareStepper(); prepareSlider();
  document.addEventListener("keydown", pressKey);
  let resized;
  addEventListener("resize", () => { clearTimeout(resized); resized = setTimeout(() => { showPicture(); showRows(); showFlame(); }, 60); });
}
