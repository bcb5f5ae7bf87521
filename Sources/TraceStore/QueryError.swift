/// What can go wrong with SQL that a user wrote.
package enum QueryError: Error, Equatable {
  /// A place in the SQL text; both count from 1.
  package struct Place: Equatable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    package var description: String { "line \(line), column \(column)" }
  }

  /// SQLite does not understand or cannot run the statement.
  case failed(message: String, place: Place?)
  /// The statement does more than read.
  case refused(what: String, place: Place)

  /// The command's exit code: the SQL is part of how the command is used.
  package var exitCode: Int32 { 64 }
}

extension QueryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .failed(let message, let place): place.map { "\($0): \(message)" } ?? message
    case .refused(let what, let place): "\(place): \(what) is refused: a trace is only read; copy the file and use sqlite3 to change it"
    }
  }
}
