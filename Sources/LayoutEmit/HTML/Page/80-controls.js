// The controls of the scene: menus, counts of items, inputs by type.

/** A number with buttons beside it. */
function stepper(label, value, low, high, change) {
  const field = make("input", {
    type: "number", min: low, max: high, step: "1", inputmode: "numeric", "aria-label": label, value: String(value),
  });
  const set = (next) => {
    const number = clamp(Math.round(next), low, high);
    field.value = String(number);
    change(number);
  };
  field.addEventListener("input", () => {
    if (field.value !== "" && Number.isFinite(field.valueAsNumber)) change(clamp(Math.round(field.valueAsNumber), low, high));
  });
  return make("span", { className: "stepper" },
    make("button", { type: "button", "aria-label": `${label}: one less`, onclick: () => set((field.valueAsNumber || 0) - 1) }, "−"),
    field,
    make("button", { type: "button", "aria-label": `${label}: one more`, onclick: () => set((field.valueAsNumber || 0) + 1) }, "+"));
}

let shownItems = "";

/** A count for each section of the data; `isForced` even while one of them has the focus. */
function showItems(isForced = false) {
  const key = JSON.stringify([state.layout, state.countNames, state.counts]);
  byID("items-set").hidden = state.counts.length === 0;
  if (key === shownItems || (!isForced && byID("items").contains(document.activeElement))) return;
  shownItems = key;
  if (!isForced) showSectionCount();
  byID("item-list").replaceChildren(...state.counts.map((count, index) =>
    make("div", { className: "line" },
      make("span", { className: "name", title: state.countNames[index] },
        make("i", { className: `chip h${index % hueCount}` }), state.countNames[index]),
      stepper(`Items of ${state.countNames[index]}`, count, 0, 100000, (number) => {
        state.counts[index] = number;
        redrawSoon();
      }))));
}

/** How many sections the data has, where a section of the layout serves several. */
function showSectionCount() {
  const sections = currentLayout()?.sections ?? [];
  const canGrow = !state.sections && (sections.length === 1 || sections.some(({ rest }) => rest));
  byID("section-count").replaceChildren(...(canGrow ? [
    make("span", {}, "Sections"),
    stepper("Sections", state.counts.length, sections.length, 100, (number) => {
      state.extra = number > sections.length ? number : 0;
      state.counts.length = Math.min(state.counts.length, number);
      fitCounts();
      showItems(true);
      redrawSoon();
    }),
  ] : []));
}

let shownInputs = "";

/** The inputs of the layout, each with the control of its type. */
function showInputs() {
  const inputs = currentLayout()?.inputs ?? [];
  byID("inputs-set").hidden = inputs.length === 0;
  const values = currentInputs();
  const key = JSON.stringify([state.layout, inputs, values]);
  if (key === shownInputs || byID("inputs").contains(document.activeElement)) return;
  shownInputs = key;
  byID("inputs").replaceChildren(...inputs.map((input) =>
    inputControl(input, values[input.name] ?? input.default ?? standIn(input))));
}

function setInput(input, value) {
  state.inputs[input.name] = value;
  redrawSoon();
}

function inputControl(input, value) {
  const title = input.documentation ?? `${input.name}: ${input.type}`;
  if (input.type === "Bool") {
    return make("label", { className: "check", title },
      make("input", {
        type: "checkbox", checked: value === true, onchange: (event) => setInput(input, event.target.checked),
      }), ` ${input.name}`);
  }
  if (input.values?.length) {
    const menu = make("select", { onchange: (event) => setInput(input, event.target.value) });
    fillMenu(menu, input.values.map((name) => [name, name]), value);
    return make("label", { className: "line", title }, make("span", {}, input.name), menu);
  }
  if (input.type.startsWith("(")) return listControl(input, value, title);
  if (input.type === "String") {
    return make("label", { className: "line", title }, make("span", {}, input.name),
      make("input", { type: "text", value, oninput: (event) => setInput(input, event.target.value) }));
  }
  return numberControl(input, value, title);
}

