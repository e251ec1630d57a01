/// Reasons of widths and heights.

import LayoutCore
import LayoutDiagnostics

extension ReasonWords {
  func length(_ axis: Axis) -> Reason? {
    let story = placement[axis].length
    guard story.value == element.frame.extent[axis] else { return nil }
    let outer = story.outer.shortText
    let both = story.insets.low + story.insets.high
    let inner = story.outer - both
    let decides = attribute(axis, story)
    var words = words(axis, story)
    words.equals(story.uncut.shortText)
    if story.uncut < 0, story.outer == 0 {
      words.kept()
    } else if (story.outer - story.uncut).magnitude > 1e-6 {
      words.cut(to: outer, scale: scale)
    }
    if story.insets.low != 0 || story.insets.high != 0 {
      words.less(
        low: story.insets.low.shortText, high: story.insets.high.shortText,
        leaves: inner.magnitude.shortText, isLarger: inner < 0)
    }
    if isUIKit14, (story.value - inner.magnitude).magnitude > 1e-6 {
      words.rounded(to: story.value.shortText, scale: scale)
    }
    if decides.name == .aspect { words.byAspect() }
    if decides.name == nil, isSize(story.cause), !placement.isApproximate { words.byDefault() }
    if placement.isApproximate { words.approximate() }
    return Reason(
      side: axis.lengthSide, value: story.value, text: words.text, rule: rule(story.cause),
      attribute: decides.name?.text, place: decides.place)
  }

  private func words(_ axis: Axis, _ story: LengthStory) -> LengthWords {
    let uncut = story.uncut.shortText
    switch story.cause {
    case .absolute: return .absolute(uncut)
    case .fraction(let fraction):
      return .fraction(
        fractionText(fraction.value), of: fraction.room.shortText, gaps: fraction.gapCount,
        gap: fraction.gap.shortText,
        host: placement.isApproximate ? .list : fraction.host.named,
        isWidth: fraction.side == .horizontal)
    case .share(let share):
      return .share(share.count, of: share.room.shortText, gap: share.gap.shortText)
    case .column(let share):
      return .column(share.count, of: share.room.shortText, gap: share.gap.shortText)
    case .estimate: return .estimate(uncut)
    case .measured: return .measured(uncut)
    case .uniform: return .uniform(uncut)
    case .frame: return .customFrame(uncut)
    case .provided: return .provided(uncut)
    case .group: return .unknownProvider(uncut)
    case .section: return .section(uncut, isLength: axis == scrollAxis)
    }
  }

  /// A fraction with two decimals, else as a quotient of small numbers, else with four decimals.
  private func fractionText(_ fraction: Double) -> String {
    guard ((fraction * 100).rounded() - fraction * 100).magnitude > 1e-9, fraction < 1e6 else {
      return fraction.shortText
    }
    for divisor in 3...12 {
      let dividend = fraction * Double(divisor)
      if (dividend.rounded() - dividend).magnitude < 1e-9 {
        return dividend.rounded().shortText + "/\(divisor)"
      }
    }
    return ((fraction * 10_000).rounded() / 10_000).text
  }

  private func attribute(_ axis: Axis, _ story: LengthStory) -> DecidingAttribute {
    let group = placement.path.dropLast().last ?? element.source
    switch story.cause {
    case .share: return written(.count, of: group)
    case .column: return written(.columns, of: group)
    case .provided, .group: return written(.provider, of: element.source)
    case .section: return written(.insets, of: element.source)
    case .estimate where placement.isApproximate && element.category == .cell:
      return written(.rowHeight, of: element.source)
    default: return writtenSide(axis)
    }
  }

  /// Whether it is a side of a size, which has a default.
  private func isSize(_ cause: LengthCause) -> Bool {
    switch cause {
    case .absolute, .fraction, .estimate, .measured, .uniform: return true
    default: return false
    }
  }

  private func rule(_ cause: LengthCause) -> String {
    switch cause {
    case .absolute: return "R1"
    case .fraction(let fraction):
      switch fraction.host {
      case .cell: return "R16"
      case .column, .view: return "R15"
      case .layout: return "R20"
      case .section: return element.category == .supplementary ? "R20" : "R32"
      case .group:
        if element.category == .supplementary { return "R16" }
        return fraction.gapCount > 0 ? "R8" : "R1"
      }
    case .share: return "R9"
    case .column: return "R15"
    case .estimate, .measured, .uniform: return "R2"
    case .frame, .provided, .group: return "R7"
    case .section: return "R39"
    }
  }
}

extension FractionHost {
  /// What words call it.
  fileprivate var named: LengthHost {
    switch self {
    case .group: return .group
    case .cell: return .cell
    case .section: return .section
    case .layout, .view: return .view
    case .column: return .column
    }
  }
}
