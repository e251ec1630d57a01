#!/usr/bin/env python3
"""Compiles the Swift of every sample and of every layout of Tests/Cases in one program, runs it, and holds
its frames against `layoutc frames`: they must be the same numbers. Then type-checks the same sources against
modules named UIKit and AppKit that re-export the twins.

usage: generated.py PATH-OF-LAYOUTC [FOLDER...]

Folders hold further layouts, as the random ones that a test writes.
"""
import csv, io, json, os, pathlib, re, subprocess, sys, time

layoutc = os.path.abspath(sys.argv[1])
root = pathlib.Path(__file__).resolve().parent.parent
# Beside other packages of users, which share what is built of this one.
work = root / ".build-consumers" / "Generated"
sources = work / "Sources" / "Generated"
WIDTHS = [(320, 568), (390, 844), (1024, 768)]
ITEMS = 7
# What is given for inputs without a default: as Swift, and as `--input`.
INPUTS = {
    "Int": ("3", "3"),
    "Number": ("0.75", "0.75"),
    "Bool": ("true", "true"),
    "String": ('"input"', '"input"'),
    "(Int) -> Number": ("{ [1.5, 0.75, 1, 0.5][$0 % 4] }", "[1.5,0.75,1,0.5]"),
    "(Int) -> Bool": ("{ $0 % 2 == 1 }", "[false,true]"),
}
PROVIDER = ("{ [NSCollectionLayoutGroupCustomItem(frame: "
            "CGRect(origin: .zero, size: $0.container.contentSize))] }")

PACKAGE = '''// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Generated",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutc", path: "..")],
  targets: [
    .executableTarget(
      name: "Generated",
      dependencies: [.product(name: "LayoutObjects", package: "layoutc")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
'''

MAIN = '''import LayoutObjects

@main
@MainActor
struct Generated {
  static func main() {
    for (width, height) in [%(widths)s] {
%(calls)s
    }
  }

  static func show(
    _ name: String, _ layout: UICollectionViewCompositionalLayout, _ items: [Int],
    _ width: CGFloat, _ height: CGFloat
  ) {
    var scene = LayoutScene(
      size: CGSize(width: width, height: height), numberOfItems: items)
    scene.traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width < 600 ? .compact : .regular),
      UITraitCollection(verticalSizeClass: height < 480 ? .compact : .regular),
    ])
    let frames = layout.frames(in: scene)
    print("layout", name, width, height, frames.contentSize.width, frames.contentSize.height, separator: "|")
    for element in frames.elements {
      let isGlobal = element.indexPath.item == Int.max
      let shown = element.appearance.map {
        "\\($0.frame.minX),\\($0.frame.minY),\\($0.frame.width),\\($0.frame.height),\\($0.alpha)"
      }
      print(
        element.category == .cell ? "cell" : element.category == .supplementaryView ? "supplementary" : "decoration",
        element.elementKind ?? "", isGlobal ? "" : String(element.indexPath.section),
        isGlobal ? 0 : element.indexPath.item, element.frame.minX, element.frame.minY,
        element.frame.width, element.frame.height, element.zIndex, shown ?? "", separator: "|")
    }
  }
}
'''

DECORATIONS = '''import LayoutObjects

%s
'''


def run(*arguments, **options):
    return subprocess.run(arguments, check=True, capture_output=True, text=True, **options).stdout


def files():
    for folder in ["samples", "Tests/Cases/corpus", "Tests/Cases/uikit", "Tests/Cases/swift", *sys.argv[2:]]:
        yield from sorted((root / folder).rglob("*.layout"))


def relative(file):
    return file.relative_to(root if file.is_relative_to(root) else file.parent)


def generate():
    run(str(root / ".ci" / "package"))
    sources.mkdir(parents=True, exist_ok=True)
    (work / "Package.swift").write_text(PACKAGE)
    layouts, classes, kept, refused = [], set(), {"main.swift"}, []
    for file in files():
        name = "_".join(relative(file).parts) + ".swift"
        made = subprocess.run(
            [layoutc, "swift", str(file), "-o", str(sources / name)], capture_output=True, text=True)
        # Some of the random layouts are such that UIKit refuses them at every width, and the compiler as well.
        if made.returncode == 1 and not file.is_relative_to(root):
            refused.append(file)
            continue
        if made.returncode != 0:
            sys.exit(made.stderr)
        kept.add(name)
        text = (sources / name).read_text()
        classes.update(re.findall(r"register\((\w+)\.self", text))
        for layout in json.loads(run(layoutc, "json", str(file)))["layouts"]:
            # Swift can't say how tall the rows of a list are.
            if "rowHeight" not in json.dumps(layout):
                layouts.append((file, layout, arguments(layout, text)))
    if refused:
        print(f"{len(refused)} random files are refused, as UIKit would refuse them")
    if len(refused) > 20:
        sys.exit("more than a tenth of what is meant to be sound")
    calls = []
    for _, layout, passed in layouts:
        name = layout["name"]
        type_name = name if name.endswith("Layout") else name + "Layout"
        items = [ITEMS * (3 if section.get("infinite") else 1) for section in layout["sections"]]
        calls.append(f'      show("{name}", {type_name}.makeLayout({passed}), {items}, width, height)')
    widths = ", ".join(f"(CGFloat({w}), CGFloat({h}))" for w, h in WIDTHS)
    write("Generated.swift", MAIN % {"widths": widths, "calls": "\n".join(calls)})
    write("Views.swift", DECORATIONS % "\n".join(f"final class {c}: UICollectionReusableView {{}}" for c in sorted(classes)))
    kept.update({"Generated.swift", "Views.swift"})
    for stale in set(os.listdir(sources)) - kept:
        os.unlink(sources / stale)
    return layouts


