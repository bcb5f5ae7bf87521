import LayoutEngine
import LayoutModel

/// The parts of a Text, each with a font of its own.
struct TextPartDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument
  let expressions: ExpressionDecoder

  init(_ expressions: ExpressionDecoder) { (document, self.expressions) = (expressions.document, expressions) }

  func parts(_ array: Value, _ what: String) throws(SceneError) -> SceneArgument.Value {
    try document.expect(.array, array, "'\(what)'", "an array of parts: [{\"string\": \"…\", \"font\": …}]")
    var parts: [SceneTextPart] = []
    for value in document.json.elements(array) { parts.append(try part(value)) }
    let constants = parts.compactMap { part in part.string.constant.map { string in part.part.showing(string) } }
    return constants.count == parts.count ? .constant(.parts(constants)) : .textParts(parts)
  }

  private func part(_ value: Value) throws(SceneError) -> SceneTextPart {
    try document.expect(.object, value, "a part of a text", "an object")
    try document.checkKeys(value, ["string", "font"] + TextPart.lengths.map(\.name), of: "a part of a text")
    guard let string = document.member(value, "string") else { throw document.fail(.missing("string", of: "a part of a text"), value) }
    var part = TextPart(
      string: "", font: try document.member(value, "font").map { value throws(SceneError) in try FontDecoder(document: document).font(value, "font") })
    for (name, path) in TextPart.lengths {
      part[keyPath: path] = try document.member(value, name).map { value throws(SceneError) in try document.number(value, name) }
    }
    return SceneTextPart(part: part, string: try expressions.template(string, "string"))
  }
}

extension TextPart {
  fileprivate func showing(_ string: String) -> TextPart {
    var part = self
    part.string = string
    return part
  }
}
