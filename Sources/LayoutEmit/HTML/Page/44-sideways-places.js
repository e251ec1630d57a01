// Where sections stand that scroll sideways: as the solver rests them, or as a gesture moves them.

/** Offsets during a gesture or a movement, by section, in points. */
const liveOffsets = new Map();

/**
 * How far the content of each section in sight is moved, by section: `drawn` on the page, `rest` in the
 * solver. From right to left sections scroll the other way.
 */
function sidewaysShifts(frames, offset, isDown) {
  const shifts = new Map();
  const low = isDown ? offset.y : offset.x;
  const high = low + (isDown ? state.height : state.width);
  const sign = state.rtl && isDown ? -1 : 1;
  for (const section of frames.sections) {
    if (!section.scroll) continue;
    const start = isDown ? section.frame[1] : section.frame[0];
    const end = start + (isDown ? section.frame[3] : section.frame[2]);
    if (end < low || start > high) continue;
    const rest = section.scroll.offset;
    const live = liveOffsets.get(section.index) ?? rest;
    shifts.set(section.index, {
      drawn: sign * live, rest: sign * rest, sign, live, range: section.scroll.range,
    });
  }
  return shifts;
}

/**
 * The places across at which the solver has to be asked again, with the sections that need them: what a
 * section shows when it is scrolled, and what peeks out at both sides.
 */
function sidewaysWindows(shifts, viewport) {
  const windows = new Map();
  for (const [index, { live, sign, range }] of shifts) {
    for (const step of [0, 1, -1]) {
      const place = Math.round((live + step * viewport) * 1000) / 1000;
      if (step === 0 && place === 0) continue;
      if (place >= range[1] + viewport || place + viewport <= Math.min(range[0], 0)) continue;
      const key = sign * place;
      if (!windows.has(key)) windows.set(key, new Set());
      windows.get(key).add(index);
    }
  }
  return windows;
}
