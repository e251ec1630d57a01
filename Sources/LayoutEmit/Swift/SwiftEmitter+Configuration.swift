/// The configuration of a layout, and what several functions share.

import LayoutCore

extension SwiftEmitter {
  /// The function that makes the configuration; none where it is the usual one.
  mutating func configurationFunction() -> SwiftWriter? {
    guard
      model.scrollDirection != .vertical || model.interSectionSpacing.constant != 0
        || model.contentInsetsReference != .automatic || !model.boundarySupplementaryItems.isEmpty
    else { return nil }
    let outer = writer
    writer = SwiftWriter(indentation: outer.indentation)
    scope = SwiftScope(["configuration"] + expressions.names.reserved)
    expressions.beginFunction()
    block("private static func configuration() -> " + configurationType + " {") {
      $0.writeConfiguration()
    }
    let text = writer
    writer = outer
    return text
  }

  private mutating func writeConfiguration() {
    writer.line("let configuration = " + configurationType + "()")
    if model.scrollDirection != .vertical {
      writer.line("configuration.scrollDirection = .horizontal")
    }
    if model.interSectionSpacing.constant != 0 {
      writer.line(
        "configuration.interSectionSpacing = "
          + expressions.number(model.interSectionSpacing).text)
    }
    if model.contentInsetsReference != .automatic {
      let value = model.contentInsetsReference.swift
      onlyUIKit {
        $0.since(iOS: SystemVersion(14)) {
          $0.writer.line("configuration.contentInsetsReference = " + value)
        }
      }
    }
    if let items = boundaryItems(model.boundarySupplementaryItems) {
      writer.code("configuration.boundarySupplementaryItems = ", items)
    }
    writer.line("return configuration")
  }

  /// Declarations that differ between systems.
  mutating func writeHelpers() {
    if options.platform == .both {
      var kinds: [(name: String, member: String)] = []
      if needsHeaderKind { kinds.append(("headerKind", "elementKindSectionHeader")) }
      if needsFooterKind { kinds.append(("footerKind", "elementKindSectionFooter")) }
      if !kinds.isEmpty { writeKinds(kinds) }
    }
    if needsUniform { writeUniform() }
  }

  /// The kinds of section headers and footers have other texts in UIKit than in AppKit.
  private mutating func writeKinds(_ kinds: [(name: String, member: String)]) {
    writer.line()
    guard !needsUIKit else { return writeKinds(kinds, of: "UICollectionView") }
    writer.line("#if canImport(UIKit) || !canImport(AppKit)")
    indented { $0.writeKinds(kinds, of: "UICollectionView") }
    writer.line("#else")
    indented { $0.writeKinds(kinds, of: "NSCollectionView") }
    writer.line("#endif")
  }

  private mutating func writeKinds(_ kinds: [(name: String, member: String)], of view: String) {
    for kind in kinds {
      writer.line("private static let " + kind.name + " = " + view + "." + kind.member)
    }
  }

  private mutating func writeUniform() {
    writer.line()
    writer.line(
      "/// As tall or wide as the largest of its siblings where the system can do that, else estimated."
    )
    block("private static func uniform(_ estimate: CGFloat) -> NSCollectionLayoutDimension {") {
      $0.onlyUIKit { emitter in
        emitter.block("if #available(iOS 17, tvOS 17, *) {") {
          $0.writer.line("return .uniformAcrossSiblings(estimate: estimate)")
        }
      }
      $0.writer.line("return .estimated(estimate)")
    }
  }
}
