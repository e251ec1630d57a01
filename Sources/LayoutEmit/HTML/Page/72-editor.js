// The editor: a text area over a coloured copy of its text, with line numbers and underlines.

const editor = {
  /** What each line of the copy shows, to write only those that changed. */
  written: [],
  /** How many comments are open at the end of each line. */
  depths: [],
  lines: [],
  /** The range of the source that belongs to the element pointed at. */
  highlight: null,
};

/** Ranges to underline in the open file, as `[start, end, kind]` in UTF-16 offsets. */
function marksOfFile() {
  const text = files.get(state.file) ?? "";
  const marks = [];
  for (const diagnostic of program.diagnostics.filter(isListed).slice(0, mostDiagnostics)) {
    const { primary, secondary = [] } = diagnostic;
    for (const [place, kind] of [[primary, diagnostic.severity], ...secondary.map((label) => [label, "also"])]) {
      if (!place || place.file !== state.file) continue;
      const start = indexOfByte(text, place.byteStart);
      let end = indexOfByte(text, place.byteEnd);
      if (end === start) end = start + 1;
      marks.push([start, end, `m ${kind}`]);
    }
  }
  if (editor.highlight && editor.highlight.file === state.file) {
    const [low, high] = editor.highlight.range;
    marks.push([indexOfByte(text, low), indexOfByte(text, high), "here"]);
  }
  return marks;
}

/** Writes the coloured copy and the numbers, line by line, where something changed. */
function drawEditor() {
  const text = files.get(state.file) ?? "";
  const marks = marksOfFile();
  const starts = lineStarts(text);
  const parent = byID("colours");
  let depth = 0;
  const levels = new Map();
  for (const diagnostic of program.diagnostics) {
    if (diagnostic.primary?.file !== state.file || !isListed(diagnostic)) continue;
    const line = diagnostic.primary.line;
    if (levels.get(line) !== "error") levels.set(line, diagnostic.severity);
  }
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index];
    const end = index + 1 < starts.length ? starts[index + 1] - 1 : text.length;
    const line = text.slice(start, end).replace(/\r$/, "");
    const own = [];
    if (marks.length > 0) for (const [low, high, kind] of marks) {
      if (low <= end && high > start) own.push([Math.max(low - start, 0), Math.min(high - start, Math.max(line.length, 1)), kind]);
    }
    const key = `${depth}|${own.join(";")}|${line}`;
    if (editor.written[index] === key) {
      depth = editor.depths[index];
      continue;
    }
    const coloured = runsOfLine(line, depth);
    depth = coloured.depth;
    editor.depths[index] = depth;
    editor.written[index] = key;
    let node = editor.lines[index];
    if (!node) {
      node = parent.appendChild(make("div", { className: "l" }));
      editor.lines[index] = node;
    }
    node.replaceChildren(...piecesOfLine(line === "" && own.length > 0 ? " " : line, coloured.runs, own)
      .map(([piece, kinds]) => (kinds ? make("span", { className: kinds }, piece) : piece)), "\n");
  }
  for (const node of editor.lines.splice(starts.length)) node.remove();
  editor.written.length = starts.length;
  drawGutter(starts.length, levels);
}

function drawGutter(count, levels) {
  const gutter = byID("gutter");
  while (gutter.childElementCount > count) gutter.lastElementChild.remove();
  while (gutter.childElementCount < count) gutter.append(make("div", {}, String(gutter.childElementCount + 1)));
  for (let index = 0; index < count; index += 1) {
    const look = levels.get(index + 1) ?? "";
    const node = gutter.children[index];
    if (node.className !== look) node.className = look;
  }
}

/** Keeps the copy under the text. */
function followEditor() {
  const source = byID("source");
  byID("colours").style.transform = `translate(${-source.scrollLeft}px,${-source.scrollTop}px)`;
  byID("gutter").style.transform = `translateY(${-source.scrollTop}px)`;
}

/** Replaces a range of the text as typing does, so that it can be undone. */
function typeOver(start, end, text) {
  const source = byID("source");
  source.focus();
  source.setSelectionRange(start, end);
  const isDone = text === "" && start === end ? true
    : document.execCommand(text === "" ? "delete" : "insertText", false, text);
  if (isDone) return;
  source.setRangeText(text, start, end, "end");
  source.dispatchEvent(new Event("input"));
}

/** Opens a file in the editor. */
function openFile(path) {
  if (!files.has(path)) return;
  state.file = path;
  byID("source").value = files.get(path);
  byID("file").value = path;
  editor.written = [];
  drawEditor();
  followEditor();
}

/** Selects a range of a file, given in bytes, and scrolls to it. */
function selectSource(path, byteStart, byteEnd) {
  if (path && path !== state.file) openFile(path);
  showTab("source");
  const source = byID("source");
  const text = source.value;
  const start = indexOfByte(text, byteStart);
  source.focus({ preventScroll: true });
  source.setSelectionRange(start, indexOfByte(text, byteEnd));
  scrollToLine(lineOf(lineStarts(text), start));
}

function scrollToLine(line) {
  const source = byID("source");
  const height = parseFloat(getComputedStyle(source).lineHeight);
  const place = line * height;
  if (place < source.scrollTop + height || place > source.scrollTop + source.clientHeight - 3 * height) {
    source.scrollTop = Math.max(place - source.clientHeight / 3, 0);
  }
  followEditor();
}

/** Goes to a place of an explanation. */
function goToPlace({ file, range }) {
  if (range) selectSource(file ?? state.document, range[0], range[1]);
}

/** Marks the source of the element pointed at; none takes the mark away. */
function markSource(explanation) {
  const path = explanation?.path ?? [];
  const part = [...path].reverse().find((other) => other.range);
  const before = editor.highlight;
  editor.highlight = part ? { file: part.file ?? state.document, range: part.range, line: part.line } : null;
  if (before === null && editor.highlight === null) return;
  drawEditor();
  if (editor.highlight?.file === state.file && document.activeElement !== byID("source")) scrollToLine(part.line - 1);
}

function startEditor() {
  const source = byID("source");
  // Tab leaves after Escape, and as long as nothing was typed in an editor that Tab led to.
  let leaves = false;
  let cameByTab = false;
  document.addEventListener("keydown", (event) => { cameByTab = event.key === "Tab"; }, true);
  document.addEventListener("pointerdown", () => { cameByTab = false; }, true);
  source.addEventListener("focus", () => { leaves = cameByTab; });
  source.addEventListener("input", () => {
    files.set(state.file, source.value);
    editor.highlight = null;
    drawEditor();
    recompile();
  });
  source.addEventListener("scroll", followEditor, { passive: true });
  source.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      leaves = true;
      announce("Tab now leaves the editor");
      return;
    }
    if (event.key === "Tab" && !leaves && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      typeOver(source.selectionStart, source.selectionEnd, "    ");
    } else if (event.key === "Enter" && !event.isComposing && !event.shiftKey) {
      const before = source.value.slice(0, source.selectionStart);
      const line = before.slice(before.lastIndexOf("\n") + 1);
      const indent = /^[ \t]*/.exec(line)[0] + (/<\s*$/.test(line) ? "    " : "");
      if (indent === "") return;
      event.preventDefault();
      typeOver(source.selectionStart, source.selectionEnd, `\n${indent}`);
    }
    if (event.key !== "Shift" && event.key !== "Tab") leaves = false;
  });
  byID("file").addEventListener("change", (event) => openFile(event.target.value));
  byID("revert").addEventListener("click", () => {
    files.set(state.file, savedFiles.get(state.file) ?? "");
    openFile(state.file);
    recompile();
  });
}
