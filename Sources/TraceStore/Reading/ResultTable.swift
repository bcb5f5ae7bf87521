/// A value of a row.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A text or an integer as text.
  var asText: String? { text ?? integer.map(String.init) }

  package var integer: Int64? { if case .integer(let integer) = self { integer } else { nil } }

  /// A real or integer as a number.
  package var number: Double? {
    switch self {
    case .real(let real): real
    case .integer(let integer): Double(integer)
    case .null, .text: nil
    }
  }

  package var isNull: Bool { self == .null }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral integer: Int64) { self = .integer(integer) }
  package init(floatLiteral real: Double) { self = .real(real) }
  package init(nilLiteral: ()) { self = .null }
}

/// The answer to a query.
package struct ResultTable: Equatable, Sendable {
  package var columns: [String]
  package var rows: [[SQLValue]]

  package init(columns: [String], rows: [[SQLValue]]) { (self.columns, self.rows) = (columns, rows) }

  /// The value at `row` in the column of that name; nil if there is no such column.
  package subscript(row: Int, column: String) -> SQLValue? { columns.firstIndex(of: column).map { rows[row][$0] } }

  /// The rows as dictionaries by column.
  package var records: [[String: SQLValue]] { rows.map { Dictionary(zip(columns, $0)) { first, _ in first } } }
}
