/// What a command that goes on running asks of the world: time, changes of files, messages at once.

/// What tells a file from what it was before, without reading it.
package struct FileStamp: Equatable, Sendable {
  /// Nanoseconds since 1970.
  package var modified: Int64
  /// Bytes.
  package var size: Int64
  /// Another one after a file took the name of this one.
  package var inode: UInt64

  package init(modified: Int64, size: Int64, inode: UInt64) {
    self.modified = modified
    self.size = size
    self.inode = inode
  }
}

/// The part of the system that only `--watch` needs.
package struct Watching {
  /// How a file or folder is now; none where there is nothing.
  package var stamp: (String) -> FileStamp?
  /// Waits a moment; `false` when there is no more to come.
  package var pause: () -> Bool
  /// Since 1970.
  package var milliseconds: () -> Int
  /// Prints to standard error at once.
  package var tell: ([UInt8]) -> Void
  /// A file that is removed when the process is interrupted.
  package var removeOnExit: (String) -> Void

  package init(
    stamp: @escaping (String) -> FileStamp?, pause: @escaping () -> Bool,
    milliseconds: @escaping () -> Int, tell: @escaping ([UInt8]) -> Void,
    removeOnExit: @escaping (String) -> Void
  ) {
    self.stamp = stamp
    self.pause = pause
    self.milliseconds = milliseconds
    self.tell = tell
    self.removeOnExit = removeOnExit
  }

  /// Where nothing ever changes.
  package static var nothing: Watching {
    Watching(
      stamp: { _ in nil }, pause: { false }, milliseconds: { 0 }, tell: { _ in },
      removeOnExit: { _ in })
  }

  /// The machine that the process runs on, looked at five times a second.
  static var real: Watching {
    Watching(
      stamp: { path in
        (try? Platform.status(of: path)).map {
          FileStamp(modified: $0.modified, size: $0.size, inode: $0.inode)
        }
      },
      pause: {
        Platform.sleep(milliseconds: 200)
        return true
      },
      milliseconds: Platform.milliseconds,
      tell: { bytes in try? Platform.writeAll(bytes, to: 2) },
      removeOnExit: { Signals.setSideFile($0) })
  }
}
