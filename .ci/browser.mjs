// Drives the preview pages in headless Chromium, by the DevTools protocol over a pipe: every sample's
// frames against `layoutc frames`, then what people do with a page. One browser, one tab.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [layoutc, browser] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "layoutc-browser-"));
const screenshots = process.env.LAYOUT_SCREENSHOTS;
const failures = [];
/** Milliseconds after which what didn't happen won't: far longer than it takes. */
const patience = 30_000;

function check(holds, what) {
  if (holds) return;
  failures.push(what);
  console.log(`BAD ${what}`);
}

// MARK: - The browser

class Browser {
  constructor(command) {
    this.process = spawn(command, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      `--user-data-dir=${path.join(folder, "profile")}`, "--no-first-run", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-extensions",
      "--disable-dev-shm-usage", "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.waiting = new Map();
    this.listeners = [];
    this.count = 0;
    let pending = [];
    this.process.stdio[4].on("data", (chunk) => {
      let start = 0;
      for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
        pending.push(chunk.subarray(start, end));
        this.receive(JSON.parse(Buffer.concat(pending).toString()));
        pending = [];
        start = end + 1;
      }
      pending.push(chunk.subarray(start));
    });
    this.process.on("exit", () => {
      for (const { reject } of this.waiting.values()) reject(new Error("the browser ended"));
    });
  }

  receive(message) {
    if (message.id === undefined) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const { resolve, reject } = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) reject(new Error(JSON.stringify(message.error)));
    else resolve(message.result);
  }

  send(method, params = {}, sessionId = this.session) {
    this.count += 1;
    const id = this.count;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async openTab() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    this.session = sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
    await this.resize(1280, 800);
  }

  resize(width, height) {
    return this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: 1, mobile: false,
    });
  }

  /** Ends it, and waits until it no longer writes to its folder. */
  async close() {
    const ended = new Promise((resolve) => this.process.on("exit", resolve));
    this.send("Browser.close", {}, undefined).catch(() => {});
    const impatient = setTimeout(() => this.process.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(impatient);
  }
}

/** What a page said that it shouldn't have, and what it asked for. */
class Witness {
  complaints = [];
  requests = [];

  hear({ method, params }) {
    if (method === "Runtime.consoleAPICalled") {
      this.complaints.push(`console.${params.type}: ${params.args.map((arg) => arg.value ?? arg.description).join(" ")}`);
    } else if (method === "Runtime.exceptionThrown") {
      const { exception, text } = params.exceptionDetails;
      this.complaints.push(`exception: ${exception?.description ?? text}`);
    } else if (method === "Log.entryAdded") {
      this.complaints.push(`${params.entry.level}: ${params.entry.text}`);
    } else if (method === "Network.requestWillBeSent") {
      this.requests.push(params.request.url);
    }
  }
}

let tab;
let witness = new Witness();

