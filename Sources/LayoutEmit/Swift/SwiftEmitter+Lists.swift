/// List sections as Swift.

import LayoutCore

extension SwiftEmitter {
  /// The body of a list section's function, up to its `return`.
  mutating func writeList(_ section: Section, _ list: ListSection) {
    requireUIKit("list", section.id)
    if options.deploymentTarget.iOS < SystemVersion(14) {
      issues.append(
        SwiftIssue(
          .needsNewerSystem(
            feature: "list", system: "iOS", needed: "14",
            target: options.deploymentTarget.iOS.text), at: section.id))
    }
    expressions.needEnvironment()
    let appearance = choice(list.appearance) { $1.swift }.text
    writer.line(
      "var configuration = UICollectionLayoutListConfiguration(appearance: " + appearance + ")")
    if list.headerMode != .always(.none) {
      writer.line("configuration.headerMode = " + choice(list.headerMode) { $1.swift }.text)
    }
    if list.footerMode != .always(.none) {
      writer.line("configuration.footerMode = " + choice(list.footerMode) { $1.swift }.text)
    }
    if let padding = list.headerTopPadding {
      let value = expressions.number(padding).text
      since(iOS: SystemVersion(15)) {
        $0.writer.line("configuration.headerTopPadding = " + value)
      }
    }
    if list.showsSeparators != .always(true) {
      let value = flag(list.showsSeparators).text
      writer.line("#if !os(tvOS)")
      indented { $0.writer.line("configuration.showsSeparators = " + value) }
      writer.line("#endif")
    }
    writer.code(
      "let section = NSCollectionLayoutSection",
      .call(
        ".list", ("using", .text("configuration")),
        ("layoutEnvironment", .text("environment"))))
    if let insets = list.contentInsets {
      writer.code("section.contentInsets = ", self.insets(insets))
    }
    if let items = boundaryItems(section.boundarySupplementaryItems) {
      writer.code("section.boundarySupplementaryItems = ", items)
    }
  }
}
