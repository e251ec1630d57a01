/// Why an element of a solved layout is where it is, in sentences with places.

/// A side of a frame.
package enum FrameSide: UInt8, CaseIterable, Sendable {
  case x
  case y
  case width
  case height

  /// As JSON names it.
  package var name: String {
    switch self {
    case .x: return "x"
    case .y: return "y"
    case .width: return "width"
    case .height: return "height"
    }
  }
}

/// Why a side of a frame is what it is.
package struct Reason: Equatable, Sendable {
  package var side: FrameSide
  /// What the sentence comes to, in points.
  package var value: Double
  package var text: String
  /// As grammar/semantics.md numbers it; none where no rule has a number.
  package var rule: String?
  /// The attribute that decides; none by default.
  package var attribute: String?
  /// Where that is written.
  package var place: Place?

  package init(
    side: FrameSide, value: Double, text: String, rule: String?, attribute: String?,
    place: Place?
  ) {
    self.side = side
    self.value = value
    self.text = text
    self.rule = rule
    self.attribute = attribute
    self.place = place
  }
}

/// An element as written, on the way to what is explained.
package struct ExplainedElement: Equatable, Sendable {
  /// Its keyword.
  package var keyword: String
  /// Of sections that have one.
  package var name: String?
  package var place: Place

  package init(keyword: String, name: String?, place: Place) {
    self.keyword = keyword
    self.name = name
    self.place = place
  }
}

/// Why an element is where it is.
package struct Explanation: Equatable, Sendable {
  /// `cell`, `supplementary` or `decoration`.
  package var kind: String
  /// None of cells.
  package var elementKind: String?
  /// None: a boundary item of the whole layout.
  package var section: Int?
  package var item: Int
  /// x, y, width and height, in points.
  package var frame: [Double]
  /// Outermost first.
  package var path: [ExplainedElement]
  package var reasons: [Reason]

  package init(
    kind: String, elementKind: String?, section: Int?, item: Int, frame: [Double],
    path: [ExplainedElement], reasons: [Reason]
  ) {
    self.kind = kind
    self.elementKind = elementKind
    self.section = section
    self.item = item
    self.frame = frame
    self.path = path
    self.reasons = reasons
  }
}
