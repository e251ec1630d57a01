// What scripts may do with the page: tests, and the file that `--watch` writes.

window.layoutPreview = {
  /** Fulfilled when the first picture is drawn. */
  ready: start(),

  /** Changes what a scene says; what it doesn't mention stays. Draws at once. */
  setScene(scene) {
    takeScene(scene);
    isOffsetGiven = isOffsetGiven || Boolean(scene.offset);
    state.preview = null;
    liveOffsets.clear();
    keepView();
    redraw();
    scrollToOffset();
    showControls();
  },

  /** Replaces the text of a file, the shown one where none is named, and compiles at once. */
  setSource(text, path = state.file) {
    files.set(path, text);
    if (path === state.file) byID("source").value = text;
    compileNow();
  },

  /** The whole present scene, as `layoutc frames --scene` takes it. */
  scene: () => currentScene(),

  /** Every frame of the present scene, as `layoutc frames --format json` prints them; parsed. */
  frames() {
    const text = allFramesText();
    return text === "" ? null : JSON.parse(text);
  },

  /** The same as text, to the byte. */
  framesText: allFramesText,

  /** What the compiler said of the present text. */
  diagnostics: () => program.diagnostics,

  /** Sets the width; solves and draws before it returns. */
  setWidth: (width) => setWidth(width),

  /** The rest of the state: device, layout, guides, what the card shows. */
  state: () => ({
    ...state, zoomFactor: view.zoom, isStale: program.isStale, isPartial: program.isPartial,
    drawn: cells.nodes.size, card: card.key, isCardPinned: card.isPinned,
  }),

  commandLine,

  /** Takes new texts from the file beside the page. */
  update,

  /** Milliseconds of each time something was solved and drawn. */
  timings,
};
