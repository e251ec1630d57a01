// Changes the size of the view: handles, fields, devices.

/** Sets the width and draws at once; `isDragged`: what stands where stays, even if it becomes too wide. */
function setWidth(width, isDragged = false) {
  setSize(width, state.height, isDragged);
}

function setSize(width, height, isDragged = false) {
  takeSize(width, height);
  state.preview = null;
  liveOffsets.clear();
  if (isDragged) sizeView();
  else keepView();
  redraw();
  showSize();
}

/** Shows another device, fitted anew. */
function setDevice(device) {
  takeDevice(device);
  state.preview = null;
  liveOffsets.clear();
  fitView();
  redraw();
  scrollToOffset();
  showControls();
}

/** Writes the size into fields and menu. */
function showSize() {
  for (const [id, value] of [["width", state.width], ["height", state.height]]) {
    const field = byID(id);
    if (document.activeElement !== field) field.value = short(value);
  }
  if (byID("preview").value !== (state.preview ?? "")) byID("preview").value = state.preview ?? "";
  const device = devices.named(state.device);
  const isWhole = device && device.container.width === state.width && device.container.height === state.height;
  const menu = byID("device-menu");
  const choice = isWhole ? device.name : "";
  if (menu.value !== choice) menu.value = choice;
  const own = byID("own-size");
  if (own) {
    const text = device ? `${deviceTitle(device)}, resized` : "Own size";
    if (own.textContent !== text) own.textContent = text;
  }
  const other = device ? turned(device) : null;
  byID("orientation").hidden = !other;
  if (other) {
    byID("portrait").setAttribute("aria-pressed", String(!isLandscape(device)));
    byID("landscape").setAttribute("aria-pressed", String(isLandscape(device)));
  }
  markStrip();
}

/** A handle that is dragged, or moved with the arrow keys. */
function startGrip(id, isWidth) {
  const grip = byID(id);
  let from = null;
  grip.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, width: state.width, height: state.height };
    grip.setPointerCapture(event.pointerId);
    document.body.classList.add(isWidth ? "drags-x" : "drags-y");
    hideCard();
  });
  grip.addEventListener("pointermove", (event) => {
    if (!from) return;
    if (isWidth) setWidth(clamp(Math.round(from.width + (event.clientX - from.x) / view.zoom), 32, 3000), true);
    else setSize(state.width, clamp(Math.round(from.height + (event.clientY - from.y) / view.zoom), 32, 4000), true);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grip.addEventListener(end, () => {
      if (!from) return;
      from = null;
      document.body.classList.remove("drags-x", "drags-y");
      keepView();
      redraw();
    });
  }
  grip.addEventListener("keydown", (event) => {
    const less = isWidth ? "ArrowLeft" : "ArrowUp";
    const more = isWidth ? "ArrowRight" : "ArrowDown";
    const step = event.shiftKey ? 10 : 1;
    const change = event.key === more ? step : event.key === less ? -step : 0;
    if (change === 0) return;
    event.preventDefault();
    if (isWidth) setWidth(Math.max(state.width + change, 32));
    else setSize(state.width, Math.max(state.height + change, 32));
  });
}
