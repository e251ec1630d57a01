/// Reads a model value by value in one environment, for whoever makes other objects of it.

extension Resolver {
  /// Reads `model` in `environment`; nothing was measured. Begin a section before reading.
  ///
  /// - Parameter inputs: by `ParameterID`; those that are missing have their default.
  package init(
    _ model: LayoutModel, in environment: SectionEnvironment, inputs: [InputBinding?] = []
  ) {
    let insets = environment.contentInsets
    let scene = Scene(
      container: environment.container, scale: environment.displayScale, safeArea: insets,
      layoutMargins: insets, isRightToLeft: environment.isRightToLeft, traits: environment.traits,
      sections: [])
    self.init(model, SolveContext(model, scene), inputs: inputs)
  }

  /// Starts the section `index` of the data; none for what belongs to the whole layout.
  package mutating func beginReading(section index: Int?, in environment: SectionEnvironment) {
    beginExpansion()
    evaluator.beginSection(
      inputs: context.inputs(sectionIndex: index ?? 0, insets: environment.contentInsets),
      index: index)
  }

  /// What went wrong so far; values stand in for what has an error.
  package var issues: [EvaluationIssue] { evaluator.issues.all }

  /// How many errors there are so far.
  package var errorCount: Int { evaluator.issues.errorCount }

  /// How deeply elements may stand within elements.
  package static let depthLimit = Limits.depth

  /// Adds what the reader found wrong.
  package mutating func report(_ kind: EvaluationIssueKind, at element: ElementID) {
    evaluator.issues.report(kind, at: element)
  }

  /// A number, within the limits.
  package mutating func number(_ scalar: Scalar, at element: ElementID) -> Double {
    evaluator.value(of: scalar, at: element)
  }

  /// The value that conditions choose.
  package mutating func chosen<Value>(_ choice: Choice<Value>, at element: ElementID) -> Value {
    evaluator.value(of: choice, at: element)
  }

  /// The width of a group that is resolved in `container`, in points.
  package mutating func width(of group: Group, in container: Extent) -> Double {
    context.grid.length(resolve(group.size.width, at: group.id), in: container)
  }

  /// Calls `visit` with every child that conditions and repeats leave, in order.
  package mutating func forEachChild<Element>(
    _ children: [Child<Element>], of owner: ElementID,
    _ visit: (Element, inout Resolver) -> Void
  ) {
    forEach(children, of: owner, visit)
  }
}
