// Elements and numbers: helpers that know nothing of layouts.

const byID = (id) => document.getElementById(id);

/** An element with attributes, listeners (`onclick`) and children. Strings only ever become text. */
function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name === "className" ? "class" : name, value === true ? "" : value);
  }
  for (const child of children) if (child !== undefined && child !== null) node.append(child);
  return node;
}

/** Replaces the options of a menu; `options` are `[value, text]`. */
function fillMenu(menu, options, selected) {
  menu.replaceChildren(...options.map(([value, text]) => make("option", { value }, text)));
  menu.value = selected;
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** A number for people: two decimals at most. */
function short(value) {
  const text = (Math.round(value * 100) / 100).toString();
  return text === "-0" ? "0" : text;
}

const sizeText = (width, height) => `${short(width)} × ${short(height)}`;

const plural = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

/** Says something to people who listen. */
function announce(text) {
  const live = byID("live");
  if (live.textContent !== text) live.textContent = text;
}

/** Calls `body` once in the next frame, however often it is asked for. */
function onceAFrame(body) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      body();
    });
  };
}

/** Calls `body` when nothing asked for it during `delay` milliseconds. */
function whenQuiet(delay, body) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(body, delay);
  };
}

/** Whether people asked for less movement. */
const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
