/// Finds the `.layout` files below a folder.

/// What a walk found.
package struct FolderListing: Equatable, Sendable {
  /// Paths that begin with the folder's, in the order of their bytes.
  package var files: [String]
  /// What couldn't be looked into.
  package var failures: [Failure]

  /// A folder or file, and why it couldn't be looked at.
  package struct Failure: Equatable, Sendable {
    /// Begins with the folder's.
    package var path: String
    /// What the system said.
    package var error: SystemError

    package init(path: String, error: SystemError) {
      self.path = path
      self.error = error
    }
  }

  package init(files: [String] = [], failures: [Failure] = []) {
    self.files = files
    self.failures = failures
  }
}

/// All `.layout` files below `folder`. Hidden files and folders are skipped; symbolic links are
/// followed, each folder is entered once whatever its names.
///
/// - Complexity: O(n log n) in the files there are.
func walkFolder(_ folder: String) -> FolderListing {
  var listing = FolderListing()
  var pending = [folder]
  var entered: Set<[UInt64]> = []
  while let next = pending.popLast() {
    do throws(SystemError) {
      let status = try Platform.status(of: next)
      guard entered.insert([status.device, status.inode]).inserted else { continue }
      for name in try Platform.names(in: next) where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        visit(path, &listing, &pending)
      }
    } catch {
      listing.failures.append(FolderListing.Failure(path: next, error: error))
    }
  }
  listing.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  return listing
}

/// Files a name of a folder under what is to be entered or what was found.
private func visit(_ path: String, _ listing: inout FolderListing, _ pending: inout [String]) {
  let isLayout = path.hasSuffix(".layout")
  do throws(SystemError) {
    switch try Platform.status(of: path).kind {
    case .folder: pending.append(path)
    case .file: if isLayout { listing.files.append(path) }
    // A pipe or a device might never end.
    case .other: break
    }
  } catch {
    // A dangling link of another kind is nobody's business here.
    if isLayout { listing.failures.append(FolderListing.Failure(path: path, error: error)) }
  }
}
