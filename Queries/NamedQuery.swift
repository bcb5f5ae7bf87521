import Schema

/// A question a person has of a trace: one .sql file, which plain sqlite3 runs as well.
///
/// ```sql
/// -- Views measured more than once in one pass, worst first.
///
/// -- :node The view. [node]
/// -- Empty: Every view was measured once.
/// SELECT …
/// ```
package struct NamedQuery: Sendable {
  /// A `:name` of the statement, which becomes the option `--name`.
  package struct Parameter: Equatable, Sendable {
    package let name: String
    /// What its comment says of it.
    package let doc: String?
    /// What the trace must have of that name.
    package let kind: Kind?

    package enum Kind: String, Sendable { case node, pass }

    package init(name: String, doc: String?, kind: Kind?) { (self.name, self.doc, self.kind) = (name, doc, kind) }
  }

  /// The file's name without `.sql`.
  package let name: String
  package let sql: String
  /// The statement without its comments, a line each clause.
  package let statement: String
  /// The statement's first comment: what it answers.
  package let help: String
  /// In the order they first stand.
  package let options: [Parameter]
  /// The columns of the answer and what the comments above them say.
  package let columns: [DocumentedSQL.Column]
  /// What no row means.
  package let empty: String?
  /// Where it was read from; nil for one that comes with layouttrace.
  package let file: String?

  package init(name: String, sql: String, file: String? = nil) {
    (self.name, self.sql, self.file) = (name, sql, file)
    statement = sql.split(separator: "\n").filter { !$0.trimmed.hasPrefix("--") }.reduce(into: "") { clauses, line in
      if !clauses.isEmpty { clauses += line.first == " " || line.first == ")" ? " " : "\n" }
      clauses += line.trimmed
    }
    let documentation = DocumentedSQL(sql)
    (help, columns) = (documentation.doc, documentation.columns)
    let lines = sql.split(whereSeparator: \.isNewline)
    empty = lines.compactMap { $0.after("-- Empty: ") }.first
    let tokens = SQLToken.scan(sql).map(\.token)
    let names: [String] = zip(tokens, tokens.dropFirst()).reduce(into: []) { found, pair in
      if pair.0 == .symbol(":"), case .word(let name) = pair.1, !found.contains(name) { found.append(name) }
    }
    options = names.map { name in
      let comment = lines.compactMap { $0.after("-- :\(name) ") }.first.map { DocumentedSQL.Comment($0) }
      return Parameter(name: name, doc: comment?.doc, kind: comment?.unit.flatMap(Parameter.Kind.init) ?? (name == "node" ? .node : nil))
    }
  }

  /// Names of the options.
  package var parameters: [String] { options.map(\.name) }

  /// All that come with layouttrace, by name.
  package static let all: [NamedQuery] = sqlFiles.map { NamedQuery(name: $0.name, sql: $0.text) }.sorted { $0.name < $1.name }
}

extension Substring {
  /// What follows `prefix`; nil if it does not start with it.
  fileprivate func after(_ prefix: String) -> String? {
    let text = drop { $0 == " " || $0 == "\t" }
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }
}
