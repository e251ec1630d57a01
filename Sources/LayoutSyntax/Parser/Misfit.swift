/// How little a tree looks like what somebody meant: the measure by which repairs are compared.

/// Faults of a tree, weighed, and where the first one shows.
struct Misfit {
  /// Issues of the parser weigh `issueWeight` each; the rest counts what only looks wrong.
  private(set) var weight = 0
  /// Positions in the tokens where something shows: of the first issue and the first oddity.
  private(set) var places: [Int] = []
  /// Issues of the parser, but for those that it put right itself.
  private(set) var issueCount = 0

  /// Whether one token might explain more than what is reported as it is.
  var mayBeOneToken: Bool { weight > Self.issueWeight }

  /// As much as one token more or less.
  static let issueWeight = 10

  /// Counts the faults of what a parser read.
  /// - Complexity: O(*n*) of the tree and of its white space.
  init(of parser: Parser) {
    for issue in parser.issues {
      guard issue.kind.leavesDoubt else {
        weight += 3
        if places.isEmpty { places.append(parser.tokenIndex(at: Int(issue.range.start))) }
        continue
      }
      if issueCount == 0 { places.append(parser.tokenIndex(at: Int(issue.range.start))) }
      issueCount += 1
    }
    weight += (issueCount + parser.hiddenIssues) * Self.issueWeight
    var walk = MisfitWalk(parser)
    walk.countAll()
    weight += walk.weight
    places += walk.places
  }
}

extension SyntaxIssueKind {
  /// Whether the parser may have lost its way there, so that a repair could help.
  fileprivate var leavesDoubt: Bool {
    switch self {
    case .expected(.letKeyword, _): return false
    case .separator, .equalsInsteadOfColon, .dotBeforeName, .wrongBracket, .nestingTooDeep,
      .foreignKeyword, .foreignOperator, .typedConstant, .attributesInParentheses,
      .childrenAsAttribute, .markup, .leadingPoint, .quotedName, .unneededWord, .elementAsValue:
      return false
    default: return true
    }
  }
}

/// Walks through the nodes of one tree.
private struct MisfitWalk {
  let parser: Parser
  var weight = 0
  /// Where the first oddities are.
  var places: [Int] = []
  /// The place that a line was last looked at for, and the line's indentation.
  private var lastLine = (offset: Int.max, indentation: 0)

  /// A body that is open: whose it is, where it ends, and how its children are indented.
  private struct OpenBody {
    var owner: SyntaxKind
    var lastNode: Int
    var ownerIndentation: Int
    var childIndentation: Int?
  }

  init(_ parser: Parser) {
    self.parser = parser
  }

  mutating func countAll() {
    var bodies: [OpenBody] = []
    var parents: [(node: Int, last: Int)] = []
    for (index, node) in parser.nodes.enumerated() {
      while let top = parents.last, index > top.last { parents.removeLast() }
      while let top = bodies.last, index > top.lastNode { bodies.removeLast() }
      let parent = parents.last?.node
      parents.append((index, index + Int(node.subtreeCount) - 1))
      if node.kind == .body {
        let owner = parent ?? 0
        bodies.append(openBody(node, at: index, owner: owner, around: bodies.last?.owner))
        countCloser(of: node, owner: owner)
      } else if let parent, isChild(of: parser.nodes[parent].kind) {
        countChild(node, in: &bodies)
      }
      countOwn(node, at: index)
    }
  }

  private func isChild(of parent: SyntaxKind) -> Bool { parent == .body || parent == .file }

  private mutating func openBody(
    _ node: Node, at index: Int, owner: Int, around outer: SyntaxKind?
  ) -> OpenBody {
    var kind = parser.nodes[owner].kind
    if kind == .if || kind == .repeat || kind == .each { kind = outer ?? .file }
    return OpenBody(
      owner: kind, lastNode: index + Int(node.subtreeCount) - 1,
      ownerIndentation: lineIndentation(of: owner))
  }

  /// The white space at the beginning of the line that a node stands on. Nodes are asked about in order,
  /// so that no line is gone through twice.
  private mutating func lineIndentation(of node: Int) -> Int {
    let token = Int(parser.nodes[node].firstToken)
    let offset = Int(parser.tokens[token].start)
    if offset < lastLine.offset || !parser.isOneLine(lastLine.offset..<offset) {
      lastLine.indentation = parser.lineIndentation(of: token)
    }
    lastLine.offset = offset
    return lastLine.indentation
  }

