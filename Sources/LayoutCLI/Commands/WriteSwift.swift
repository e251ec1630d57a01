/// `layoutc swift`: layouts as Swift source.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutEmit

/// A source file to be written.
private struct SwiftSource {
  var inputPath: String
  var text: [UInt8]
}

/// Writes a source for each file.
func runSwift(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  var session = try Session(invocation, in: system)
  let options = try swiftOptions(invocation)
  let files = session.compileInputs(isChecked: true)
  guard session.report.status == .success else { return session.finish() }
  let layouts = try session.selectLayouts(of: files)
  session.reportSameTypes(layouts, files, prefix: options.prefix)
  var sources: [SwiftSource] = []
  for position in files.indices {
    let selected = layouts.filter { $0.file == position }
    // `--layout` leaves files without a layout of that name out.
    if selected.isEmpty { continue }
    var options = options
    if !invocation.has(.deploymentTarget) {
      options.deploymentTarget = DeploymentTarget(files[position].compilation.requirements)
    }
    let file = emitSwift(
      selected.map { $0.model }, from: fileName(files[position].path), options: options)
    for (layout, issues) in zip(selected, file.issues) {
      for issue in issues {
        // What a file that requires macOS uses without AppKit was found by the checks.
        if case .notInAppKit = issue.kind, options.platform == .both,
          files[position].compilation.requirements.contains(where: { $0.platform == .macOS })
        {
          continue
        }
        session.report.add([
          files[position].compilation.diagnostic(
            for: issue, inLayout: layout.index, platform: options.platform)
        ])
      }
    }
    sources.append(SwiftSource(inputPath: files[position].path, text: Array(file.text.utf8)))
  }
  guard session.report.status == .success else { return session.finish() }
  return try deliver(sources, session)
}

private func deliver(
  _ sources: [SwiftSource], _ session: Session
) throws(UsageError) -> Outcome {
  let output = session.invocation.value(of: .output)
  guard let output, output != "-", session.system.isFolder(output) else {
    guard sources.count <= 1 else { throw .severalSources(sources.count) }
    return session.finish(sources.first?.text ?? [])
  }
  let outputs = sources.map { source in
    (path: output + "/" + fileName(source.inputPath) + ".swift", bytes: source.text)
  }
  return deliver(
    outputs, in: session.system, session.report.rendered(), session.report.document())
}

private func swiftOptions(_ invocation: Invocation) throws(UsageError) -> SwiftOptions {
  var options = SwiftOptions()
  let access: SwiftAccess? = try invocation.parsed(.access, .oneOf(["internal", "public"])) {
    $0 == "public" ? .public : $0 == "internal" ? .internal : nil
  }
  let platform: SwiftPlatform? = try invocation.parsed(
    .platform, .oneOf(["uikit", "appkit", "both"])
  ) { $0 == "uikit" ? .uikit : $0 == "appkit" ? .appkit : $0 == "both" ? .both : nil }
  let target = try invocation.parsed(.deploymentTarget, .systems, parseDeploymentTarget)
  options.access = access ?? options.access
  options.platform = platform ?? options.platform
  options.deploymentTarget = target ?? options.deploymentTarget
  options.prefix = try invocation.parsed(.prefix, .identifierPart, parseIdentifierPart) ?? ""
  return options
}

private func fileName(_ path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? path } ?? path
}

extension Session {
  /// Reports layouts that would be one Swift type.
  fileprivate mutating func reportSameTypes(
    _ layouts: [SelectedLayout], _ files: [CompiledFile], prefix: String
  ) {
    var first: [String: SelectedLayout] = [:]
    for layout in layouts {
      let name = swiftTypeName(of: layout.model.name, prefix: prefix)
      guard let other = first[name] else {
        first[name] = layout
        continue
      }
      report.add([
        .sameSwiftType(
          files[layout.file].compilation.place(ofLayout: layout.index), name: name,
          first: files[other.file].compilation.place(ofLayout: other.index))
      ])
    }
  }
}
