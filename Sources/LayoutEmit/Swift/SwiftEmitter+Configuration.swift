/// The configuration of a layout.

import LayoutCore

extension SwiftEmitter {
  /// The function that makes the configuration; none where it is the usual one.
  mutating func configurationFunction() -> SwiftFunction? {
    guard
      model.scrollDirection != .vertical || model.interSectionSpacing.constant != 0
        || model.contentInsetsReference != .automatic || !model.boundarySupplementaryItems.isEmpty
    else { return nil }
    return function(
      named: "configuration", documentation: "", access: "private ", returning: configurationType
    ) { $0.writeConfiguration() }
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
}
