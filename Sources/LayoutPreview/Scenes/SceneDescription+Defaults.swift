/// What a scene is completed with before a layout is solved in it.

import LayoutCompiler
package import LayoutCore
package import LayoutJSON

extension SceneDescription {
  /// On the default device, unless it says how large the view is: a scene with a size has only what is said.
  package func onDefaultDevice() -> SceneDescription {
    guard container == nil, let device = device(named: defaultDeviceName) else { return self }
    var scene = SceneDescription(device)
    scene.merge(self)
    return scene
  }

  /// What a view shows that is told no more: on the default device, with a count for each section of the
  /// data; as it is where it doesn't fit the layout.
  package func complete(for model: LayoutModel) -> SceneDescription {
    var description = onDefaultDevice()
    var known = description
    known.inputs = model.parameters.map {
      InputDescription(name: $0.name, value: $0.type.anyValue)
    }
    guard let scene = try? known.scene(for: model) else { return description }
    description.items = .each(scene.sections.map { $0.itemCount })
    return description
  }

  /// Leaves out inputs and closures that only other layouts of `models` have: a file of a scene may
  /// serve them all. What none of them has stays, to be found out.
  package mutating func leaveOutInputs(ofOthersThan model: LayoutModel, among models: [LayoutModel])
  {
    inputs?.removeAll { input in
      model.parameter(named: input.name) == nil
        && models.contains { $0.parameter(named: input.name) != nil }
    }
    providers?.removeAll { provider in
      let name = provider.provided.provider
      return !model.providerNames.contains(name)
        && models.contains { $0.providerNames.contains(name) }
    }
  }

  /// Leaves out the frames of custom groups that the layout doesn't have.
  package mutating func leaveOutProviders(unknownTo model: LayoutModel) {
    providers?.removeAll { !model.providerNames.contains($0.provided.provider) }
  }
}

extension LayoutModel {
  fileprivate func parameter(named name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }
}

extension ParameterType {
  /// A value that an input of the type may have.
  fileprivate var anyValue: JSONValue {
    let nowhere = JSONRange(start: 0, end: 0)
    switch self {
    case .integer, .number, .numberFunction: return JSONValue(.number(1), at: nowhere)
    case .boolean, .booleanFunction: return JSONValue(.boolean(false), at: nowhere)
    case .string: return JSONValue(.string(""), at: nowhere)
    }
  }
}
