// Compiles what is written, and fits the page to what came of it.

/** Milliseconds that the last compilation with all checks took. */
let compileTime = 0;

const checkLater = whenQuiet(250, () => compileNow());

/** Compiles after each keystroke; the checks wait for a pause where they take long. */
function recompile() {
  if (compileTime < 30) return compileNow();
  takeProgram(false);
  checkLater();
}

function compileNow() {
  const start = performance.now();
  if (takeProgram(true)) compileTime = performance.now() - start;
}

function takeProgram(isChecked) {
  const name = state.layout;
  if (!program.compile(state.document, isChecked)) return false;
  if (!program.layouts.some((layout) => layout.name === name)) state.layout = program.layouts[0]?.name ?? null;
  fitCounts();
  sceneDiagnostics = [];
  if (program.layouts.length > 0) redraw();
  else drawState(false);
  drawEditor();
  if (isChecked || program.hasErrors) drawDiagnostics();
  if (isChecked) drawBands();
  showControls();
  return true;
}

/** What waits until nothing moves: issues of the scene, the card, the other devices, memory. */
function onSettled() {
  holdOffset();
  if (program.layouts.length > 0) {
    const answer = solver.answer("solve", {
      layout: layoutIndex(), scene: currentScene(), visible: true, diagnostics: true,
    });
    const found = answer?.diagnostics ?? [];
    if (JSON.stringify(found) !== JSON.stringify(sceneDiagnostics)) {
      sceneDiagnostics = found;
      drawDiagnostics();
    }
  }
  refreshCard();
  describeNodes();
  drawStripSoon();
  remember(keptState());
}

/** What of the state a reload keeps. */
function keptState() {
  return { ...state };
}
