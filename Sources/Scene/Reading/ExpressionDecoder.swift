/// Expressions and texts with expressions in them, in the names that hold where they stand. An error points at the character in the file.
struct ExpressionDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument
  let names: ExpressionNames

  func expression(_ source: String, _ value: Value) throws(SceneError) -> Expression {
    do throws(ExpressionError) {
      return try Expression(source, names: names)
    } catch {
      throw document.fail(.expression(source, error.problem), value, offset: document.json.offset(ofCharacter: error.offset, in: value))
    }
  }

  /// A number or an expression that is evaluated during layout.
  func formula(_ value: Value, _ what: String) throws(SceneError) -> Expression {
    if let number = document.json.number(value) { return Expression(number) }
    guard let source = document.json.string(value) else { throw document.wrongKind("'\(what)'", "a number or an expression", value) }
    return try expression(source, value)
  }

  /// A text whose braces hold expressions.
  func template(_ value: Value, _ what: String) throws(SceneError) -> TextTemplate {
    let source = try document.text(value, what)
    do throws(ExpressionError) {
      return try TextTemplate(source, names: names)
    } catch {
      throw document.fail(.template(source, error.problem), value, offset: document.json.offset(ofCharacter: error.offset, in: value))
    }
  }
}
