// Scrolls the layout: a native scroller, whose place becomes the scene's offset.

/** The place the page itself scrolled to; the event that tells of it changes nothing. */
let scrolledTo = 0;

function startScrolling() {
  const scroller = byID("scroller");
  scroller.addEventListener("scroll", () => {
    const isDown = mainAxis() === "y";
    const place = isDown ? scroller.scrollTop : scroller.scrollLeft;
    if (Math.abs(place - scrolledTo) < 1) return;
    scrolledTo = place;
    const [before] = contentInsets();
    const along = Math.round((place / view.zoom - before) * 100) / 100;
    isOffsetGiven = false;
    state.offset = place <= 0 ? null : isDown ? { x: 0, y: along } : { x: along, y: 0 };
    redrawSoon();
  }, { passive: true });
}

/** Moves the scroller to the scene's offset. */
function scrollToOffset() {
  sizeContent();
  const scroller = byID("scroller");
  const isDown = mainAxis() === "y";
  const [before] = contentInsets();
  const offset = currentOffset();
  const place = Math.max((isDown ? offset.y : offset.x) + before, 0) * view.zoom;
  scroller[isDown ? "scrollTop" : "scrollLeft"] = place;
  scrolledTo = isDown ? scroller.scrollTop : scroller.scrollLeft;
}

/** Whether a script gave the offset, which then stays even beyond the content. */
let isOffsetGiven = false;

/** Brings content that became shorter back into sight. */
function holdOffset() {
  if (!state.offset || !shown || isOffsetGiven) return;
  const isDown = mainAxis() === "y";
  const [before, after] = contentInsets();
  const extent = isDown ? view.contentHeight : view.contentWidth;
  const last = Math.max(extent + after - (isDown ? state.height : state.width), -before);
  const key = isDown ? "y" : "x";
  if (state.offset[key] <= last) return;
  state.offset = last <= -before ? null : { ...state.offset, [key]: last };
  redraw();
  scrollToOffset();
}
