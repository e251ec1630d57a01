/// Computes one expression by itself, as the Swift that is printed for it computes it.

/// The value of an expression outside of any section, infinite or no number where IEEE has it so, and
/// what was reported.
///
/// - Parameter index: `index` for the expression.
package func evaluate(
  _ id: ExpressionID, of model: LayoutModel, in scene: Scene, index: Int
) -> (value: Double, issues: [EvaluationIssue]) {
  let context = SolveContext(model, scene)
  var evaluator = Evaluator(model, inputs: scene.bindings)
  let insets = context.referenceInsets(.automatic)
  evaluator.beginSection(inputs: context.inputs(sectionIndex: 0, insets: insets), index: nil)
  evaluator.set(.index, to: Double(index))
  let value = evaluator.rawValue(of: id, at: model.id)
  return (value, evaluator.issues.all)
}
