/// Frames of any model in any scene: they must be finite, and the same however they are asked for.

import LayoutCore

/// Solves `model` at some widths; gives what the solver reported.
func solveEverywhere(_ model: LayoutModel) -> [EvaluationIssue] {
  var issues: [EvaluationIssue] = []
  for width in [0.0, 1, 320, 1366] {
    let sections = model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 7) }
    var scene = Scene(
      container: Extent(width: width, height: 480), scale: 3,
      uikit: width == 320 ? .uikit14 : .uikit17, isRightToLeft: width == 1366,
      sections: Array(sections.prefix(50)))
    // At no width nobody gives the inputs, so that defaults count.
    if width > 0 { scene.inputs = model.parameters.map { input($0.type, width: width) } }
    issues += solveAndCheck(model, scene)
  }
  return issues
}

/// An input: reasonable at one width, not at the others.
private func input(_ type: ParameterType, width: Double) -> InputValue {
  let isReasonable = width == 320
  switch type {
  case .integer: return .number(isReasonable ? 3 : 1e9)
  case .number: return .number(isReasonable ? 0.75 : -1e300)
  case .boolean: return .number(isReasonable ? 1 : 0)
  case .string: return .text(isReasonable ? "wide" : "")
  case .numberFunction: return .values(isReasonable ? [1.5, 0.75, 1] : [0, .nan, 1e300])
  case .booleanFunction: return .values(isReasonable ? [1, 0] : [])
  }
}

/// Solves `model` in `scene`, and looks at the first frames.
func solveAndCheck(_ model: LayoutModel, _ scene: Scene) -> [EvaluationIssue] {
  let solved = solve(model, in: scene)
  guard solved.cellCount <= 10_000 else { return solved.issues }
  solved.forEachElement { element in
    let frame = element.frame
    precondition(
      frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
      "a frame is not finite")
    if element.category == .cell, let section = element.section {
      precondition(
        solved.cellFrame(section: section, item: element.item) == frame,
        "the frame by index is another one")
    }
  }
  solved.forEachElement(in: Rect(x: 0, y: 0, width: 320, height: 480)) { _ in }
  return solved.issues
}
