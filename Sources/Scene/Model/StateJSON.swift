import JSON
import LayoutModel

// State as traces show it: JSON.

extension StateVariable {
  static func json(_ state: [StateVariable]) -> String {
    "{" + state.map { "\"\($0.name)\":\($0.value.json)" }.joined(separator: ",") + "}"
  }
}

extension ExpressionValue {
  var json: String {
    func text(_ number: Double) -> String { number.isFinite ? Expression.text(number) : "\"\(Expression.text(number))\"" }
    switch self {
    case .none: return "null"
    case .number(let number): return text(number)
    case .bool(let bool): return "\(bool)"
    case .size(let width, let height): return "{\"width\":\(text(width)),\"height\":\(text(height))}"
    case .text(let string): return JSONEscape.quote(string)
    case .record(let members):
      return "{" + members.sorted { $0.key < $1.key }.map { "\(JSONEscape.quote($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }
}

extension JSONEscape {
  /// A JSON text in its quotes.
  static func quote(_ string: String) -> String {
    var result: [UInt8] = Array("\"".utf8)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)".utf8
      case "\n": result += "\\n".utf8
      case "\r": result += "\\r".utf8
      case "\t": result += "\\t".utf8
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: result, as: UTF8.self) + "\""
  }
}
