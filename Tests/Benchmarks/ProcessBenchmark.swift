/// `layoutc check` of a small file as a whole process, next to `/bin/true`.

import Foundation

func benchmarkProcess() {
  let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("layoutc")
  let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples/tutorials/museum.layout")
  guard FileManager.default.isExecutableFile(atPath: tool.path) else {
    print("layoutc is not built beside this program")
    return
  }
  let nothing = median(runs: 201) { run("/bin/true", []) }
  let check = median(runs: 201) { run(tool.path, ["check", sample.path]) }
  row(
    "check a 24-line file, whole process", "\(short(check * 1e3, 2)) ms",
    "/bin/true: \(short(nothing * 1e3, 2)) ms", check / nothing)
}

private func run(_ path: String, _ arguments: [String]) {
  var pid: pid_t = 0
  var pointers: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map {
    unsafe strdup($0)
  }
  unsafe pointers.append(nil)
  let count = unsafe pointers.count
  defer { for index in 0..<count { unsafe free(pointers[index]) } }
  guard unsafe posix_spawn(&pid, path, nil, nil, pointers, environ) == 0 else { return }
  var status: Int32 = 0
  unsafe waitpid(pid, &status, 0)
}
