/// A value of the environment that `@Entry` declares: `@Entry var radius: CGFloat = 4`.
package struct EntryDeclaration {
  package let name: String
  /// nil where it is that of the value.
  package let type: String?
  /// Its default; `nil` where none is written.
  package let value: String
  /// UTF-8 offsets from `var` to the end of the value.
  package let range: Range<Int>

  /// The name of the type that is its key.
  package var key: String { "_Key_\(name)" }

  /// - Parameter tokens: those from `@Entry` on.
  package init?(_ tokens: ArraySlice<SwiftToken>, _ bytes: [UInt8]) {
    guard let variable = tokens.firstIndex(where: { $0.text == "var" }), variable - tokens.startIndex < 4 else { return nil }
    let start = tokens[variable].range.lowerBound
    let statement = tokens[variable...].statement(bytes).dropFirst()
    guard let name = statement.first?.text, let last = statement.last else { return nil }
    func text(_ tokens: ArraySlice<SwiftToken>) -> String? {
      tokens.first.flatMap { first in tokens.last.map { String(decoding: bytes[first.range.lowerBound..<$0.range.upperBound], as: UTF8.self) } }
    }
    let equals = statement.firstIndex { $0.text == "=" } ?? statement.endIndex
    self.name = name
    value = text(statement[min(equals + 1, statement.endIndex)...]) ?? "nil"
    type = statement.dropFirst().first?.text == ":" ? text(statement[(statement.startIndex + 2)..<equals]) : nil
    range = start..<last.range.upperBound
  }

  /// What reads and writes it in the environment.
  package var accessors: String { "get { self[\(key).self] } set { self[\(key).self] = newValue }" }

  /// The type that is its key.
  ///
  /// - Parameter module: where `EnvironmentKey` is.
  package func declarationOfKey(in module: String) -> String {
    let constant = type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    return "\(type == nil ? "" : "private ")struct \(key): \(module).EnvironmentKey { \(constant) }"
  }
}

extension ArraySlice<SwiftToken> {
  /// The first statement or declaration of these: up to a semicolon, to the end of a line where no bracket is open, or to the bracket around it.
  package func statement(_ bytes: [UInt8]) -> ArraySlice<SwiftToken> {
    var depth = 0, previous: SwiftToken?
    let end = firstIndex { token in
      defer { previous = token }
      if let previous, depth == 0, previous.text != "=", bytes[previous.range.upperBound..<token.range.lowerBound].contains(10) { return true }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      return depth < 0 || depth == 0 && token.text == ";"
    }
    return self[..<(end ?? endIndex)]
  }
}
