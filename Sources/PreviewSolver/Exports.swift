/// The functions of the WebAssembly module: requests and answers are JSON text in the module's memory.

#if arch(wasm32)
  import LayoutPreview

  /// Memory for a text of `count` bytes, which the page fills; `release` gives it back.
  @_expose(wasm, "allocate")
  @_cdecl("allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(max(count, 1)), alignment: 16)
  }

  /// Gives back memory from `allocate`.
  @_expose(wasm, "release")
  @_cdecl("release")
  public func release(_ pointer: UnsafeMutableRawPointer) {
    unsafe pointer.deallocate()
  }

  /// Where the answer of the last call stands.
  @_expose(wasm, "output")
  @_cdecl("output")
  public func output() -> UnsafeMutablePointer<UInt8>? {
    unsafe State.answer.baseAddress
  }

  /// Compiles files. Like the others, gives the number of bytes of the answer; -1 if the request can't be
  /// read.
  @_expose(wasm, "compile")
  @_cdecl("compile")
  public func compile(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    unsafe State.give(State.session.compile(State.bytes(request, count)))
  }

  /// Solves a layout in a scene.
  @_expose(wasm, "solve")
  @_cdecl("solve")
  public func solve(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    unsafe State.give(State.session.solve(State.bytes(request, count)))
  }

  /// Explains an element of a layout in a scene.
  @_expose(wasm, "explain")
  @_cdecl("explain")
  public func explain(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    unsafe State.give(State.session.explain(State.bytes(request, count)))
  }

  /// The catalogue of devices.
  @_expose(wasm, "devices")
  @_cdecl("devices")
  public func devices() -> Int32 {
    unsafe State.give(State.session.devices())
  }
#endif
