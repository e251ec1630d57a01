/// The elements of a layout as flat lists, each with what it stands in: what checks read.

import LayoutCore
import LayoutSyntax

/// A section.
struct SectionFact {
  var section: Section
  /// Position in the layout.
  var index: Int
  /// None of lists.
  var content: CompositionalSection? {
    if case .compositional(let content) = section.content { return content }
    return nil
  }
}

/// A group.
struct GroupFact {
  var group: Group
  /// Position of its section.
  var section: Int
  /// Position of the group that it stands in; none: it is the section's own.
  var parent: Int?
  /// Whether an `if` or a `repeat` that is decided later has a say in whether it is there.
  var isConditional: Bool

  /// The axis of a row or a column; none of other groups.
  var axis: Axis? {
    if case .line(let axis, _) = group.arrangement { return axis }
    return nil
  }

  /// What stands in a row or a column, with conditions; nothing in other groups.
  var subitems: [Child<Subitem>] {
    if case .line(_, let subitems) = group.arrangement { return subitems }
    return []
  }
}

/// An item.
struct ItemFact {
  var item: Item
  /// Position of its group.
  var group: Int
  var isConditional: Bool
}

/// A header, a footer or another boundary item.
struct BoundaryFact {
  var item: BoundaryItem
  /// Position of its section; none: of the whole layout.
  var section: Int?
  var isConditional: Bool
}

/// A background.
struct BackgroundFact {
  var item: DecorationItem
  /// Position of its section.
  var section: Int
  var isConditional: Bool
}

/// A badge.
struct BadgeFact {
  var item: SupplementaryItem
  /// Position of the group that it, or its item, stands in.
  var group: Int
  /// The item that it is attached to; none: to the group.
  var host: ElementID?
  var isConditional: Bool
}

/// A frame of a custom group.
struct FrameFact {
  var frame: CustomFrame
  /// Position of its group.
  var group: Int
}
