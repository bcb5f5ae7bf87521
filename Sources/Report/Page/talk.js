// The strip below the picture: canvas → … → view, the proposal above each arrow, the reply below it.

function showTalk() {
  const { pass, selected } = state, step = currentStep(), strip = byId("talk");
  let links = [];
  if (step && !step.isPlacing) {
    links = step.stack.map(call => ({
      node: pass.calls.node[call], proposal: sizeOf(pass.calls.proposal[call]), reason: text(pass.calls.reason[call]), isNow: call === step.call, isCached: pass.calls.cached[call] === 1,
      reply: call === step.call && step.isReply ? sizeOf(pass.calls.reply[call]) : "?",
    }));
  } else if (selected >= 0 && state.width === null) {
    for (let node = selected; node >= 0; node = pass.parent(node)) {
      const frame = pass.recorded(node);
      if (frame) links.unshift({ node, proposal: sizeText(...pass.offered(node)), reply: sizeText(frame[2], frame[3]), isNow: node === selected });
    }
  }
  if (links.length > 9) links = [links[0], null, ...links.slice(-7)];
  const parts = links.flatMap(link => link ? [
    make("span", { class: `link${link.isNow ? " now" : ""}${link.isCached ? " cached" : ""}`, title: link.reason ? `${link.reason}: ${report.reasons[link.reason] || ""}` : "proposed, and its size" },
      make("span", { class: "down" }, link.proposal), make("span", { class: "up" }, (link.isCached && link.isNow ? "↺ " : "") + link.reply)),
    make("button", { type: "button", class: `who${link.isNow ? " now" : ""}`, click: () => select(link.node), mouseenter: () => hover(link.node), mouseleave: () => hover(-1) }, pass.called(link.node)),
  ] : [make("span", {}, "⋯")]);
  strip.replaceChildren(make("span", { class: "who canvas" }, "canvas"), ...parts);
  strip.scrollLeft = strip.scrollWidth;
}
