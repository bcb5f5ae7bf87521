import LayoutEngine
import LayoutModel

// An argument's value, by the kind its primitive declares.
extension SceneDecoder {
  /// nil where the value is null, or becomes nodes.
  func argument(_ value: Value, _ parameter: Parameter, of type: SceneType, _ names: ExpressionNames) throws(SceneError) -> SceneArgument? {
    if document.kind(value) == .null { return nil }
    let decoded: SceneArgument.Value
    switch parameter.kind {
    case .children, .content: return nil
    case .length, .number, .integer: decoded = try numeric(value, parameter, names)
    case .bool:
      if let bool = document.bool(value) {
        decoded = .constant(.bool(bool))
      } else if let source = document.string(value) {
        decoded = .expression(try expression(source, names, value), .bool)
      } else {
        throw wrongKind("'\(parameter.name)'", "true, false or an expression", value)
      }
    case .scalar:
      if let bool = document.bool(value) {
        decoded = .constant(.bool(bool))
      } else if let number = document.number(value) {
        decoded = .constant(.number(number))
      } else if let source = document.string(value) {
        decoded = .expression(try expression(source, names, value), .scalar)
      } else {
        throw wrongKind("'\(parameter.name)'", "a number, true, false or an expression", value)
      }
    case .sizeState: decoded = .constant(.text(try sizeState(value, parameter.name)))
    case .text: decoded = try template(value, parameter.name, names)
    case .name: decoded = .constant(.text(try text(value, parameter.name)))
    case .choice(let words): decoded = .constant(.text(try choice(value, parameter.name, words)))
    case .choices(let words): decoded = .constant(.words(try choices(value, parameter.name, words)))
    case .alignment, .horizontalAlignment, .verticalAlignment: decoded = .constant(try alignment(value, parameter))
    case .guide: decoded = .constant(.guide(try guide(value, parameter.name)))
    case .formula(let reads):
      decoded = .formula(try formula(value, parameter.name, names.reading(reads)))
    case .formulas(let parts, let reads): decoded = .formulas(try formulas(value, parameter.name, parts, reads, names))
    case .insets: decoded = .constant(.insets(try insets(value, parameter.name)))
    case .unitPoint: decoded = .constant(.point(try unitPoint(value, parameter.name)))
    case .range: decoded = .constant(try range(value, parameter.name))
    case .font: decoded = .constant(.font(try font(value, parameter.name)))
    case .textParts: decoded = try textParts(value, parameter.name, names)
    case .gridItems: decoded = .gridItems(try gridItems(value, parameter.name, names))
    case .data: return nil
    case .any: decoded = document.kind(value) == .string ? try template(value, parameter.name, names) : .constant(.text(document.source(value)))
    }
    let source = document.string(value) ?? document.compactSource(value)
    return SceneArgument(name: parameter.name, value: decoded, text: source, origin: isFragment ? nil : value)
  }

  /// The name of a state that is a size.
  private func sizeState(_ value: Value, _ what: String) throws(SceneError) -> String {
    let name = try text(value, what)
    let sizes = state.filter { $0.value.kind == "a size" }.map(\.name)
    if sizes.contains(name) { return name }
    if let other = state.first(where: { $0.name == name }) {
      throw wrongKind("'\(what)'", "the name of a state that is a size; '\(name)' is \(other.value.kind)", value)
    }
    throw fail(.unknownWord(name, for: what, nearest: Suggestion.nearest(to: name, among: sizes), words: sizes), value)
  }

  private func numeric(_ value: Value, _ parameter: Parameter, _ names: ExpressionNames) throws(SceneError) -> SceneArgument.Value {
    if let number = document.number(value) {
      if parameter.kind == .integer, number != number.rounded() { throw wrongKind("'\(parameter.name)'", "a whole number", value) }
      return .constant(.number(number))
    }
    guard let source = document.string(value) else {
      let takes = parameter.kind == .length ? "a number, \"infinity\" or an expression" : "a number or an expression"
      throw wrongKind("'\(parameter.name)'", takes, value)
    }
    if Self.isInfinity(source) { return .constant(.number(.infinity)) }
    return .expression(try expression(source, names, value), parameter.kind)
  }

  /// As JSON has it, or as Swift writes it.
  static func isInfinity(_ word: String?) -> Bool { word == "infinity" || word == ".infinity" }

