/// A value of the expression language.
package enum ExpressionValue: Hashable, Sendable {
  case none
  case number(Double)
  case bool(Bool)
  case size(width: Double, height: Double)
  case text(String)
  /// An object of the data of a ForEach, by the names of its members.
  case record([String: ExpressionValue])
}

extension ExpressionValue {
  /// As a message calls it.
  var kind: String {
    switch self {
    case .none: "nil"
    case .number: "a number"
    case .bool: "true or false"
    case .size: "a size"
    case .text: "a text"
    case .record: "an object"
    }
  }

  /// The value of a variable, or of a member of it, by a name as an expression has it: `item`, `item.name`. nil for another variable's.
  func value(of name: String, as variable: String) -> ExpressionValue? {
    if name == variable { return self }
    guard case .record(let members) = self, name.hasPrefix(variable), name.dropFirst(variable.count).first == "." else { return nil }
    return members[String(name.dropFirst(variable.count + 1))] ?? ExpressionValue.none
  }
}
