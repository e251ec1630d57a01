// Scrolls sections sideways: wheel, pointer and keys propose an offset, the solver says where it rests.

/** How long nothing comes from a wheel when its gesture has ended, in milliseconds. */
const wheelPause = 140;

const sideways = { wheelSection: null, drag: null, timer: 0, animation: 0 };

/** The section that scrolls sideways at a place of the canvas, in pixels from the scroller's corner. */
function sidewaysSectionAt(x, y) {
  if (!shown) return null;
  const isDown = mainAxis() === "y";
  const offset = currentOffset();
  const at = isDown ? offset.y + y / view.zoom : offset.x + (x - view.left) / view.zoom;
  return shown.sections.find(({ scroll, frame }) => scroll && scroll.range[1] > scroll.range[0] &&
    (isDown ? frame[1] <= at && at < frame[1] + frame[3] : frame[0] <= at && at < frame[0] + frame[2])) ?? null;
}

const sectionAt = (index) => shown?.sections.find((section) => section.index === index) ?? null;

/** Moves a section during a gesture; beyond its ends it follows ever less. */
function moveSideways(section, offset) {
  const [low, high] = section.scroll.range;
  const reach = (mainAxis() === "y" ? state.width : state.height) / 3;
  const soft = (beyond) => reach * (1 - 1 / (beyond / reach + 1));
  let place = offset;
  if (place < low) place = low - soft(low - place);
  if (place > high) place = high + soft(place - high);
  liveOffsets.set(section.index, place);
  state.scroll[section.index] = Math.round(clamp(place, low, high) * 100) / 100;
  redrawSoon();
}

/** Ends a gesture: the solver says where a proposed offset rests, and the section moves there. */
function restSideways(index, proposed) {
  const from = liveOffsets.get(index) ?? 0;
  state.scroll[index] = Math.round(proposed * 100) / 100;
  const answer = solveVisible(currentScene(), false);
  const section = answer?.frames?.sections.find((other) => other.index === index);
  if (!section?.scroll) return void liveOffsets.delete(index);
  const to = section.scroll.offset;
  cancelAnimationFrame(sideways.animation);
  const finish = () => {
    liveOffsets.delete(index);
    state.scroll[index] = Math.round(to * 1000) / 1000;
    redraw();
  };
  if (wantsStillness() || Math.abs(to - from) < 0.5) return finish();
  const start = performance.now();
  const length = 320;
  const step = (now) => {
    const part = clamp((now - start) / length, 0, 1);
    if (part >= 1) return finish();
    liveOffsets.set(index, from + (to - from) * (1 - (1 - part) ** 3));
    redraw();
    sideways.animation = requestAnimationFrame(step);
  };
  sideways.animation = requestAnimationFrame(step);
}

function startSideways() {
  const scroller = byID("scroller");
  const canvas = byID("canvas");
  const placeIn = (event) => {
    const box = scroller.getBoundingClientRect();
    return sidewaysSectionAt(event.clientX - box.left, event.clientY - box.top);
  };
  const isDown = () => mainAxis() === "y";
  const sign = () => (state.rtl && isDown() ? -1 : 1);

  canvas.addEventListener("wheel", (event) => {
    const across = isDown() ? event.deltaX || (event.shiftKey ? event.deltaY : 0) : event.deltaY;
    const along = isDown() ? (event.shiftKey ? 0 : event.deltaY) : event.deltaX;
    if (Math.abs(across) <= Math.abs(along) || event.ctrlKey) return;
    const section = placeIn(event) ?? sectionAt(sideways.wheelSection);
    if (!section) return;
    event.preventDefault();
    sideways.wheelSection = section.index;
    cancelAnimationFrame(sideways.animation);
    const live = liveOffsets.get(section.index) ?? section.scroll.offset;
    const unit = event.deltaMode === 1 ? 16 : 1;
    const proposed = live + (sign() * across * unit) / view.zoom;
    moveSideways(section, proposed);
    clearTimeout(sideways.timer);
    sideways.timer = setTimeout(() => {
      sideways.wheelSection = null;
      restSideways(section.index, clamp(liveOffsets.get(section.index) ?? proposed, ...section.scroll.range));
    }, wheelPause);
  }, { passive: false });

  scroller.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const section = placeIn(event);
    if (!section) return;
    cancelAnimationFrame(sideways.animation);
    sideways.drag = {
      section, id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false,
      from: liveOffsets.get(section.index) ?? section.scroll.offset, track: [],
    };
  });
  scroller.addEventListener("pointermove", (event) => {
    const drag = sideways.drag;
    if (!drag || drag.id !== event.pointerId) return;
    const moved = isDown() ? drag.x - event.clientX : drag.y - event.clientY;
    const other = isDown() ? drag.y - event.clientY : drag.x - event.clientX;
    if (!drag.isMoving) {
      if (Math.abs(other) > 8 && Math.abs(other) > Math.abs(moved)) return void (sideways.drag = null);
      if (Math.abs(moved) < 5) return;
      drag.isMoving = true;
      scroller.setPointerCapture(event.pointerId);
      hideCard();
    }
    const offset = drag.from + (sign() * moved) / view.zoom;
    drag.track.push([event.timeStamp, offset]);
    if (drag.track.length > 6) drag.track.shift();
    moveSideways(drag.section, offset);
  });
  const end = (event) => {
    const drag = sideways.drag;
    if (!drag || drag.id !== event.pointerId) return;
    sideways.drag = null;
    if (!drag.isMoving) return;
    sideways.endedAt = event.timeStamp;
    const [first, last] = [drag.track[0], drag.track[drag.track.length - 1]];
    const time = last && first ? last[0] - first[0] : 0;
    const speed = time > 0 && event.timeStamp - last[0] < 80 ? (last[1] - first[1]) / time : 0;
    const place = liveOffsets.get(drag.section.index) ?? drag.from;
    restSideways(drag.section.index, clamp(place + speed * 180, ...drag.section.scroll.range));
  };
  scroller.addEventListener("pointerup", end);
  scroller.addEventListener("pointercancel", end);
}

/** Brings an element of a section that scrolls sideways into sight. */
function bringSideways(element) {
  const section = element.section === null ? null : sectionAt(element.section);
  if (!section?.scroll || !scrollsWithSection(element)) return;
  const isDown = mainAxis() === "y";
  const viewport = isDown ? state.width : state.height;
  const extent = isDown ? element.frame[2] : element.frame[3];
  let start = isDown ? element.frame[0] : element.frame[1];
  if (isDown && state.rtl) start = viewport - start - extent;
  const offset = section.scroll.offset;
  if (start >= offset && start + extent <= offset + viewport) return;
  const proposed = start < offset ? start : start + extent - viewport;
  liveOffsets.set(section.index, offset);
  restSideways(section.index, clamp(proposed, ...section.scroll.range));
}
