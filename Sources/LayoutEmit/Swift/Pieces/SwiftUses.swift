/// Where a layout uses its pieces, and what the uses give: found by walking it once.

import LayoutCore

/// What a use gives, by where it stands.
enum SwiftUseBody {
  case subitems([Child<Subitem>])
  case groups([Child<Group>])
  case boundaryItems([Child<BoundaryItem>])
  case badges([Child<SupplementaryItem>])
  case backgrounds([Child<DecorationItem>])
  case section(SectionTemplate)

  /// The type of the elements, where it is an array.
  var elementType: String {
    switch self {
    case .subitems: return "NSCollectionLayoutItem"
    case .groups: return "NSCollectionLayoutGroup"
    case .boundaryItems: return "NSCollectionLayoutBoundarySupplementaryItem"
    case .badges: return "NSCollectionLayoutSupplementaryItem"
    case .backgrounds: return "NSCollectionLayoutDecorationItem"
    case .section: return "NSCollectionLayoutSection"
    }
  }

  /// Where it stands, as a number.
  fileprivate var place: Int {
    switch self {
    case .subitems: return 0
    case .groups: return 1
    case .boundaryItems: return 2
    case .badges: return 3
    case .backgrounds: return 4
    case .section: return 5
    }
  }
}

/// A use that may become a call.
struct SwiftUse {
  var body: SwiftUseBody
  /// The section in which it stands; none around all sections.
  var section: Int?
}

/// The uses of a layout, and its locals.
struct SwiftUses {
  private(set) var uses: [UseID: SwiftUse] = [:]
  /// The pieces that a piece uses.
  private(set) var inner: [PieceID: Set<PieceID>] = [:]
  /// The variables that count.
  private(set) var counters: Set<LocalID> = []
  /// What the locals are set to that are set where they stand.
  private(set) var values: [LocalID: [ExpressionID]] = [:]
  private var byPiece: [PieceID: [UseID]] = [:]
  private let model: LayoutModel
  private var section: Int?
  /// The pieces round what is walked, innermost last.
  private var outer: [PieceID] = []
  /// Uses that give things for several places.
  private var divided: Set<UseID> = []

  init(_ model: LayoutModel) {
    self.model = model
    walk(model.boundarySupplementaryItems)
    for (index, section) in model.sections.enumerated() {
      self.section = index
      if let template = section.template {
        note(template.use, .section(template))
        outer.append(piece(of: template.use))
        walk(template.content)
        walk(template.boundarySupplementaryItems)
        outer.removeLast()
      }
      walk(section.content)
      walk(section.boundarySupplementaryItems)
    }
    for use in divided { uses[use] = nil }
    for use in uses.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      byPiece[piece(of: use), default: []].append(use)
    }
  }

  /// The piece that a use is of.
  func piece(of use: UseID) -> PieceID { model.uses[Int(use.rawValue)].piece }

  /// The uses of a piece that may become calls, in the order written.
  func uses(of piece: PieceID) -> [UseID] { byPiece[piece] ?? [] }

  /// The pieces that may become functions, each after those that it uses.
  var order: [PieceID] {
    var result: [PieceID] = []
    var seen: Set<PieceID> = []
    func visit(_ piece: PieceID) {
      guard seen.insert(piece).inserted else { return }
      for next in (inner[piece] ?? []).sorted(by: { $0.rawValue < $1.rawValue }) { visit(next) }
      result.append(piece)
    }
    for piece in byPiece.keys.sorted(by: { $0.rawValue < $1.rawValue }) { visit(piece) }
    return result
  }

  private mutating func note(_ use: UseID, _ body: SwiftUseBody) {
    if let innermost = outer.last { inner[innermost, default: []].insert(piece(of: use)) }
    if let known = uses[use], known.body.place != body.place { divided.insert(use) }
    uses[use] = SwiftUse(body: body, section: section)
  }

  // MARK: - Walking

  private mutating func walk(_ content: SectionContent) {
    guard case .compositional(let section) = content else { return }
    walk(section.group, as: SwiftUseBody.groups) { $0.walk($1) }
    walk(section.decorationItems, as: SwiftUseBody.backgrounds) { _, _ in }
    if let handler = section.visibleItemsInvalidationHandler { walk(handler.statements) }
  }

  private mutating func walk(_ items: [Child<BoundaryItem>]) {
    walk(items, as: SwiftUseBody.boundaryItems) { _, _ in }
  }

  private mutating func walk(_ badges: [Child<SupplementaryItem>]) {
    walk(badges, as: SwiftUseBody.badges) { _, _ in }
  }

  private mutating func walk(_ group: Group) {
    walk(group.supplementaryItems)
    switch group.arrangement {
    case .line(_, let subitems):
      walk(subitems, as: SwiftUseBody.subitems) { walk, subitem in
        switch subitem {
        case .item(let item): walk.walk(item.supplementaryItems)
        case .group(let group): walk.walk(group)
        }
      }
    // Closures give frames: pieces within are written out.
    case .custom(let frames), .each(let frames): walk(frames, as: nil) { _, _ in }
    case .waterfall(let waterfall): walk(waterfall.item, as: nil) { _, _ in }
    case .provider: return
    }
  }

  private mutating func walk(_ statements: [ScrollStatement]) {
    for statement in statements {
      switch statement {
      case .local(let local, let value): values[local, default: []].append(value)
      case .conditional(_, let then, let otherwise):
        walk(then)
        walk(otherwise)
      case .set, .setPoint: break
      }
    }
  }

  private mutating func walk<Element>(
    _ children: [Child<Element>], as place: (([Child<Element>]) -> SwiftUseBody)?,
    _ body: (inout SwiftUses, Element) -> Void
  ) {
    for child in children {
      switch child {
      case .element(let element): body(&self, element)
      case .conditional(_, let then, let otherwise):
        walk(then, as: place, body)
        walk(otherwise, as: place, body)
      case .repetition(_, let variable, let repeated):
        if let variable { counters.insert(variable) }
        walk(repeated, as: place, body)
      case .local(let local, let value): values[local, default: []].append(value)
      case .use(let use, let given):
        if let place { note(use, place(given)) }
        outer.append(piece(of: use))
        walk(given, as: place, body)
        outer.removeLast()
      }
    }
  }
}
