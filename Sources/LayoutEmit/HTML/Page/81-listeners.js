// Connects the controls with the state.

function startControls() {
  const on = (id, body) => byID(id).addEventListener("change", (event) => body(event.target));
  on("device-menu", (menu) => {
    const device = devices.named(menu.value);
    if (device) setDevice(device);
  });
  for (const id of ["portrait", "landscape"]) {
    byID(id).addEventListener("click", () => {
      const device = devices.named(state.device);
      if (!device || isLandscape(device) === (id === "landscape")) return;
      setDevice(turned(device) ?? device);
    });
  }
  for (const [id, isWidth] of [["width", true], ["height", false]]) {
    byID(id).addEventListener("input", (event) => {
      const value = event.target.valueAsNumber;
      if (!Number.isFinite(value) || value < 1) return;
      if (isWidth) setWidth(value);
      else setSize(state.width, value);
    });
    byID(id).addEventListener("blur", showSize);
  }
  on("rtl", (box) => {
    state.rtl = box.checked;
    liveOffsets.clear();
    sizeView();
    redraw();
  });
  on("uikit", (menu) => {
    state.uikit = Number(menu.value);
    redraw();
  });
  for (const [id, guide] of [["show-groups", "group"], ["show-insets", "inset"], ["show-spacing", "spacing"]]) {
    on(id, (box) => {
      state.guides[guide] = box.checked;
      redraw();
    });
  }
  on("show-safe", (box) => {
    state.safe = box.checked;
    sizeView();
    settle();
  });
  on("zoom", (menu) => {
    state.zoom = menu.value;
    fitView();
    redraw();
    scrollToOffset();
  });
  on("appearance", (menu) => {
    state.appearance = menu.value;
    showAppearance();
    settle();
  });
  on("layout", (menu) => {
    state.layout = menu.value;
    takeDataOfPreview();
    redraw();
    scrollToOffset();
    showControls();
  });
  on("preview", (menu) => {
    if (menu.value !== "") setPreview(menu.value);
  });
  on("document", (menu) => setDocument(menu.value));
  byID("settings-toggle").addEventListener("click", () => {
    const isOpen = document.body.classList.toggle("settings-open");
    byID("settings-toggle").setAttribute("aria-expanded", String(isOpen));
  });
  for (const button of byID("tabs").children) button.addEventListener("click", () => showTab(button.dataset.show));
}

/** Shows another of the documents the page was made of. */
function setDocument(path) {
  state.document = path;
  state.layout = null;
  state.countNames = [];
  shown = null;
  showTitle();
  openFile(path);
  compileNow();
  takeDataOfPreview();
  if (program.layouts.length > 0) redraw();
  scrollToOffset();
  showControls();
}

/** For another layout: items and inputs of its first preview, on the device that is shown. */
function takeDataOfPreview() {
  Object.assign(state, { preview: null, sections: null, extra: 0, offset: null, scroll: {}, inputs: {} });
  liveOffsets.clear();
  fitCounts();
  const { items, inputs, sections } = currentLayout()?.previews?.[0]?.scene ?? {};
  if (sections) takeScene({ sections });
  if (items !== undefined) takeScene({ items });
  if (inputs) takeScene({ inputs });
}

/** On narrow screens one part of the page is seen at a time. */
function showTab(name) {
  if (document.body.dataset.tab === name) return;
  document.body.dataset.tab = name;
  for (const button of byID("tabs").children) button.setAttribute("aria-pressed", String(button.dataset.show === name));
}

const darkScheme = matchMedia("(prefers-color-scheme: dark)");

function showAppearance() {
  const isDark = state.appearance === "dark" || (state.appearance === "automatic" && darkScheme.matches);
  document.documentElement.dataset.look = isDark ? "dark" : "light";
}

function showTitle() {
  byID("title").textContent = fileName(state.document);
  document.title = `${fileName(state.document)}: layout preview`;
}
