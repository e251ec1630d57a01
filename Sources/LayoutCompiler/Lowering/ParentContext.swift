/// What an element's parent means for it: which children may stand there, which side a bare
/// dimension is.

import LayoutCore

/// Which side of a size a bare dimension is.
enum BareSide: Equatable {
  case side(Axis)
  /// Both sides, of a badge.
  case both
  /// Can't be told; the reason, in words.
  case ambiguous(String)
}

/// The element in which children stand.
struct ParentContext {
  var element: ElementName
  /// Which side the bare dimension of an item or a group is.
  var bareSide: BareSide
  /// The children that may stand here, which for groups depend on their kind.
  var allowed: [ElementName]
  /// How the parent is called when a child doesn't belong there.
  var description: String
  /// Whether it is a waterfall, whose item is one of a kind.
  var isWaterfall = false
}
