// The list of diagnostics: what is wrong, where, at which widths, and a button for each fix.

let shownDiagnostics = [];

/** The most that are listed and underlined; all are counted. */
const mostDiagnostics = 200;

/** What solving the present scene reports; asked for when the picture has come to rest. */
let sceneDiagnostics = [];

const isListed = ({ severity }) => severity !== "note" || state.notes;

function drawDiagnostics() {
  shownDiagnostics = [...program.diagnostics];
  const known = new Set(shownDiagnostics.map(({ code, message }) => code + message));
  const own = sceneDiagnostics.filter(({ code, message }) => !known.has(code + message));
  byID("diagnostic-list").replaceChildren(
    ...shownDiagnostics.filter(isListed).slice(0, mostDiagnostics).map((diagnostic) => diagnosticItem(diagnostic, false)),
    ...own.filter(isListed).slice(0, mostDiagnostics).map((diagnostic) => diagnosticItem(diagnostic, true)));
  const count = (severity) => [...shownDiagnostics, ...own].filter((one) => one.severity === severity).length;
  const notes = count("note");
  const toggle = byID("notes-toggle");
  toggle.hidden = notes === 0;
  toggle.textContent = state.notes ? "Hide notes" : plural(notes, "note");
  toggle.setAttribute("aria-pressed", String(state.notes));
  const parts = [["error", count("error")], ["warning", count("warning")]]
    .filter(([, number]) => number > 0).map(([word, number]) => plural(number, word));
  const text = parts.length > 0 ? parts.join(", ") : "No problems";
  const title = byID("count");
  if (title.textContent !== text) {
    title.textContent = text;
    announce(text);
  }
}

function startDiagnostics() {
  byID("notes-toggle").addEventListener("click", () => {
    state.notes = !state.notes;
    drawDiagnostics();
    drawEditor();
    settle();
  });
}

function diagnosticItem(diagnostic, isOfScene) {
  const { primary, severity, message, code, notes = [], helps = [], fixes = [] } = diagnostic;
  const place = primary ? `${primary.file !== state.document ? `${fileName(primary.file)}:` : ""}${primary.line}:${primary.column}` : "";
  const item = make("li", { className: severity },
    make("button", { type: "button", className: "plain go", onclick: () => showDiagnostic(diagnostic) },
      make("span", { className: "severity" }, severity),
      make("span", { className: "message" }, ...ticked(message)),
      make("span", { className: "quiet" }, `${place ? ` ${place}` : ""} ${code}${isOfScene ? ", in this scene" : ""}`)),
    ...[...notes, ...helps].map((text) => make("p", { className: "quiet" }, ...ticked(text))));
  for (const [low, high] of diagnostic.widths ?? []) {
    item.append(make("button", {
      type: "button", className: "plain width", onclick: () => goToBand(diagnostic, low ?? 0, high ?? null),
    }, high === undefined || high === null ? `from ${short(low ?? 0)} pt` : `${short(low ?? 0)} to ${short(high)} pt`));
  }
  for (const fix of fixes) {
    if (fix.applicability === "template") continue;
    item.append(make("button", { type: "button", className: "fix", onclick: () => applyFix(fix) }, ...ticked(fix.title)));
  }
  item.diagnostic = diagnostic;
  return item;
}

/** A text with what stands in back-ticks as code. */
function ticked(text) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? make("code", {}, part) : part));
}

/** Selects a diagnostic's place in the editor and marks it in the list. */
function showDiagnostic(diagnostic) {
  const { primary } = diagnostic;
  if (!isListed(diagnostic)) {
    state.notes = true;
    drawDiagnostics();
    drawEditor();
  }
  if (primary) selectSource(primary.file, primary.byteStart, primary.byteEnd);
  for (const item of byID("diagnostic-list").children) {
    const isIt = item.diagnostic === diagnostic;
    item.classList.toggle("chosen", isIt);
    if (isIt) item.scrollIntoView({ block: "nearest" });
  }
}

/** Applies the edits of a fix, the last ones first. */
function applyFix(fix) {
  const edits = [...fix.edits].sort((a, b) => b.byteStart - a.byteStart);
  for (const { file, byteStart, byteEnd, replacement } of edits) {
    const text = files.get(file);
    if (text === undefined) continue;
    const [start, end] = [indexOfByte(text, byteStart), indexOfByte(text, byteEnd)];
    if (file === state.file) {
      typeOver(start, end, replacement);
    } else {
      files.set(file, text.slice(0, start) + replacement + text.slice(end));
    }
  }
  recompile();
  announce("Fix applied");
}
