/// Writes layouts as the layout program: the JSON that the run-time loader reads.

package import LayoutCore

/// The program of a file's layouts. Keys come in a fixed order, what has its default is left out.
///
/// - Complexity: O(elements + nodes of the expressions, each as often as it is used).
package func writeProgram(_ models: [LayoutModel], style: JSONStyle = .pretty) -> [UInt8] {
  var json = JSONWriter(style: style)
  json.beginObject()
  json.key("format")
  json.integer(programFormat)
  json.key("layouts")
  json.beginArray()
  for model in models {
    var writer = ProgramWriter(json: json, model)
    writer.layout()
    json = writer.json
  }
  json.endArray()
  json.endObject()
  if style == .pretty { json.endLine() }
  return json.takeBytes()
}

/// Writes the parts of one layout; each topic is an extension.
struct ProgramWriter {
  var json: JSONWriter
  private let model: LayoutModel
  /// What conditions are because of the arguments of `define`s.
  let decisions: KnownDecisions

  init(json: JSONWriter, _ model: LayoutModel) {
    self.json = json
    self.model = model
    decisions = KnownDecisions(model)
  }

  var expressions: ExpressionPool { model.expressions }
  var parameters: [Parameter] { model.parameters }
  var constants: [NamedConstant] { model.constants }

  /// - Complexity: O(nodes of the tree).
  func type(of id: ExpressionID) -> ValueType { model.type(of: id) }

  mutating func layout() {
    json.beginObject()
    json.key("name")
    json.string(model.name)
    text("documentation", model.documentation)
    parameters(model.parameters)
    locals(model.locals)
    name("scrollDirection", model.scrollDirection, default: .vertical)
    scalar("interSectionSpacing", model.interSectionSpacing)
    name("contentInsetsReference", model.contentInsetsReference, default: .automatic)
    children("boundarySupplementaryItems", model.boundarySupplementaryItems) {
      $0.boundaryItem($1)
    }
    json.key("sections")
    json.beginArray()
    for section in model.sections { self.section(section) }
    json.endArray()
    json.endObject()
  }

  /// The table that `{"local": position}` refers to.
  private mutating func locals(_ locals: [Local]) {
    guard !locals.isEmpty else { return }
    json.key("locals")
    json.beginArray()
    for local in locals {
      json.beginObject(.inline)
      json.key("name")
      json.string(local.name)
      json.key("type")
      json.string(typeName(local.type))
      if let definition = local.definition {
        json.key("value")
        expression(definition)
      }
      json.endObject()
    }
    json.endArray()
  }

  private func typeName(_ type: ValueType) -> String {
    switch type {
    case .number: return typeNames[0]
    case .integer: return typeNames[1]
    case .boolean: return typeNames[2]
    case .name(let enumeration): return enumerationNames[Int(enumeration.rawValue)]
    }
  }
}
