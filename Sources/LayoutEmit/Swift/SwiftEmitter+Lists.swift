/// List sections as Swift.

import LayoutCore

extension SwiftEmitter {
  /// Statements that make a list section.
  mutating func writeList(_ list: ListSection) {
    if let height = list.rowHeight {
      let points =
        expressions.constant(height).map { " (" + SwiftNames.literal($0) + " points)" } ?? ""
      writer.line(
        "// Cells size their rows themselves: `rowHeight`" + points + " is for frames only.")
    }
    expressions.needEnvironment()
    let type = "UICollectionLayoutListConfiguration."
    let appearance = word(list.appearance, as: type + "Appearance") { $0.swift }.text
    let options = printed { $0.writeOptions(list) }
    writer.line(
      (options.text.isEmpty ? "let" : "var")
        + " configuration = UICollectionLayoutListConfiguration(appearance: " + appearance + ")")
    writer.append(options)
    writer.code(
      "let section = NSCollectionLayoutSection",
      .call(
        ".list", ("using", .text("configuration")),
        ("layoutEnvironment", .text("environment"))))
    if let insets = list.contentInsets {
      writer.code("section.contentInsets = ", self.insets(insets))
    }
  }

  private mutating func writeOptions(_ list: ListSection) {
    let type = "UICollectionLayoutListConfiguration."
    if expressions.settled(list.headerMode) != .always(.none) {
      let mode = word(list.headerMode, as: type + "HeaderMode") { $0.swift }.text
      writer.line("configuration.headerMode = " + mode)
    }
    if expressions.settled(list.footerMode) != .always(.none) {
      let mode = word(list.footerMode, as: type + "FooterMode") { $0.swift }.text
      writer.line("configuration.footerMode = " + mode)
    }
    if let padding = list.headerTopPadding {
      let value = expressions.number(padding).text
      since(iOS: SystemVersion(15)) {
        $0.writer.line("configuration.headerTopPadding = " + value)
      }
    }
    if expressions.settled(list.showsSeparators) != .always(true) {
      let value = flag(list.showsSeparators).text
      let line = "configuration.showsSeparators = " + value
      if expressions.settled(list.appearance).mayBeOnTV {
        writer.line("#if !os(tvOS)")
        indented { $0.writer.line(line) }
        writer.line("#endif")
      } else {
        writer.line(line)
      }
    }
  }

  /// Says where a system of the target has no lists.
  mutating func requireLists(_ element: ElementID) {
    let target = options.deploymentTarget
    for (system, version) in [("iOS", target.iOS), ("tvOS", target.tvOS)]
    where version < SystemVersion(14) {
      issues.append(
        SwiftIssue(
          .needsNewerSystem(
            feature: "list", system: system, needed: "14", target: version.text), at: element))
    }
  }
}

extension Choice<ListAppearance> {
  /// Whether tvOS has every look that a settled choice may be.
  fileprivate var mayBeOnTV: Bool {
    switch self {
    case .always(let appearance): return appearance == .plain || appearance == .grouped
    case .argument: return true
    case .conditional(_, let then, let otherwise): return then.mayBeOnTV && otherwise.mayBeOnTV
    }
  }
}
