/// Paths as text: absolute, relative.

/// `path` from the root.
func absolutePath(_ path: String, from workingDirectory: String) -> String {
  if path.hasPrefix("/") { return path }
  let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  return workingDirectory.hasSuffix("/")
    ? workingDirectory + relative : "\(workingDirectory)/\(relative)"
}

/// `path` from the working directory when it is below it, else as it is.
func relativePath(_ path: String, to workingDirectory: String) -> String {
  if path.hasPrefix("./"), path != "./" { return String(path.dropFirst(2)) }
  let prefix = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
  return path.hasPrefix(prefix) && path != prefix ? String(path.dropFirst(prefix.count)) : path
}

/// What messages call standard input that nobody named.
let standardInputName = "<stdin>"
