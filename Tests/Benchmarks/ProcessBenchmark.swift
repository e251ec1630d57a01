/// `layoutc check` of a file of 26 lines as a whole process, next to `/bin/true`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

func benchmarkProcess() {
  let tool = folder(of: CommandLine.arguments[0]) + "/layoutc"
  let project = folder(of: folder(of: folder(of: #filePath)))
  let sample = project + "/samples/gallery/orthogonal-behaviors.layout"
  guard unsafe access(tool, X_OK) == 0, unsafe access(sample, R_OK) == 0 else {
    print("layoutc is not built beside this program, or the samples are not there")
    return
  }
  let nothing = median(runs: 201) { run("/bin/true", []) }
  let check = median(runs: 201) { run(tool, ["check", sample]) }
  row(
    "check 26 lines, whole process", "\(short(check * 1e3)) ms", "< 5 ms",
    "/bin/true: \(short(nothing * 1e3)) ms", check / nothing)
}

private func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return String(path[..<slash])
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
