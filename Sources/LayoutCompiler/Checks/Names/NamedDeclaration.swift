/// A name that a file declares, and what became of it.

import LayoutDiagnostics
import LayoutSyntax

/// A name, where it is declared, whether anything uses it and what it hides.
struct NamedDeclaration {
  /// What a name stands for.
  enum Kind {
    /// A `let` of the file.
    case constant
    case definition
    /// Of a definition.
    case parameter
    /// A parameter of a layout.
    case input
    /// A `let` between children.
    case local
    /// What a `repeat` counts.
    case variable
  }

  /// What the same name stood for before.
  enum Hidden {
    case declaration(Int)
    /// `pi`, `true` or `false`.
    case word
  }

  var kind: Kind
  var name: NameToken
  /// All of the declaration; of a variable, the `repeat`.
  var node: SyntaxNode
  /// Position of its file in the files of the compilation.
  var unit = 0
  /// The definition that it stands in, and the layout or definition whose parameter it is.
  var definition: Int?
  var owner: NameToken?
  /// The parameters among which it stands.
  var siblings: [SyntaxNode] = []
  var isUsed = false
  var hidden: Hidden?
  /// Where it was used first though the place gives a value under the same name, as `index` in
  /// `onScroll`, and what gives it.
  var mistaken: (use: ByteRange, giver: String)?

  init(_ kind: Kind, _ name: NameToken, _ node: SyntaxNode) {
    self.kind = kind
    self.name = name
    self.node = node
  }

  /// The kind in words.
  var word: String {
    switch kind {
    case .constant, .local: return "constant"
    case .definition: return "definition"
    case .parameter: return "parameter"
    case .input: return "input"
    case .variable: return "variable"
    }
  }

  /// Whether its name says that nobody is to use it.
  var isMarkedUnused: Bool { name.text.utf8.first == UInt8(ascii: "_") }
}
