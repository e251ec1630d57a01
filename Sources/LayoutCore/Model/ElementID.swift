/// Identity of a model element.

/// Names an element of a `LayoutModel`, so that issues and frames can say where they come from.
/// Given in the order in which elements are written; the lowering keeps a table of source ranges by
/// it, the JSON reader counts anew. Not part of the layout program.
package struct ElementID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Of elements that nobody wrote, such as the rows of a list section.
  package static let none = ElementID(rawValue: .max)
}
