// The ruler: widths in points, those of devices, and those at which diagnostics hold.

const svgName = "http://www.w3.org/2000/svg";

function tick(x, top, bottom, className) {
  const line = document.createElementNS(svgName, "path");
  line.setAttribute("d", `M${Math.round(x) + 0.5} ${top}V${bottom}`);
  line.setAttribute("class", className);
  return line;
}

function tickText(x, y, text, className) {
  const label = document.createElementNS(svgName, "text");
  label.setAttribute("x", x);
  label.setAttribute("y", y);
  label.setAttribute("class", className);
  label.textContent = text;
  return label;
}

let drawnRuler = "";
let drawnMark = "";

/** Draws ticks and bands; only zoom and place change them. */
function drawRuler() {
  const { zoom, left, canvasWidth } = view;
  const key = [zoom, left, canvasWidth, devices.all.length].join();
  if (key === drawnRuler) return;
  drawnRuler = key;
  const ticks = byID("ticks");
  ticks.setAttribute("width", canvasWidth);
  ticks.setAttribute("height", 34);
  const parts = [];
  const step = [10, 20, 50, 100, 200, 500].find((points) => points * zoom >= 9) ?? 1000;
  const named = [50, 100, 200, 500, 1000].find((points) => points * zoom >= 44) ?? 2000;
  for (let width = 0; left + width * zoom < canvasWidth - 4; width += step) {
    const x = left + width * zoom;
    const isNamed = width % named === 0;
    parts.push(tick(x, isNamed ? 22 : 28, 34, isNamed ? "major" : "minor"));
    if (isNamed) parts.push(tickText(x, 17, String(width), "number"));
  }
  const widths = new Set(devices.all.map((device) => device.container.width));
  for (const width of widths) {
    const x = left + width * zoom;
    if (x < canvasWidth - 4) parts.push(tick(x, 0, 5, "device"));
  }
  ticks.replaceChildren(...parts);
  drawBands();
  drawnMark = "";
  drawMark();
}

/** The bands of diagnostics: errors above warnings, a button each. */
function drawBands() {
  const { zoom, left, canvasWidth } = view;
  const buttons = [];
  for (const diagnostic of program.diagnostics) {
    for (const [low, high] of diagnostic.widths ?? []) {
      const from = low ?? 0;
      const start = left + from * zoom;
      const end = Math.min(left + (high ?? 1e5) * zoom, canvasWidth);
      if (start >= canvasWidth) continue;
      const widths = high === undefined || high === null ? `from ${short(from)} pt`
        : from <= 32 ? `below ${short(high)} pt` : `${short(from)} to ${short(high)} pt`;
      const band = make("button", {
        type: "button", className: `band ${diagnostic.severity}`,
        "aria-label": `${diagnostic.severity}, ${widths}: ${diagnostic.message}`,
        title: `${widths}: ${diagnostic.message}`,
        onclick: () => goToBand(diagnostic, from, high ?? null),
      });
      band.style.cssText = `left:${start}px;width:${Math.max(end - start, 4)}px`;
      buttons.push(band);
    }
  }
  byID("bands").replaceChildren(...buttons);
}

/** Shows a diagnostic and goes to the nearest width at which it holds. */
function goToBand(diagnostic, low, high) {
  const last = high === null ? 1e4 : Math.max(high - 1, low);
  setWidth(clamp(state.width, low, last));
  showDiagnostic(diagnostic);
}

/** Marks the present width. */
function drawMark() {
  const x = view.left + state.width * view.zoom;
  const text = short(state.width);
  const key = `${view.left},${x}`;
  if (key === drawnMark) return;
  drawnMark = key;
  const mark = byID("ruler-mark");
  mark.style.cssText = `left:${view.left}px;width:${x - view.left}px`;
  mark.dataset.width = text;
}

function startRuler() {
  const ruler = byID("ruler");
  let isDown = false;
  const follow = (event) => {
    const box = ruler.getBoundingClientRect();
    setWidth(clamp(Math.round((event.clientX - box.left - view.left) / view.zoom), 32, 3000), true);
  };
  ruler.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button") || event.button !== 0) return;
    isDown = true;
    ruler.setPointerCapture(event.pointerId);
    follow(event);
  });
  ruler.addEventListener("pointermove", (event) => { if (isDown) follow(event); });
  for (const end of ["pointerup", "pointercancel"]) {
    ruler.addEventListener(end, () => {
      if (isDown) keepView();
      isDown = false;
    });
  }
}
