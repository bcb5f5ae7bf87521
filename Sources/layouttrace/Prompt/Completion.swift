import Platform
import Queries
import Rendering
import TraceStore

/// What a word at the prompt may become.
struct Completion {
  let objects: [String]
  let columns: [String]
  let keys: [String]
  let passes: [String]
  let queries: [String: NamedQuery]

  private static let keywords = [
    "SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "LIMIT", "JOIN", "LEFT JOIN", "USING", "HAVING", "DISTINCT", "BETWEEN", "AND", "OR", "NOT", "NULL",
    "IS", "IN", "LIKE", "CASE", "WHEN", "THEN", "ELSE", "END", "WITH", "RECURSIVE", "UNION ALL", "EXISTS", "DESC", "count", "sum", "max", "min", "round",
  ]

  init(_ trace: Trace, _ queries: [String: NamedQuery]) throws {
    func names(_ sql: String) throws -> [String] { try trace.rows(sql).rows.compactMap { $0.first?.text } }
    objects = try names("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name")
    columns = try names(
      """
      SELECT DISTINCT c.name FROM sqlite_schema AS o JOIN pragma_table_xinfo(o.name) AS c
      WHERE o.type IN ('table', 'view') AND o.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY c.name
      """)
    keys = try names("SELECT DISTINCT key FROM node ORDER BY id")
    passes = try names("SELECT name FROM pass ORDER BY id")
    self.queries = queries
  }

  /// - Parameter start: where the word begins, in bytes.
  func candidates(_ line: String, _ start: Int) -> [String] {
    let before = String(decoding: line.utf8.prefix(start), as: UTF8.self), word = String(decoding: line.utf8.dropFirst(start), as: UTF8.self)
    let (words, isKeyword) = words(before)
    // The library's word may end before the line does.
    let prefix = word.prefix { !" \t;,)'\"=".contains($0) }
    return words.filter { isKeyword && Self.keywords.contains($0) ? $0.lowercased().hasPrefix(prefix.lowercased()) : $0.hasPrefix(prefix) }
  }

  private func words(_ before: String) -> (words: [String], hasKeywords: Bool) {
    guard before.hasPrefix(".") else {
      let isQuoted = before.count { $0 == "'" } % 2 == 1
      return isQuoted ? (keys + passes, false) : (columns + objects + Self.keywords, true)
    }
    let said = before.split(whereSeparator: \.isWhitespace)
    if before == "." { return (PromptCommand.allCases.map(\.rawValue), false) }
    switch said.first.flatMap({ PromptCommand(rawValue: String($0.dropFirst())) }) {
    case .schema, .doc: return (objects, false)
    case .format: return (RowFormat.allCases.map(\.rawValue), false)
    case .query:
      guard said.count > 1, let query = queries[String(said[1])] else { return (queries.keys.sorted(), false) }
      let kind = query.options.first { "--\($0.name)" == (said.last ?? "") }?.kind
      return (kind == .node ? keys : kind == .pass ? passes : query.parameters.map { "--\($0)" }, false)
    default: return ([], false)
    }
  }
}
