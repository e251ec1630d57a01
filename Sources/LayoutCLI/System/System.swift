/// The world as the commands see it: a value, so that tests can give them another one.

/// Everything outside of its arguments that a command may ask for or change.
package struct System {
  /// The value of an environment variable.
  package var environment: (String) -> String?
  /// Whether diagnostics go to a terminal.
  package var standardErrorIsTerminal: Bool
  /// Absolute.
  package var workingDirectory: String
  /// All of standard input.
  package var readStandardInput: () throws(SystemError) -> [UInt8]
  /// All of a file.
  package var readFile: (String) throws(SystemError) -> [UInt8]
  /// Whether there is a folder at a path.
  package var isFolder: (String) -> Bool
  /// The `.layout` files below a folder.
  package var layoutFiles: (String) -> FolderListing
  /// Makes bytes the content of a file, whole or not at all.
  package var writeFile: (String, [UInt8]) throws(SystemError) -> Void
  /// What a command that goes on running asks for.
  package var watching: Watching

  package init(
    environment: @escaping (String) -> String?, standardErrorIsTerminal: Bool,
    workingDirectory: String, readStandardInput: @escaping () throws(SystemError) -> [UInt8],
    readFile: @escaping (String) throws(SystemError) -> [UInt8],
    isFolder: @escaping (String) -> Bool, layoutFiles: @escaping (String) -> FolderListing,
    writeFile: @escaping (String, [UInt8]) throws(SystemError) -> Void,
    watching: Watching = .nothing
  ) {
    self.environment = environment
    self.standardErrorIsTerminal = standardErrorIsTerminal
    self.workingDirectory = workingDirectory
    self.readStandardInput = readStandardInput
    self.readFile = readFile
    self.isFolder = isFolder
    self.layoutFiles = layoutFiles
    self.writeFile = writeFile
    self.watching = watching
  }

  /// The machine that the process runs on.
  package static var real: System {
    System(
      environment: Platform.environment, standardErrorIsTerminal: Platform.isTerminal(2),
      workingDirectory: Platform.workingDirectory(),
      readStandardInput: LayoutCLI.readStandardInput, readFile: LayoutCLI.readFile,
      isFolder: { (try? Platform.status(of: $0))?.kind == .folder },
      layoutFiles: walkFolder, writeFile: LayoutCLI.writeFile, watching: .real)
  }
}
