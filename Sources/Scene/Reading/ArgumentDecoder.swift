import LayoutEngine
import LayoutModel
import Platform

/// An argument's value, by the kind of its parameter.
struct ArgumentDecoder {
  typealias Value = CheckedDocument.Value

  let document: CheckedDocument
  let declarations: SceneDeclarations

  /// nil where the value is null, or becomes nodes.
  func argument(_ value: Value, _ parameter: Parameter, of type: SceneType, _ names: ExpressionNames) throws(SceneError) -> SceneArgument? {
    if document.json.kind(value) == .null { return nil }
    // Made where they are needed: a number needs none.
    var expressions: ExpressionDecoder { ExpressionDecoder(document: document, names: names) }
    var geometry: GeometryDecoder { GeometryDecoder(document: document) }
    var alignments: AlignmentDecoder { AlignmentDecoder(document: document, guides: declarations.guides) }
    let decoded: SceneArgument.Value
    switch parameter.kind {
    case .children, .content: return nil
    case .length, .number, .integer: decoded = try numeric(value, parameter, expressions)
    case .bool:
      if let bool = document.json.bool(value) {
        decoded = .constant(.bool(bool))
      } else if let source = document.json.string(value) {
        decoded = .expression(try expressions.expression(source, value), .bool)
      } else {
        throw document.wrongKind("'\(parameter.name)'", "true, false or an expression", value)
      }
    case .scalar:
      if let bool = document.json.bool(value) {
        decoded = .constant(.bool(bool))
      } else if let number = document.json.number(value) {
        decoded = .constant(.number(number))
      } else if let source = document.json.string(value) {
        decoded = .expression(try expressions.expression(source, value), .scalar)
      } else {
        throw document.wrongKind("'\(parameter.name)'", "a number, true, false or an expression", value)
      }
    case .sizeState: decoded = .constant(.text(try sizeState(value, parameter.name)))
    case .text: decoded = try template(value, parameter.name, expressions)
    case .name: decoded = .constant(.text(try document.text(value, parameter.name)))
    case .choice(let words): decoded = .constant(.text(try document.choice(value, parameter.name, words)))
    case .choices(let words): decoded = .constant(.words(try choices(value, parameter.name, words)))
    case .alignment, .horizontalAlignment, .verticalAlignment: decoded = .constant(try alignments.alignment(value, parameter))
    case .guide: decoded = .constant(.guide(try alignments.guide(value, parameter.name)))
    case .formula(let reads):
      if let code = document.codeNumber(value).flatMap({ document.code?.formula($0) }) {
        return SceneArgument(name: parameter.name, value: .code(code), text: code.source, origin: value)
      }
      decoded = .formula(try ExpressionDecoder(document: document, names: names.reading(reads)).formula(value, parameter.name))
    case .formulas(let parts, let reads): decoded = .formulas(try formulas(value, parameter.name, parts, reads, names))
    case .insets: decoded = .constant(.insets(try geometry.insets(value, parameter.name)))
    case .unitPoint: decoded = .constant(.point(try geometry.unitPoint(value, parameter.name)))
    case .range: decoded = .constant(try range(value, parameter.name))
    case .font: decoded = .constant(.font(try FontDecoder(document: document).font(value, parameter.name)))
    case .textParts: decoded = try TextPartDecoder(expressions).parts(value, parameter.name)
    case .gridItems: decoded = .gridItems(try GridItemDecoder(expressions, alignments).items(value, parameter.name))
    case .data: return nil
    case .any: decoded = document.json.kind(value) == .string ? try template(value, parameter.name, expressions) : .constant(.text(document.json.source(value)))
    }
    let source = document.json.string(value) ?? document.json.compactSource(value)
    return SceneArgument(name: parameter.name, value: decoded, text: source, origin: document.isFragment ? nil : value)
  }

  /// The name of a state that is a size.
  private func sizeState(_ value: Value, _ what: String) throws(SceneError) -> String {
    let name = try document.text(value, what)
    let sizes = declarations.state.filter { $0.value.kind == "a size" }.map(\.name)
    if sizes.contains(name) { return name }
    if let other = declarations.state.first(where: { $0.name == name }) {
      throw document.wrongKind("'\(what)'", "the name of a state that is a size; '\(name)' is \(other.value.kind)", value)
    }
    throw document.fail(.unknownWord(name, for: what, nearest: Suggestion.nearest(to: name, among: sizes), words: sizes), value)
  }

  private func numeric(_ value: Value, _ parameter: Parameter, _ expressions: @autoclosure () -> ExpressionDecoder) throws(SceneError) -> SceneArgument.Value {
    if let number = document.json.number(value) {
      if parameter.kind == .integer, number != number.rounded() { throw document.wrongKind("'\(parameter.name)'", "a whole number", value) }
      return .constant(.number(number))
    }
    guard let source = document.json.string(value) else {
      let takes = parameter.kind == .length ? "a number, \"infinity\" or an expression" : "a number or an expression"
      throw document.wrongKind("'\(parameter.name)'", takes, value)
    }
    if GeometryDecoder.isInfinity(source) { return .constant(.number(.infinity)) }
    return .expression(try expressions().expression(source, value), parameter.kind)
  }

  private func template(_ value: Value, _ what: String, _ expressions: ExpressionDecoder) throws(SceneError) -> SceneArgument.Value {
    let template = try expressions.template(value, what)
    return template.constant.map { .constant(.text($0)) } ?? .template(template)
  }

  private func formulas(
    _ object: Value, _ what: String, _ parts: [String], _ reads: Parameter.FormulaReads, _ names: ExpressionNames
  ) throws(SceneError) -> [(name: String, Expression)] {
    try document.expect(.object, object, "'\(what)'", "{\(parts.map { "\"\($0)\": …" }.joined(separator: ", "))}")
    try document.checkKeys(object, parts, of: what)
    var formulas: [(name: String, Expression)] = []
    for (index, part) in parts.enumerated() {
      guard let value = document.member(object, part) else { throw document.fail(.missing(part, of: what), object) }
      let expressions = ExpressionDecoder(document: document, names: names.reading(reads, part: index))
      formulas.append((part, try expressions.formula(value, part)))
    }
    return formulas
  }

  private func choices(_ value: Value, _ what: String, _ words: [String]) throws(SceneError) -> [String] {
    if document.json.kind(value) == .string { return [try document.choice(value, what, words)] }
    try document.expect(.array, value, "'\(what)'", "an array of words")
    var chosen: [String] = []
    for element in document.json.elements(value) { chosen.append(try document.choice(element, what, words)) }
    return chosen
  }

  private func range(_ array: Value, _ what: String) throws(SceneError) -> ArgumentValue {
    let elements = Array(document.json.elements(array))
    guard document.json.kind(array) == .array, elements.count == 2 else {
      throw document.wrongKind("'\(what)'", "[lower, upper], each a whole number or null", array)
    }
    func bound(_ value: Value) throws(SceneError) -> Double? {
      if document.json.kind(value) == .null { return nil }
      let bound = try document.number(value, what, "whole numbers or null")
      if bound != bound.rounded() { throw document.wrongKind("'\(what)'", "whole numbers or null", value) }
      return bound
    }
    return .range(lower: try bound(elements[0]), upper: try bound(elements[1]))
  }
}