/** A slider and a field for a number. */
function numberControl(input, value, title) {
  const isWhole = input.type === "Int";
  const low = input.minimum ?? Math.min(0, value);
  const high = input.maximum ?? Math.max(isWhole ? 12 : 4, value * 3);
  const step = isWhole ? 1 : high - low > 40 ? 1 : 0.05;
  const slider = make("input", { type: "range", min: low, max: high, step, value: String(value), "aria-label": input.name });
  const field = make("input", { type: "number", step: isWhole ? 1 : "any", value: short(value), "aria-label": `${input.name}, as a number` });
  const set = (number, other) => {
    if (!Number.isFinite(number)) return;
    const whole = isWhole ? Math.round(number) : Math.round(number * 1e4) / 1e4;
    other.value = String(whole);
    setInput(input, whole);
  };
  slider.addEventListener("input", () => set(slider.valueAsNumber, field));
  field.addEventListener("input", () => set(field.valueAsNumber, slider));
  return make("div", { className: "input", title }, make("span", {}, input.name), slider, field);
}

/** Values by index: a list, begun anew when it is too short. */
function listControl(input, value, title) {
  const isFlag = input.type.endsWith("Bool");
  const values = Array.isArray(value) ? value : [value];
  const field = make("input", {
    type: "text", value: values.map(String).join(", "), "aria-describedby": `help-${input.name}`,
    oninput: () => {
      const parts = field.value.split(/[\s,;]+/).filter((part) => part !== "");
      const read = parts.map((part) => (isFlag ? { true: true, false: false }[part] : Number(part)));
      const isGood = read.length > 0 && read.every((one) => (isFlag ? one !== undefined : Number.isFinite(one)));
      field.setAttribute("aria-invalid", String(!isGood));
      if (isGood) setInput(input, read);
    },
  });
  return make("label", { className: "input list", title },
    make("span", {}, input.name), field,
    make("small", { className: "quiet", id: `help-${input.name}` }, isFlag ? "true or false by index, begun anew at the end" : "by index, begun anew at the end"));
}

/** The menu of devices, by family. */
function fillDevices() {
  const menu = byID("device-menu");
  const groups = new Map();
  for (const device of devices.all) {
    if (isLandscape(device)) continue;
    const name = family(device);
    if (!groups.has(name)) groups.set(name, make("optgroup", { label: name }));
    groups.get(name).append(make("option", { value: device.name, title: device.title },
      `${deviceTitle(device)}  ${device.container.width} × ${device.container.height}`));
  }
  menu.replaceChildren(make("option", { value: "", id: "own-size", hidden: true }, "Own size"), ...groups.values());
}

/** Writes the state into every control. */
function showControls() {
  const layout = currentLayout();
  byID("layout-menu").hidden = program.layouts.length < 2;
  const names = program.layouts.map(({ name }) => [name, name]);
  fillMenu(byID("layout"), names, layout?.name ?? "");
  const previews = layout?.previews ?? [];
  byID("preview-menu").hidden = previews.length === 0;
  fillMenu(byID("preview"), [["", "—"], ...previews.map(({ name }) => [name, name])], state.preview ?? "");
  if (byID("preview").selectedIndex < 0) byID("preview").value = "";
  byID("rtl").checked = state.rtl;
  byID("uikit").value = String(state.uikit);
  byID("zoom").value = state.zoom;
  byID("appearance").value = state.appearance;
  for (const [id, guide] of [["show-groups", "group"], ["show-insets", "inset"], ["show-spacing", "spacing"]]) {
    byID(id).checked = state.guides[guide];
  }
  byID("show-safe").checked = state.safe;
  const menu = byID("device-menu");
  const device = devices.named(state.device);
  if (device && isLandscape(device) && !menu.querySelector(`option[value="${CSS.escape(device.name)}"]`)) {
    const upright = menu.querySelector(`option[value="${CSS.escape(turned(device)?.name ?? "")}"]`);
    upright?.after(make("option", { value: device.name, title: device.title },
      `${deviceTitle(device)}  ${device.container.width} × ${device.container.height}`));
  }
  const isEdited = files.get(state.file) !== savedFiles.get(state.file);
  byID("edited").hidden = !isEdited;
  byID("revert").hidden = !isEdited;
  showSize();
  showItems();
  showInputs();
}

/** Shows a preview of the file. */
function setPreview(name) {
  const preview = currentLayout()?.previews?.find((other) => other.name === name);
  if (!preview) return;
  replaceScene(preview.scene);
  state.preview = name;
  liveOffsets.clear();
  fitView();
  redraw();
  scrollToOffset();
  showControls();
}