  /// A number or an expression that is evaluated during layout.
  func formula(_ value: Value, _ what: String, _ names: ExpressionNames) throws(SceneError) -> Expression {
    if let number = document.number(value) { return Expression(number) }
    guard let source = document.string(value) else { throw wrongKind("'\(what)'", "a number or an expression", value) }
    return try expression(source, names, value)
  }

  private func formulas(
    _ object: Value, _ what: String, _ parts: [String], _ reads: Parameter.FormulaReads, _ names: ExpressionNames
  ) throws(SceneError) -> [(name: String, Expression)] {
    try expect(.object, object, "'\(what)'", "{\(parts.map { "\"\($0)\": …" }.joined(separator: ", "))}")
    try checkKeys(object, parts, of: what)
    var formulas: [(name: String, Expression)] = []
    for (index, part) in parts.enumerated() {
      guard let value = member(object, part) else { throw fail(.missing(part, of: what), object) }
      let names = names.reading(reads, part: index)
      formulas.append((part, try formula(value, part, names)))
    }
    return formulas
  }

  private func choices(_ value: Value, _ what: String, _ words: [String]) throws(SceneError) -> [String] {
    if document.kind(value) == .string { return [try choice(value, what, words)] }
    try expect(.array, value, "'\(what)'", "an array of words")
    var chosen: [String] = []
    for element in document.elements(value) { chosen.append(try choice(element, what, words)) }
    return chosen
  }

  func alignment(_ value: Value, _ parameter: Parameter) throws(SceneError) -> ArgumentValue {
    if parameter.kind == .alignment, document.kind(value) == .object { return try alignment(of: value, parameter.name) }
    let word = try text(value, parameter.name)
    let axis: Axis? = parameter.kind == .alignment ? nil : parameter.kind == .horizontalAlignment ? .horizontal : .vertical
    if let alignment = GuideNames.alignment(word, axis: axis, custom: guides) { return alignment }
    let words = GuideNames.alignments(axis: axis, custom: guides)
    throw fail(.unknownWord(word, for: parameter.name, nearest: Suggestion.nearest(to: word, among: words), words: words), value)
  }

  /// `Alignment(horizontal:vertical:)`: a guide of each axis.
  private func alignment(of object: Value, _ what: String) throws(SceneError) -> ArgumentValue {
    try checkKeys(object, ["horizontal", "vertical"], of: what)
    func guide(_ name: String, _ kind: Parameter.Kind) throws(SceneError) -> ArgumentValue {
      guard let value = member(object, name) else { throw fail(.missing(name, of: what), object) }
      return try alignment(value, Parameter(name, kind, ""))
    }
    guard case .alignment(let horizontal, _) = try guide("horizontal", .horizontalAlignment),
      case .alignment(_, let vertical) = try guide("vertical", .verticalAlignment)
    else { return .alignment(horizontal: nil, vertical: nil) }
    return .alignment(horizontal: horizontal, vertical: vertical)
  }

  private func guide(_ value: Value, _ what: String) throws(SceneError) -> GuideName {
    let word = try text(value, what)
    do throws(ExpressionError) {
      return try GuideNames.parse(word, custom: Set(guides.map(\.name)))
    } catch {
      throw fail(.guide(error.problem), value)
    }
  }

  func unitPoint(_ value: Value, _ what: String) throws(SceneError) -> Point {
    if document.kind(value) == .string {
      return ArgumentReader.unitPoints[try choice(value, what, ArgumentReader.unitPoints.keys.sorted())] ?? .zero
    }
    let takes = "a name (\"topLeading\" …) or {\"x\": …, \"y\": …}, fractions of the size"
    try expect(.object, value, "'\(what)'", takes)
    try checkKeys(value, ["x", "y"], of: what)
    func fraction(_ name: String) throws(SceneError) -> Double {
      guard let part = member(value, name) else { throw fail(.missing(name, of: what), value) }
      return try number(part, what, takes)
    }
    return Point(try fraction("x"), try fraction("y"))
  }

  private func range(_ array: Value, _ what: String) throws(SceneError) -> ArgumentValue {
    let elements = Array(document.elements(array))
    guard document.kind(array) == .array, elements.count == 2 else { throw wrongKind("'\(what)'", "[lower, upper], each a whole number or null", array) }
    func bound(_ value: Value) throws(SceneError) -> Double? {
      if document.kind(value) == .null { return nil }
      let bound = try number(value, what, "whole numbers or null")
      if bound != bound.rounded() { throw wrongKind("'\(what)'", "whole numbers or null", value) }
      return bound
    }
    return .range(lower: try bound(elements[0]), upper: try bound(elements[1]))
  }
}
