/// The solver as a WebAssembly module: a layout program and a scene in, frames out, all as JSON in
/// the module's memory.

#if arch(wasm32)
  import LayoutCore
  import LayoutJSON

  /// What the last call gave, until the next one.
  private struct Output {
    static nonisolated(unsafe) var bytes: [UInt8] = []
  }

  /// Memory for a text of `count` bytes, which the page fills; `release` gives it back.
  @_expose(wasm, "allocate")
  @_cdecl("allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    unsafe UnsafeMutableRawPointer.allocate(byteCount: Int(max(count, 1)), alignment: 16)
  }

  /// Gives back memory from `allocate`.
  @_expose(wasm, "release")
  @_cdecl("release")
  public func release(_ pointer: UnsafeMutableRawPointer) {
    unsafe pointer.deallocate()
  }

  /// Solves the first layout of `program` in `scene`.
  ///
  /// Gives the number of bytes of the frames document, which stand at `output`; a negative number if
  /// one of the two can't be read.
  @_expose(wasm, "solve")
  @_cdecl("solve")
  public func solveLayout(
    _ program: UnsafePointer<UInt8>, _ programCount: Int32, _ scene: UnsafePointer<UInt8>,
    _ sceneCount: Int32
  ) -> Int32 {
    let programBytes = unsafe Array(
      UnsafeBufferPointer(start: program, count: Int(programCount)))
    let sceneBytes = unsafe Array(UnsafeBufferPointer(start: scene, count: Int(sceneCount)))
    guard let models = try? readProgram(programBytes), let model = models.first,
      let description = try? readScene(sceneBytes),
      let scene = try? description.scene(for: model)
    else { return -1 }
    let solved = solve(model, in: scene)
    unsafe Output.bytes = writeFrames(
      solved, layout: model.name, container: scene.container, visible: nil)
    return unsafe Int32(Output.bytes.count)
  }

  /// Where the result of the last `solve` stands.
  @_expose(wasm, "output")
  @_cdecl("output")
  public func output() -> UnsafePointer<UInt8>? {
    unsafe Output.bytes.withUnsafeBufferPointer { unsafe $0.baseAddress }
  }
#endif
