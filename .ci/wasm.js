// Runs the WebAssembly solver on every sample and compares its frames with `layoutc frames`.
"use strict";
const { execFileSync } = require("child_process");
const fs = require("fs");
const path = require("path");

const [modulePath, layoutc] = process.argv.slice(2);

// What is given for inputs without a default.
const INPUTS = {
  Int: 3, Number: 0.75, Bool: true, String: "input", "(Int) -> Number": [1.5, 0.75, 1, 0.66],
  "(Int) -> Bool": [true, false],
};

function samples(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return samples(name);
    return name.endsWith(".layout") ? [name] : [];
  });
}

async function main() {
  const bytes = fs.readFileSync(modulePath);
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, allocate, release, solve, output } = instance.exports;
  const put = (data) => {
    const pointer = allocate(data.length);
    new Uint8Array(memory.buffer).set(data, pointer);
    return pointer;
  };
  let compared = 0;
  for (const file of samples("samples")) {
    const program = execFileSync(layoutc, ["json", file]);
    // A file that others import has no layout.
    const layouts = JSON.parse(program.toString() || '{"layouts": []}').layouts;
    if (layouts.length === 0) continue;
    const inputs = {};
    for (const parameter of layouts.flatMap((layout) => layout.parameters ?? [])) {
      if (!("default" in parameter)) inputs[parameter.name] = INPUTS[parameter.type];
    }
    for (const width of [320, 393, 744]) {
      for (const direction of ["ltr", "rtl"]) {
        // The far offset has more digits than 32 bits hold; the scroll needs `strtod`.
        const scene = JSON.stringify({
          container: { width, height: 852 }, scale: 3, layoutDirection: direction,
          inputs, offset: { x: 0, y: width === 320 ? 123456789012 : 40.1 }, scroll: { 0: 123.456 },
        });
        const sceneFile = path.join(require("os").tmpdir(), `scene-${process.pid}.json`);
        fs.writeFileSync(sceneFile, scene);
        const expected = execFileSync(
          layoutc, ["frames", file, "--scene", sceneFile, "--format", "json"],
          { stdio: ["ignore", "pipe", "ignore"] }).toString();
        fs.unlinkSync(sceneFile);
        const programPointer = put(program);
        const sceneBytes = Buffer.from(scene);
        const scenePointer = put(sceneBytes);
        const count = solve(programPointer, program.length, scenePointer, sceneBytes.length);
        release(programPointer);
        release(scenePointer);
        if (count < 0) throw new Error(`${file}: the module gave ${count}`);
        const actual = Buffer.from(memory.buffer, output(), count).toString();
        if (actual.trim() !== expected.trim()) {
          throw new Error(`${file} at ${width} ${direction}: frames differ\n${actual}\n${expected}`);
        }
        compared += 1;
      }
    }
  }
  console.log(`${compared} scenes, the same frames as the command line`);
}

main().catch((error) => { console.error(error.message); process.exit(1); });