/** The value of an expression in the page; promises are waited for. */
async function evaluate(expression) {
  const { result, exceptionDetails } = await tab.send("Runtime.evaluate", {
    expression, awaitPromise: true, returnByValue: true,
  });
  if (exceptionDetails) {
    throw new Error(`${expression.slice(0, 80)}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result.value;
}

/** Opens a file and waits for its first picture. */
async function open(file) {
  witness = new Witness();
  const url = pathToFileURL(file).href;
  await tab.send("Page.navigate", { url });
  await until(`location.href === ${JSON.stringify(url)} && !!window.layoutPreview`, `${path.basename(file)} opens`);
  await evaluate("layoutPreview.ready.then(() => true)");
  return url;
}

/** Holds that the page said nothing and asked for nothing but `allowed`. */
function checkSilence(what, allowed) {
  for (const complaint of witness.complaints) check(false, `${what}: ${complaint}`);
  for (const url of witness.requests) {
    check(allowed.some((start) => url.startsWith(start)), `${what} asks for ${url}`);
  }
}

/** Waits until an expression is true in the page. */
async function until(expression, what) {
  const end = Date.now() + patience;
  for (;;) {
    let value = false;
    try {
      value = await evaluate(expression);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    if (value) return;
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function picture(name) {
  if (!screenshots) return;
  fs.mkdirSync(screenshots, { recursive: true });
  // What follows the picture when it has come to rest is drawn, too.
  await new Promise((resolve) => setTimeout(resolve, 350));
  const { data } = await tab.send("Page.captureScreenshot", { format: "png" });
  fs.writeFileSync(path.join(screenshots, `${name}.png`), Buffer.from(data, "base64"));
}

const mouse = (type, x, y, more = {}) => tab.send("Input.dispatchMouseEvent", { type, x, y, ...more });

async function click(x, y) {
  await mouse("mouseMoved", x, y);
  await mouse("mousePressed", x, y, { button: "left", buttons: 1, clickCount: 1 });
  await mouse("mouseReleased", x, y, { button: "left", clickCount: 1 });
}

const keyCodes = { Tab: 9, Escape: 27, Enter: 13, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Backspace: 8 };

async function press(key, commands = []) {
  const event = { key, code: key, windowsVirtualKeyCode: keyCodes[key] ?? 0, commands };
  await tab.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
  await tab.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: key });
}

/** The middle of an element in the page. */
const middle = (selector) => evaluate(`(() => {
  const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`);

// MARK: - Pages

/** A page of layouts, written by the command; `status` is what it must exit with. */
function makePage(name, inputs, options = [], status = 0) {
  const page = path.join(folder, `${name}.html`);
  const run = spawnSync(layoutc, ["preview", ...inputs, ...options, "-o", page]);
  check(run.status === status, `preview of ${name} exits with ${run.status}: ${run.stderr}`);
  return page;
}

function makeLayout(name, text) {
  const file = path.join(folder, `${name}.layout`);
  fs.writeFileSync(file, text);
  return file;
}

function samples(at) {
  return fs.readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(at, entry.name);
    if (entry.isDirectory()) return samples(name);
    return name.endsWith(".layout") ? [name] : [];
  });
}

/** What the command prints in a scene of the page. */
function framesOf(file, scene, layout) {
  const sceneFile = path.join(folder, "scene.json");
  fs.writeFileSync(sceneFile, JSON.stringify(scene));
  return execFileSync(
    layoutc, ["frames", "--scene", sceneFile, "--layout", layout, "--format", "json", file],
    { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 }).toString();
}

/** Compares the page's frames with the command's at five widths, still and scrolled, in both directions. */
async function compareFrames(file) {
  let compared = 0;
  for (const width of [320, 375, 430.5, 744, 1024]) {
    for (const isMoved of [false, true]) {
      const { scene, text, layout } = await evaluate(`(() => {
        const page = layoutPreview;
        page.setScene({ layoutDirection: "${isMoved ? "rtl" : "ltr"}", offset: null, scroll: null });
        page.setWidth(${width});
        if (${isMoved}) {
          const scroll = {};
          for (const section of page.frames()?.sections ?? []) {
            if (section.scroll) scroll[section.index] = 123.456 + section.index;
          }
          page.setScene({ offset: { x: 0, y: 40.1 }, scroll });
        }
        return { scene: page.scene(), text: page.framesText(), layout: page.frames()?.layout };
      })()`);
      if (text === "") {
        check(false, `${file} at ${width}: no frames`);
        continue;
      }
      const expected = framesOf(file, scene, layout);
      check(text === expected, `${file} at ${width}${isMoved ? ", scrolled, right to left" : ""}: frames differ`);
      compared += 1;
    }
  }
  return compared;
}

/** Whether the compiler found an error in the page's text; in the page. */
const hasErrors = "layoutPreview.diagnostics().some(({ severity }) => severity === 'error')";

// MARK: - What is tried

async function trySamples() {
  let compared = 0;
  let pages = 0;
  for (const file of samples("samples")) {
    const name = path.basename(file, ".layout");
    const url = await open(makePage(name, [file]));
    await picture(`sample-${name}`);
    const hasLayout = await evaluate("layoutPreview.frames() !== null");
    // A file that others import has no layout.
    if (hasLayout) compared += await compareFrames(file);
    else check(name === "pieces", `${file} shows nothing`);
    checkSilence(file, [url, "data:"]);
    pages += 1;
  }
  console.log(`${pages} pages of samples, ${compared} scenes with the same frames as the command line`);
}

const many = `section cells spacing: 2 <
    group horizontal 12 count: 25 spacing: 2 < item >
>
`;

/** A hundred widths in a row, by the mouse at the handle. */
async function tryDragging() {
  await open(makePage("many", [makeLayout("many", many)], ["--items", "500"]));
  const drawn = await evaluate("layoutPreview.state().drawn");
  check(drawn >= 400, `${drawn} cells are drawn of 500`);
  const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];
  const tell = (what, values) => console.log(
    `${what}: median ${median(values).toFixed(1)} ms, longest ${Math.max(...values).toFixed(1)} ms`);
  const grip = await middle("#grip-width");
  const before = await evaluate("layoutPreview.timings.length");
  await mouse("mouseMoved", grip.x, grip.y);
  await mouse("mousePressed", grip.x, grip.y, { button: "left", buttons: 1, clickCount: 1 });
  for (let step = 1; step <= 100; step += 1) {
    await mouse("mouseMoved", grip.x - step, grip.y, { button: "left", buttons: 1 });
  }
  await mouse("mouseReleased", grip.x - 100, grip.y, { button: "left", clickCount: 1 });
  const dragged = await evaluate(`layoutPreview.timings.slice(${before})`);
  check(dragged.length >= 50, `dragging drew ${dragged.length} times`);
  tell(`${drawn} cells, width dragged over ${dragged.length} values, solved and drawn`, dragged);
  const painted = await evaluate(`(() => {
    const times = [];
    for (let step = 0; step < 100; step += 1) {
      const start = performance.now();
      layoutPreview.setWidth(300 + step);
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    return times;
  })()`);
  tell("the same with the browser's own layout", painted);
  await picture("many");
}

async function tryEditing() {
  const url = await open(makePage("halves-edited", ["samples/halves.layout"]));
  const { x, y } = await middle("#source");
  await click(x, y);
  check(await evaluate('document.activeElement.id === "source"'), "a click reaches the editor");
  const columns = "new Set(layoutPreview.frames().elements.map((element) => element.frame[0])).size";
  check(await evaluate(columns) === 2, "halves are two columns");
  await press("a", ["selectAll"]);
  await tab.send("Input.insertText", { text: "section feed < group horizontal 50 count: 4 < itm > >" });
  await until('/error/.test(document.getElementById("count").textContent)', "an error is counted");
  check(await evaluate(hasErrors), "an error is known");
  check(await evaluate('document.querySelectorAll("#diagnostic-list > li").length > 0'), "an error is shown");
  check(await evaluate("layoutPreview.frames() !== null"), "the picture stays while there is an error");
  await picture("error");
  for (let count = 0; count < "itm > >".length; count += 1) await press("Backspace", ["deleteBackward"]);
  await tab.send("Input.insertText", { text: "item > >" });
  await until(`!(${hasErrors})`, "the mended text is sound");
  await until(`layoutPreview.frames() && ${columns} === 4`, "the mended layout shows");
  await until('document.querySelectorAll("#cells .cell").length >= 4', "the mended layout is drawn");
  checkSilence("editing", [url, "data:"]);
}

async function tryHovering() {
  const url = await open(makePage("hover", ["samples/halves.layout"]));
  const { x, y } = await middle("#cells .cell");
  await mouse("mouseMoved", x, y);
  await until('!document.getElementById("card").hidden', "hovering shows a card");
  const card = await evaluate('document.getElementById("card").innerText');
  const frame = await evaluate(`(() => {
    const [kind, place] = [layoutPreview.state().card[0], layoutPreview.state().card.slice(1).split("/")];
    const element = layoutPreview.frames().elements.find((other) =>
      other.kind[0] === kind && other.section === Number(place[0]) && other.item === Number(place[1]));
    return element.frame.map((side) => String(Math.round(side * 100) / 100));
  })()`);
  for (const side of frame) check(card.includes(side), `the card says ${side}: ${card}`);
  await picture("hover");
  checkSilence("hovering", [url, "data:"]);
}

async function tryKeyboard() {
  const url = await open(makePage("keyboard", ["samples/halves.layout"]));
  const reached = new Set();
  for (let count = 0; count < 120; count += 1) {
    // Escape lets Tab leave the editor.
    if (await evaluate('document.activeElement.id === "source"')) await press("Escape");
    await press("Tab");
    const id = await evaluate("document.activeElement.id || document.activeElement.tagName");
    if (reached.has(id) && id === "copy-command") break;
    reached.add(id);
  }
  const wanted = ["copy-command", "copy-frames", "appearance", "source", "scroller", "grip-width",
    "grip-height", "device-menu", "width", "height", "rtl", "uikit", "show-groups", "zoom", "strip-toggle"];
  for (const id of wanted) check(reached.has(id), `Tab never reaches #${id}`);
  await evaluate('document.getElementById("scroller").focus()');
  await press("ArrowRight");
  await press("ArrowRight");
  check(await evaluate('document.activeElement.classList.contains("cell")'), "arrow keys reach a cell");
  check(await evaluate('!document.getElementById("card").hidden'), "a cell with the focus shows its card");
  await press("Escape");
  check(await evaluate('document.getElementById("card").hidden'), "Escape closes the card");
  const width = await evaluate("layoutPreview.state().width");
  await evaluate('document.getElementById("grip-width").focus()');
  await press("ArrowLeft");
  check(await evaluate("layoutPreview.state().width") === width - 1, "arrow keys change the width");
  checkSilence("the keyboard", [url, "data:"]);
}

/** A file with errors: the diagnostics, and the section without. */
async function tryBroken() {
  const text = "section good < group horizontal 50 < item 40 > >\nsection bad < group horizontal hight: 3 < itm > >\n";
  const url = await open(makePage("broken", [makeLayout("broken", text)], [], 1));
  check(await evaluate("layoutPreview.diagnostics().length > 0"), "a broken file has diagnostics");
  check(await evaluate('document.querySelectorAll("#diagnostic-list > li").length > 0'), "a broken file shows them");
  check(await evaluate("layoutPreview.frames()?.elements.some(({ frame }) => frame[2] === 40)") === true,
    "the sound section of a broken file is shown");
  await picture("broken");
  checkSilence("a broken file", [url, "data:"]);
  // Nothing in a text runs as a script or becomes a part of the page.
  const odd = "// </script><img src=x onerror=alert(1)><!-- <script>alert(2)</script> /*js*/\nsection <script> < group horizontal 44 < item > >\n";
  const oddURL = await open(makePage("odd", [makeLayout("odd", odd)], [], 1));
  check(await evaluate("layoutPreview.state() && document.images.length === 0"), "a text stays a text");
  check(await evaluate(`document.getElementById("source").value`) === odd, "an odd text is in the editor");
  checkSilence("an odd text", [oddURL, "data:"]);
}

/** The page of several files, and the scene that options give. */
async function tryOptions() {
  await open(makePage("several", ["samples/gallery"], ["--device", "iPadPro11", "--items", "7", "--rtl"]));
  const state = await evaluate("layoutPreview.state()");
  check(state.device === "iPadPro11" && state.rtl && state.counts[0] === 7, "options give the first scene");
  check(await evaluate('document.getElementById("document").options.length > 10'), "several files are a menu");
  await picture("several");
  await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
  await picture("dark");
  await tab.send("Emulation.setEmulatedMedia", { features: [] });
}

async function tryWatching() {
  const file = makeLayout("watched", "section feed < group horizontal 50 < item fractional(0.5) > >\n");
  const page = path.join(folder, "watched.html");
  const side = `${page}.js`;
  const watcher = spawn(layoutc, ["preview", file, "--watch", "-o", page], { stdio: ["ignore", "ignore", "pipe"] });
  let told = "";
  watcher.stderr.on("data", (chunk) => { told += chunk; });
  const ended = new Promise((resolve) => watcher.on("exit", resolve));
  try {
    for (const end = Date.now() + patience; !fs.existsSync(side);) {
      if (Date.now() > end) throw new Error(`--watch wrote nothing: ${told}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const url = await open(page);
    const widths = "new Set(layoutPreview.frames().elements.map((element) => element.frame[2]))";
    await evaluate("layoutPreview.setWidth(500), layoutPreview.setScene({ items: [9], layoutDirection: 'rtl' })");
    fs.writeFileSync(file, "section feed < group horizontal 50 < item fractional(0.25) > >\n");
    await until(`${widths}.has(125)`, "an open page takes a saved text");
    const state = await evaluate("layoutPreview.state()");
    check(state.width === 500 && state.rtl && state.counts[0] === 9, "an open page keeps its state");
    check(await evaluate('document.getElementById("source").value.includes("0.25")'), "the editor takes a saved text");
    fs.writeFileSync(file, "section feed < group horizontal 50 < itm fractional(0.2) > >\n");
    await until(hasErrors, "an open page shows an error");
    check(await evaluate(`${widths}.has(125)`), "the last good version stays");
    await picture("watched-error");
    fs.writeFileSync(file, "section feed < group horizontal 50 < item fractional(0.2) > >\n");
    await until(`!(${hasErrors}) && ${widths}.has(100)`, "an open page is mended");
    checkSilence("a watched page", [url, pathToFileURL(side).href, "data:"]);
    await tab.send("Page.navigate", { url: "about:blank" });
  } finally {
    watcher.kill("SIGINT");
  }
  check(await ended === 130, "an interrupted watch exits with 130");
  check(!fs.existsSync(side), "an interrupted watch leaves no side file");
  check(told.split("written in").length >= 4 && told.includes("1 error"), `--watch tells what it does: ${told}`);
}

async function main() {
  const start = Date.now();
  tab = new Browser(browser);
  tab.listeners.push((message) => witness.hear(message));
  try {
    await tab.openTab();
    for (const attempt of [trySamples, tryDragging, tryEditing, tryHovering, tryKeyboard, tryBroken, tryOptions, tryWatching]) {
      try {
        await attempt();
      } catch (error) {
        check(false, `${attempt.name}: ${error.message}`);
      }
    }
  } finally {
    await tab.close();
    try {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    } catch (error) {
      console.log(`${folder} stays: ${error.message}`);
    }
  }
  console.log(`browser tests: ${failures.length} failed, ${Math.round((Date.now() - start) / 1000)} s`);
  process.exit(failures.length > 0 ? 1 : 0);
}

main();
