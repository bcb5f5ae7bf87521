// Changes of a scene's text, at the places that pointers name: the text is what a person reads and saves, so all that is done in the page is done to it.

/** JSON on a line, with a blank after each comma and colon, as people write it. */
const inline = value => JSON.stringify(value, null, 1).replace(/\n\s*/g, " ").replace(/([[{]) | ([\]}])/g, "$1$2");

/** A text with the value at a pointer replaced. */
function replaced(source, pointer, value) {
  const span = spansOf(source).get(pointer);
  return span ? source.slice(0, span[0]) + inline(value) + source.slice(span[1]) : source;
}

/** A text with a member of the object at a pointer set, added after its last one, or (undefined) taken away. */
function withMember(source, pointer, name, value) {
  const spans = spansOf(source), own = `${pointer}/${name.replace(/~/g, "~0").replace(/\//g, "~1")}`, span = spans.get(own), object = spans.get(pointer);
  if (!object) return source;
  if (value === undefined) return span ? without(source, span) : source;
  if (span) return source.slice(0, span[0]) + inline(value) + source.slice(span[1]);
  // After `type`, or as the first one: at the end of a view its children may stand, a screen away.
  const first = spans.get(`${pointer}/type`), at = first ? first[1] : object[0] + 1, isEmpty = !source.slice(object[0] + 1, object[1] - 1).trim();
  const member = `${JSON.stringify(name)}: ${inline(value)}`;
  return source.slice(0, at) + (first ? `, ${member}` : member + (isEmpty ? "" : ", ")) + source.slice(at);
}

/** A text without a member or element, and without the comma that parted it from its neighbours. */
function without(source, [, end, from]) {
  const [start, stop] = withComma(source, from, end);
  return source.slice(0, start) + source.slice(stop);
}

/** From where to where a member stands with one comma: the one after it with the blanks that follow, else the one before it. */
function withComma(source, from, end) {
  const after = /^\s*,\s*/.exec(source.slice(end));
  if (after) return [from, end + after[0].length];
  const before = /,\s*$/.exec(source.slice(0, from));
  return [before ? from - before[0].length : from, end];
}

/**
 * The text that is laid out: what is switched off is blank in it, so that every line and column stays where it is; pointers of what follows in the same list go down by
 * one for each, which `original` undoes.
 */
function switched(source, off) {
  const spans = spansOf(source), removed = new Map();
  let shown = source;
  for (const pointer of off) {
    const span = spans.get(pointer), at = pointer.lastIndexOf("/"), list = pointer.slice(0, at);
    if (!span) continue;
    removed.set(list, [...(removed.get(list) || []), +pointer.slice(at + 1)].sort((a, b) => a - b));
    shown = blank(shown, span[0], span[1]);
  }
  // Commas that part nothing any more: of a list all but those between what is left.
  for (const [list, indices] of removed) {
    const [start] = spans.get(list);
    let count = 0;
    while (spans.has(`${list}/${count}`)) count++;
    let isFirst = true;
    for (let index = 0; index < count; index++) {
      const gapStart = index === 0 ? start + 1 : spans.get(`${list}/${index - 1}`)[1], gapEnd = spans.get(`${list}/${index}`)[0];
      const isOff = indices.includes(index);
      if (index > 0 && (isOff || isFirst)) shown = blank(shown, gapStart, gapEnd);
      if (!isOff) isFirst = false;
    }
  }
  return { text: shown, original: pointer => originalPointer(pointer, removed) };
}

const blank = (text, start, end) => text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end);

function originalPointer(pointer, removed) {
  let own = "";
  for (const part of pointer.split("/").slice(1)) {
    const gone = removed.get(own);
    let index = part;
    if (gone) { index = +part; for (const other of gone) if (other <= index) index++; }
    own += "/" + index;
  }
  return own;
}

/** The text with another type size in its environment. */
function withTypeSize(source, size) {
  if (!size) return source;
  return spansOf(source).has("/environment") ? withMember(source, "/environment", "dynamicTypeSize", size) : withMember(source, "", "environment", { dynamicTypeSize: size });
}
