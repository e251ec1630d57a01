/// Items, badges and groups as Swift.

import LayoutCore

/// A variable that gets its value: a new one, or one declared before.
struct SwiftDeclaration {
  var name: String
  var isDeclared: Bool

  var keyword: String { isDeclared ? "" : "let " }
}

extension SwiftEmitter {
  /// Declares an item and gives its name.
  mutating func declare(
    _ item: Item, named base: String, share: (axis: Axis, code: SwiftCode)? = nil
  ) -> String {
    let badges = supplementaries(item.supplementaryItems)
    var arguments = [SwiftArgument("layoutSize", size(item.size, share: share))]
    if let badges { arguments.append(SwiftArgument("supplementaryItems", badges)) }
    let name = scope.unique(base)
    writer.code("let " + name + " = ", .call("NSCollectionLayoutItem", arguments))
    setInsets(item.contentInsets, of: name)
    setEdges(item.edgeSpacing, of: name)
    return name
  }

  /// Declares a group and gives its name.
  ///
  /// - Parameter assigning: Whether the variable is declared already.
  mutating func declare(
    _ group: Group, named base: String, share: (axis: Axis, code: SwiftCode)? = nil,
    assigning: Bool = false
  ) -> String {
    let declaration = SwiftDeclaration(name: base, isDeclared: assigning)
    let name: String
    switch group.arrangement {
    case .line(let axis, let subitems):
      name = declareLine(group, axis, subitems, declaration, share)
    case .custom(let frames): name = declareCustom(group, frames, declaration, share)
    case .each(let frames): name = declareEach(group, frames, declaration, share)
    case .provider(let provider): name = declareProvider(group, provider, declaration, share)
    case .waterfall(let waterfall): name = declareWaterfall(group, waterfall, declaration)
    }
    setInsets(group.contentInsets, of: name)
    if let gap = group.interItemSpacing {
      writer.line(name + ".interItemSpacing = " + spacing(gap))
    }
    setEdges(group.edgeSpacing, of: name)
    if let badges = supplementaries(group.supplementaryItems) {
      writer.code(name + ".supplementaryItems = ", badges)
    }
    return name
  }

  private mutating func setInsets(_ insets: Insets, of name: String) {
    guard !expressions.isLiteralZero(insets) else { return }
    writer.code(name + ".contentInsets = ", self.insets(insets))
  }

  private mutating func setEdges(_ edges: EdgeSpacing, of name: String) {
    guard edges != .none else { return }
    writer.code(name + ".edgeSpacing = ", self.edges(edges))
  }

  // MARK: - Rows and columns

  private mutating func declareLine(
    _ group: Group, _ axis: Axis, _ subitems: [Child<Subitem>], _ declaration: SwiftDeclaration,
    _ share: (axis: Axis, code: SwiftCode)?
  ) -> String {
    let factory = axis == .horizontal ? ".horizontal" : ".vertical"
    let itemName = declaration.name == "group" ? "item" : declaration.name + "Item"
    var arguments = [SwiftArgument("layoutSize", size(group.size, share: share))]
    if let count = group.count {
      let number = self.count(count, axis)
      let share: (axis: Axis, code: SwiftCode)? =
        repeats && !group.countKeepsSize ? (axis, fraction(axis, number)) : nil
      let code = array(
        subitems, of: "NSCollectionLayoutItem", named: "subitems", calls: share == nil
      ) { $0.declare($1, named: itemName, share: share) }
      arguments.append(SwiftArgument(repeats ? "repeatingSubitem" : "subitem", code.onlyElement))
      arguments.append(SwiftArgument("count", .text(number)))
    } else {
      let code = array(subitems, of: "NSCollectionLayoutItem", named: "subitems") {
        $0.declare($1, named: itemName)
      }
      arguments.append(SwiftArgument("subitems", code))
    }
    let name = begin(declaration)
    writer.code(
      declaration.keyword + name + " = ", .call("NSCollectionLayoutGroup" + factory, arguments))
    return name
  }

  /// The name of a variable that is declared or assigned now.
  mutating func begin(_ declaration: SwiftDeclaration) -> String {
    declaration.isDeclared
      ? SwiftNames.declared(declaration.name) : scope.unique(declaration.name)
  }

  /// Whether every system of the target has `repeatingSubitem:count:`.
  private var repeats: Bool {
    let target = options.deploymentTarget
    let uikit = target.iOS >= SystemVersion(16) && target.tvOS >= SystemVersion(16)
    let appkit = target.macOS >= SystemVersion(13)
    switch options.platform {
    case .uikit: return uikit
    case .appkit: return appkit
    case .both: return uikit && (appkit || needsUIKit)
    }
  }

  /// How many there are side by side: a number or a name, which is declared where there is none.
  mutating func count(_ count: Scalar, _ axis: Axis) -> String {
    guard case .expression(let id) = count else { return expressions.integer(count).text }
    return nameWhole(id, axis == .horizontal ? "columns" : "rows")
  }

  /// The share of one of `count` children along an axis.
  private mutating func fraction(_ axis: Axis, _ count: String) -> SwiftCode {
    let name = axis == .horizontal ? ".fractionalWidth" : ".fractionalHeight"
    let share =
      count == "1" ? "1" : Int(count) == nil ? "1 / CGFloat(" + count + ")" : "1 / " + count
    return .call(name, [SwiftArgument("", .text(share))])
  }

  /// Declares an element of a group and gives its name.
  mutating func declare(
    _ subitem: Subitem, named itemName: String, share: (axis: Axis, code: SwiftCode)? = nil
  ) -> String {
    switch subitem {
    case .item(let item): return declare(item, named: itemName, share: share)
    case .group(let group):
      switch group.arrangement {
      case .line(.horizontal, _): return declare(group, named: "row", share: share)
      case .line(.vertical, _): return declare(group, named: "column", share: share)
      case .custom, .each, .provider, .waterfall:
        return declare(group, named: "arrangement", share: share)
      }
    }
  }

  // MARK: - Badges

  private mutating func supplementaries(
    _ children: [Child<SupplementaryItem>]
  ) -> SwiftCode? {
    guard !children.isEmpty else { return nil }
    return array(children, of: "NSCollectionLayoutSupplementaryItem", named: "badges") {
      $0.declare($1)
    }
  }

  /// Declares a badge and gives its name.
  mutating func declare(_ badge: SupplementaryItem) -> String {
    var arguments = [
      SwiftArgument("layoutSize", size(badge.size)),
      SwiftArgument("elementKind", .text(elementKind(badge.elementKind))),
      SwiftArgument("containerAnchor", anchor(badge.containerAnchor)),
    ]
    if let itemAnchor = badge.itemAnchor {
      arguments.append(SwiftArgument("itemAnchor", anchor(itemAnchor)))
    }
    let words = SwiftNames.words(of: expressions.settled(badge.elementKind).someLiteral)
    let name = scope.unique(
      words.isEmpty ? "badge" : words.hasSuffix("adge") ? words : words + "Badge")
    writer.code("let " + name + " = ", .call("NSCollectionLayoutSupplementaryItem", arguments))
    if let zIndex = badge.zIndex {
      writer.line(name + ".zIndex = " + expressions.integer(zIndex).text)
    }
    return name
  }
}

extension SwiftCode {
  /// The element of an array of one.
  fileprivate var onlyElement: SwiftCode {
    if case .array(let elements) = self, let only = elements.first { return only }
    return .text(line + "[0]")
  }
}
