/// Turns operands into sources: files, folders' files, standard input.

/// What an operand, or a file of a folder, gave.
struct Input: Equatable, Sendable {
  /// What messages call it.
  var path: String
  var isStandardInput = false
  var content: Content

  enum Content: Equatable, Sendable {
    case source([UInt8])
    /// Why there is nothing to read, in a few words.
    case unreadable(reason: String)
  }
}

/// Reads all that `operands` name, each file once, in the order given.
func readInputs(_ invocation: Invocation, in system: System) -> [Input] {
  var inputs: [Input] = []
  var seen: Set<String> = []
  for operand in invocation.operands {
    if operand == "-" {
      let path = invocation.value(of: .standardInputPath) ?? standardInputName
      var input = read(path) { () throws(SystemError) in try system.readStandardInput() }
      input.isStandardInput = true
      inputs.append(input)
      continue
    }
    guard system.isFolder(operand) else {
      if seen.insert(operand).inserted {
        inputs.append(read(operand) { () throws(SystemError) in try system.readFile(operand) })
      }
      continue
    }
    let listing = system.layoutFiles(operand)
    for file in listing.files where seen.insert(file).inserted {
      inputs.append(read(file) { () throws(SystemError) in try system.readFile(file) })
    }
    for failure in listing.failures {
      inputs.append(
        Input(path: failure.path, content: .unreadable(reason: failure.error.words)))
    }
    if listing.files.isEmpty, listing.failures.isEmpty {
      inputs.append(
        Input(path: operand, content: .unreadable(reason: "no `.layout` files below this folder")))
    }
  }
  return inputs
}

private func read(_ path: String, _ load: () throws(SystemError) -> [UInt8]) -> Input {
  do throws(SystemError) {
    return Input(path: path, content: .source(try load()))
  } catch {
    return Input(path: path, content: .unreadable(reason: error.words))
  }
}
