/// The solver as a WebAssembly module: a layout program and a scene in, frames out, all as JSON in
/// the module's memory.

#if arch(wasm32)
  import LayoutCore
  import LayoutJSON

  /// The most cells that are written out; the page asks for a screenful.
  private let cellLimit = 1_000_000

  /// What the last call gave, until the next one.
  private struct Output {
    static nonisolated(unsafe) var bytes = unsafe UnsafeMutableBufferPointer<UInt8>(
      start: nil, count: 0)

    static func replace(by text: [UInt8]) {
      unsafe bytes.deallocate()
      unsafe bytes = .allocate(capacity: text.count)
      _ = unsafe bytes.initialize(from: text)
    }
  }

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

  /// Solves the first layout of `program` in `scene`.
  ///
  /// Gives the number of bytes of the frames document, which stand at `output`; -1 if the program
  /// can't be read, -2 if the scene can't, -3 if there are too many cells to write out.
  @_expose(wasm, "solve")
  @_cdecl("solve")
  public func solveLayout(
    _ program: UnsafePointer<UInt8>, _ programCount: Int32, _ scene: UnsafePointer<UInt8>,
    _ sceneCount: Int32
  ) -> Int32 {
    let programBytes = unsafe Array(
      UnsafeBufferPointer(start: program, count: Int(programCount)))
    let sceneBytes = unsafe Array(UnsafeBufferPointer(start: scene, count: Int(sceneCount)))
    guard let models = try? readProgram(programBytes), let model = models.first else { return -1 }
    guard let description = try? readScene(sceneBytes),
      let scene = try? description.scene(for: model)
    else { return -2 }
    let solved = solve(model, in: scene)
    guard solved.cellCount <= cellLimit else { return -3 }
    let frames = writeFrames(
      solved, layout: model.name, container: scene.container, visible: nil)
    Output.replace(by: frames)
    return Int32(frames.count)
  }

  /// Where the result of the last `solve` stands.
  @_expose(wasm, "output")
  @_cdecl("output")
  public func output() -> UnsafeMutablePointer<UInt8>? {
    unsafe Output.bytes.baseAddress
  }
#endif
