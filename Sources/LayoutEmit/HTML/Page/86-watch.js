// Watches the file beside the page, and takes new texts without losing the state.

let lastStamp = null;
let watchCount = 0;

/** Takes texts that were saved; what was edited in the page and saved elsewhere gives way. */
function update({ stamp, files: saved }) {
  if (stamp === lastStamp) return;
  const isFirst = lastStamp === null;
  lastStamp = stamp;
  let isChanged = false;
  for (const { path, text } of saved) {
    if (savedFiles.get(path) !== text) {
      files.set(path, text);
      isChanged = true;
    }
  }
  const paths = new Set(saved.map(({ path }) => path));
  for (const path of [...files.keys()]) {
    if (!paths.has(path) && savedFiles.has(path)) {
      files.delete(path);
      isChanged = true;
    }
  }
  savedFiles = new Map(saved.map(({ path, text }) => [path, text]));
  if (!isChanged) return;
  if (!files.has(state.document) && saved.length > 0) state.document = saved[0].path;
  if (!files.has(state.file)) state.file = state.document;
  fillFiles();
  const source = byID("source");
  if (source.value !== files.get(state.file)) {
    const { selectionStart, selectionEnd, scrollTop } = source;
    source.value = files.get(state.file) ?? "";
    source.setSelectionRange(selectionStart, selectionEnd);
    source.scrollTop = scrollTop;
  }
  compileNow();
  if (!isFirst) announce("Reloaded");
}

/** Asks for the file twice a second; where it isn't there, as nobody watches any more, seldom. */
function startWatch() {
  if (!data.watch) return;
  let script = null;
  const ask = () => {
    script?.remove();
    watchCount += 1;
    script = make("script", {
      src: `${data.watch}?${watchCount}`,
      onload: () => setTimeout(ask, 500),
      onerror: () => setTimeout(ask, 5000),
    });
    document.head.append(script);
  };
  ask();
}
