/// A layout without errors, as checks see it.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// The facts of one layout, and where each part stands. Checks are methods of it, a file each.
///
/// Elements of definitions stand once for each use; what is reported of them twice is said once.
struct CheckedLayout {
  let model: LayoutModel
  let origin: LayoutOrigin
  /// The files, for checks of what is written.
  let files: SourceFiles
  /// The oldest systems that the file says it is for.
  let requirements: [Requirement]
  /// The layout's previews, for the values of inputs.
  let previews: [Preview]
  /// Where definitions stand in each file, in order.
  let definitions: [FileID: [ByteRange]]

  /// In the order written, parents before what stands in them.
  private(set) var sections: [SectionFact] = []
  private(set) var groups: [GroupFact] = []
  private(set) var items: [ItemFact] = []
  private(set) var boundaryItems: [BoundaryFact] = []
  private(set) var backgrounds: [BackgroundFact] = []
  private(set) var badges: [BadgeFact] = []
  private(set) var frames: [FrameFact] = []

  /// - Complexity: O(elements).
  init(
    _ layout: CompiledLayout, files: SourceFiles, requirements: [Requirement], previews: [Preview]
  ) {
    model = layout.model
    origin = layout.origin
    self.files = files
    self.requirements = requirements
    self.previews = previews
    definitions = model.pieces.isEmpty ? [:] : Self.definitions(in: files)
    collect()
  }

  private mutating func collect() {
    visit(model.boundarySupplementaryItems) {
      $0.boundaryItems.append(BoundaryFact(item: $1, section: nil, isConditional: $2))
    }
    for (index, section) in model.sections.enumerated() {
      sections.append(SectionFact(section: section, index: index))
      visit(section.boundarySupplementaryItems) {
        $0.boundaryItems.append(BoundaryFact(item: $1, section: index, isConditional: $2))
      }
      guard case .compositional(let content) = section.content else { continue }
      visit(content.group) { $0.collect($1, in: index, parent: nil, $2) }
      visit(content.decorationItems) {
        $0.backgrounds.append(BackgroundFact(item: $1, section: index, isConditional: $2))
      }
    }
  }

  private mutating func collect(
    _ group: Group, in section: Int, parent: Int?, _ isConditional: Bool
  ) {
    let position = groups.count
    groups.append(
      GroupFact(group: group, section: section, parent: parent, isConditional: isConditional))
    visit(group.supplementaryItems, isConditional) {
      $0.badges.append(BadgeFact(item: $1, group: position, host: nil, isConditional: $2))
    }
    switch group.arrangement {
    case .line(_, let subitems):
      visit(subitems, isConditional) { facts, subitem, isConditional in
        switch subitem {
        case .item(let item): facts.collect(item, in: position, isConditional)
        case .group(let child): facts.collect(child, in: section, parent: position, isConditional)
        }
      }
    case .waterfall(let waterfall):
      visit(waterfall.item, isConditional) { $0.collect($1, in: position, $2) }
    case .custom(let frames), .each(let frames):
      visit(frames) { facts, frame, _ in
        facts.frames.append(FrameFact(frame: frame, group: position))
      }
    case .provider: break
    }
  }

  private mutating func collect(_ item: Item, in group: Int, _ isConditional: Bool) {
    items.append(ItemFact(item: item, group: group, isConditional: isConditional))
    visit(item.supplementaryItems, isConditional) {
      $0.badges.append(BadgeFact(item: $1, group: group, host: item.id, isConditional: $2))
    }
  }

  /// Hands every element among the children to `body`, and whether it may not be there.
  private mutating func visit<Element>(
    _ children: [Child<Element>], _ isConditional: Bool = false,
    _ body: (inout CheckedLayout, Element, Bool) -> Void
  ) {
    for child in children {
      switch child {
      case .element(let element): body(&self, element, isConditional)
      case .conditional(_, let then, let otherwise):
        visit(then, true, body)
        visit(otherwise, true, body)
      case .repetition(let count, _, let children):
        visit(children, isConditional || (count.constant ?? 0) < 1, body)
      case .use(_, let children): visit(children, isConditional, body)
      case .local: break
      }
    }
  }
}
