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

/// The folder that an absolute path stands in.
func parentFolder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// An absolute path without `.`, `..` and doubled slashes.
func normalizedPath(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") {
    switch part {
    case ".": continue
    case "..": _ = parts.popLast()
    default: parts.append(part)
    }
  }
  return "/" + parts.joined(separator: "/")
}

/// What messages call standard input that nobody named.
let standardInputName = "<stdin>"
