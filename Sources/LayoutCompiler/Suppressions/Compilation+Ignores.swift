/// What is told of a compilation: all that was found, less what comments silence.

import LayoutCore
package import LayoutDiagnostics

extension Compilation {
  /// The file that was compiled.
  package var file: FileID { files.units.first?.file ?? .none }

  /// The ignores of its files; see ``SourceFiles/ignores``.
  package var ignores: [FileIgnores] { files.ignores }

  /// Whether every check looked at the compiled file: not where there are errors, nor where there is no
  /// layout, as in a file of definitions for others, nor where an input has no value to try a layout with.
  package var isFullyChecked: Bool {
    let models = models
    return !models.isEmpty
      && models.indices.allSatisfy { index in
        models[index].parameters.allSatisfy { parameter in
          parameter.defaultValue != nil
            || previews.contains { preview in
              preview.layout == index
                && preview.inputs.contains { $0.name.utf8.elementsEqual(parameter.name.utf8) }
            }
        }
      }
  }

  /// What compiling finds, without what comments silence.
  package var toldOfCompiling: [Diagnostic] {
    suppress(diagnostics, in: files, allChecksRan: false).kept
  }

  /// All that compiling and checking find, without what comments silence.
  ///
  /// - Complexity: as `findings()`.
  package func told() -> Suppression {
    suppress(diagnostics + findings(), in: files, allChecksRan: isFullyChecked)
  }
}
