// Solves and draws, and tells how long that took.

/** Milliseconds of each time something was solved and drawn. */
const timings = [];

const settle = whenQuiet(180, () => onSettled());

/** Solves the scene and draws what is seen, at once. */
function redraw() {
  const start = performance.now();
  const collected = collect();
  if (collected) {
    sizeContent();
    drawCells(collected);
    drawNames(collected.isDown);
    drawGuides(collected);
    drawNote(collected);
    drawMark();
  }
  byID("table").classList.toggle("old", !collected);
  timings.push(performance.now() - start);
  if (timings.length > 2000) timings.splice(0, 1000);
  drawState(collected !== null);
  settle();
}

const redrawSoon = onceAFrame(redraw);

/** What the picture holds, below it. */
function drawNote({ isCut }) {
  const items = state.counts.reduce((sum, count) => sum + count, 0);
  const drawn = cells.nodes.size;
  const approximate = shown.sections.some((section) => section.approximate);
  let text = `${sizeText(view.contentWidth, view.contentHeight)} pt of content, ${plural(items, "item")}`;
  if (isCut) text += `; the first ${drawn.toLocaleString("en")} of this part drawn`;
  if (approximate) text += "; ~ approximate, the metrics are private to UIKit";
  const note = byID("note");
  if (note.written !== text) {
    note.written = text;
    note.textContent = text;
  }
}

/** A quiet badge where the picture isn't that of the text. */
function drawState(isDrawn) {
  const badge = byID("badge");
  let text = "";
  if (program.notice) text = program.notice;
  else if (program.layouts.length === 0) text = "";
  else if (!isDrawn) text = shown ? "This scene has no picture; the last one stays" : "This scene has no picture";
  else if (program.isStale) text = "The text has errors; this is the last good version";
  else if (program.isPartial) text = "The text has errors; this is what is sound of it";
  badge.hidden = text === "";
  if (badge.textContent !== text) badge.textContent = text;
  const empty = byID("empty");
  empty.hidden = program.layouts.length > 0;
  byID("table").hidden = program.layouts.length === 0;
  if (!empty.hidden) {
    const reason = program.hasErrors
      ? "Nothing to draw yet: the text has errors."
      : "Nothing to draw: this file has no layout of its own.";
    if (empty.textContent !== reason) empty.textContent = reason;
  }
}
