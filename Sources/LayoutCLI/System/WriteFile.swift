/// Writes a file whole or not at all.

/// Makes `bytes` the content of the file at `path`.
///
/// A file that has them already is not touched. Otherwise they go to a new file in the same folder
/// that then takes the name, with the permissions of the old one; a failure leaves nothing behind. A
/// symbolic link stays one. What is no regular file (`/dev/null`, a pipe) is written to directly.
func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
  let target = Platform.resolved(path) ?? path
  let status = try? Platform.status(of: target)
  switch status?.kind {
  case .folder: throw SystemError.isFolder
  case .other: return try write(bytes, closing: Platform.openToWrite(target))
  case .file where (try? readFile(target)) == bytes: return
  case .file, nil: break
  }
  let (temporary, descriptor) = try createTemporary(besides: target)
  do throws(SystemError) {
    if let status {
      do throws(SystemError) {
        try Platform.setPermissions(status.permissions, of: descriptor)
      } catch {
        try? Platform.close(descriptor)
        throw error
      }
    }
    try write(bytes, closing: descriptor)
    try Platform.rename(temporary, to: target)
    Signals.setTemporaryFile(nil)
  } catch {
    Platform.remove(temporary)
    Signals.setTemporaryFile(nil)
    throw error
  }
}

/// Writes all and closes the descriptor in any case.
private func write(_ bytes: [UInt8], closing descriptor: Int32) throws(SystemError) {
  do throws(SystemError) {
    try Platform.writeAll(bytes, to: descriptor)
  } catch {
    try? Platform.close(descriptor)
    throw error
  }
  try Platform.close(descriptor)
}

/// A new file in the folder of `path`, with a hidden name that nothing has.
private func createTemporary(
  besides path: String
) throws(SystemError) -> (path: String, descriptor: Int32) {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  let folder = slash.map { String(path[...$0]) } ?? ""
  let process = Platform.processID()
  var number = 0
  while true {
    let temporary = "\(folder).layoutc-\(process)-\(number).tmp"
    do throws(SystemError) {
      let descriptor = try Platform.create(temporary)
      Signals.setTemporaryFile(temporary)
      return (temporary, descriptor)
    } catch {
      guard error.isExisting, number < 1000 else { throw error }
      number += 1
    }
  }
}
