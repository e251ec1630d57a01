/// Explains an element of what is shown.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON

extension PreviewSession {
  /// Why the element of a request is where it is; without reasons where the scene has no such element.
  package func explain(_ request: [UInt8]) -> [UInt8]? {
    guard let request = SceneRequest(request), let wanted = request.element else { return nil }
    var diagnostics: [Diagnostic] = []
    guard let shown, let result = solve(request, &diagnostics),
      let element = result.solved.element(wanted)
    else { return Array(#"{"element":null,"path":[],"reasons":[]}"#.utf8) }
    let explanation = shown.compilation.explain(
      element, inLayout: request.layout, scene: result.scene, solved: result.solved)
    return writeExplanation(explanation, sources: shown.sources, main: shown.compilation.file)
  }
}

extension SolvedLayout {
  /// The element that a request names as frames do.
  fileprivate func element(_ wanted: JSONValue) -> FrameElement? {
    guard let kind = wanted.member("kind")?.text, let item = wanted.member("item")?.index,
      let category = category(named: kind)
    else { return nil }
    let section = wanted.member("section")?.index
    let elementKind = wanted.member("elementKind")?.text ?? ""
    var found: FrameElement?
    func look(_ element: FrameElement) {
      if found == nil, element.category == category, element.section == section,
        element.item == item, category == .cell || sameText(element.elementKind, elementKind)
      {
        found = element
      }
    }
    if let section {
      guard sections.indices.contains(section) else { return nil }
      forEachElement(ofSection: section, look)
    } else {
      forEachElement(look)
    }
    return found
  }

  private func category(named word: String) -> ElementCategory? {
    if sameText(word, "cell") { return .cell }
    if sameText(word, "supplementary") { return .supplementary }
    return sameText(word, "decoration") ? .decoration : nil
  }
}
