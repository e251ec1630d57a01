/// header-inset: a header that is narrower than the view because its section has insets.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Notes the first header or footer of a section that is as wide as the section less its insets,
  /// where nothing says that this is meant.
  func checkHeaderInsets(_ reports: inout Reports) {
    guard let phone = NamedDevices.phone else { return }
    let axis = model.scrollDirection.axis
    let cross = axis.crossed
    var said: Set<Int> = []
    for fact in boundaryItems {
      guard let index = fact.section, !said.contains(index),
        let content = sections[index].content,
        content.supplementariesFollowContentInsets.only == true,
        origin.attribute(.supplementariesFollowInsets, of: sections[index].section.id) == nil,
        origin.attribute(.supplementaryInsetsReference, of: sections[index].section.id) == nil,
        let inset = content.contentInsets.knownSum(cross), inset > 0,
        fact.item.knownSide(axis) ?? 0 != 0, let length = fact.item.size[cross].only,
        length.knownLength(along: cross, of: 1) == 1, length.knownPoints == nil
      else { continue }
      let whole = phone.container[cross]
      guard whole > inset else { continue }
      said.insert(index)
      reports.report(
        .headerInset(
          origin.place(of: fact.item.id),
          insets: origin.place(
            of: .insets, of: sections[index].section.id),
          side: cross == .horizontal ? "wide" : "tall", points: (whole - inset).points,
          whole: whole.text, device: phone.name))
    }
  }
}
