// Copies frames and the command line; shows the text where the clipboard is closed.

async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    announce(`${what} copied`);
    return true;
  } catch {
    return copyBySelection(text, what);
  }
}

/** The old way, which needs no permission; where that fails too, the text stays to be copied by hand. */
function copyBySelection(text, what) {
  const area = make("textarea", { className: "copied", readonly: true, "aria-label": what, value: text });
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  if (isDone) {
    area.remove();
    before?.focus?.({ preventScroll: true });
    announce(`${what} copied`);
    return true;
  }
  area.addEventListener("blur", () => area.remove());
  area.addEventListener("keydown", (event) => { if (event.key === "Escape") area.remove(); });
  announce(`${what} can be copied from the field`);
  return false;
}

/** Every frame of the scene, as `layoutc frames --format json` prints it. */
function allFramesText() {
  const answer = solver.ask("solve", { layout: layoutIndex(), scene: currentScene() });
  return answer ? framesText(answer) : "";
}

function startCopy() {
  for (const [id, what, text] of [
    ["copy-frames", "Frames", allFramesText], ["copy-command", "Command", commandLine],
  ]) {
    const button = byID(id);
    const name = button.textContent;
    button.addEventListener("click", async () => {
      const isDone = await copyText(text(), what);
      button.textContent = isDone ? "Copied" : name;
      setTimeout(() => { button.textContent = name; }, 1400);
    });
  }
}
