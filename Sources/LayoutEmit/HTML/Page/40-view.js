// The view: where points of the layout stand in the page.

const view = {
  /** Pixels of the page in a point. */
  zoom: 1,
  /** Where the device's corner stands in the canvas, in pixels. */
  left: 72,
  top: 20,
  /** The canvas's size, in pixels. */
  canvasWidth: 640,
  canvasHeight: 600,
  /** The content's size in points, of the frames that are drawn. */
  contentWidth: 0,
  contentHeight: 0,
};

/** The safe area as left, top, right and bottom, in points. */
function safeEdges() {
  const { top = 0, leading = 0, bottom = 0, trailing = 0 } = state.base.safeArea ?? {};
  return { top, bottom, left: state.rtl ? trailing : leading, right: state.rtl ? leading : trailing };
}

/** What the scroll view adds before and after the content along the scroll, in points. */
function contentInsets() {
  const edges = safeEdges();
  return mainAxis() === "y" ? [edges.top, edges.bottom] : [edges.left, edges.right];
}

/** Sets zoom and place of the device so that all of it is seen, centred. */
function fitView() {
  const margin = view.canvasWidth < 560 ? 16 : 76;
  const right = view.canvasWidth < 560 ? 28 : 60;
  if (state.zoom === "fit") {
    const across = (view.canvasWidth - margin - right) / state.width;
    const down = (view.canvasHeight - view.top - 30) / state.height;
    view.zoom = clamp(Math.min(across, down, 1), 0.05, 1);
  } else {
    view.zoom = Number(state.zoom);
  }
  view.left = Math.max(margin, Math.round((view.canvasWidth - state.width * view.zoom) / 2));
  sizeView();
}

/** Fits anew only if the device no longer fits; else everything stays where it is. */
function keepView() {
  const isTooWide = view.left + state.width * view.zoom > view.canvasWidth - 14;
  const isTooTall = view.top + state.height * view.zoom > view.canvasHeight - 12;
  if (state.zoom === "fit" && (isTooWide || isTooTall)) fitView();
  else sizeView();
}

let sizedView = "";

/** Writes the sizes of the scroller and of the device's outline. */
function sizeView() {
  const { zoom, left, top } = view;
  const width = state.width * zoom;
  const height = state.height * zoom;
  const edges = safeEdges();
  const key = [zoom, left, top, width, height, view.canvasWidth, JSON.stringify(edges), state.safe].join();
  if (key === sizedView) return;
  sizedView = key;
  const across = tableWidth();
  const tableHeight = Math.max(view.canvasHeight, top + height + 28);
  byID("table").style.cssText = `width:${across}px;height:${tableHeight}px`;
  byID("scroller").style.cssText = `top:${top}px;height:${height}px;width:${across}px`;
  const isPhone = edges.top > 24 || edges.left > 24;
  const radius = isPhone ? 44 * zoom : Math.min(18 * zoom, 14);
  const box = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  for (const id of ["device", "screen"]) byID(id).style.cssText = `${box};border-radius:${radius}px`;
  byID("corners").style.cssText = box;
  byID("corners").firstElementChild.style.borderRadius = `${radius}px`;
  byID("pinned").style.cssText = `top:${top}px;height:${height}px;left:0;width:${across}px`;
  byID("names").style.cssText = `top:${top}px;height:${height}px;width:${left}px`;
  for (const [id, edge] of [["safe-top", "top"], ["safe-bottom", "bottom"], ["safe-left", "left"], ["safe-right", "right"]]) {
    const side = edge === "top" || edge === "bottom" ? "height" : "width";
    byID(id).style.cssText = state.safe && edges[edge] > 0 ? `${side}:${edges[edge] * zoom}px` : "display:none";
  }
  const grip = byID("grip-width");
  grip.style.cssText = `left:${left + width + 4}px;top:${top + height / 2}px`;
  grip.setAttribute("aria-valuenow", short(state.width));
  grip.setAttribute("aria-valuetext", `${short(state.width)} points`);
  const foot = byID("grip-height");
  foot.style.cssText = `left:${left + width / 2}px;top:${top + height + 4}px`;
  foot.setAttribute("aria-valuenow", short(state.height));
  foot.setAttribute("aria-valuetext", `${short(state.height)} points`);
  onViewSized();
}

/** The longest content a browser scrolls, in pixels. */
const longestContent = 8e6;

let sizedContent = "";

/** Makes the scroller as long as the content. */
function sizeContent() {
  const [before, after] = contentInsets();
  const isDown = mainAxis() === "y";
  const extent = isDown ? view.contentHeight : view.contentWidth;
  const viewport = isDown ? state.height : state.width;
  const offset = currentOffset();
  const scrolled = (isDown ? offset.y : offset.x) + before;
  const overflow = Math.max(before + extent + after - viewport, scrolled, 0) * view.zoom;
  const length = Math.min((isDown ? state.height * view.zoom : tableWidth()) + overflow, longestContent);
  const key = `${isDown}${length}`;
  if (key === sizedContent) return;
  sizedContent = key;
  byID("content").style.cssText = isDown ? `height:${length}px;width:100%` : `width:${length}px;height:100%`;
  byID("scroller").dataset.axis = isDown ? "y" : "x";
}

/** The visible rectangle's corner in content coordinates, points. */
function currentOffset() {
  if (state.offset) return state.offset;
  const [before] = contentInsets();
  return mainAxis() === "y" ? { x: 0, y: -before } : { x: -before, y: 0 };
}

/** The scroller's width in pixels, without asking the page. */
function tableWidth() {
  return Math.max(view.canvasWidth, view.left + state.width * view.zoom + 40);
}
