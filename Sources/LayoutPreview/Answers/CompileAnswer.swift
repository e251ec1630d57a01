/// What the page is told of the files that it has.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON

/// The answer to a `CompileRequest`.
struct CompileAnswer {
  var diagnostics: [Diagnostic]
  /// What the diagnostics point into.
  var sources: SourceMap
  /// Whether every check looked at everything.
  var isComplete: Bool
  var shown: ShownFiles?
  /// Whether parts of the layouts are left out because of errors.
  var isPartial: Bool
  /// Whether the layouts are those of an earlier text.
  var isStale: Bool

  var text: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.diagnostics(diagnostics, in: sources)
    writer.member("isComplete", isComplete)
    writer.member("partial", isPartial)
    writer.member("stale", isStale)
    writer.key("layouts")
    writer.beginArray()
    if let shown {
      for index in shown.compilation.models.indices {
        LayoutAnswer(shown, index).write(to: &writer)
      }
    }
    writer.endArray()
    writer.endObject()
    return writer.takeBytes()
  }
}

extension JSONWriter {
  /// The member with all that was found, each as a line of `--diagnostics json` has it, but without the
  /// look for people, which the page gives them itself.
  mutating func diagnostics(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let members = DiagnosticMembers(sources: sources)
    key("diagnostics")
    beginArray()
    for diagnostic in diagnostics {
      beginObject()
      members.write(diagnostic, to: &self)
      endObject()
    }
    endArray()
  }

  /// A member with a truth value.
  mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    boolean(flag)
  }

  /// A member with a text.
  mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// A member with a whole number.
  mutating func member(_ name: String, _ number: Int) {
    key(name)
    integer(number)
  }
}
