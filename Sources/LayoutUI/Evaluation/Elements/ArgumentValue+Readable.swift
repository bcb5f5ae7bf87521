import LayoutEngine

extension ArgumentValue {
  /// A value of any type as far as its text says all of it: numbers, words, cases, and structs of these; nil of others, as of objects and closures.
  init?(readable value: Any) {
    switch value {
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let bool as Bool: self = .bool(bool)
    default:
      guard let text = Self.text(value, levels: 3), text.count <= Self.longest else { return nil }
      self = .text(text)
    }
  }

  /// Letters that a line has room for.
  private static let longest = 80

  /// `"a word"`, `.leading`, `Span(columns: 2, isWide: true)`.
  private static func text(_ value: Any, levels: Int) -> String? {
    switch value {
    case let number as any BinaryFloatingPoint:
      let digits = "\(Double(number))"
      return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    case let number as any BinaryInteger: return "\(number)"
    case let bool as Bool: return "\(bool)"
    case let string as String: return "\"\(string)\""
    case let alignment as HorizontalAlignment: return ".\(alignment.declared.name.name)"
    case let alignment as VerticalAlignment: return ".\(alignment.declared.name.name)"
    case let alignment as Alignment:
      return "Alignment(horizontal: .\(alignment.horizontal.declared.name.name), vertical: .\(alignment.vertical.declared.name.name))"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if levels == 0 { return nil }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value, levels: levels) } ?? "nil"
    case .enum where mirror.children.isEmpty: return ".\(value)"
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label, let inner = text(payload.value, levels: levels - 1) else { return nil }
      return ".\(name)\(inner.hasPrefix("(") ? inner : "(\(inner))")"
    // What one of SwiftUI's holds says nothing of it to those who use it.
    case .struct where ["LayoutUI.", "LayoutEngine.", "LayoutModel."].contains(where: String(reflecting: mirror.subjectType).hasPrefix): return nil
    case .struct, .tuple:
      let members = mirror.children.map { member in
        text(member.value, levels: levels - 1).map { text in member.label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text }
      }
      if members.isEmpty || members.contains(where: { $0 == nil }) { return nil }
      return (mirror.displayStyle == .struct ? "\(mirror.subjectType)" : "") + "(\(members.compactMap(\.self).joined(separator: ", ")))"
    default: return nil
    }
  }
}
