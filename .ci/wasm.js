// Runs the WebAssembly module on every sample and case of the language, and holds what it answers
// against the command line: diagnostics, and frames at five widths, scrolled, in both directions, and
// in every preview.
"use strict";
const { execFileSync } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");

const [modulePath, layoutc] = process.argv.slice(2);

// What is given for inputs without a default.
const INPUTS = {
  Int: 3, Number: 0.75, Bool: true, String: "input", "(Int) -> Number": [1.5, 0.75, 1, 0.66],
  "(Int) -> Bool": [true, false],
};
const WIDTHS = [320, 375, 393, 744, 1024];

function layoutFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return layoutFiles(name);
    return name.endsWith(".layout") ? [name] : [];
  }).sort();
}

// The module: `ask("solve", {…})` gives the text of the answer, or none.
function open(exports) {
  const { memory, allocate, release, output } = exports;
  return (name, request) => {
    const bytes = Buffer.from(JSON.stringify(request));
    const pointer = allocate(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, pointer);
    const count = exports[name](pointer, bytes.length);
    release(pointer);
    return count < 0 ? null : Buffer.from(memory.buffer, output(), count).toString();
  };
}

function run(...words) {
  try {
    const quiet = { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 };
    return execFileSync(layoutc, words, quiet).toString();
  } catch (error) {
    return error.stdout ? error.stdout.toString() : "";
  }
}

function expectSame(title, actual, expected) {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at += 1;
  const part = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 200));
  throw new Error(`${title}: not the same\nmodule: ${part(actual)}\nlayoutc: ${part(expected)}`);
}

const canonical = (value) => JSON.stringify(value);

// The scenes that every layout is tried in. The far offset has more digits than 32 bits hold.
function scenes(inputs) {
  return WIDTHS.flatMap((width) => ["ltr", "rtl"].map((layoutDirection) => ({
    container: { width, height: 852 }, scale: 3, layoutDirection, inputs,
    uikit: width === 375 ? 14 : 17, safeArea: { top: 54 }, layoutMargins: { leading: 16 },
    offset: { x: 0, y: width === 320 ? 123456789012 : 40.1 }, scroll: { 0: 123.456 },
  })));
}

function inputsOf(layouts) {
  const inputs = {};
  for (const input of layouts.flatMap((layout) => layout.inputs)) {
    if (!input.hasDefault) inputs[input.name] = INPUTS[input.type];
  }
  return inputs;
}

function framesOfModule(ask, file, layouts, scene) {
  return layouts.map((_, layout) => {
    const { frames, diagnostics } = JSON.parse(ask("solve", { layout, scene, diagnostics: true }));
    if (!frames) throw new Error(`${file}: no frames, ${JSON.stringify(diagnostics)}`);
    return frames;
  });
}

async function main() {
  const { instance } = await WebAssembly.instantiate(fs.readFileSync(modulePath), {});
  const ask = open(instance.exports);
  const files = [...layoutFiles("samples"), ...layoutFiles("Tests/Cases/language")];
  const sources = files.map((name) => ({ path: name, text: fs.readFileSync(name, "utf8") }));
  const compile = (main, checks) =>
    JSON.parse(ask("compile", { files: sources, main, checks }));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "layout-wasm-"));
  const sceneFile = path.join(folder, "scene.json");
  let compared = 0;

  // Diagnostics; what is found in a file that several import is said once.
  const found = new Set();
  const answers = new Map();
  for (const file of files) {
    const answer = compile(file, true);
    answers.set(file, answer);
    for (const diagnostic of answer.diagnostics) found.add(canonical(diagnostic));
  }
  const lines = run("check", "--verbose", "--diagnostics", "json", ...files).split("\n").filter((line) => line);
  // All but what is for people and the page shows in its own way.
  const expected = new Set(lines.map((line) => {
    const { version, rendered, ...rest } = JSON.parse(line);
    return canonical(rest);
  }));
  expectSame("diagnostics", [...found].sort().join("\n"), [...expected].sort().join("\n"));

  // Frames: files that need no inputs in one run for each scene, others alone.
  const sound = files.filter((file) =>
    answers.get(file).layouts.length && !answers.get(file).partial && !answers.get(file).stale);
  const inputs = new Map(sound.map((file) => [file, inputsOf(answers.get(file).layouts)]));
  const isPlain = (file) => Object.keys(inputs.get(file)).length === 0;
  const groups = [sound.filter(isPlain), ...sound.filter((file) => !isPlain(file)).map((f) => [f])];
  for (const group of groups) {
    const tried = scenes(inputs.get(group[0]));
    const solved = tried.map(() => []);
    for (const file of group) {
      const { layouts } = compile(file, false);
      tried.forEach((scene, index) => {
        solved[index].push(...framesOfModule(ask, file, layouts, scene));
      });
    }
    tried.forEach((scene, index) => {
      fs.writeFileSync(sceneFile, JSON.stringify(scene));
      const text = run("frames", ...group, "--scene", sceneFile, "--format", "json");
      const documents = [JSON.parse(text)].flat();
      solved[index].forEach((document, layout) => {
        expectSame(
          `${group[0]}…, layout ${layout} in ${canonical(scene)}`,
          canonical(document), canonical(documents[layout]));
        compared += 1;
      });
    });
  }

  // Previews, byte for byte.
  for (const file of sound) {
    const { layouts } = compile(file, false);
    layouts.forEach((layout, index) => layout.previews.forEach(({ name, scene }) => {
      const given = { ...inputsOf([layout]), ...scene.inputs };
      const options = Object.entries(given).flatMap(([key, value]) =>
        scene.inputs && key in scene.inputs ? [] : ["--input", `${key}=${JSON.stringify(value)}`]);
      const answer = ask("solve", { layout: index, scene: { ...scene, inputs: given } });
      const text = run(
        "frames", file, "--layout", layout.name, "--preview", name, "--format", "json", ...options);
      const cell = JSON.parse(answer).frames?.elements.find(({ kind }) => kind === "cell");
      const why = ask("explain", { layout: index, scene: { ...scene, inputs: given }, element: cell });
      if (cell && !JSON.parse(why).path.length) throw new Error(`${file}, ${name}: no reasons`);
      expectSame(`${file}, ${name}`, answer, `{"frames":${text.trimEnd()}}`);
      compared += 1;
    }));
  }

  expectSame("devices", text(instance.exports, "devices"), run("devices", "--format", "json"));
  fs.rmSync(folder, { recursive: true });
  console.log(
    `${files.length} files with ${found.size} diagnostics and ${compared} scenes: as layoutc`);
}

function text(exports, name) {
  const count = exports[name]();
  return Buffer.from(exports.memory.buffer, exports.output(), count).toString();
}

main().catch((error) => { console.error(error.stack ?? error.message); process.exit(1); });
