// Changes of the scene: each sets the state and nothing else.

/** Takes a device's size, scale, safe area, margins and traits. */
function takeDevice(device) {
  state.device = device.name;
  state.width = device.container.width;
  state.height = device.container.height;
  const { measured, providers } = state.base;
  state.base = deviceBase(device);
  if (measured) state.base.measured = measured;
  if (providers) state.base.providers = providers;
  state.offset = null;
  state.scroll = {};
}

/** Takes a size; the size classes follow it, as they do for a view of that size. */
function takeSize(width, height) {
  state.width = clamp(Math.round(width * 100) / 100, 1, 10000);
  state.height = clamp(Math.round(height * 100) / 100, 1, 10000);
  const device = devices.named(state.device);
  if (device && device.container.width === state.width && device.container.height === state.height) {
    state.base.traits = device.traits;
  } else if (state.base.traits) {
    state.base.traits = {
      ...state.base.traits,
      horizontalSizeClass: state.width < 600 ? "compact" : "regular",
      verticalSizeClass: state.height < 480 ? "compact" : "regular",
    };
  }
}

/** Takes over what a scene says; what it doesn't mention stays. */
function takeScene(scene) {
  const rest = { ...scene };
  if (scene.container) {
    takeSize(scene.container.width, scene.container.height);
    delete rest.container;
  }
  if (scene.layoutDirection) state.rtl = scene.layoutDirection === "rtl";
  if (scene.uikit) state.uikit = scene.uikit;
  if (scene.inputs) state.inputs = { ...state.inputs, ...scene.inputs };
  if ("offset" in scene) state.offset = scene.offset ? { x: 0, y: 0, ...scene.offset } : null;
  if ("scroll" in scene) state.scroll = scene.scroll ? scrollByIndex(scene.scroll) : {};
  if ("sections" in scene) state.sections = scene.sections;
  if ("items" in scene) takeItems(scene.items);
  else if ("sections" in scene) fitCounts();
  for (const key of ["layoutDirection", "uikit", "inputs", "offset", "scroll", "sections", "items"]) {
    delete rest[key];
  }
  state.base = { ...state.base, ...rest };
  if (scene.scale || scene.safeArea || scene.traits) {
    state.device = deviceOf({ container: { width: state.width, height: state.height }, ...state.base })?.name ?? null;
  }
}

/** Takes a whole scene, such as a preview's: nothing stays of the one before. */
function replaceScene(scene) {
  state.base = {};
  state.inputs = {};
  state.offset = null;
  state.scroll = {};
  state.sections = null;
  state.extra = 0;
  state.countNames = [];
  state.counts = [];
  state.rtl = false;
  state.uikit = 17;
  state.device = null;
  fitCounts();
  takeScene(scene);
  state.device = deviceOf(scene)?.name ?? null;
}

function takeItems(items) {
  const layout = currentLayout();
  if (!layout || items === undefined || items === null) return;
  state.extra = 0;
  if (Array.isArray(items)) {
    state.extra = items.length;
    fitCounts();
    state.counts = items.map(Number);
    state.countNames = state.countNames.slice(0, items.length);
  } else if (typeof items === "number") {
    fitCounts();
    state.counts = state.countNames.map(() => items);
  } else {
    const last = Math.max(-1, ...Object.keys(items).map((key) => (/^\d+$/.test(key) ? Number(key) : -1)));
    state.extra = last + 1;
    fitCounts();
    for (const [key, count] of Object.entries(items)) {
      state.countNames.forEach((name, index) => {
        if (name === key || String(index) === key) state.counts[index] = count;
      });
    }
  }
}

/** Offsets of sections by index; names serve every section that goes by them. */
function scrollByIndex(scroll) {
  const result = {};
  for (const [key, offset] of Object.entries(scroll)) {
    if (/^\d+$/.test(key)) result[key] = offset;
    else state.countNames.forEach((name, index) => { if (name === key) result[index] = offset; });
  }
  return result;
}

/** The command that prints the frames of the present scene. */
function commandLine() {
  const quote = (text) => (/^[\w./=,:@%+-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`);
  const words = ["layoutc", "frames"];
  const layout = currentLayout();
  if (program.layouts.length > 1 && layout) words.push("--layout", quote(layout.name));
  const device = devices.named(state.device);
  const { traits, measured, providers } = state.base;
  const isDevice = device && device.container.width === state.width && device.container.height === state.height;
  const keepsTraits = device && JSON.stringify(device.traits) === JSON.stringify(traits);
  if (!device || !keepsTraits || measured || providers) {
    words.push("--scene", `<(echo ${quote(JSON.stringify(currentScene()))})`, "--format", "json");
    return [...words, quote(state.document)].join(" ");
  }
  words.push("--device", device.name);
  if (!isDevice) words.push("--size", `${state.width}x${state.height}`);
  if (state.rtl) words.push("--rtl");
  if (state.uikit === 14) words.push("--uikit", "14");
  if (state.counts.length > 0) {
    const isSame = state.counts.every((count) => count === state.counts[0]);
    words.push("--items", isSame && !state.extra ? String(state.counts[0]) : state.counts.join(","));
  }
  if (state.sections) words.push("--sections", quote(state.countNames.join(",")));
  for (const [name, value] of Object.entries(currentInputs())) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    words.push("--input", quote(`${name}=${text}`));
  }
  if (state.offset) words.push("--offset", `${state.offset.x},${state.offset.y}`);
  const scroll = Object.entries(state.scroll).map(([index, offset]) => `${index}=${offset}`);
  if (scroll.length > 0) words.push("--scroll", scroll.join(","));
  words.push("--format", "json", quote(state.document));
  return words.join(" ");
}
