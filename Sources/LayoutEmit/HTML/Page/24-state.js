// The state: everything one can set in the page.

const state = {
  document: data.main,
  file: data.main,
  layout: null,
  preview: null,
  device: null,
  width: 393,
  height: 852,
  /** What of a scene has no control: scale, safe area, margins, traits, measured sizes. */
  base: {},
  rtl: false,
  uikit: 17,
  /** The number of items by section of the data, and the names of these sections. */
  counts: [],
  countNames: [],
  /** How many sections the data has where it has more than the layout. */
  extra: 0,
  /** Which section serves which index, where a scene says so. */
  sections: null,
  inputs: {},
  /** None: at rest at the start. */
  offset: null,
  scroll: {},
  appearance: "automatic",
  guides: { group: false, inset: false, spacing: false },
  safe: true,
  /** Whether notes are listed and underlined: what is worth knowing, no fault. */
  notes: false,
  zoom: "fit",
  strip: null,
};

/** The layout that is shown, and its index. */
function layoutIndex() {
  const index = program.layouts.findIndex((layout) => layout.name === state.layout);
  return index < 0 ? 0 : index;
}

const currentLayout = () => program.layouts[layoutIndex()] ?? null;

/** Along which axis the layout scrolls. */
const mainAxis = () => (currentLayout()?.scrollDirection === "horizontal" ? "x" : "y");

/** The scene as `layoutc frames --scene` takes it. */
function currentScene() {
  const scene = {
    container: { width: state.width, height: state.height },
    ...state.base,
    uikit: state.uikit,
    layoutDirection: state.rtl ? "rtl" : "ltr",
    items: state.counts,
  };
  if (state.sections) scene.sections = state.sections;
  const inputs = currentInputs();
  if (Object.keys(inputs).length > 0) scene.inputs = inputs;
  if (state.offset) scene.offset = state.offset;
  if (Object.keys(state.scroll).length > 0) scene.scroll = { ...state.scroll };
  return scene;
}

/** The inputs that are set, and stand-ins for those without a default. */
function currentInputs() {
  const inputs = {};
  for (const input of currentLayout()?.inputs ?? []) {
    const value = state.inputs[input.name];
    if (isInput(input, value)) inputs[input.name] = value;
    else if (input.default === undefined && input.hasDefault !== true) inputs[input.name] = standIn(input);
  }
  return inputs;
}

/** What stands for an input of which nobody said anything. */
function standIn(input) {
  if (input.values?.length) return input.values[0];
  switch (input.type) {
    case "Int": return Math.max(3, input.minimum ?? 3);
    case "Number": return Math.max(1, input.minimum ?? 1);
    case "Bool": return true;
    case "String": return "";
    case "(Int) -> Bool": return [true, false];
    default: return [1.5, 0.75, 1, 0.66];
  }
}

/** Whether a value is one of an input's type. */
function isInput(input, value) {
  if (value === undefined) return false;
  const one = input.type.endsWith("Bool") ? "boolean" : input.type === "String" ? "string" : "number";
  if (Array.isArray(value)) {
    return input.type.startsWith("(") && value.length > 0 && value.every((part) => typeof part === one);
  }
  if (input.type === "Int" && !Number.isInteger(value)) return false;
  return typeof value === one;
}

/** Fits the counts to the sections of the layout; a section keeps its count by its name. */
function fitCounts() {
  const layout = currentLayout();
  if (!layout) return;
  const known = new Map(state.countNames.map((name, index) => [name, state.counts[index]]));
  const names = state.sections
    ? state.sections.map((section) => layout.sections[section]?.name ?? String(section))
    : layout.sections.map((section) => section.name);
  const usual = (index) =>
    Array.isArray(layout.defaultItems) ? layout.defaultItems[index] ?? 12 : layout.defaultItems ?? 12;
  let counts = names.map((name, index) => known.get(name) ?? usual(index));
  if (state.sections && state.counts.length === names.length) counts = state.counts;
  // Sections of the data past those written, which a `rest` section or the only one serves.
  for (let index = names.length; index < state.extra; index += 1) {
    counts.push(state.counts[index] ?? usual(index));
    names.push(`section ${index}`);
  }
  state.counts = counts;
  state.countNames = names;
}
