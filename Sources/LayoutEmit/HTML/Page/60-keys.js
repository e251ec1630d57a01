// The keyboard in the picture: arrow keys move from element to element.

/** Says what an element is, for people who listen. */
function describe(node) {
  const element = node.entry;
  const section = sectionAt(element.section);
  const [x, y, width, height] = element.frame;
  const name = element.kind === "cell" ? `cell ${element.item}` : kindWord(element.elementKind);
  const home = section ? ` of ${section.name}` : "";
  return `${name}${home}, ${short(width)} by ${short(height)} points, at ${short(x)}, ${short(y)}`;
}

/** Names what is drawn, for people who listen; while things move nobody waits for it. */
function describeNodes() {
  for (const node of cells.nodes.values()) {
    const text = describe(node);
    if (node.described === text) continue;
    node.described = text;
    node.setAttribute("aria-label", text);
  }
}

/** The nearest node in a direction, from the middle of one. */
function neighbour(from, dx, dy) {
  const place = ({ box }) => ({
    x: box.x + box.width / 2, y: box.y + box.height / 2 + (box.isStill ? scrolledTo : 0),
  });
  const start = place(from);
  let best = null;
  let least = Infinity;
  for (const node of cells.nodes.values()) {
    if (node === from || !node.entry || node.entry.kind === "decoration") continue;
    const at = place(node);
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
    if (ahead < 1) continue;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    const distance = ahead + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = node;
    }
  }
  return best;
}

/** Gives the focus to a node and shows its card. */
function focusNode(node) {
  describeNodes();
  bringAlong(node);
  node.focus({ preventScroll: true });
  bringSideways(node.entry);
  const isPinned = card.isPinned;
  card.key = null;
  showCard(node, isPinned);
}

/** Scrolls the layout until a node is seen. */
function bringAlong(node) {
  if (node.box.isStill) return;
  const isDown = mainAxis() === "y";
  const scroller = byID("scroller");
  const key = isDown ? "scrollTop" : "scrollLeft";
  const start = isDown ? node.box.y : node.box.x - view.left;
  const extent = isDown ? node.box.height : node.box.width;
  const viewport = (isDown ? state.height : state.width) * view.zoom;
  const [before, after] = contentInsets().map((inset) => inset * view.zoom);
  if (start - before < scrolledTo) scroller[key] = Math.max(start - before, 0);
  else if (start + extent + after > scrolledTo + viewport) scroller[key] = start + extent + after - viewport;
}

/** Scrolls on where nothing is seen in a direction yet, and moves there. */
function reveal(node, [dx, dy]) {
  const isDown = mainAxis() === "y";
  const step = isDown ? dy * (node.box.height + 60) : dx * (node.box.width + 60);
  const scroller = byID("scroller");
  const key = isDown ? "scrollTop" : "scrollLeft";
  const place = scroller[key];
  if (step === 0) return;
  scroller[key] += step;
  if (scroller[key] === place) return;
  setTimeout(() => {
    const next = node.entry ? neighbour(node, dx, dy) : null;
    if (next) focusNode(next);
  }, 60);
}

function startKeys() {
  const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  byID("table").addEventListener("keydown", (event) => {
    const node = event.target.closest(".e");
    const direction = directions[event.key];
    if (direction && !event.altKey && !event.metaKey && !event.ctrlKey) {
      const first = () => [...cells.nodes.values()].find((other) => other.entry?.kind === "cell");
      if (event.target.classList.contains("grip")) return;
      const next = node ? neighbour(node, ...direction) : first();
      event.preventDefault();
      if (next) focusNode(next);
      else if (node) reveal(node, direction);
    } else if (node && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (card.isPinned && card.key === node.key) closeCard();
      else showCard(node, true);
    }
  });
  byID("table").addEventListener("focusout", (event) => {
    const isInside = event.relatedTarget?.closest?.("#table, #card");
    if (!isInside) hideCard();
  });
}
