/// Names that hold in all of a generated type: its functions, inputs, constants, and the `let`s of the
/// file.

import LayoutCore

/// A run-time input or a closure of the app: what callers write, and what functions call it.
struct SwiftInput {
  var label: String
  /// The label, unless functions use that themselves.
  var name: String

  /// As a function declares it.
  var declared: String {
    SwiftNames.bare(label) == SwiftNames.bare(name) ? label : label + " " + name
  }
}

/// A closure of the app that a layout names.
struct SwiftClosure {
  enum Kind {
    case provider
    case handler
  }

  var kind: Kind
  /// The name in the layout.
  var text: String
  var input = SwiftInput(label: "", name: "")
}

/// Gives everything a name: its own, unless the generated type uses that itself, or two have the same.
struct SwiftMemberNames {
  /// By section.
  private(set) var functions: [String] = []
  /// By `ParameterID`.
  private(set) var parameters: [SwiftInput] = []
  /// The closures of the app, in the order written.
  private(set) var closures: [SwiftClosure]
  private(set) var constants: [String] = []
  /// For the `let`s of each written name, as many as there are of it: a function takes the first that it
  /// doesn't use for another. Those that are set where they stand get theirs there.
  private(set) var definitions: [String: [String]] = [:]

  /// What no declaration can be called, or what would be hidden by it everywhere.
  static let globals = [
    "Bool", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "IndexPath", "Int",
    "OrthogonalScrollingBehavior", "Protocol", "Self", "String", "Task", "Type", "abs", "cos",
    "init",
    "max", "min", "self", "sin",
  ]
  /// The members of a generated type, but for functions that no call could mistake for others.
  private static let members = [
    "Carousel", "CollectionView", "CompositionalLayout", "CompositionalLayoutConfiguration",
    "Section", "displayScale", "footerKind", "headerKind", "makeLayout", "originalIndex",
    "wholeNumber", "wholePixels",
  ]
  /// What functions of pieces declare or call, whatever they do.
  static let inFunctions = globals + SwiftEmitter.functionNames + ["group"]
  /// What a generated type and its functions declare or call by themselves, beside the sections'
  /// functions.
  private static let own =
    inFunctions + members + inClosures + [
      "carousel", "inset", "layout", "numberOfItems", "uniform", "waterfall",
    ]
  /// What closures declare.
  static let inClosures = [
    "columnWidth", "distance", "frame", "index", "item", "items", "offset", "rest", "resting",
    "rotation", "scale", "start", "translation", "visibleCenter",
  ]
  /// The labels that `makeLayout` has beside those of inputs.
  private static let ownLabels = ["numberOfItems", "section"]

  init(_ model: LayoutModel) {
    closures = SwiftClosure.all(of: model)
    var scope = SwiftScope(Self.own)
    for section in model.sections {
      functions.append(scope.unique(Self.function(for: section.name)))
    }
    var labels = SwiftScope(Self.ownLabels)
    for parameter in model.parameters {
      parameters.append(Self.input(parameter.name, &labels, &scope))
    }
    for index in closures.indices {
      let words = SwiftNames.words(of: closures[index].text)
      let standard = closures[index].kind == .provider ? "provider" : "handler"
      closures[index].input = Self.input(words.isEmpty ? standard : words, &labels, &scope)
    }
    constants = Array(repeating: "", count: model.constants.count)
    for index in model.constantsInOrder {
      constants[index] = scope.unique(model.constants[index].name)
    }
    for local in model.locals where local.definition != nil {
      definitions[local.name, default: []].append(scope.unique(local.name))
    }
  }

  /// The names that functions of pieces can't have.
  var takenFromPieces: [String] {
    Self.inFunctions + Self.members + functions.map { SwiftNames.bare($0) } + reserved
  }

  private static func input(
    _ name: String, _ labels: inout SwiftScope, _ scope: inout SwiftScope
  ) -> SwiftInput {
    let label = SwiftNames.bare(labels.unique(name))
    return SwiftInput(label: SwiftNames.label(label), name: scope.unique(label))
  }

  /// The name of a section's function.
  static func function(for section: String) -> String {
    SwiftNames.uncapitalized(section) + "Section"
  }

  /// The position of a closure of the app.
  func closure(_ kind: SwiftClosure.Kind, named text: String) -> Int {
    closures.firstIndex { $0.kind == kind && $0.text == text } ?? 0
  }

  /// What variables of functions must not be called.
  var reserved: [String] {
    let inputs = parameters.map { $0.name } + closures.map { $0.input.name }
    return (constants + definitions.values.joined() + inputs).map { SwiftNames.bare($0) }
  }
}

extension LayoutModel {
  /// The positions of the constants in the table, in the order written.
  var constantsInOrder: [Int] {
    constants.indices.sorted {
      (constants[$0].position, $0) < (constants[$1].position, $1)
    }
  }
}

extension SwiftClosure {
  /// The closures that a layout names, each once.
  fileprivate static func all(of model: LayoutModel) -> [SwiftClosure] {
    var found: [SwiftClosure] = []
    func add(_ kind: Kind, _ text: String) {
      if !found.contains(where: { $0.kind == kind && $0.text == text }) {
        found.append(SwiftClosure(kind: kind, text: text))
      }
    }
    for section in model.sections {
      guard case .compositional(let content) = section.content else { continue }
      content.group.forEachElement { group in
        group.forEachGroup { if case .provider(let name) = $0.arrangement { add(.provider, name) } }
      }
      if let name = content.visibleItemsInvalidationHandler?.name { add(.handler, name) }
    }
    return found
  }
}

extension Group {
  /// Calls `body` with the group and every group within it.
  func forEachGroup(_ body: (Group) -> Void) {
    body(self)
    guard case .line(_, let subitems) = arrangement else { return }
    subitems.forEachElement { subitem in
      if case .group(let group) = subitem { group.forEachGroup(body) }
    }
  }
}

extension Array {
  /// Calls `body` with every element, whatever the conditions.
  func forEachElement<Content: Equatable & Sendable>(_ body: (Content) -> Void)
  where Element == Child<Content> {
    for child in self {
      switch child {
      case .element(let element): body(element)
      case .conditional(_, let then, let otherwise):
        then.forEachElement(body)
        otherwise.forEachElement(body)
      case .repetition(_, _, let children), .use(_, let children): children.forEachElement(body)
      case .local: break
      }
    }
  }
}
