/// Reads whole files and standard input.

/// The bytes of the file at `path`.
func readFile(_ path: String) throws(SystemError) -> [UInt8] {
  // Opening a folder works, reading it says EISDIR; a pipe has to be opened to be read at all.
  let descriptor = try Platform.openToRead(path)
  let bytes: [UInt8]
  do throws(SystemError) {
    bytes = try Platform.readAll(descriptor)
  } catch {
    try? Platform.close(descriptor)
    throw error
  }
  try Platform.close(descriptor)
  return bytes
}

/// The bytes of standard input up to its end.
func readStandardInput() throws(SystemError) -> [UInt8] {
  try Platform.readAll(0)
}
