/// What can go wrong with SQL that a user wrote.
package enum QueryError: Error, Equatable {
  /// A place in the SQL text; both count from 1.
  package struct Place: Equatable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    package var description: String { "line \(line), column \(column)" }

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// What a session stops at.
  package enum Limit: Equatable, Sendable {
    case seconds(Double)
    case rows(Int)
    /// Of rows that a table with aligned columns holds before it prints the first.
    case bytes(Int)
    /// Of SQLite.
    case memory(Int)
    /// Of SQLite's work on one of layouttrace's own questions.
    case readSeconds(Double)
    /// Of the answer to one of layouttrace's own questions.
    case readRows(Int)
  }

  /// SQLite does not understand or cannot run the statement.
  case failed(message: String, place: Place?)
  /// The statement does more than read.
  case refused(what: String, place: Place)
  /// A parameter of the statement, with its colon, that nobody gave a value.
  case unbound(parameter: String, place: Place)
  /// The statement was stopped; its first rows are out.
  case stopped(at: Limit)
  /// By Ctrl-C.
  case interrupted

  /// The command's exit code: the SQL is part of how the command is used.
  package var exitCode: Int32 {
    switch self {
    case .failed, .refused, .unbound: 64
    case .stopped: 75
    case .interrupted: 130
    }
  }

  package var place: Place? {
    switch self {
    case .failed(_, let place): place
    case .refused(_, let place), .unbound(_, let place): place
    case .stopped, .interrupted: nil
    }
  }

  /// What happened, without the place.
  package var message: String {
    switch self {
    case .failed(let message, _): message
    case .refused(let what, _) where what.hasSuffix("()"): "\(what) is refused: it is none of the functions that answer from their arguments alone"
    case .refused(let what, _) where what.hasPrefix("the module "): "\(what) is refused: it answers with what is no part of a trace"
    case .refused(let what, _): "\(what) is refused: a trace is only read; copy the file and use sqlite3 to change it"
    case .unbound(let parameter, _): "nothing gives \(parameter) a value"
    case .stopped(at: .seconds(let seconds)): "stopped after \(Self.short(seconds)) s; --timeout allows more, 0 any time"
    case .stopped(at: .rows(let rows)): "stopped after \(rows) \(rows == 1 ? "row" : "rows"), there are more; --limit allows more, 0 any number"
    case .stopped(at: .bytes(let bytes)):
      "stopped: rows of more than \(bytes >> 20) MB are not lined up; the formats csv, tsv, json and ndjson print any number"
    case .stopped(at: .memory(let bytes)): "stopped: the statement needs more than \(bytes >> 20) MB of memory"
    case .stopped(at: .readSeconds(let seconds)): "stopped: a question to the trace took more than \(Self.short(seconds)) s"
    case .stopped(at: .readRows(let rows)): "stopped: the answer of the trace has more than \(rows) rows"
    case .interrupted: "interrupted"
    }
  }

  private static func short(_ seconds: Double) -> String { Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)" }
}

extension QueryError: CustomStringConvertible {
  package var description: String { place.map { "\($0): \(message)" } ?? message }
}
