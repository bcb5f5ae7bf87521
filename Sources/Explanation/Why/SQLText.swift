import TraceStore

/// SQL as a person can run it.
enum SQLText {
  /// The lines of a query that are no comments.
  static func withoutComments(_ sql: String) -> String {
    sql.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("--") }.joined(separator: "\n")
  }

  /// The query without its comments, `:name` replaced by the value.
  static func filled(_ sql: String, _ arguments: [String: SQLValue]) -> String {
    var text = withoutComments(sql)
    // Of two names of which one begins with the other the longer comes first.
    for (name, value) in arguments.sorted(by: { $0.key.count > $1.key.count }) { text = text.replacing(":\(name)", with: value.literal) }
    return text
  }
}

extension SQLValue {
  /// As SQL writes it, with all digits.
  fileprivate var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value): value.isInfinite ? value < 0 ? "-9e999" : "9e999" : "\(value)"
    case .text(let text): "'\(text.replacing("'", with: "''"))'"
    }
  }
}
