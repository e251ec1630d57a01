// Shows what `onScroll` makes of cells between two stops: the solver tells it at the stops.

/** The next stop beyond the nearest one, by what decides it. */
const nextStops = new Map();

/** The stop on the other side of where a section is held; none where there is none. */
function nextStop(scene, index, rest, live) {
  const direction = Math.sign(live - rest);
  const key = [program.version, state.layout, state.width, state.height, index, rest, direction, state.counts[index]].join();
  if (nextStops.has(key)) return nextStops.get(key);
  let stop = null;
  for (let step = Math.max(Math.abs(live - rest) * 2, 8); step < 20000 && stop === null; step *= 2) {
    const proposed = { ...scene, scroll: { ...scene.scroll, [index]: rest + direction * step } };
    const section = solveVisible(proposed, false)?.frames?.sections.find((other) => other.index === index);
    if (!section?.scroll) break;
    if (Math.abs(section.scroll.offset - rest) > 0.5) stop = section.scroll.offset;
  }
  if (nextStops.size > 200) nextStops.clear();
  nextStops.set(key, stop);
  return stop;
}

/** Blends the states of cells of sections that are held between two stops. */
function blendEffects(scene, shifts, found, offset, isDown) {
  for (const [index, { live, sign, range, rest: drawnRest }] of shifts) {
    const rest = sign * drawnRest;
    if (Math.abs(live - rest) < 0.5 || live < range[0] || live > range[1]) continue;
    const moved = [...found.values()].filter(({ element }) => element.section === index && element.onScreen);
    if (moved.length === 0) continue;
    const stop = nextStop(scene, index, rest, live);
    if (stop === null) continue;
    const there = new Map();
    const viewport = isDown ? state.width : state.height;
    for (const place of [live, live - viewport, live + viewport]) {
      const at = isDown ? { x: sign * place, y: offset.y } : { x: offset.x, y: place };
      const answer = solveVisible({ ...scene, offset: at, scroll: { ...scene.scroll, [index]: stop } }, false);
      for (const element of answer?.frames?.elements ?? []) {
        if (element.section === index && element.onScreen) there.set(elementKey(element), element.onScreen);
      }
    }
    const part = (live - rest) / (stop - rest);
    for (const entry of moved) {
      const other = there.get(entry.key);
      if (!other) continue;
      entry.element = { ...entry.element, onScreen: blend(entry.element.onScreen, other, part) };
      entry.rest = entry.shift;
    }
  }
}

function blend(from, to, part) {
  const mix = (a, b) => a + (b - a) * part;
  const nearer = part < 0.5 ? from : to;
  return {
    ...nearer,
    frame: from.frame.map((value, side) => mix(value, to.frame[side])),
    alpha: mix(from.alpha, to.alpha), scale: mix(from.scale, to.scale), rotation: mix(from.rotation, to.rotation),
  };
}
