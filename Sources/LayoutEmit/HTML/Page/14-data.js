// What the page was written with, and what it remembers over a reload.

const data = JSON.parse(byID("layout-data").textContent);

/** The texts in the editor, and those the page was written with, by path. */
const files = new Map(data.files.map((file) => [file.path, file.text]));
let savedFiles = new Map(files);

const memoryKey = `layoutc:${location.pathname}`;
const dataMark = (() => {
  let hash = 0;
  for (const [path, text] of files) {
    for (const part of path + text) hash = (hash * 31 + part.codePointAt(0)) | 0;
  }
  return hash;
})();

/** What was remembered, if this is a reload of the page. */
function recall() {
  const entry = performance.getEntriesByType("navigation")[0];
  if (!entry || (entry.type !== "reload" && entry.type !== "back_forward")) return null;
  try {
    return JSON.parse(sessionStorage.getItem(memoryKey));
  } catch {
    return null;
  }
}

/** Remembers the state, and what was edited. */
function remember(kept) {
  const edits = [...files].filter(([path, text]) => savedFiles.get(path) !== text);
  try {
    sessionStorage.setItem(memoryKey, JSON.stringify({ mark: dataMark, state: kept, edits }));
  } catch {
    // Without storage the page begins anew.
  }
}

/** The file's name without its folders. */
const fileName = (path) => path.slice(path.lastIndexOf("/") + 1);
