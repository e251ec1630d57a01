/// Words for inputs that a scene doesn't give.

package import LayoutCompiler
package import LayoutCore
package import LayoutDiagnostics
import LayoutJSON

extension Compilation {
  /// A diagnostic for an input of the layout at `index` of `models` that has no value.
  package func diagnostic(forMissing input: ParameterID, inLayout index: Int) -> Diagnostic {
    let signature = models[index].parameters[Int(input.rawValue)].signature
    return .missingInput(
      place(ofParameter: input, inLayout: index), name: signature.name, type: signature.type,
      example: signature.example)
  }
}
