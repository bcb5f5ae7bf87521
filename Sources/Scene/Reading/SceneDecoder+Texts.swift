import LayoutEngine
import LayoutModel

// Texts, whose braces hold expressions, and the parts of a Text.
extension SceneDecoder {
  func template(_ value: Value, _ what: String, _ names: ExpressionNames) throws(SceneError) -> SceneArgument.Value {
    let template = try self.template(of: value, what, names)
    return template.constant.map { .constant(.text($0)) } ?? .template(template)
  }

  /// An error points at the character in the file.
  private func template(of value: Value, _ what: String, _ names: ExpressionNames) throws(SceneError) -> TextTemplate {
    let source = try text(value, what)
    do throws(ExpressionError) {
      return try TextTemplate(source, names: names)
    } catch {
      throw fail(.template(source, error.problem), value, offset: document.offset(ofCharacter: error.offset, in: value))
    }
  }

  func textParts(_ array: Value, _ what: String, _ names: ExpressionNames) throws(SceneError) -> SceneArgument.Value {
    try expect(.array, array, "'\(what)'", "an array of parts: [{\"string\": \"…\", \"font\": …}]")
    var parts: [SceneTextPart] = []
    for value in document.elements(array) { parts.append(try textPart(value, names)) }
    let constants = parts.compactMap { part in part.string.constant.map { string in part.part.showing(string) } }
    return constants.count == parts.count ? .constant(.parts(constants)) : .textParts(parts)
  }

  private func textPart(_ value: Value, _ names: ExpressionNames) throws(SceneError) -> SceneTextPart {
    try expect(.object, value, "a part of a text", "an object")
    try checkKeys(value, ["string", "font"] + TextPart.lengths.map(\.name), of: "a part of a text")
    guard let string = member(value, "string") else { throw fail(.missing("string", of: "a part of a text"), value) }
    var part = TextPart(string: "", font: try member(value, "font").map { value throws(SceneError) in try font(value, "font") })
    for (name, path) in TextPart.lengths {
      part[keyPath: path] = try member(value, name).map { value throws(SceneError) in try number(value, name) }
    }
    return SceneTextPart(part: part, string: try template(of: string, "string", names))
  }
}

extension TextPart {
  fileprivate func showing(_ string: String) -> TextPart {
    var part = self
    part.string = string
    return part
  }
}
