import Platform
import Rendering
import Scene
import Schema
import TraceStore

/// What is wrong with a person's SQL, with its place and the line it is in:
/// ```
/// line 1, column 8: no such column: widht; did you mean 'width'?
///   SELECT widht FROM frames
///          ^
/// ```
struct SQLComplaint {
  let exitCode: Int32
  let text: String

  init(_ error: QueryError, in sql: String, file: String?, trace: Trace) {
    exitCode = error.exitCode
    guard let place = Self.place(of: error, in: sql) ?? error.place else {
      text = error.message.printable
      return
    }
    let hint = (try? Self.hint(error.message, sql, trace)) ?? ""
    let position = file.map { "\($0.printable):\(place.line):\(place.column)" } ?? "\(place)"
    text = "\(position): \(error.message.printable)\(hint.printable)\n" + Self.excerpt(of: sql, at: place)
  }

  /// Where the table is named that there is not: SQLite tells no place for it.
  private static func place(of error: QueryError, in sql: String) -> QueryError.Place? {
    guard let start = error.place, error.message.hasPrefix("no such table: ") else { return nil }
    let name = error.message.dropFirst(15).split(separator: ".").last.map(String.init)
    for (token, range) in SQLToken.scan(sql) {
      guard case .word(let word) = token, word == name else { continue }
      let before = sql.utf8[..<range.lowerBound]
      let line = before.count { $0 == 10 } + 1
      let column = sql[(before.lastIndex(of: 10).map { sql.utf8.index(after: $0) } ?? sql.startIndex)..<range.lowerBound].count + 1
      if (line, column) >= (start.line, start.column) { return QueryError.Place(line: line, column: column) }
    }
    return nil
  }

  /// The line with a caret below the place; of a long line, what is around it.
  private static func excerpt(of sql: String, at place: QueryError.Place) -> String {
    // As bytes: to a String, CRLF is one character.
    let lines = sql.utf8.split(separator: 10, omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return "" }
    let line = Array(String(Substring(lines[place.line - 1])).replacing("\t", with: " "))
    let at = min(place.column - 1, line.count)
    let start = max(0, min(at - 60, line.count - 100)), end = min(line.count, start + 100)
    return "  \(String(line[start..<end]).printable)\n  " + String(repeating: " ", count: String(line[start..<at]).printable.columns) + "^"
  }

  /// What was meant, as far as it can be guessed.
  private static func hint(_ message: String, _ sql: String, _ trace: Trace) throws -> String? {
    func names(_ query: String) throws -> [String] { try trace.rows(query).rows.compactMap { $0.first?.text } }
    func nearest(_ word: String, _ words: [String]) -> String? { Suggestion.nearest(to: word, among: words).map { "; did you mean '\($0)'?" } }
    if message.hasPrefix("nothing gives :"), let name = message.split(separator: " ").dropFirst(2).first?.dropFirst() { return "; --param \(name)=… does" }
    guard let colon = message.firstRange(of: ": ") else { return nil }
    let word = String(message[colon.upperBound...])
    switch message[..<colon.lowerBound] {
    case "no such table" where Schema.objects.contains { $0.name == word }:
      let version = try trace.value("PRAGMA user_version")?.integer.flatMap { Int32(exactly: $0) } ?? 0
      return "; the trace has schema \(Schema.name(ofVersion: version)), which lacks it: record it anew"
    case "no such table": return nearest(word, try names("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')"))
    case "no such function": return nearest(word, try names("SELECT DISTINCT name FROM pragma_function_list"))
    case "no such column":
      let column = String(word.split(separator: ".").last ?? "")
      let mentioned = SQLToken.scan(sql).compactMap { if case .word(let name) = $0.token { name.lowercased() } else { nil } }
      let all = try trace.rows("SELECT o.name, c.name FROM sqlite_schema AS o JOIN pragma_table_xinfo(o.name) AS c WHERE o.type IN ('table', 'view')").rows
        .compactMap { row in row[0].text.flatMap { object in row[1].text.map { (object: object, column: $0) } } }
      if let hint = nearest(column, all.filter { mentioned.contains($0.object) }.map(\.column)) { return hint }
      if try trace.value("SELECT 1 FROM node WHERE key = :key", ["key": .text(word)]) != nil { return "; a text stands in single quotes: '\(word)'" }
      let owners = all.filter { $0.column == column.lowercased() }.map(\.object)
      return owners.isEmpty ? nearest(column, all.map(\.column)) : "; the tables and views that have it: \(owners.joined(separator: ", "))"
    default: return nil
    }
  }
}
