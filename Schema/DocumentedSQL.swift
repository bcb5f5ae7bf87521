/// The documentation that a CREATE statement or a query carries in its comments.
///
/// The first comment is about the whole; a comment above a column is about that column:
/// ```sql
/// CREATE TABLE call (
///   -- A sizeThatFits call.
///
///   -- Width it was proposed. [points] NULL: nil, the ideal is asked for.
///   proposal_width REAL
/// )
/// ```
/// A table declares its columns' types. A view cannot, so there the comment says them: `[REAL, points]`, or `[TEXT]` of what has no unit.
package struct DocumentedSQL: Sendable {
  /// A column and what its comment says.
  package struct Column: Equatable, Sendable {
    package let name: String
    /// Of its values; nil for a named query's, whose comments do not say it.
    package let type: ColumnType?
    package let comment: Comment?
  }

  /// The types that values of a trace have, by SQLite's names.
  package enum ColumnType: String, Sendable { case integer = "INTEGER", real = "REAL", text = "TEXT" }

  /// `doc. [type, unit] NULL: what NULL means.`; all but the first may be missing.
  package struct Comment: Equatable, Sendable {
    package let doc: String
    package let type: ColumnType?
    package let unit: String?
    package let nullMeans: String?

    package init(doc: String, type: ColumnType? = nil, unit: String?, nullMeans: String?) {
      (self.doc, self.type, self.unit, self.nullMeans) = (doc, type, unit, nullMeans)
    }
  }

  /// The comment about the whole; empty without one.
  package let doc: String
  /// The columns of the table, or of the first outermost SELECT.
  package let columns: [Column]

  package init(_ sql: String) {
    let tokens = SQLToken.scan(sql).map(\.token)
    let first = tokens.lazy.compactMap { if case .comment(let text) = $0 { text } else { nil } }.first
    doc = first ?? ""
    let isTable = tokens.prefix(2) == [.word("CREATE"), .word("TABLE")]
    columns = isTable ? Self.columns(ofTable: tokens) : Self.columns(ofSelect: tokens)
  }

  private static func columns(ofTable tokens: [SQLToken]) -> [Column] {
    let list = tokens.drop { $0 != .symbol("(") }.dropFirst()
    // The table's own comment stands where the first column's does.
    let constraints: Set = ["PRIMARY", "UNIQUE", "CHECK", "FOREIGN", "CONSTRAINT"]
    return items(list.dropFirst(if: { if case .comment = $0 { true } else { false } })) { _ in false }.compactMap { item in
      guard let name = item.words.first, !constraints.contains(name) else { return nil }
      return Column(name: name, type: item.words.dropFirst().first.flatMap(ColumnType.init), comment: item.comment)
    }
  }

  private static func columns(ofSelect tokens: [SQLToken]) -> [Column] {
    var depth = 0
    let list = tokens.drop { token in
      if token == .symbol("(") { depth += 1 } else if token == .symbol(")") { depth -= 1 }
      return depth > 0 || token != .word("SELECT")
    }
    return items(list.dropFirst()) { $0 == .word("FROM") }.compactMap { item in
      item.words.last.map { Column(name: $0, type: item.comment?.type, comment: item.comment) }
    }
  }

  /// The items of a list separated by commas, up to `end` or the parenthesis that closes the list.
  private static func items(_ tokens: ArraySlice<SQLToken>, until end: (SQLToken) -> Bool) -> [(comment: Comment?, words: [String])] {
    var items: [(comment: Comment?, words: [String])] = [(nil, [])]
    var depth = 0
    for token in tokens {
      if depth == 0, end(token) || token == .symbol(")") || token == .symbol(";") { break }
      switch token {
      case .symbol("("): depth += 1
      case .symbol(")"): depth -= 1
      case .symbol(",") where depth == 0: items.append((nil, []))
      case .comment(let text) where depth == 0 && items[items.count - 1].words.isEmpty: items[items.count - 1].comment = Comment(text)
      case .word(let word) where depth == 0: items[items.count - 1].words.append(word)
      case .quoted(let text) where depth == 0: items[items.count - 1].words.append(String(text.dropFirst().dropLast()))
      default: break
      }
    }
    return items
  }
}

extension DocumentedSQL.Comment {
  package init(_ text: String) {
    var rest = text[...]
    var type: DocumentedSQL.ColumnType?
    var unit: String?
    var nullMeans: String?
    if let null = rest.firstRange(of: "NULL: ") {
      nullMeans = String(rest[null.upperBound...])
      rest = rest[..<null.lowerBound].trimmingSuffix(" ")
    }
    if rest.hasSuffix("]"), let bracket = rest.lastIndex(of: "[") {
      let said = rest[rest.index(after: bracket)...].dropLast().split(separator: ", ", maxSplits: 1)
      type = said.first.flatMap { DocumentedSQL.ColumnType(rawValue: String($0)) }
      unit = (type == nil ? said : Array(said.dropFirst())).joined(separator: ", ").nonEmpty
      rest = rest[..<bracket].trimmingSuffix(" ")
    }
    self.init(doc: String(rest), type: type, unit: unit, nullMeans: nullMeans)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var result = self
    while result.last == character { result.removeLast() }
    return result
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension ArraySlice {
  /// Without the first element, if it is as `predicate` says.
  fileprivate func dropFirst(if predicate: (Element) -> Bool) -> ArraySlice {
    first.map(predicate) == true ? dropFirst() : self
  }
}
