// The tab "Edit": the arguments of the selected view and of its modifiers as fields, each modifier with a switch. What is filled in changes the text.

function editTab(node) {
  const pointer = pointerOf(node), view = state.pass.nodes.view[node], own = pointerOf(view);
  if (pointer === null || own === null) return [make("p", { class: "sub" }, "It stands nowhere in the scene: an implicit stack.")];
  const source = byId("text").value, spans = spansOf(source), item = valueAt(source, spans, own);
  if (!item) return [make("p", { class: "sub" }, "The text has no such place at the moment.")];
  const parts = [make("h3", {}, item.type), ...fieldsOf(own, item)];
  (Array.isArray(item.modifiers) ? item.modifiers : []).forEach((modifier, index) => {
    const place = `${own}/modifiers/${index}`;
    if (!modifier || typeof modifier.type !== "string") return;
    parts.push(make("h3", {}, make("label", {}, make("input", { type: "checkbox", checked: !live.off.has(place), change: event => turn(place, modifier.type, event.currentTarget.checked) }), ` .${modifier.type}`)),
      ...(live.off.has(place) ? [make("p", { class: "sub" }, "switched off: it stays in the text, and in the file")] : fieldsOf(place, modifier)));
  });
  return parts;
}

function valueAt(source, spans, pointer) {
  const span = spans.get(pointer);
  try { return span ? JSON.parse(source.slice(span[0], span[1])) : null; } catch { return null; }
}

function fieldsOf(pointer, item) {
  const type = live.types[item.type];
  if (!type || !type.arguments.length) return [make("p", { class: "sub" }, type ? "It has no arguments." : "")];
  return type.arguments.map(argument => {
    const value = item[argument.name], id = `field${pointer}/${argument.name}`;
    return make("p", { class: "field", title: argument.doc }, make("label", { for: id }, argument.name), fieldOf(argument, value, id, written => write(pointer, argument, written)));
  });
}

function fieldOf(argument, value, id, done) {
  const choices = argument.kind === "bool" ? ["true", "false"] : argument.words;
  if (choices) {
    const known = value === undefined ? "" : String(value), all = choices.includes(known) || known === "" ? choices : [known, ...choices];
    return make("select", { id, change: event => done(event.currentTarget.value) }, ...["", ...all].map(word => make("option", { value: word, selected: word === known }, word)));
  }
  const words = value === undefined ? "" : typeof value === "string" ? value : inline(value);
  return make("input", { id, type: "text", value: words, placeholder: argument.needed ? "needed" : "", inputmode: argument.kind === "number" ? "decimal" : null, input: event => done(event.currentTarget.value) });
}

/** A field's words into the text: JSON where they are, else a text; none takes the argument away. */
function write(pointer, argument, words) {
  let value = words;
  if (words === "" && !(argument.kind === "text" && argument.needed)) value = undefined;
  else if (argument.kind !== "text") try { value = JSON.parse(words); } catch { /* A word: topLeading, n * 2. */ }
  setText(withMember(byId("text").value, pointer, argument.name, value));
}

function turn(place, type, isOn) {
  if (isOn) live.off.delete(place); else live.off.set(place, type);
  changed();
  showWhy();
}

/** Forgets switches whose place has another modifier now, and says so. */
function checkSwitches() {
  if (!live.off.size) return;
  const source = byId("text").value, spans = spansOf(source);
  for (const [place, type] of live.off) {
    if (spans.has(place) && valueAt(source, spans, place)?.type !== type) { live.off.delete(place); speak(`.${type} is on again: its place in the text has changed`); }
  }
}
