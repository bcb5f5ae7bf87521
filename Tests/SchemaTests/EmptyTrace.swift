import Queries
import Schema

@testable import TraceStore

extension Connection {
  /// Every table and view of a trace, in memory, without a row.
  static func withSchema() throws -> Connection {
    let connection = try Connection()
    for object in Schema.objects { for statement in [object.create] + object.indexes.map(\.create) { try connection.execute(statement) } }
    return connection
  }

  /// The rows of a statement, by column.
  func records(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> [[String: SQLValue]] {
    let statement = try prepare(sql)
    _ = try statement.bind(arguments)
    var records: [[String: SQLValue]] = []
    while try statement.next() { records.append(Dictionary(uniqueKeysWithValues: zip(statement.columns, statement.row))) }
    return records
  }
}

extension NamedQuery {
  /// A value for each parameter, of no node that there is.
  var anyArguments: [String: SQLValue] { Dictionary(parameters.map { ($0, "title") }) { first, _ in first } }
}
