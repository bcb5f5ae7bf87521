import JSON
import LayoutEngine
import LayoutModel
import LayoutUI
import Rendering
import Scene

/// Arguments as a scene writes them.
enum ArgumentJSON {
  /// nil for a closure that is no expression.
  static func value(_ value: ArgumentValue) -> JSONValue? {
    switch value {
    case .number(let number): number == .infinity ? .string("infinity") : JSONValue(number)
    case .bool(let bool): .bool(bool)
    case .text(let text): .string(TextTemplate.escaped(text))
    case .words(let words): .array(words.map { .string($0) })
    case .alignment(let horizontal, let vertical): JSONValue(horizontal: horizontal, vertical: vertical)
    case .guide(let guide):
      .string(guide.name == "center" ? (guide.axis == .horizontal ? "HorizontalAlignment.center" : "VerticalAlignment.center") : guide.name)
    case .formula(let formula): self.formula(formula)
    case .formulas(let parts): formulas(parts)
    case .insets(let insets):
      .object([("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)].map { ($0, JSONValue($1)) })
    case .range(let lower, let upper): .array([lower, upper].map { JSONValue($0) })
    case .point(let point): .object([("x", JSONValue(point.x)), ("y", JSONValue(point.y))])
    case .font(let font): self.font(font)
    case .gridItems(let items): JSONValue(items)
    case .parts(let parts): .array(parts.map(part))
    }
  }

  private static func font(_ font: FontDescription) -> JSONValue {
    let words = [("style", font.style?.rawValue), ("weight", font.weight?.rawValue), ("design", font.design?.rawValue)]
    let flags = FontDescription.flags.filter { font[keyPath: $0.path] }
    return .object(numbers([("size", font.size)]) + words.compactMap { name, word in word.map { (name, .string($0)) } } + flags.map { ($0.name, .bool(true)) })
  }

  private static func part(_ part: TextPart) -> JSONValue {
    let font = part.font.map { [("font", self.font($0))] } ?? []
    return .object([("string", .string(TextTemplate.escaped(part.string)))] + font + numbers(TextPart.lengths.map { ($0.name, part[keyPath: $0.path]) }))
  }

  private static func numbers(_ members: [(String, Double?)]) -> [(String, JSONValue)] {
    members.compactMap { name, number in number.map { (name, JSONValue($0)) } }
  }

  /// As a trace shows it: a word without quotes.
  static func text(_ value: ArgumentValue) -> String? {
    if case .text(let text) = value { return text }
    let json = self.value(value)
    if case .string(let word)? = json { return word }
    return json?.text
  }

  private static func formula(_ formula: any Formula) -> JSONValue? {
    if let length = formula as? ContainerLength { return containerLength(length) }
    guard let affine = AffineFormula(formula) else { return nil }
    return affine.constant.map { JSONValue($0) } ?? .string(affine.source)
  }

  /// A part of the container's length and a constant, or nil.
  private static func containerLength(_ length: ContainerLength) -> JSONValue? {
    func ask(_ value: Double) -> Double? { try? length.evaluate(FormulaScope(length: value)) }
    guard let none = ask(0), let thousand = ask(1000) else { return nil }
    let factor = ((thousand - none) / 1000 * 1e9).rounded() / 1e9
    for probe in [1.0, 320, 393, 768, 2400] { guard let value = ask(probe), abs(value - (factor * probe + none)) < 1e-6 else { return nil } }
    return .string("\(factor) * length" + (none == 0 ? "" : none < 0 ? " - \(-none)" : " + \(none)"))
  }

  private static func formulas(_ parts: [String: any Formula]) -> JSONValue? {
    var members: [(String, JSONValue)] = []
    for (name, formula) in parts.sorted(by: { $0.key > $1.key }) {
      guard let length = formula as? ShapeLength, length.isGreedy else { return nil }
      members.append((name, .string(length.greedySource)))
    }
    return .object(members)
  }
}
