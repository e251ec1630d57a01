#!/usr/bin/env python3
"""Compiles the Swift of every sample and of every layout of Tests/Cases in one program, runs it, and holds
its frames against `layoutc frames`: they must be the same numbers. Then type-checks the same sources against
modules named UIKit and AppKit that re-export the twins.

usage: generated.py PATH-OF-LAYOUTC
"""
import csv, io, json, os, pathlib, re, subprocess, sys, time

layoutc = os.path.abspath(sys.argv[1])
root = pathlib.Path(__file__).resolve().parent.parent
work = root / ".build-generated"
sources = work / "Sources" / "Generated"
WIDTHS = [(320, 568), (390, 844), (1024, 768)]
ITEMS = 7

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
    _ name: String, _ layout: UICollectionViewCompositionalLayout, _ sections: Int,
    _ width: CGFloat, _ height: CGFloat
  ) {
    var scene = LayoutScene(
      size: CGSize(width: width, height: height),
      numberOfItems: Array(repeating: %(items)d, count: sections))
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
    for folder in ["samples", "Tests/Cases/corpus", "Tests/Cases/uikit"]:
        yield from sorted((root / folder).rglob("*.layout"))


def generate():
    sources.mkdir(parents=True, exist_ok=True)
    (work / "Package.swift").write_text(PACKAGE)
    layouts, classes, kept = [], set(), {"main.swift"}
    for file in files():
        name = "_".join(file.relative_to(root).parts) + ".swift"
        subprocess.run([layoutc, "swift", str(file), "-o", str(sources / name)], check=True, stderr=subprocess.DEVNULL)
        kept.add(name)
        text = (sources / name).read_text()
        classes.update(re.findall(r"register\((\w+)\.self", text))
        for layout in json.loads(run(layoutc, "json", str(file)))["layouts"]:
            layouts.append((file, layout["name"], len(layout["sections"])))
    calls = []
    for _, name, sections in layouts:
        type_name = name if name.endswith("Layout") else name + "Layout"
        calls.append(f'      show("{name}", {type_name}.makeLayout(), {sections}, width, height)')
    widths = ", ".join(f"(CGFloat({w}), CGFloat({h}))" for w, h in WIDTHS)
    write("Generated.swift", MAIN % {"widths": widths, "calls": "\n".join(calls), "items": ITEMS})
    write("Views.swift", DECORATIONS % "\n".join(f"final class {c}: UICollectionReusableView {{}}" for c in sorted(classes)))
    kept.update({"Generated.swift", "Views.swift"})
    for stale in set(os.listdir(sources)) - kept:
        os.unlink(sources / stale)
    return layouts


def write(name, text):
    path = sources / name
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def expected(file, name, width, height):
    text = subprocess.run(
        [layoutc, "frames", str(file), "--layout", name, "--size", f"{width}x{height}", "--scale", "2",
         "--items", str(ITEMS), "--format", "csv"], capture_output=True, text=True, check=True).stdout
    rows = set()
    for row in csv.DictReader(io.StringIO(text)):
        shown = ()
        if row["onScreenX"]:
            shown = tuple(float(row[k]) for k in ("onScreenX", "onScreenY", "onScreenWidth", "onScreenHeight")) + (float(row["alpha"] or 1),)
        rows.add((row["kind"], row["elementKind"], row["section"], int(row["item"]), float(row["x"]), float(row["y"]),
                  float(row["width"]), float(row["height"]), int(row["zIndex"]), shown))
    return rows


def main():
    start = time.time()
    layouts = generate()
    print(f"{len(layouts)} layouts written as Swift, {time.time() - start:.0f} s")
    start = time.time()
    subprocess.run(["swift", "build", "--package-path", str(work)], check=True)
    program = run("swift", "build", "--package-path", str(work), "--show-bin-path").strip() + "/Generated"
    print(f"compiled without a warning, {time.time() - start:.0f} s")
    actual, current = {}, None
    for line in run(program).splitlines():
        parts = line.split("|")
        if parts[0] == "layout":
            current = actual.setdefault((parts[1], int(float(parts[2])), int(float(parts[3]))), set())
            continue
        shown = tuple(float(v) for v in parts[9].split(",")) if parts[9] else ()
        current.add((parts[0], parts[1], parts[2], int(parts[3]), *(float(v) for v in parts[4:8]), int(parts[8]), shown))
    compared = failed = 0
    for file, name, _ in layouts:
        for width, height in WIDTHS:
            compared += 1
            want, got = expected(file, name, width, height), actual[(name, width, height)]
            if want != got:
                failed += 1
                if failed <= 20:
                    print(f"{file.relative_to(root)} at {width}: layoutc {sorted(want - got)[:2]}, Swift {sorted(got - want)[:2]}")
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
        generated = [str(p) for p in sorted(sources.glob("*.layout.swift"))]
        views = folder / "Views.swift"
        text = (sources / "Views.swift").read_text().replace("import LayoutObjects", f"import {name}")
        views.write_text(text)
        start = time.time()
        run("swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-swift-version", "6", "-strict-concurrency=complete",
            "-I", str(folder), "-I", str(modules), *generated, str(views))
        print(f"{len(generated)} sources type-check against a module named {name}, {time.time() - start:.0f} s")


main()
