/// Turns what a scene says of inputs into values of a layout's parameters.

package import LayoutCore

extension SceneDescription {
  /// The parameters of `model` that have no default and of which nothing is said.
  ///
  /// - Complexity: O(parameters × inputs).
  package func missingInputs(of model: LayoutModel) -> [ParameterID] {
    var missing: [ParameterID] = []
    for (index, parameter) in model.parameters.enumerated() where parameter.defaultValue == nil {
      let isGiven = (inputs ?? []).contains { sameText($0.name, parameter.name) }
      if !isGiven { missing.append(ParameterID(rawValue: UInt32(index))) }
    }
    return missing
  }

  /// The values by `ParameterID`.
  func values(for model: LayoutModel) throws(DocumentError) -> [InputValue?] {
    var values = [InputValue?](repeating: nil, count: model.parameters.count)
    for input in inputs ?? [] {
      guard let index = model.parameters.firstIndex(where: { sameText($0.name, input.name) })
      else {
        throw DocumentError(
          .scene(.unknownInput(name: input.name, known: model.parameters.map { $0.signature })),
          at: input.nameRange, path: "inputs." + input.name)
      }
      do throws(WrongInput) {
        values[index] = try input.value(for: model.parameters[index].type)
      } catch {
        throw input.documentError(error, model.parameters[index])
      }
    }
    if let missing = missingInputs(of: model).first {
      let signature = model.parameters[Int(missing.rawValue)].signature
      throw DocumentError(.scene(.missingInput(signature)), at: nil, path: "inputs")
    }
    return values
  }

  /// What closures give, all of them closures of `model`.
  func frames(for model: LayoutModel) throws(DocumentError) -> [ProvidedFrames] {
    guard let providers, !providers.isEmpty else { return [] }
    let known = model.providerNames
    for provider in providers {
      let name = provider.provided.provider
      guard known.contains(where: { sameText($0, name) }) else {
        throw DocumentError(
          .scene(.unknownProvider(name: name, known: known)), at: provider.nameRange,
          path: "providers." + name)
      }
    }
    return providers.map { $0.provided }
  }
}

extension InputDescription {
  fileprivate func documentError(_ error: WrongInput, _ parameter: Parameter) -> DocumentError {
    var place = value.range
    var path = "inputs." + name
    if let index = error.element, case .array(let elements) = value.content {
      place = elements[index].range
      path += "[\(index)]"
    }
    return DocumentError(
      .scene(.wrongInput(parameter.signature, expected: error.expected)),
      at: nameRange == nil ? nil : place, path: path)
  }
}
