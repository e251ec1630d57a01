/// Hands over to libFuzzer; the first byte of an input says which reader gets the rest.

/// libFuzzer's own `main`, which takes what to call with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  switch bytes.first {
  case 1: fuzzProgram(Array(bytes.dropFirst()))
  case 2: fuzzScene(Array(bytes.dropFirst()))
  case 3: fuzzFrames(Array(bytes.dropFirst()))
  default: fuzzSource(bytes)
  }
  return 0
}

private var count = CommandLine.argc
private var arguments = unsafe CommandLine.unsafeArgv
_ = unsafe runDriver(&count, &arguments) { unsafe fuzz($0, $1) }