def missing(layout):
    return [p for p in layout.get("parameters", []) if "default" not in p]


def arguments(layout, text):
    """What `makeLayout` needs of what it can't know by itself."""
    type_name = layout["name"] if layout["name"].endswith("Layout") else layout["name"] + "Layout"
    text = text[text.index(f"enum {type_name} "):]
    signature = text[text.index("func makeLayout("):].split("Layout {\n", 1)[0]
    passed = [f'{p["name"]}: {INPUTS[p["type"]][0]}' for p in missing(layout)]
    for name, kind in re.findall(r"(\w+): @escaping NSCollectionLayout(\w+)", signature):
        passed.append(f"{name}: " + (PROVIDER if kind.startswith("Group") else "{ _, _, _ in }"))
    if "numberOfItems: @escaping" in signature:
        passed.append(f"numberOfItems: {{ _ in {ITEMS} }}")
    return ", ".join(passed)


def write(name, text):
    path = sources / name
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def expected(file, layout, width, height):
    inputs = [f'--input={p["name"]}={INPUTS[p["type"]][1]}' for p in missing(layout)]
    text = subprocess.run(
        [layoutc, "frames", str(file), "--layout", layout["name"], "--size", f"{width}x{height}", "--scale", "2",
         "--items", str(ITEMS), "--format", "csv", *inputs], capture_output=True, text=True, check=True).stdout
    rows = set()
    for row in csv.DictReader(io.StringIO(text)):
        shown = ()
        if row["onScreenX"]:
            shown = tuple(float(row[k]) for k in ("onScreenX", "onScreenY", "onScreenWidth", "onScreenHeight")) + (float(row["alpha"] or 1),)
        frame = tuple(float(row[k]) for k in ("x", "y", "width", "height"))
        rows.add((row["kind"], row["elementKind"], row["section"], int(row["item"]), *frame, int(row["zIndex"]),
                  changed(shown, frame)))
    return rows


def watching(layout):
    """Sections whose handler, which the Swift of sections without an end has, changes nothing."""
    return {str(index) for index, section in enumerate(layout["sections"])
            if section.get("infinite") and "visibleItemsInvalidationHandler" not in section}


def changed(shown, frame):
    """How a cell is shown, where a handler has changed it: one that only watches counts as none."""
    return () if shown == (*frame, 1.0) else shown


def main():
    start = time.time()
    layouts = generate()
    print(f"{len(layouts)} layouts written as Swift, {time.time() - start:.0f} s")
    start = time.time()
    build = ["swift", "build", "--disable-index-store", "--package-path", str(work),
             "--scratch-path", str(work.parent / "build")]
    subprocess.run(build, check=True)
    program = run(*build, "--show-bin-path").strip() + "/Generated"
    print(f"compiled without a warning, {time.time() - start:.0f} s")
    actual, current = {}, None
    for line in run(program).splitlines():
        parts = line.split("|")
        if parts[0] == "layout":
            current = actual.setdefault((parts[1], int(float(parts[2])), int(float(parts[3]))), set())
            continue
        shown = tuple(float(v) for v in parts[9].split(",")) if parts[9] else ()
        frame = tuple(float(v) for v in parts[4:8])
        current.add((parts[0], parts[1], parts[2], int(parts[3]), *frame, int(parts[8]), changed(shown, frame)))
    compared = failed = 0
    for file, layout, _ in layouts:
        for width, height in WIDTHS:
            compared += 1
            watched = watching(layout)
            want = expected(file, layout, width, height)
            got = {(*row[:-1], ()) if row[2] in watched else row for row in actual[(layout["name"], width, height)]}
            if want != got:
                failed += 1
                if failed <= 20:
                    print(f"{relative(file)} at {width}: layoutc {sorted(want - got)[:2]}, Swift {sorted(got - want)[:2]}")
    print(f"{compared - failed} passed, {failed} failed")
    typecheck(program)
    sys.exit(1 if failed else 0)


def typecheck(program):
    modules = pathlib.Path(program).parent / "Modules"
    for name in ["UIKit", "AppKit"]:
        folder = work / name
        folder.mkdir(exist_ok=True)
        source = folder / f"{name}.swift"
        source.write_text("@_exported import LayoutObjects\n")
        run("swiftc", "-emit-module", "-module-name", name, "-I", str(modules), "-o",
            str(folder / f"{name}.swiftmodule"), "-swift-version", "6", str(source))
        generated = [str(p) for p in sorted(sources.glob("*.layout.swift")) if not p.name.startswith("random-")]
        views = folder / "Views.swift"
        text = (sources / "Views.swift").read_text().replace("import LayoutObjects", f"import {name}")
        views.write_text(text)
        start = time.time()
        run("swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-swift-version", "6", "-strict-concurrency=complete",
            "-I", str(folder), "-I", str(modules), *generated, str(views))
        print(f"{len(generated)} sources type-check against a module named {name}, {time.time() - start:.0f} s")


main()
