// The card of an element: its frame, its index path, where it is written and why it is there.

const card = { key: null, isPinned: false, node: null };

/** What a card tells depends on this. */
const toldBy = (key) => `${key}${program.version}${state.layout}${JSON.stringify(currentScene())}`;

/** Shows the card of a node's element. */
function showCard(node, isPinned) {
  const element = node?.entry;
  if (!element) return hideCard();
  if (card.key === node.key && !isPinned) return;
  card.key = node.key;
  card.isPinned = isPinned;
  unmark(card.node);
  card.node = node;
  card.told = toldBy(node.key);
  node.classList.add("chosen");
  node.look = null;
  const explanation = explain(element);
  const section = sectionAt(element.section);
  const title = element.kind === "cell" ? "Cell" : kindWord(element.elementKind);
  const [x, y, width, height] = element.frame;
  const article = byID("card");
  article.replaceChildren(...[
    make("header", {},
      make("h3", {}, title),
      make("span", { className: "path" }, element.section === null ? `[${element.item}]` : `[${element.section}, ${element.item}]`),
      section ? make("span", { className: "quiet" }, section.name) : null,
      isPinned ? make("button", { type: "button", className: "plain close", "aria-label": "Close", onclick: () => closeCard() }, "×") : null),
    make("dl", { className: "frame" },
      ...[["x", x], ["y", y], ["width", width], ["height", height]].flatMap(([name, value]) =>
        [make("dt", {}, name), make("dd", {}, short(value))])),
    stateText(element), pathOf(explanation), reasonsOf(explanation),
  ].filter((part) => part !== null));
  article.hidden = false;
  article.classList.toggle("pinned", isPinned);
  placeCard(node);
  markSource(explanation);
}

/** Takes the outline away; the next drawing writes the classes anew. */
function unmark(node) {
  if (!node) return;
  node.classList.remove("chosen");
  node.look = null;
}

/** What `onScroll` made of it. */
function stateText({ onScreen }) {
  if (!onScreen) return null;
  const parts = [];
  if (onScreen.scale !== 1) parts.push(`scale ${short(onScreen.scale)}`);
  if (onScreen.alpha !== 1) parts.push(`alpha ${short(onScreen.alpha)}`);
  if (onScreen.rotation) parts.push(`rotated by ${short((onScreen.rotation * 180) / Math.PI)}°`);
  if (onScreen.hidden) parts.push("hidden");
  return parts.length > 0 ? make("p", { className: "quiet" }, `On screen: ${parts.join(", ")}`) : null;
}

/** The elements it stands in, outermost first, each a way to its line. */
function pathOf(explanation) {
  if (!explanation?.path?.length) return null;
  return make("ol", { className: "crumbs", "aria-label": "Written in" },
    ...explanation.path.map((part) => make("li", {},
      make("button", {
        type: "button", className: "plain", title: part.line ? `line ${part.line}` : null,
        onclick: () => goToPlace(part),
      }, part.name ? `${part.element} ${part.name}` : part.element))));
}

/** Why each side is as it is. */
function reasonsOf(explanation) {
  if (!explanation?.reasons?.length) return null;
  return make("dl", { className: "reasons" }, ...explanation.reasons.flatMap((reason) => [
    make("dt", {}, reason.side),
    make("dd", {}, reason.text,
      reason.rule ? make("span", { className: "rule" }, ` ${reason.rule}`) : null,
      reason.line ? make("button", {
        type: "button", className: "plain place", onclick: () => goToPlace(reason),
      }, `${reason.file && reason.file !== state.document ? `${fileName(reason.file)} ` : ""}line ${reason.line}`) : null),
  ]));
}

/** Puts the card beside the element, or beside the device where there is room. */
function placeCard(node) {
  const article = byID("card");
  const stage = byID("stage").getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const own = article.getBoundingClientRect();
  const gap = 10;
  const [low, high] = [view.left, view.left + state.width * view.zoom];
  let x = high + 30;
  if (x + own.width > stage.width - 8) x = low - gap - own.width;
  if (x < 8) x = box.right - stage.left + gap;
  if (x + own.width > stage.width - 8) x = box.left - stage.left - gap - own.width;
  let y = box.top - stage.top;
  if (x < 8) {
    x = clamp(box.left - stage.left, 8, Math.max(8, stage.width - own.width - 8));
    y = box.bottom - stage.top + gap;
    if (y + own.height > stage.height - 8) y = box.top - stage.top - gap - own.height;
  }
  y = clamp(y, 8, Math.max(8, stage.height - own.height - 8));
  article.style.cssText = `transform:translate(${Math.round(x)}px,${Math.round(y)}px)`;
}

function hideCard() {
  if (card.isPinned || card.key === null) return;
  closeCard();
}

function closeCard() {
  const node = card.node;
  card.key = null;
  card.isPinned = false;
  card.node = null;
  unmark(node);
  byID("card").hidden = true;
  markSource(null);
}

/** After the picture changed: the card of what is still there shows it as it is now. */
function refreshCard() {
  if (card.key === null) return;
  const node = cells.nodes.get(card.key);
  const told = toldBy(card.key);
  if (node === card.node && told === card.told) return;
  const isPinned = card.isPinned;
  if (!node) return closeCard();
  card.key = null;
  showCard(node, isPinned);
}

function startCard() {
  const stage = byID("canvas");
  let last = null;
  const nodeAt = (event) => event.target.closest?.(".e") ?? null;
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || event.buttons !== 0 || card.isPinned) return;
    const node = nodeAt(event);
    if (node === last && card.key !== null) return;
    last = node;
    if (node) showCard(node, false);
    else hideCard();
  });
  stage.addEventListener("pointerleave", () => {
    last = null;
    hideCard();
  });
  stage.addEventListener("click", (event) => {
    if (sideways.endedAt !== undefined && event.timeStamp - sideways.endedAt < 60) return;
    const node = nodeAt(event);
    if (!node) return closeCard();
    if (card.isPinned && card.key === node.key) return closeCard();
    node.focus({ preventScroll: true });
    showCard(node, true);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || card.key === null) return;
    closeCard();
  });
}
