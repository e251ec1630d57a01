/// Times work and prints it beside something run at the same time.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a time counts: that of a busy machine's other programs, or not.
enum Clock {
  /// What this thread used of a processor.
  case processor
  /// What passed on the wall, waiting included.
  case wall

  /// Seconds since some moment.
  var now: Double {
    var time = timespec()
    unsafe clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The sum of what all work gave. It is printed, so that no compiler may leave the work out.
nonisolated(unsafe) var checksum = 0

/// The shortest of some runs, in seconds: what the work takes when nothing disturbs it. Reading the
/// clock takes a microsecond, so short work is done some `times` in each run.
func shortest(runs: Int = 15, times: Int = 1, _ work: () -> Int) -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    var result = 0
    let start = Clock.processor.now
    for _ in 0..<times { result &+= work() }
    best = min(best, Clock.processor.now - start)
    unsafe checksum &+= result
  }
  return best / Double(times)
}

/// The median of some runs, in seconds, on the wall.
func median(runs: Int, _ work: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let start = Clock.wall.now
    work()
    times.append(Clock.wall.now - start)
  }
  return times.sorted()[runs / 2]
}

/// A number with at most two decimals.
func short(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let decimals = hundredths % 100
  if value >= 100 || decimals == 0 { return "\((hundredths + 50) / 100)" }
  return "\(hundredths / 100)." + (decimals < 10 ? "0" : "") + "\(decimals)"
}

/// Prints one line of the table.
func row(_ name: String, _ figure: String, _ aim: String, _ reference: String, _ ratio: Double) {
  let cells = [(name, 34), (figure, 20), (aim, 14), (reference, 32)]
  var line = ""
  for (text, width) in cells {
    line += text + String(repeating: " ", count: max(1, width - text.count))
  }
  print(line + "x " + short(ratio))
}
