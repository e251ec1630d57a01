/// What a run looked at, to see later whether it would find something else.

/// Files and folders as they were before they were read.
struct SeenFiles {
  /// By path; none: there was nothing.
  private var stamps: [String: FileStamp?] = [:]
  private var listings: [String: FolderListing] = [:]

  /// Runs `body` in a system that notes what is looked at.
  static func noting<Value>(in system: System, _ body: (System) -> Value) -> (Value, SeenFiles) {
    var seen = SeenFiles()
    var noting = system
    noting.readFile = { path throws(SystemError) in
      // Before the reading: what is written meanwhile counts as a change.
      if seen.stamps[path] == nil { seen.stamps[path] = .some(system.watching.stamp(path)) }
      return try system.readFile(path)
    }
    noting.layoutFiles = { path in
      let listing = system.layoutFiles(path)
      seen.listings[path] = listing
      return listing
    }
    let value = body(noting)
    return (value, seen)
  }

  /// Whether something is no longer as it was.
  ///
  /// - Complexity: a look at each file, and a walk through each folder.
  func haveChanged(in system: System) -> Bool {
    stamps.contains { path, stamp in system.watching.stamp(path) != stamp }
      || listings.contains { path, listing in system.layoutFiles(path) != listing }
  }
}
