/// The state of parsing: where it stands, the nodes so far, and how nodes are opened and closed.
///
/// Each rule of grammar/layout.ebnf is a function, in the files `Parser+….swift`, whose comment is
/// the rule. A function is called where its rule is known to begin, and always returns with a node:
/// what is missing is a `.missing` node, what is skipped lies in `.unexpected` ones. Loops end
/// because each turn consumes a token; recursion ends at `deepestNesting`.

/// Elements or expressions inside each other. The tree of a chain `a + b + c`, as it is evaluated,
/// counts too.
let deepestNesting = 256

/// What `<` and `>` mean to an expression that stands outside parentheses, where they are brackets
/// by the grammar, but often meant to compare.
enum AngleUse {
  /// After an operand a body may begin, or end.
  case operand
  /// After the value of a `let` or an assignment no body can begin.
  case value
  /// In an `if` that lacks its parentheses a body begins, but none ends.
  case condition
}

/// Where a node was opened, or may be put around what follows.
struct Marker {
  var node: Int
  var token: Int
  var errors: Int
}

/// Reads the tokens of one file.
struct Parser {
  let source: [UInt8]
  let tokens: [Token]
  private let hasUnknownTokens: Bool
  private(set) var nodes: [Node] = []
  var issues: [SyntaxIssue] = []

  /// The first token that is in no node yet, and the first from there that isn't unknown.
  private(set) var position = 0
  private(set) var next = 0
  /// Of the token at `next`.
  private(set) var kind = TokenKind.endOfFile
  private(set) var keyword = Keyword.none

  /// How many tokens and nodes in doubt there are so far.
  var errors = 0
  /// The `next` at which something was last reported: what else is wrong there follows from it.
  var lastReported = -1
  /// Elements and expressions that are open.
  var depth = 0
  /// Of the expression read last, as it is evaluated.
  var height = 0
  /// Bodies, and parentheses inside the current expression, that are open.
  var openBodies = 0
  var openParentheses = 0
  var angleUse = AngleUse.operand
  /// Whether the current expression has operators that only parentheses allow.
  var needsParentheses = false
  /// What the current expression is part of.
  var expressionContext = SyntaxContext.expression
  /// Whether something was read that the grammar allows and nobody means, such as two sizes.
  var hasOddity = false
  /// So many issues end the reading: another repair is better.
  var mostIssues = Int.max
  /// What wasn't reported because it stands beside unknown tokens.
  var hiddenIssues = 0
  var hasReportedNesting = false
  var hasReportedMarkup = false
  /// Position in `issues` of children that were written as an attribute, until their body is read.
  var childrenIssue = -1
  /// Bodies that are open and began with `[`.
  var openSquareBodies = 0
  /// `? :` that are open.
  var openChoices = 0

  init(source: [UInt8], tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    hasUnknownTokens = tokens.contains { $0.kind == .unknown }
    nodes.reserveCapacity(tokens.count + 1)
    look(at: 0)
  }

  // MARK: - Tokens

  /// The token to read next.
  var token: Token { tokens[next] }

  /// The token `distance` after the next one; the end of the file beyond it.
  @inline(__always) func peek(_ distance: Int = 1) -> Token {
    if hasUnknownTokens { return peekPastUnknown(distance) }
    let index = next + distance
    return index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
  }

  private func peekPastUnknown(_ distance: Int) -> Token {
    var index = next
    for _ in 0..<distance where index < tokens.count {
      index += 1
      while index < tokens.count, tokens[index].kind == .unknown { index += 1 }
    }
    return index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
  }

  /// Takes the next token into the open node. The end of the file stays.
  @inline(__always) mutating func advance() {
    guard kind != .endOfFile else { return }
    takeUnknownTokens()
    if tokens[position].hasIssue { errors += 1 }
    position += 1
    look(at: position)
  }

  /// Takes what is left when the file has been read.
  mutating func takeEndOfFile() {
    takeUnknownTokens()
    position = tokens.count
  }

  @inline(__always) private mutating func look(at index: Int) {
    var index = index
    while tokens[index].kind == .unknown { index += 1 }
    next = index
    kind = tokens[index].kind
    keyword = tokens[index].keyword
  }

  /// Takes what is left for the end of the file.
  mutating func giveUp() {
    next = tokens.count - 1
    kind = .endOfFile
    keyword = .none
  }

  // MARK: - Nodes

  @inline(__always) mutating func open(_ kind: SyntaxKind) -> Marker {
    takeUnknownTokens()
    let marker = Marker(node: nodes.count, token: position, errors: errors)
    nodes.append(Node(kind, firstToken: position))
    return marker
  }

  /// Opens the node of the whole file, which takes in unknown tokens too.
  mutating func openFile() -> Marker {
    nodes.append(Node(.file, firstToken: 0))
    return Marker(node: 0, token: 0, errors: 0)
  }

  @inline(__always) mutating func close(_ marker: Marker) {
    nodes[marker.node].close(
      endToken: position, subtreeCount: nodes.count - marker.node,
      hasError: errors != marker.errors)
  }

  /// The place of the next node, for `wrap`.
  @inline(__always) func mark() -> Marker {
    Marker(node: nodes.count, token: position, errors: errors)
  }

  /// Opens a node that takes in all nodes since `marker`.
  /// - Complexity: O(*n*) of those nodes, which are moved.
  mutating func wrap(_ marker: Marker, in kind: SyntaxKind) -> Marker {
    nodes.insert(Node(kind, firstToken: marker.token), at: marker.node)
    return marker
  }

  /// A node of the next token alone.
  @inline(__always) mutating func leaf(_ kind: SyntaxKind) {
    let marker = open(kind)
    advance()
    close(marker)
  }

  /// A node that says that something should stand here.
  mutating func addMissing() {
    let marker = open(.missing)
    errors += 1
    close(marker)
  }

  /// Puts unknown tokens, which the lexer has reported, into a node before the next token.
  @inline(__always) private mutating func takeUnknownTokens() {
    if position != next { addUnknownTokens() }
  }

  private mutating func addUnknownTokens() {
    let start = Marker(node: nodes.count, token: position, errors: errors)
    nodes.append(Node(.unexpected, firstToken: position))
    position = next
    errors += 1
    close(start)
  }
}
