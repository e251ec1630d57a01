/// What a scene gives for the parameters of a layout and for the closures of an app.

package import LayoutCore

/// The value of an input as somebody wrote it; what it must be depends on the layout.
package struct InputDescription: Equatable, Sendable {
  package var name: String
  package var value: JSONValue
  /// Where the name is written, quotes included; none where input and value come from elsewhere than
  /// the scene's text, such as an option.
  package var nameRange: JSONRange?

  package init(name: String, value: JSONValue, nameRange: JSONRange? = nil) {
    self.name = name
    self.value = value
    self.nameRange = nameRange
  }
}

/// The frames that a closure of the app is said to give.
package struct ProviderDescription: Equatable, Sendable {
  package var provided: ProvidedFrames
  /// Where the name is written, quotes included; none if it comes from elsewhere than a text.
  package var nameRange: JSONRange?

  package init(_ provided: ProvidedFrames, nameRange: JSONRange? = nil) {
    self.provided = provided
    self.nameRange = nameRange
  }
}

extension SceneDescription {
  /// Takes over the inputs and closures that `overrides` states, one by one.
  mutating func mergeInputs(_ overrides: SceneDescription) {
    for input in overrides.inputs ?? [] {
      if let index = inputs?.firstIndex(where: { sameText($0.name, input.name) }) {
        inputs?[index] = input
      } else {
        inputs = (inputs ?? []) + [input]
      }
    }
    for provider in overrides.providers ?? [] {
      let name = provider.provided.provider
      if let index = providers?.firstIndex(where: { sameText($0.provided.provider, name) }) {
        providers?[index] = provider
      } else {
        providers = (providers ?? []) + [provider]
      }
    }
    if inputs == nil { inputs = overrides.inputs }
    if providers == nil { providers = overrides.providers }
  }
}
