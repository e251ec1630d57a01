/// What the process does when it is interrupted, or when it meets a fault of our own.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Handlers may only touch memory that is there already and call what is safe in a signal: these are
// filled before, and read by them.
nonisolated(unsafe) private var temporaryPath: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var sidePath: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var faultText: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var faultLength = 0

/// Installs and feeds the handlers of signals.
enum Signals {
  /// An interrupted process removes its temporary file and exits with 128 and the signal's number
  /// (130 for control-C); the end of a pipe is an error of `write` like others. A process that only
  /// waits to be interrupted removes its side file, too, and exits with 130 in any case.
  static func installInterrupts() {
    _ = signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { number in
        if let path = unsafe temporaryPath { _ = unsafe unlink(path) }
        if let path = unsafe sidePath {
          _ = unsafe unlink(path)
          _exit(130)
        }
        _exit(128 + number)
      }
    }
  }

  /// A trap of ours prints `text` to standard error and exits with 70, on a stack of its own so that
  /// an exhausted one counts too.
  static func installFaults(printing text: String) {
    unsafe faultText = strdup(text)
    unsafe faultLength = text.utf8.count
    var stack = unsafe stack_t()
    unsafe stack.ss_size = 64 << 10
    unsafe stack.ss_sp = malloc(stack.ss_size)
    _ = unsafe sigaltstack(&stack, nil)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      if let path = unsafe temporaryPath { _ = unsafe unlink(path) }
      if let path = unsafe sidePath { _ = unsafe unlink(path) }
      if let text = unsafe faultText { _ = unsafe write(2, text, faultLength) }
      _exit(70)
    }
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #elseif canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = numericCast(SA_ONSTACK)
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      _ = unsafe sigaction(number, &action, nil)
    }
  }

  /// The file that an interrupted process has to remove; none when there is none any more.
  static func setTemporaryFile(_ path: String?) {
    let old = unsafe temporaryPath
    unsafe temporaryPath = path.flatMap { unsafe strdup($0) }
    unsafe free(old)
  }

  /// A file that is of no use without this process.
  static func setSideFile(_ path: String) {
    let old = unsafe sidePath
    unsafe sidePath = strdup(path)
    unsafe free(old)
  }
}
