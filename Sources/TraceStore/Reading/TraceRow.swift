import LayoutModel

/// A row of a table, read into the types of the model. A value that no recorder writes is damage, told with its table, row and column.
struct TraceRow {
  private let table: String
  private let row: [String: SQLValue]
  private let path: String

  /// - Parameter path: of the trace, for errors.
  init(_ table: String, _ row: [String: SQLValue], _ path: String) { (self.table, self.row, self.path) = (table, row, path) }

  func number<T: FixedWidthInteger>(_ column: String, as type: T.Type = T.self, in range: ClosedRange<T> = T.min...T.max) throws(TraceError) -> T {
    guard let number = try numberIfAny(column, in: range) else { throw damage(column) }
    return number
  }

  func numberIfAny<T: FixedWidthInteger>(_ column: String, in range: ClosedRange<T> = T.min...T.max) throws(TraceError) -> T? {
    guard let value = row[column], !value.isNull else { return nil }
    guard let number = value.integer.flatMap({ T(exactly: $0) }), range.contains(number) else { throw damage(column) }
    return number
  }

  func text(_ column: String) throws(TraceError) -> String {
    guard let text = row[column]?.text else { throw damage(column) }
    return text
  }

  func textIfAny(_ column: String) throws(TraceError) -> String? { row[column].map(\.isNull) == false ? try text(column) : nil }

  func points(_ column: String) throws(TraceError) -> Double {
    guard let points = row[column]?.number else { throw damage(column) }
    return points
  }

  func rect(_ prefix: String) throws(TraceError) -> Rect {
    Rect(try points(prefix + "x"), try points(prefix + "y"), try points(prefix + "width"), try points(prefix + "height"))
  }

  var proposal: Proposal {
    get throws(TraceError) {
      func side(_ column: String) throws(TraceError) -> Double? { row[column].map(\.isNull) == false ? try points(column) : nil }
      return Proposal(try side("proposal_width"), try side("proposal_height"))
    }
  }

  /// `node 5 has parent_id 1099511627776`.
  func damage(_ column: String) -> TraceError {
    let id = (row["id"] ?? row["node_id"])?.integer.map { " \($0)" } ?? ""
    let value =
      switch row[column] {
      case .integer(let integer): "\(integer)"
      case .real(let real): "\(real)"
      case .text(let text): "'\(text.prefix(40))'"
      case .null, nil: "nothing"
      }
    return .damaged(path: path, message: "the row\(id) of \(table) has \(value) for \(column)")
  }
}
