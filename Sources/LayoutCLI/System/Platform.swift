/// The C library behind names and types of our own; beside Signals.swift the only file that knows
/// which platform this is.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system said when a call failed.
package struct SystemError: Error, Equatable, Sendable {
  /// `errno`.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's own words, such as "No such file or directory".
  package var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// For files above `Platform.longestInput`.
  package static var tooLarge: SystemError { SystemError(code: EFBIG) }

  /// For a folder where a file is needed.
  package static var isFolder: SystemError { SystemError(code: EISDIR) }

  /// Whether the reader of a pipe has gone.
  var isBrokenPipe: Bool { code == EPIPE }

  /// Whether there is something of this name already.
  var isExisting: Bool { code == EEXIST }

  static var last: SystemError { SystemError(code: errno) }
}

/// What `stat` knows of a file, as far as anybody here asks.
struct FileStatus: Equatable, Sendable {
  enum Kind: Sendable { case file, folder, other }

  var kind: Kind
  /// The permission bits.
  var permissions: UInt32
  /// Device and inode: equal for two names of one file.
  var device: UInt64
  var inode: UInt64
  /// Bytes.
  var size: Int64
  /// When the content changed, in nanoseconds since 1970.
  var modified: Int64
}

/// Calls of the C library with Swift's types. Paths are UTF-8.
enum Platform {
  /// Bytes; more is refused rather than read, so that `/dev/zero` ends.
  static let longestInput = 256 << 20

  /// Follows symbolic links.
  static func status(of path: String) throws(SystemError) -> FileStatus {
    var raw = stat()
    guard unsafe stat(path, &raw) == 0 else { throw SystemError.last }
    let type = raw.st_mode & S_IFMT
    #if canImport(Darwin)
      let modified = raw.st_mtimespec
    #else
      let modified = raw.st_mtim
    #endif
    return FileStatus(
      kind: type == S_IFREG ? .file : type == S_IFDIR ? .folder : .other,
      permissions: UInt32(raw.st_mode & 0o7777), device: UInt64(truncatingIfNeeded: raw.st_dev),
      inode: UInt64(truncatingIfNeeded: raw.st_ino), size: Int64(truncatingIfNeeded: raw.st_size),
      modified: nanoseconds(modified))
  }

  static func openToRead(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    return descriptor
  }

  /// Opens what is no regular file, such as a terminal or a pipe.
  static func openToWrite(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    return descriptor
  }

  /// Fails when there is something of that name.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError.last }
    return descriptor
  }

  static func close(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Glibc)
      let status = Glibc.close(descriptor)
    #elseif canImport(Musl)
      let status = Musl.close(descriptor)
    #elseif canImport(Darwin)
      let status = Darwin.close(descriptor)
    #endif
    guard status == 0 else { throw SystemError.last }
  }

  /// Everything up to the end of the file.
  static func readAll(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= longestInput else { throw SystemError.tooLarge }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// All of `bytes`, however many calls it takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      start += count
    }
  }

  static func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(SystemError) {
    guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw SystemError.last }
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    #if canImport(Glibc)
      let status = unsafe Glibc.rename(path, other)
    #elseif canImport(Musl)
      let status = unsafe Musl.rename(path, other)
    #elseif canImport(Darwin)
      let status = unsafe Darwin.rename(path, other)
    #endif
    guard status == 0 else { throw SystemError.last }
  }

  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Names in a folder, `.` and `..` too, in the order of their bytes.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw SystemError.last }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path without symbolic links, none where there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  static func workingDirectory() -> String {
    guard let text = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  static func environment(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func processID() -> Int32 { getpid() }

  static func sleep(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = numericCast(milliseconds / 1000)
    time.tv_nsec = numericCast(milliseconds % 1000 * 1_000_000)
    _ = unsafe nanosleep(&time, nil)
  }

  /// Since 1970.
  static func milliseconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int(truncatingIfNeeded: nanoseconds(time) / 1_000_000)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #elseif canImport(Darwin)
      Darwin.exit(status)
    #endif
  }
}
