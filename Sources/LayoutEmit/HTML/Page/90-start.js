// Starts the page: loads the module, takes the first scene, connects everything.

/** Called when the device's place in the page changed. */
function onViewSized() {
  drawRuler();
}

/** The menus of documents and of files. */
function fillFiles() {
  const documents = data.documents?.length ? data.documents : [data.main];
  byID("document-menu").hidden = documents.length < 2;
  fillMenu(byID("document"), documents.map((path) => [path, path]), state.document);
  const paths = [...files.keys()];
  byID("file-menu").classList.toggle("single", paths.length < 2);
  fillMenu(byID("file"), paths.map((path) => [path, path]), state.file);
}

/** The first scene: what was remembered, else what the command said, else a preview, else a phone. */
function takeFirstScene(memory) {
  const usual = devices.named("iPhone16") ?? devices.all[0];
  if (usual) takeDevice(usual);
  state.layout = program.layouts[0]?.name ?? null;
  fitCounts();
  if (memory) {
    Object.assign(state, memory.state);
    fitCounts();
    return;
  }
  const named = data.preview
    ? program.layouts.find((layout) => layout.previews?.some((preview) => preview.name === data.preview)) : null;
  if (named) state.layout = named.name;
  const previews = currentLayout()?.previews ?? [];
  const preview = data.preview ? previews.find((other) => other.name === data.preview)
    : data.settings || data.device ? null : previews[0];
  if (preview) {
    replaceScene(preview.scene);
    state.preview = preview.name;
  }
  const device = devices.named(data.device);
  if (device) takeDevice(device);
  if (data.settings) {
    takeScene(data.settings);
    if (data.settings.container) {
      state.device = deviceOf({ ...state.base, container: data.settings.container })?.name ?? state.device;
    }
  }
}

/** The module stopped: it stands anew, without what it was told. */
function onRestart(name) {
  program.notice = name === "compile"
    ? "The compiler stopped at this text and was started anew; your text is kept"
    : "The solver stopped in this scene and was started anew; your text is kept";
  if (program.answered) solver.answer("compile", program.answered);
  drawState(true);
  announce(program.notice);
}

function watchSize() {
  new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    if (width < 40 || height < 40) return;
    view.canvasWidth = Math.floor(width);
    view.canvasHeight = Math.floor(height);
    fitView();
    if (program.layouts.length > 0) {
      redraw();
      scrollToOffset();
    }
  }).observe(byID("canvas"));
}

async function start() {
  showAppearance();
  showTitle();
  darkScheme.addEventListener("change", () => {
    showAppearance();
    settle();
  });
  const box = byID("canvas").getBoundingClientRect();
  view.canvasWidth = Math.max(Math.floor(box.width), 300);
  view.canvasHeight = Math.max(Math.floor(box.height), 200);
  const memory = recall();
  if (memory?.mark === dataMark) for (const [path, text] of memory.edits) files.set(path, text);
  if (memory && files.has(memory.state.document)) {
    Object.assign(state, { document: memory.state.document, file: memory.state.file, appearance: memory.state.appearance });
    showAppearance();
    showTitle();
  }
  if (!files.has(state.file)) state.file = state.document;
  fillFiles();
  byID("source").value = files.get(state.file) ?? "";
  try {
    await solver.load(byID("layout-module").textContent);
  } catch (error) {
    byID("empty").hidden = false;
    byID("empty").textContent = `This browser can't run the solver: ${error.message}`;
    throw error;
  }
  byID("layout-module").textContent = "";
  solver.onRestart = onRestart;
  devices.load();
  program.compile(state.document);
  takeFirstScene(memory && files.has(memory.state.document) ? memory : null);
  fillDevices();
  startStrip();
  fitView();
  startScrolling();
  startSideways();
  startRuler();
  startGrip("grip-width", true);
  startGrip("grip-height", false);
  startCard();
  startKeys();
  startEditor();
  startDiagnostics();
  startControls();
  startCopy();
  if (program.layouts.length > 0) redraw();
  else drawState(false);
  scrollToOffset();
  drawEditor();
  drawDiagnostics();
  drawRuler();
  showControls();
  watchSize();
  startWatch();
}
