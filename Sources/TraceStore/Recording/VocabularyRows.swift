import LayoutModel

/// Writes the rows of `kind`, `reason`, `rule` and `rule_basis`, each before the first node or event that names it: a trace has those that occur in it.
///
/// A reason's and a rule's number is its place in the vocabulary, whatever occurs first: the same scene has the same rows.
final class VocabularyRows {
  /// Row ids by code: 0 for what no vocabulary has, less than 0 for what has no row yet.
  private(set) var reasons, rules: UnsafeMutablePointer<Int32>
  private var missing: [Row] = []
  private var kinds: [String: Vocabulary.Kind]
  private let insertReason, insertRule, insertBasis, insertKind: Statement

  /// What is to be written for some codes.
  private struct Row {
    let codes: [VocabularyCode]
    let isRule: Bool
    let values: [String]
    var basis: [ReplyBasis] = []
  }

  /// Goes on with the rows that are there, which are known by their names.
  init(_ connection: Connection, _ vocabulary: Vocabulary) throws(SQLiteFailure) {
    kinds = Dictionary(vocabulary.kinds.map { ($0.name, $0) }) { first, _ in first }
    insertReason = try connection.prepare("INSERT INTO reason (id, name, asks, doc) VALUES (?, ?, ?, ?)")
    insertRule = try connection.prepare("INSERT INTO rule (id, code, title, doc) VALUES (?, ?, ?, ?)")
    insertBasis = try connection.prepare("INSERT INTO rule_basis (rule_id, rank, basis) VALUES (?, ?, ?)")
    let columns = ["name", "role"] + Trait.allCases.map(\.column)
    insertKind = try connection.prepare("INSERT INTO kind (\(columns.joined(separator: ", "))) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))")
    (reasons, rules) = (Self.table(), Self.table())
    for row in try connection.rows("SELECT name FROM kind") { kinds[row[0].text ?? ""] = nil }
    let reasons = vocabulary.reasons.map { Row(codes: $0.codes, isRule: false, values: [$0.name, $0.asks, $0.doc]) }
    try number(reasons, connection, "SELECT name, id FROM reason")
    let rules = vocabulary.rules.map { Row(codes: $0.codes, isRule: true, values: [$0.code, $0.title, $0.doc], basis: $0.basis) }
    try number(rules, connection, "SELECT code, id FROM rule")
  }

  deinit {
    reasons.deallocate()
    rules.deallocate()
  }

  private static func table() -> UnsafeMutablePointer<Int32> {
    let table = UnsafeMutablePointer<Int32>.allocate(capacity: Int(VocabularyCode.max) + 1)
    table.initialize(repeating: 0, count: Int(VocabularyCode.max) + 1)
    return table
  }

  private func number(_ rows: [Row], _ connection: Connection, _ known: String) throws(SQLiteFailure) {
    let known = Dictionary(try connection.rows(known).map { ($0[0].text ?? "", Int32(truncatingIfNeeded: $0[1].integer ?? 0)) }) { first, _ in first }
    let taken = Set(known.values)
    // Free numbers, so that a trace to which passes are added keeps its own.
    var free = (1...).lazy.map { Int32($0) }.filter { !taken.contains($0) }.makeIterator()
    for row in rows {
      let id = known[row.values[0]] ?? -(free.next() ?? 0)
      for code in row.codes { (row.isRule ? rules : reasons)[Int(code)] = id }
      if id < 0 { missing.append(row) }
    }
  }

  /// Writes the kinds that have no row yet.
  func write(_ structure: StructureRecord) throws(SQLiteFailure) {
    var last = ""
    for kind in structure.nodes.lazy.map(\.kind) where kind != last {
      last = kind
      if let kind = kinds.removeValue(forKey: kind) { try write(kind) }
    }
  }

  private func write(_ kind: Vocabulary.Kind) throws(SQLiteFailure) {
    // A flag's column is an INTEGER, into which SQLite turns the text.
    let values = [kind.name, kind.role.rawValue] + Trait.allCases.map { kind.traits[$0] }
    for (index, value) in values.enumerated() { try insertKind.bind(Int32(index + 1), value) }
    try insertKind.insert()
  }

  /// Whether a code of an event has a row, which it gets if it has none; 0 is none.
  @inline(__always) func hasReason(_ code: VocabularyCode) throws(SQLiteFailure) -> Bool {
    if reasons[Int(code)] > 0 || code == 0 { return true }
    return try write(code, isRule: false)
  }

  @inline(__always) func hasRule(_ code: VocabularyCode) throws(SQLiteFailure) -> Bool {
    if rules[Int(code)] > 0 || code == 0 { return true }
    return try write(code, isRule: true)
  }

  private func write(_ code: VocabularyCode, isRule: Bool) throws(SQLiteFailure) -> Bool {
    guard let row = missing.first(where: { $0.isRule == isRule && $0.codes.contains(code) }) else { return false }
    let (table, insert) = isRule ? (rules, insertRule) : (reasons, insertReason)
    let id = -table[Int(code)]
    insert.bind(1, id)
    for (index, value) in row.values.enumerated() { try insert.bind(Int32(index + 2), value) }
    try insert.insert()
    for (index, basis) in row.basis.enumerated() {
      insertBasis.bind(1, id)
      insertBasis.bind(2, Int32(index + 1))
      try insertBasis.bind(3, basis.rawValue)
      try insertBasis.insert()
    }
    for code in row.codes { table[Int(code)] = id }
    return true
  }
}
