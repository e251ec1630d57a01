/// What the module remembers between calls.

#if arch(wasm32)
  import LayoutPreview

  /// The page that the module works for, and what it was told last.
  struct State {
    static nonisolated(unsafe) var session = PreviewSession()

    /// The last answer.
    static nonisolated(unsafe) var answer = unsafe UnsafeMutableBufferPointer<UInt8>(
      start: nil, count: 0)

    /// A request as it stands in memory.
    static func bytes(_ start: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
      unsafe Array(UnsafeBufferPointer(start: start, count: Int(max(count, 0))))
    }

    /// Puts an answer where the page reads it.
    static func give(_ text: [UInt8]?) -> Int32 {
      guard let text else { return -1 }
      unsafe answer.deallocate()
      unsafe answer = .allocate(capacity: text.count)
      _ = unsafe answer.initialize(from: text)
      return Int32(text.count)
    }
  }
#endif
