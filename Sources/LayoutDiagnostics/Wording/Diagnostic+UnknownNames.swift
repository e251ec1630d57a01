/// Words for L03xx, first part: names that stand for nothing. The place is the name alone.

extension Diagnostic {
  /// L0307.
  package static func unknownElement(
    _ place: Place, name: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownElement, "there is no element \(Phrases.quoted(name))", "not an element",
      at: place, name: name, suggestion: suggestion, allowed: allowed,
      introduction: "allowed here:")
  }

  /// L0307: the name of a definition, without arguments.
  package static func definitionWithoutParentheses(
    _ place: Place, end: Place, name: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement,
      "expected parentheses after the definition \(Phrases.quoted(name)), found none",
      at: Label(place, "a definition"),
      notes: ["a definition is used with its arguments in parentheses, or with none: `name()`"],
      fixes: [Fix("add `()`", .always, at: end, replacement: "()")])
  }

  /// L0301.
  package static func unknownAttribute(
    _ place: Place, name: String, element: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownAttribute,
      "\(Phrases.article(element)) has no attribute \(Phrases.quoted(name))",
      "not an attribute of \(Phrases.quoted(element))", at: place, name: name,
      suggestion: suggestion, allowed: allowed,
      introduction: "attributes of \(Phrases.quoted(element)):")
  }

  /// L0308.
  package static func unknownFlag(
    _ place: Place, name: String, element: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownFlag, "\(Phrases.article(element)) has no flag \(Phrases.quoted(name))",
      "not a flag of \(Phrases.quoted(element))", at: place, name: name, suggestion: suggestion,
      allowed: allowed, introduction: "flags of \(Phrases.quoted(element)):")
  }

  /// L0308: a kind without quotes and `kind:`.
  package static func kindAsFlag(_ place: Place, name: String, element: String) -> Diagnostic {
    Diagnostic(
      .unknownFlag, "\(Phrases.article(element)) has no flag \(Phrases.quoted(name))",
      at: Label(place, "not a flag of \(Phrases.quoted(element))"),
      notes: ["an element kind is a string, after `kind:`"],
      fixes: [Fix("write it as the kind", .maybe, at: place, replacement: "kind: \"\(name)\"")])
  }

  /// L0308: the name of a value where an element has its flags; as a size it needs parentheses.
  package static func valueAsFlag(_ place: Place, name: String, element: String) -> Diagnostic {
    Diagnostic(
      .unknownFlag, "\(Phrases.article(element)) has no flag \(Phrases.quoted(name))",
      at: Label(place, "the name of a value"),
      fixes: [Fix("write the size in parentheses", .maybe, at: place, replacement: "(\(name))")])
  }

  /// L0310.
  package static func unknownFunction(
    _ place: Place, name: String, suggestion: String?
  ) -> Diagnostic {
    slip(
      .unknownFunction, "there is no function \(Phrases.quoted(name))", "not a function",
      at: place, name: name, suggestion: suggestion, allowed: [], introduction: "")
  }

  /// L0304; `nearest` are the names that were probably meant.
  package static func unknownName(_ place: Place, name: String, nearest: [String]) -> Diagnostic {
    var diagnostic = slip(
      .unknownName, "\(Phrases.quoted(name)) is neither a constant nor part of the environment",
      "stands for nothing", at: place, name: name,
      suggestion: nearest.count == 1 ? nearest[0] : nil, allowed: [], introduction: "")
    if nearest.count > 1 {
      diagnostic.helps = ["did you mean \(Phrases.list(nearest, "or"))?"]
    }
    return diagnostic
  }

  /// L0311; the place is the member, without base and dot.
  package static func unknownMember(
    _ place: Place, base: String, member: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownMember, "\(Phrases.quoted(base)) has no part \(Phrases.quoted(member))",
      "not a part of \(Phrases.quoted(base))", at: place, name: member, suggestion: suggestion,
      allowed: allowed, introduction: "parts of \(Phrases.quoted(base)):")
  }

  /// L0312; `type` says what was expected in words, as "a scrolling behaviour".
  package static func unknownValue(
    _ place: Place, found: String, type: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownValue, "expected \(type), found \(Phrases.quoted(found))", "not \(type)",
      at: place, name: found, suggestion: suggestion, allowed: allowed, introduction: "allowed:")
  }

  /// L0320; `owner` says whose label it is in words, as "insets".
  ///
  /// - Parameter label: Empty for a value without a label among others that have one.
  package static func unknownLabel(
    _ place: Place, label: String, of owner: String, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownLabel,
      label.isEmpty
        ? "expected a label of \(owner) before this value"
        : "\(Phrases.quoted(label)) is not a label of \(owner)",
      label.isEmpty ? "no label" : "not a label of \(owner)",
      at: place, name: label, suggestion: suggestion(for: label, among: allowed),
      allowed: allowed, introduction: "labels of \(owner):")
  }
}
