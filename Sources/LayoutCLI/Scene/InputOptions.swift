/// The option `--input`: values of a layout's parameters.

import LayoutCore
import LayoutJSON

/// A name and a value, `columns=3`.
struct InputOption: Equatable, Sendable {
  var name: String
  /// What it means depends on the parameter.
  var text: String

  /// None without a name, or without `=`.
  init?(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    text = String(parts[1])
  }

  /// The value for a parameter of the type: JSON, or a text as it stands. A text may be quoted.
  fileprivate func value(for type: ParameterType) -> JSONValue {
    let bytes = Array(text.utf8)
    let nowhere = JSONRange(start: 0, end: 0)
    let bare = JSONValue(.string(text), at: nowhere)
    guard let value = try? readJSON(bytes) else { return bare }
    if type == .string, case .string = value.content { return value }
    return type == .string ? bare : value
  }
}

extension SceneOptions {
  /// The inputs that `model` has; one that none of `models` has is an error.
  func inputs(
    for model: LayoutModel, among models: [LayoutModel]
  ) throws(UsageError) -> [InputDescription] {
    var result: [InputDescription] = []
    for option in inputs {
      guard let parameter = model.parameter(named: option.name) else {
        if models.contains(where: { $0.parameter(named: option.name) != nil }) { continue }
        throw .unknownInput(option.name, known: signatures(of: models), command: command)
      }
      let input = InputDescription(
        name: option.name, value: option.value(for: parameter.type))
      do throws(WrongInput) {
        _ = try input.value(for: parameter.type)
      } catch {
        throw .wrongInput(parameter.signature, value: option.text, error, command: command)
      }
      result.removeAll { $0.name == option.name }
      result.append(input)
    }
    return result
  }

  /// Of all parameters, each once.
  private func signatures(of models: [LayoutModel]) -> [InputSignature] {
    var signatures: [InputSignature] = []
    for parameter in models.flatMap({ $0.parameters })
    where !signatures.contains(parameter.signature) {
      signatures.append(parameter.signature)
    }
    return signatures
  }
}

extension LayoutModel {
  fileprivate func parameter(named name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }
}
