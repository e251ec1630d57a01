// Draws guides: groups as outlines, insets and gaps as hatched bands.

const guideNodes = { nodes: [], written: [] };

function drawGuides({ guides, isDown }) {
  const { zoom, left } = view;
  const [before] = contentInsets();
  const addX = isDown ? left : left + before * zoom;
  const addY = isDown ? before * zoom : 0;
  let used = 0;
  for (const kind of ["inset", "spacing", "group"]) {
    if (!state.guides[kind]) continue;
    for (const { guide, section, shift } of guides[kind]) {
      if (used >= mostElements) break;
      const [x, y, width, height, depth = 0] = guide;
      const px = (x - (isDown ? shift : 0)) * zoom + addX;
      const py = (y - (isDown ? 0 : shift)) * zoom + addY;
      const look = `g ${kind} d${Math.min(depth, 3)} h${section % hueCount}`;
      const style = `transform:translate(${px}px,${py}px);width:${width * zoom}px;height:${height * zoom}px`;
      let node = guideNodes.nodes[used];
      if (!node) {
        node = byID("guides").appendChild(make("div"));
        guideNodes.nodes.push(node);
      }
      if (guideNodes.written[used] !== look + style) {
        guideNodes.written[used] = look + style;
        node.className = look;
        node.style.cssText = style;
      }
      used += 1;
    }
  }
  for (let index = used; index < guideNodes.nodes.length; index += 1) {
    if (guideNodes.written[index] === "") continue;
    guideNodes.written[index] = "";
    guideNodes.nodes[index].style.cssText = "display:none";
  }
}
