// Elements and words. Texts of a recording go in as text, never as markup.

const byId = id => document.getElementById(id);

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === null || value === undefined || value === false && !name.startsWith("aria-")) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** An element of the page: its attributes, listeners by their event's name, and what is in it. */
const make = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

/** An element of the picture. */
const draw = (tag, properties, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", tag), properties, children);

const number = value => value === null ? "nil" : value === "infinity" ? "∞" : value === "-infinity" ? "−∞" : String(Math.round(value * 100) / 100);
const sizeText = (width, height) => `${number(width)} × ${number(height)}`;
const sizeOf = index => index < 0 ? "?" : sizeText(...report.sizes[index]);
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
