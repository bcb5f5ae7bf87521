import Schema

/// A question a person has of a trace: one .sql file in this folder, which plain sqlite3 runs as well.
package struct NamedQuery: Sendable {
  /// The file's name.
  package let name: String
  package let sql: String
  /// The statement's first comment: what it answers.
  package let help: String
  /// Parameters without their colon, in the order they first stand: `node` for `:node`.
  package let parameters: [String]
  /// The columns of the answer and what the comments above them say.
  package let columns: [DocumentedSQL.Column]

  package init(name: String, sql: String) {
    self.name = name
    self.sql = sql
    let documentation = DocumentedSQL(sql)
    (help, columns) = (documentation.doc, documentation.columns)
    let tokens = SQLToken.scan(sql).map(\.token)
    parameters = zip(tokens, tokens.dropFirst()).reduce(into: []) { found, pair in
      if pair.0 == .symbol(":"), case .word(let name) = pair.1, !found.contains(name) { found.append(name) }
    }
  }

  /// All of them, by name.
  package static let all: [NamedQuery] = sqlFiles.map { NamedQuery(name: $0.name, sql: $0.text) }.sorted { $0.name < $1.name }
}
