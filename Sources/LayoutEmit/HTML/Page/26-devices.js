// Devices: the catalogue, its families, and the other way up.

const devices = {
  all: [],
  load() {
    const answer = solver.answer("devices");
    this.all = Array.isArray(answer) ? answer : answer?.devices ?? [];
  },
  named(name) {
    return this.all.find((device) => device.name === name) ?? null;
  },
};

/** The heading a device stands under in the menu. */
function family(device) {
  if (device.name.startsWith("iPadSplit")) return "iPad, shared screen";
  const families = { phone: "iPhone", pad: "iPad", mac: "Mac", tv: "Apple TV" };
  return families[device.traits?.idiom] ?? "Other";
}

/** The name as people write it: iPhone 16 Pro, iPad 10 landscape. */
function deviceTitle(device) {
  return device.name.replace("Landscape", " landscape").replace(/([a-z])(?=\d)/g, "$1 ")
    .replace(/(\d)(?=[A-Z])/g, "$1 ").replace(/(iPhone|iPad|Pro|Plus)(?=[A-Z])/g, "$1 ").replace("13mini", "13 mini");
}

const isLandscape = (device) => device.name.endsWith("Landscape");

/** The same device the other way up; none where the catalogue has none. */
function turned(device) {
  const name = isLandscape(device) ? device.name.slice(0, -"Landscape".length) : `${device.name}Landscape`;
  return devices.named(name);
}

/** What a device says of a scene beside the container. */
function deviceBase(device) {
  const { scale, safeArea, layoutMargins, traits } = device;
  return { scale, safeArea, layoutMargins, traits };
}

/** The device that a scene's view is, if any. */
function deviceOf(scene) {
  const same = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const edges = (area) => ["top", "leading", "bottom", "trailing"].map((edge) => area?.[edge] ?? 0);
  return devices.all.find((device) =>
    device.container.width === scene.container?.width &&
    device.container.height === scene.container?.height &&
    device.scale === scene.scale &&
    same(edges(device.safeArea), edges(scene.safeArea)) &&
    (!scene.traits?.idiom || scene.traits.idiom === device.traits.idiom)) ?? null;
}
