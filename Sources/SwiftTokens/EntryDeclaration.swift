/// A value of the environment that `@Entry` declares: `@Entry var radius: CGFloat = 4`, on one line.
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
    let lineEnd = bytes[start...].firstIndex(of: 10) ?? bytes.count
    let line = tokens[(variable + 1)...].prefix { $0.range.lowerBound < lineEnd }
    guard let name = line.first?.text, let last = line.last else { return nil }
    func text(_ tokens: ArraySlice<SwiftToken>) -> String? {
      tokens.first.flatMap { first in tokens.last.map { String(decoding: bytes[first.range.lowerBound..<$0.range.upperBound], as: UTF8.self) } }
    }
    let equals = line.firstIndex { $0.text == "=" } ?? line.endIndex
    self.name = name
    value = text(line[min(equals + 1, line.endIndex)...]) ?? "nil"
    type = line.dropFirst().first?.text == ":" ? text(line[(line.startIndex + 2)..<equals]) : nil
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
