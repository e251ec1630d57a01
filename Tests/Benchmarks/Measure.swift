/// Times work and prints it beside something run at the same time.

import Foundation

/// The median of some runs, in seconds.
func median(runs: Int = 7, _ work: () -> Void) -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
  return times.sorted()[runs / 2]
}

/// Keeps the optimiser from dropping work whose result nobody reads.
@inline(never) func consume<Value>(_ value: Value) {}

/// A number with a few digits.
func short(_ value: Double, _ digits: Int = 1) -> String {
  String(format: "%.\(digits)f", value)
}

/// Prints one line of the table.
func row(_ name: String, _ figure: String, _ reference: String, _ ratio: Double) {
  func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  print(pad(name, 44) + pad(figure, 22) + pad(reference, 34) + "× " + short(ratio, 2))
}
