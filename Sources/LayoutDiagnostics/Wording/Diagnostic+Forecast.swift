/// Words for what a forecast finds: values that some width makes useless, groups without room. Lengths come
/// as text without a unit and are points; `view` is "on iPhoneSE1" or "in a view 80 pt wide".

extension Diagnostic {
  /// What is said of everything that is foretold: where it happens, on which devices, and how bad that is.
  ///
  /// - Parameter isSure: Whether it is an error where it happens at any width.
  fileprivate func reaching(_ reach: Reach, isSure: Bool) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = reach.isEverywhere && isSure ? .error : .warning
    diagnostic.notes += reach.deviceNotes
    diagnostic.widths = reach.widths
    return diagnostic
  }

  /// L0463: insets and spacing leave nothing.
  package static func noRoom(
    _ place: Place, _ reach: Reach, isSure: Bool, axis: String, room: String, view: String
  ) -> Diagnostic {
    Diagnostic(
      .noRoomForGroup, "insets and spacing leave no room for this group \(reach.words)",
      at: Label(place, "\(room) pt are left along the \(axis) axis \(view)"),
      notes: [noRoomNote],
      helps: [
        "let insets and spacing shrink with the view, as in `min(16, container.width / 20)`"
      ]
    ).reaching(reach, isSure: isSure)
  }

  static var noRoomNote: String {
    "UIKit raises an exception: \"There is no room for this NSCollectionLayoutGroup to fit into "
      + "its parent group or section\""
  }

  /// L0448: the first item with its spacing is longer than the group.
  package static func unfittableItem(
    _ place: Place, item: Place, _ reach: Reach, isSure: Bool, axis: String, needed: String,
    room: String, view: String, isOfSafeArea: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unfittableItem,
      "this group is too small for its first item \(reach.words), and stays empty",
      at: Label(place, "\(room) pt along the \(axis) axis \(view)"),
      secondary: item == place ? [] : [Label(item, "\(needed) pt")], notes: [unfittableNote],
      helps: [
        isOfSafeArea
          ? "the safe area takes room at the sides: compute from `container.effectiveWidth`"
          : "let the item shrink with the view, as in `absolute(min(\(needed), container."
            + (axis == "horizontal" ? "width))`" : "height))`")
      ]
    ).reaching(reach, isSure: isSure)
  }

  static var unfittableNote: String {
    "UIKit raises an exception, \"NSCollectionLayoutItem created with invalid combination of "
      + "spacing and size specified\", or shows an empty group and logs it"
  }

  /// L0441.
  package static func divisionByZero(
    _ place: Place, divisor: Place?, _ reach: Reach, isSure: Bool, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      .divisionByZero, "this divides by 0 \(reach.words)",
      at: Label(divisor ?? place, "the divisor is 0 \(reach.words)"),
      notes: ["UIKit raises an exception for a size that is infinite or no number"], fixes: fixes
    ).reaching(reach, isSure: isSure)
  }

  /// L0442.
  package static func notFinite(_ place: Place, _ reach: Reach, isSure: Bool) -> Diagnostic {
    Diagnostic(
      .notFinite, "the result of this is not a finite number \(reach.words)",
      at: Label(place, "not finite \(reach.words)"),
      notes: ["UIKit raises an exception for a size that is infinite or no number"]
    ).reaching(reach, isSure: isSure)
  }

  /// L0440.
  package static func nonPositiveDimension(
    _ place: Place, value: String, _ reach: Reach, isSure: Bool, view: String, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      .nonPositiveDimension, "this size comes to 0 or less \(reach.words)",
      at: Label(place, "\(value) \(view)"), notes: ["UIKit takes sizes above 0 only"],
      fixes: fixes
    ).reaching(reach, isSure: isSure)
  }

  /// L0404.
  package static func negativeLength(
    _ place: Place, value: String, _ reach: Reach, isSure: Bool, view: String, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      .negativeValue, "this length comes to less than 0 \(reach.words)",
      at: Label(place, "\(value) \(view)"), fixes: fixes
    ).reaching(reach, isSure: isSure)
  }

  /// L0443.
  package static func countTooSmall(
    _ place: Place, value: String, isWhole: Bool, least: Int, _ reach: Reach, isSure: Bool,
    view: String, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      .countTooSmall,
      isWhole
        ? "this count comes to less than \(least) \(reach.words)"
        : "this count comes to no whole number \(reach.words)",
      at: Label(place, "\(value) \(view)"),
      notes: ["UIKit raises an exception for a group of no subitems"], fixes: fixes
    ).reaching(reach, isSure: isSure)
  }

  /// L0444.
  package static func tooManyChildren(
    _ place: Place, limit: Int, _ reach: Reach, isSure: Bool
  ) -> Diagnostic {
    Diagnostic(
      .tooManyChildren, "this group has more than \(limit) children \(reach.words)",
      at: Label(place, "more than \(limit) children"),
      notes: ["a section repeats its group by itself, as often as its items need"]
    ).reaching(reach, isSure: isSure)
  }

  /// L0445.
  package static func notExactlyOneGroup(
    _ place: Place, found: Int, _ reach: Reach, isSure: Bool
  ) -> Diagnostic {
    let groups = found == 0 ? "no group" : Phrases.count(found, "group")
    return Diagnostic(
      .notExactlyOneGroup,
      "this section has \(groups) \(reach.words), UIKit takes exactly one",
      at: Label(place, "\(groups) \(reach.words)")
    ).reaching(reach, isSure: isSure)
  }

  /// L0446.
  package static func emptyGroup(_ place: Place, _ reach: Reach, isSure: Bool) -> Diagnostic {
    Diagnostic(
      .emptyGroup, "this group has no items \(reach.words)",
      at: Label(place, "no items \(reach.words)"),
      notes: ["UIKit raises an exception for a group of no subitems"]
    ).reaching(reach, isSure: isSure)
  }

  /// L0465; `what` is a fact, as "this divides by 0".
  package static func zeroWidth(
    _ place: Place, what: String, value: String, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      .zeroWidth, "\(what) in a view that has no width yet", at: Label(place, value),
      notes: [
        "a view may be asked for its layout before it has a size: `container.width` is 0 then, and "
          + "UIKit raises an exception for what comes of it"
      ], fixes: fixes)
  }

  /// L0441: by an input; `name` is the input's.
  package static func divisionByInput(
    _ place: Place, name: String, declared: Place, fixes: [Fix]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .divisionByZero, "this divides by the input \(Phrases.quoted(name)), which may be 0",
      at: Label(place, "nothing keeps it from 0"),
      secondary: [Label(declared, "any number may be given")],
      notes: ["UIKit raises an exception for a size that is infinite or no number"],
      helps: fixes.isEmpty ? ["keep it above 0, as in `max(0.1, \(name))`"] : [], fixes: fixes)
    diagnostic.severity = .warning
    return diagnostic
  }
}