  /// A child that its parent can't hold, or that stands further left or right than it should.
  private mutating func countChild(_ node: Node, in bodies: inout [OpenBody]) {
    let first = Int(node.firstToken)
    let owner = bodies.last?.owner ?? .file
    if node.kind == .unexpected, owner == .file, first > 0, !parser.isFirstOfLine(first) {
      add(3, at: first)
    }
    if node.kind.isElement, !node.kind.mayStand(in: owner) { add(6, at: first) }
    guard node.endToken > node.firstToken, let indentation = parser.indentation(of: first) else {
      return
    }
    guard let body = bodies.last else {
      if indentation > 0 { add(2, at: first) }
      return
    }
    if indentation <= body.ownerIndentation { add(3, at: first) }
    if let known = body.childIndentation {
      if known != indentation { add(2, at: first) }
    } else {
      bodies[bodies.count - 1].childIndentation = indentation
    }
  }

  /// A closer on a line of its own that isn't below the line of its element.
  private mutating func countCloser(of body: Node, owner: Int) {
    let closer = Int(body.endToken) - 1
    guard closer > Int(body.firstToken), let closing = parser.indentation(of: closer) else {
      return
    }
    let opening = lineIndentation(of: owner)
    if closing != opening { add(4, at: closer) }
  }

  /// An element without what it can't do without, a word that is half of something.
  private mutating func countOwn(_ node: Node, at index: Int) {
    let first = Int(node.firstToken)
    switch node.kind {
    case .section, .group:
      if !hasContent(node, at: index) { add(6, at: Int(node.endToken)) }
      countDimensions(node, at: index)
    case .item: countDimensions(node, at: index)
    case .header, .footer, .boundary, .badge, .background, .preview:
      countDimensions(node, at: index)
      countBody(of: node, at: index)
    case .flag where parser.tokens[first].kind == .identifier:
      let keyword = parser.tokens[first].keyword
      if keyword.isDimension || keyword.isAxis { add(4, at: first) }
    case .unexpected:
      // Bodies that were skipped.
      for token in parser.tokens[first..<Int(node.endToken)] where token.kind == .lessThan {
        add(3, at: first)
      }
    case .body where node.endToken - node.firstToken == 2: add(4, at: first)
    case .functionCall where node.endToken - node.firstToken == 3:
      if parser.tokens[first].keyword.isDimension { add(3, at: first + 2) }
    case .unknownElement: add(1, at: first)
    default: break
    }
  }

  /// Whether a section or group has a body, or what makes up for it.
  private func hasContent(_ node: Node, at index: Int) -> Bool {
    for child in parser.nodes[index + 1..<index + Int(node.subtreeCount)] {
      switch child.kind {
      case .body, .template: return true
      case .attribute where parser.text(of: Int(child.firstToken), is: "provider"): return true
      default: continue
      }
    }
    return false
  }

  /// A body of an element that has none.
  private mutating func countBody(of node: Node, at index: Int) {
    for child in parser.nodes[index + 1..<index + Int(node.subtreeCount)] where child.kind == .body
    {
      add(6, at: Int(child.firstToken))
    }
  }

  /// A size that is given twice.
  private mutating func countDimensions(_ node: Node, at index: Int) {
    var child = index + 1
    var count = 0
    while child < index + Int(node.subtreeCount) {
      if parser.nodes[child].kind == .dimension { count += 1 }
      if count == 2 { return add(4, at: Int(parser.nodes[child].firstToken)) }
      child += Int(parser.nodes[child].subtreeCount)
    }
  }

  private mutating func add(_ weight: Int, at token: Int) {
    guard weight > 0 else { return }
    self.weight += weight
    if places.count < 4, !places.contains(token) { places.append(token) }
  }
}

extension SyntaxKind {
  /// Whether the element may be a child of `owner`, as far as the grammar's reader can tell.
  fileprivate func mayStand(in owner: SyntaxKind) -> Bool {
    switch owner {
    case .file, .layout:
      switch self {
      case .section, .list, .header, .footer, .boundary, .unknownElement: return true
      default: return false
      }
    case .section, .list:
      switch self {
      case .group, .header, .footer, .boundary, .background, .onScroll, .unknownElement: return true
      default: return false
      }
    case .group:
      switch self {
      case .group, .item, .badge, .frame, .unknownElement: return true
      default: return false
      }
    case .item: return self == .badge || self == .unknownElement
    case .define: return true
    default: return self == .unknownElement
    }
  }
}
