// The strip: the layout on every device, side by side on one scale, drawn when it comes into sight.

const strip = { items: [], colours: null, observer: null, queue: new Set(), isRunning: false };

/** Pixels in a point of the thumbnails. */
const stripScale = 0.064;

function fillStrip() {
  strip.observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      entry.target.item.isSeen = entry.isIntersecting;
      if (entry.isIntersecting) queueThumbnail(entry.target.item);
    }
  }, { root: byID("strip"), rootMargin: "0px 200px" });
  for (const device of devices.all) {
    if (device.name.startsWith("iPadSplit")) continue;
    const width = Math.round(device.container.width * stripScale);
    const height = Math.round(device.container.height * stripScale);
    const canvas = make("canvas", { "aria-hidden": "true" });
    canvas.style.cssText = `width:${width}px;height:${height}px`;
    const button = make("button", {
      type: "button", className: "thumb", "aria-pressed": "false",
      "aria-label": `${deviceTitle(device)}, ${device.container.width} by ${device.container.height}`, title: device.title,
      onclick: () => setDevice(device),
    }, canvas, make("span", {}, deviceTitle(device)));
    const item = { device, button, canvas, width, height, isSeen: false, drawn: "" };
    button.item = item;
    strip.items.push(item);
    strip.observer.observe(button);
  }
  byID("strip").replaceChildren(...strip.items.map((item) => item.button));
}

function queueThumbnail(item) {
  strip.queue.add(item);
  if (strip.isRunning) return;
  strip.isRunning = true;
  const run = () => {
    const next = strip.queue.values().next().value;
    if (!next) return void (strip.isRunning = false);
    strip.queue.delete(next);
    drawThumbnail(next);
    setTimeout(run, 0);
  };
  setTimeout(run, 0);
}

/** Draws those in sight anew. */
function drawStripSoon() {
  if (!state.strip) return;
  for (const item of strip.items) if (item.isSeen) queueThumbnail(item);
}

function drawThumbnail(item) {
  if (!state.strip || program.layouts.length === 0) return;
  const scene = { ...currentScene(), ...deviceBase(item.device), container: item.device.container };
  delete scene.offset;
  delete scene.scroll;
  const look = document.documentElement.dataset.look;
  const key = `${program.version}${look}${state.layout}${JSON.stringify(scene)}`;
  if (key === item.drawn) return;
  item.drawn = key;
  const frames = solveVisible(scene, false)?.frames;
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  item.canvas.width = item.width * ratio;
  item.canvas.height = item.height * ratio;
  const context = item.canvas.getContext("2d");
  const colours = stripColours(look);
  context.scale(ratio * stripScale, ratio * stripScale);
  context.fillStyle = colours.screen;
  context.fillRect(0, 0, item.device.container.width, item.device.container.height);
  if (!frames) return;
  const layout = currentLayout();
  const { top = 0, leading = 0 } = item.device.safeArea ?? {};
  if (layout.scrollDirection === "horizontal") context.translate(state.rtl ? 0 : leading, 0);
  else context.translate(0, top);
  const line = 1 / stripScale / ratio;
  const order = frames.elements.map((element, index) => ({ element, index }))
    .sort((a, b) => a.element.zIndex - b.element.zIndex || a.index - b.index);
  for (const { element } of order) {
    const [x, y, width, height] = element.onScreen?.frame ?? element.frame;
    const hue = element.section === null ? colours.hues[hueCount] : colours.hues[element.section % hueCount];
    context.globalAlpha = element.onScreen?.alpha ?? 1;
    if (element.kind === "cell") context.fillStyle = hue.fill;
    else if (element.kind === "decoration") context.fillStyle = hue.faint;
    else context.fillStyle = hue.faint;
    context.fillRect(x, y, width, height);
    if (element.kind !== "cell" || Math.min(width, height) < 3 * line) continue;
    context.strokeStyle = hue.line;
    context.lineWidth = line * 0.8;
    context.strokeRect(x + line / 2, y + line / 2, width - line, height - line);
  }
}

/** The colours of the style sheet, read once for each appearance. */
function stripColours(look) {
  if (strip.colours?.look === look) return strip.colours;
  const probe = byID("strip").appendChild(make("i", { hidden: true }));
  const hues = [];
  for (let index = 0; index <= hueCount; index += 1) {
    probe.className = index === hueCount ? "hn" : `h${index}`;
    const style = getComputedStyle(probe);
    const read = (name) => style.getPropertyValue(name).trim();
    hues.push({ fill: read("--fill"), line: read("--line"), faint: read("--faint") });
  }
  const screen = getComputedStyle(probe).getPropertyValue("--screen").trim();
  probe.remove();
  strip.colours = { look, hues, screen };
  return strip.colours;
}

/** Marks the device that is shown. */
function markStrip() {
  const own = strip.items.find(({ device }) => device.name === state.device);
  const isWhole = own?.device.container.width === state.width && own?.device.container.height === state.height;
  const entry = own ?? strip.items[0];
  for (const item of strip.items) {
    const text = String(item === own && isWhole);
    const order = item === entry ? 0 : -1;
    if (item.button.tabIndex !== order) item.button.tabIndex = order;
    if (item.button.getAttribute("aria-pressed") !== text) item.button.setAttribute("aria-pressed", text);
  }
}

function showStrip(isOpen) {
  state.strip = isOpen;
  byID("strip").hidden = !isOpen;
  byID("strip-toggle").setAttribute("aria-expanded", String(isOpen));
}

function startStrip() {
  fillStrip();
  showStrip(state.strip ?? window.innerHeight >= 740);
  byID("strip").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = strip.items.findIndex(({ button }) => button === document.activeElement);
    strip.items[clamp(index + step, 0, strip.items.length - 1)].button.focus();
  });
  byID("strip-toggle").addEventListener("click", () => {
    showStrip(!state.strip);
    drawStripSoon();
    settle();
  });
}
