/// How a scene can fail to fit a layout.

/// Something that a scene says and the layout can't take.
package enum SceneFault: Equatable, Sendable {
  /// A name that no section has.
  case unknownSection(name: String, known: [String])
  case unknownInput(name: String, known: [InputSignature])
  /// A value of another type than its parameter's.
  case wrongInput(InputSignature, expected: DocumentExpectation)
  /// Nothing is said of a parameter that has no default.
  case missingInput(InputSignature)
  /// A closure that the layout doesn't ask for frames.
  case unknownProvider(name: String, known: [String])
}
