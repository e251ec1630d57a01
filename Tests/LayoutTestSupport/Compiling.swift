/// Compiles and solves texts for tests.

import Foundation
package import LayoutCompiler
package import LayoutCore
package import LayoutDiagnostics
package import LayoutJSON

/// A text, compiled, with what renders its diagnostics.
package struct CompiledText {
  package var compilation: Compilation
  package var sources: SourceMap

  package init(_ source: [UInt8], path: String = "test.layout") {
    sources = SourceMap()
    let file = sources.add(path: path, bytes: source)
    compilation = compile(source, file: file, defaultLayoutName: layoutName(forFile: path))
  }

  /// A file of the repository; what it imports is read from there as well. Diagnostics name files by
  /// the last part of their path.
  package init(file path: String) throws {
    self.init(try Repository.bytes(path), at: path)
  }

  /// A text in the place of a file of the repository.
  package init(_ bytes: [UInt8], at path: String) {
    var map = SourceMap()
    var folders: [FileID: URL] = [:]
    var ids: [String: FileID] = [:]
    func add(_ url: URL, _ bytes: [UInt8]) -> FileID {
      let id = map.add(path: url.lastPathComponent, bytes: bytes)
      folders[id] = url.deletingLastPathComponent()
      ids[url.standardized.path] = id
      return id
    }
    let file = add(Repository.url(path), bytes)
    let sources = SourceFiles(bytes, file: file) { path, importer in
      guard let url = folders[importer]?.appendingPathComponent(path) else {
        return .unreadable(reason: "no folder")
      }
      if let known = ids[url.standardized.path] { return .file(known, map.bytes(of: known)) }
      guard let data = try? Data(contentsOf: url) else {
        return .unreadable(reason: "no such file")
      }
      return .file(add(url, [UInt8](data)), [UInt8](data))
    }
    self.sources = map
    compilation = compile(sources, defaultLayoutName: layoutName(forFile: path))
  }

  /// Files by their path; imports are paths of others.
  package init(files: [String: String], root: String) {
    var map = SourceMap()
    var ids: [String: FileID] = [:]
    for path in files.keys.sorted() {
      ids[path] = map.add(path: path, bytes: Array((files[path] ?? "").utf8))
    }
    let known = map
    let sources = SourceFiles(
      Array((files[root] ?? "").utf8), file: ids[root] ?? .none
    ) { path, _ in
      guard let id = ids[path] else { return .unreadable(reason: "no such file") }
      return .file(id, known.bytes(of: id))
    }
    self.sources = map
    compilation = compile(sources, defaultLayoutName: layoutName(forFile: root))
  }

  package init(_ text: String, path: String = "test.layout") {
    self.init(Array(text.utf8), path: path)
  }

  /// The diagnostics as a person reads them, without colour.
  package var rendered: String { render(compilation.diagnostics) }

  /// Diagnostics as a person reads them, without colour.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let style = Style(color: false, unicode: true, fixCommand: nil, explainCommand: nil)
    return HumanRenderer(sources: sources, style: style).render(diagnostics)
  }
}

extension SolvedLayout {
  /// All elements in the order in which they are given.
  package var allElements: [FrameElement] {
    var elements: [FrameElement] = []
    forEachElement { elements.append($0) }
    return elements
  }
}

extension SceneDescription {
  /// The scene with a value for every input of the layout that has no default.
  package func withSampleInputs(for model: LayoutModel) -> SceneDescription {
    var description = self
    var inputs = description.inputs ?? []
    for parameter in model.parameters
    where parameter.defaultValue == nil && !inputs.contains(where: { $0.name == parameter.name }) {
      inputs.append(InputDescription(name: parameter.name, value: parameter.type.sample))
    }
    description.inputs = inputs.isEmpty ? nil : inputs
    return description
  }
}

extension Scene {
  /// The scene as an app's data has it: sections without an end hold three copies of their items.
  package func asData(of model: LayoutModel) -> Scene {
    var data = self
    for (index, section) in sections.enumerated() {
      guard model.sections.indices.contains(section.modelIndex),
        case .compositional(let content) = model.sections[section.modelIndex].content,
        content.isInfinite
      else { continue }
      data.sections[index].itemCount *= 3
    }
    return data
  }
}

extension ParameterType {
  /// A value of the type.
  fileprivate var sample: JSONValue {
    let nowhere = JSONRange(start: 0, end: 0)
    func value(_ content: JSONContent) -> JSONValue { JSONValue(content, at: nowhere) }
    switch self {
    case .integer: return value(.number(3))
    case .number: return value(.number(1.5))
    case .boolean: return value(.boolean(true))
    case .string: return value(.string("sample"))
    case .numberFunction: return value(.array([1.5, 0.75, 1, 0.66].map { value(.number($0)) }))
    case .booleanFunction: return value(.array([true, false].map { value(.boolean($0)) }))
    }
  }
}
