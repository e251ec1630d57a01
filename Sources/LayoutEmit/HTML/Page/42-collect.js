// Collects what is seen: frames in the visible rectangle, and beside it where sections scroll sideways.

/** The last frames document that could be drawn. */
let shown = null;

/** The most elements that are drawn at once. */
const mostElements = 3000;

const elementKey = (element) =>
  `${element.kind[0]}${element.section ?? "l"}/${element.item}/${element.elementKind ?? ""}`;

/** Which supplementaries scroll with their section; asked for once for each kind. */
const badgeKinds = { version: -1, known: new Map() };

function scrollsWithSection(element) {
  if (element.kind === "cell") return true;
  if (element.kind === "decoration" || element.section === null) return false;
  if (badgeKinds.version !== program.version) {
    badgeKinds.version = program.version;
    badgeKinds.known.clear();
  }
  if (element.item > 0) return true;
  const key = `${element.section}/${element.elementKind}`;
  let isBadge = badgeKinds.known.get(key);
  if (isBadge === undefined) {
    const path = explain(element)?.path ?? [];
    const [, , width, height] = element.frame;
    isBadge = path.length > 0 ? path[path.length - 1].element === "badge" : Math.max(width, height) <= 60;
    badgeKinds.known.set(key, isBadge);
  }
  return isBadge;
}

/** Why an element is where it is; none where the module can't tell. */
function explain(element) {
  const { kind, section, item, elementKind } = element;
  const asked = { kind, section, item };
  if (elementKind !== undefined) asked.elementKind = elementKind;
  return solver.answer("explain", { layout: layoutIndex(), scene: currentScene(), element: asked });
}

function solveVisible(scene, guides) {
  const request = { layout: layoutIndex(), scene, visible: true };
  if (guides) request.guides = true;
  return solver.answer("solve", request);
}

/**
 * What is to be drawn: elements with the place where they show, in content coordinates, and guides.
 * None where the scene can't be solved.
 */
function collect() {
  if (program.layouts.length === 0) return null;
  const wantsGuides = state.guides.group || state.guides.inset || state.guides.spacing;
  const scene = currentScene();
  const answer = solveVisible(scene, wantsGuides);
  if (!answer || !answer.frames) return null;
  const frames = answer.frames;
  shown = frames;
  view.contentWidth = frames.contentSize.width;
  view.contentHeight = frames.contentSize.height;
  const isDown = mainAxis() === "y";
  const offset = currentOffset();
  const shifts = sidewaysShifts(frames, offset, isDown);
  const found = new Map();
  const guides = { group: [], inset: [], spacing: [] };
  const add = (element, windowOf) => {
    const shift = element.section === null ? undefined : shifts.get(element.section);
    if (windowOf && (!shift || !windowOf.has(element.section))) return;
    const moves = shift !== undefined && scrollsWithSection(element);
    if (windowOf && !moves) return;
    const key = elementKey(element);
    if (!found.has(key) && found.size < mostElements) {
      found.set(key, { key, element, shift: moves ? shift.drawn : 0, rest: moves ? shift.rest : 0 });
    }
  };
  for (const element of frames.elements) add(element, null);
  if (answer.guides) addGuides(guides, answer.guides, frames, shifts, null);
  for (const [place, sections] of sidewaysWindows(shifts, isDown ? state.width : state.height)) {
    const moved = isDown ? { x: place, y: offset.y } : { x: offset.x, y: place };
    const more = solveVisible({ ...scene, offset: moved }, wantsGuides);
    for (const element of more?.frames?.elements ?? []) add(element, sections);
    if (more?.guides) addGuides(guides, more.guides, frames, shifts, sections);
  }
  if (liveOffsets.size > 0) blendEffects(scene, shifts, found, offset, isDown);
  return { elements: found.values(), guides, isDown, isCut: found.size >= mostElements };
}

/** Guides of a section that scrolls sideways move with it. */
function addGuides(into, guides, frames, shifts, sections) {
  const isDown = mainAxis() === "y";
  const seen = into.seen ?? (into.seen = new Set());
  for (const kind of ["group", "inset", "spacing"]) {
    for (const guide of guides[kind] ?? []) {
      const middle = isDown ? guide[1] + guide[3] / 2 : guide[0] + guide[2] / 2;
      const home = frames.sections.find(({ frame }) =>
        isDown ? frame[1] <= middle && middle < frame[1] + frame[3]
          : frame[0] <= middle && middle < frame[0] + frame[2]);
      if (sections && !(home && sections.has(home.index))) continue;
      const key = kind + guide.join();
      if (seen.has(key)) continue;
      seen.add(key);
      into[kind].push({ guide, section: home?.index ?? 0, shift: shifts.get(home?.index)?.drawn ?? 0 });
    }
  }
}
