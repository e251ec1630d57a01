#!/usr/bin/env python3
"""Holds the Swift that is printed for random expressions against the evaluator: bit for bit the same numbers,
divisions by zero and the like included. A test writes the expressions and what the evaluator makes of them:
to FOLDER, where that was done before (LAYOUT_EXPRESSIONS).

usage: expressions.py [FOLDER]
"""
import os, pathlib, shutil, subprocess, sys, time

root = pathlib.Path(__file__).resolve().parent.parent
# Beside other packages of users, which share what is built of this one.
work = root / ".build-consumers" / "Expressions"
sources = work / "Sources" / "Expressions"

PACKAGE = '''// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Expressions",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutc", path: "..")],
  targets: [
    .executableTarget(
      name: "Expressions", dependencies: [.product(name: "LayoutObjects", package: "layoutc")])
  ]
)
'''

CHECK = '''import LayoutObjects

struct Values: Sendable {
  var width: CGFloat
  var index: Int
  var rows: Int
  var ratio: CGFloat
  var other: CGFloat
  var isWide: Bool
}

@MainActor final class Container: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize

  init(_ width: CGFloat) { contentSize = CGSize(width: width, height: 568) }

  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

@MainActor final class Environment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection = UITraitCollection()

  init(_ width: CGFloat) { container = Container(width) }
}

@MainActor final class Item: NSObject, NSCollectionLayoutVisibleItem {
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  var center = CGPoint.zero
  let bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var transform3D = CATransform3D()
  let name = "cell"
  let indexPath: IndexPath
  let frame = CGRect.zero
  let representedElementCategory = UICollectionView.ElementCategory.cell
  let representedElementKind: String? = nil

  init(_ index: Int) { indexPath = IndexPath(item: index, section: 0) }
}

@MainActor final class Check {
  var passed = 0
  var failed = 0

  func callAsFunction(
    _ name: String, _ expected: [(UInt64, Int)], _ make: (Values) -> NSCollectionLayoutSection
  ) {
    for (values, expected) in zip(allValues, expected) {
      let item = Item(values.index)
      make(values).visibleItemsInvalidationHandler?([item], .zero, Environment(values.width))
      let alpha = Double(item.alpha)
      let bits = alpha.isNaN ? Double.nan.bitPattern : alpha.bitPattern
      if bits == expected.0 && item.zIndex == expected.1 {
        passed += 1
      } else {
        failed += 1
        print(name, values, "Swift", alpha, item.zIndex, "evaluator", Double(bitPattern: expected.0), expected.1)
      }
    }
  }
}

@main @MainActor struct Main {
  static func main() {
    let check = Check()
    checkAll(check)
    print("\\(check.passed) values the same, \\(check.failed) not")
    if check.failed > 0 || check.passed == 0 { exit(1) }
  }
}
'''

start = time.time()
subprocess.run([str(root / ".ci" / "package")], check=True)
sources.mkdir(parents=True, exist_ok=True)
(work / "Package.swift").write_text(PACKAGE)
(sources / "Check.swift").write_text(CHECK)
if len(sys.argv) > 1:
    for file in pathlib.Path(sys.argv[1]).glob("*.swift"):
        shutil.copy(file, sources)
else:
    environment = dict(os.environ, LAYOUT_EXPRESSIONS=str(sources))
    subprocess.run(["swift", "test", "--filter", "ExpressionTests"], cwd=root, env=environment, check=True,
                   stdout=subprocess.DEVNULL)
    print(f"expressions written, {time.time() - start:.0f} s", flush=True)
build = ["swift", "build", "--disable-index-store", "--package-path", str(work),
         "--scratch-path", str(work.parent / "build")]
subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
print(f"compiled, {time.time() - start:.0f} s", flush=True)
sys.exit(subprocess.run([folder + "/Expressions"]).returncode)
