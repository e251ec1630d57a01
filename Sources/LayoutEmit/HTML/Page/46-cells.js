// Draws elements: a pool of nodes, used again; one write of the style for each that moved.

const cells = {
  /** Nodes by the key of what they show. */
  nodes: new Map(),
  free: [],
  /** Grows with every drawing: nodes of an older one show nothing any more. */
  generation: 0,
};

const hueCount = 6;

/** The word for an element kind: UIKit's own kinds are long. */
function kindWord(kind) {
  const known = /^UICollectionElementKindSection(Header|Footer)$/.exec(kind ?? "");
  return known ? known[1].toLowerCase() : kind ?? "";
}

/** Where an element shows: a frame in content coordinates, and what `onScroll` makes of it. */
function placeOf({ element, shift, rest }, isDown) {
  const dx = isDown ? -shift : 0;
  const dy = isDown ? 0 : -shift;
  const [x, y, width, height] = element.frame;
  const state = element.onScreen;
  if (!state) return { x: x + dx, y: y + dy, width, height, effect: "" };
  const [boxX, boxY, boxWidth, boxHeight] = state.frame;
  const moved = rest - shift;
  const centreX = boxX + boxWidth / 2 + (isDown ? moved : 0);
  const centreY = boxY + boxHeight / 2 + (isDown ? 0 : moved);
  let effect = "";
  if (state.rotation) effect += ` rotate(${state.rotation}rad)`;
  if (state.scale !== 1) effect += ` scale(${state.scale})`;
  return {
    x: centreX - width / 2, y: centreY - height / 2, width, height, effect,
    alpha: state.hidden ? 0 : state.alpha,
  };
}

/** What stands in an element, if there is room: its index or kind, its size, whether beside each other. */
function labelOf(element, width, height) {
  const [, , points, tall] = element.frame;
  const name = element.kind === "cell" ? String(element.item) : kindWord(element.elementKind);
  if (width < name.length * 6.8 + 6 || height < 13) return ["", "", false];
  const size = sizeText(points, tall);
  if (height >= 34 && width >= size.length * 5.8 + 10) return [name, size, false];
  const isWide = width >= (name.length + size.length) * 6.4 + 40;
  return [name, element.kind !== "cell" && isWide ? size : "", isWide];
}

/** What an element looks like, as classes. */
function classOf(element, width, height) {
  const hue = element.section === null ? "hn" : `h${element.section % hueCount}`;
  if (element.kind === "cell") return `e cell ${hue}`;
  if (element.kind === "decoration") return `e background ${hue}`;
  return width <= 40 && height <= 40 ? `e dot ${hue}` : `e extra ${hue}`;
}

function newNode(key) {
  const node = cells.free.pop() ?? make("div", { className: "e", tabindex: "-1", role: "img" });
  if (!node.size) {
    node.name = node.appendChild(make("b")).appendChild(document.createTextNode(""));
    node.size = node.appendChild(document.createTextNode(""));
  }
  node.key = key;
  cells.nodes.set(key, node);
  return node;
}

/** Draws what was collected. */
function drawCells({ elements, isDown }) {
  const { zoom, left } = view;
  const [before] = contentInsets();
  const offset = currentOffset();
  const addX = isDown ? left : left + before * zoom;
  const addY = isDown ? before * zoom : 0;
  const edge = safeEdges().top;
  const parent = byID("cells");
  const pinned = byID("pinned");
  cells.generation += 1;
  for (const entry of elements) {
    const { key, element } = entry;
    let node = cells.nodes.get(key);
    node ??= newNode(key);
    node.generation = cells.generation;
    node.entry = element;
    const place = placeOf(entry, isDown);
    const width = place.width * zoom;
    const height = place.height * zoom;
    // What is pinned at the edge stands still while the content scrolls under it.
    const isStill = isDown && element.zIndex >= 1e9 && Math.abs(place.y - offset.y - edge) < 0.6;
    const x = place.x * zoom + addX;
    const y = isStill ? (place.y - offset.y) * zoom : place.y * zoom + addY;
    node.box = { x, y, width, height, isStill };
    const layer = element.onScreen?.zIndex ?? element.zIndex;
    let style = `transform:translate(${x}px,${y}px)${place.effect};width:${width}px;height:${height}px;z-index:${layer}`;
    if (place.alpha !== undefined) style += `;opacity:${place.alpha}`;
    if (node.written !== style) {
      node.written = style;
      node.style.cssText = style;
    }
    const [name, size, isWide] = labelOf(element, width, height);
    const look = classOf(element, width, height) + (isWide ? " wide" : "") + (key === card.key ? " chosen" : "");
    if (node.look !== look) {
      node.look = look;
      node.className = look;
    }
    if (node.name.data !== name) node.name.data = name;
    if (node.size.data !== size) node.size.data = size;
    const home = isStill ? pinned : parent;
    if (node.parentNode !== home) home.append(node);
  }
  for (const [key, node] of cells.nodes) {
    if (node.generation === cells.generation) continue;
    cells.nodes.delete(key);
    if (node === document.activeElement) byID("scroller").focus({ preventScroll: true });
    node.written = "display:none";
    node.style.cssText = node.written;
    node.entry = null;
    cells.free.push(node);
  }
}

/** The name of each section beside the device, where there is room. */
const sectionNames = { nodes: [], written: [] };

function drawNames(isDown) {
  const sections = isDown && view.left >= 60 ? shown.sections : [];
  const offset = currentOffset();
  let used = 0;
  let lowest = -Infinity;
  for (const section of sections) {
    const top = (section.frame[1] - offset.y) * view.zoom;
    const bottom = top + section.frame[3] * view.zoom;
    if (bottom < 14 || top > state.height * view.zoom - 6) continue;
    const y = Math.max(top, 0, lowest);
    if (y > bottom + 8) continue;
    lowest = y + 16;
    let node = sectionNames.nodes[used];
    if (!node) {
      node = byID("names").appendChild(make("span"));
      sectionNames.nodes.push(node);
    }
    const look = `h${section.index % hueCount}`;
    const style = `transform:translateY(${y}px)`;
    const text = section.approximate ? `${section.name} ~` : section.name;
    if (sectionNames.written[used] !== look + style + text) {
      sectionNames.written[used] = look + style + text;
      node.className = look;
      node.style.cssText = style;
      node.textContent = text;
    }
    used += 1;
  }
  for (let index = used; index < sectionNames.nodes.length; index += 1) {
    if (sectionNames.written[index] === "") continue;
    sectionNames.written[index] = "";
    sectionNames.nodes[index].style.cssText = "display:none";
  }
}
