/// What lies behind the frames, as the page draws it.

import LayoutCore
import LayoutJSON

extension JSONWriter {
  /// The member with the guides of each kind: x, y, width, height; of groups, how deep they are, too.
  mutating func guides(_ guides: [Guide]) {
    key("guides")
    beginObject()
    for kind in GuideKind.allCases {
      key(kind.word)
      beginArray()
      for guide in guides where guide.kind == kind {
        beginArray()
        number(guide.frame.x)
        number(guide.frame.y)
        number(guide.frame.width)
        number(guide.frame.height)
        if kind == .group { integer(guide.depth) }
        endArray()
      }
      endArray()
    }
    endObject()
  }
}

extension GuideKind {
  fileprivate var word: String {
    switch self {
    case .section: return "section"
    case .group: return "group"
    case .inset: return "inset"
    case .spacing: return "spacing"
    }
  }
}
