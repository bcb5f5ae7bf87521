import Platform

/// The trace's tables and views: one .sql file each in this folder.
package enum Schema {
  /// Major, minor and micro as `PRAGMA user_version` holds them: 1.2.3 is 10203. A reader refuses a newer major.
  package static let version: Int32 = 1_20_00

  /// `LYTR`: `PRAGMA application_id` of a trace.
  package static let applicationID: Int32 = 0x4C59_5452

  /// `1.0.0` for 10000.
  package static func name(ofVersion version: Int32) -> String { "\(version / 10000).\(version / 100 % 100).\(version % 100)" }

  /// What minor versions added, the newest first: traces of earlier ones have none of it.
  package static let additions: [SchemaAddition] = [
    SchemaAddition(version: 1_20_00, tables: [], columns: ["calls.asker", "axis_call.imposes"], views: []),
    SchemaAddition(version: 1_19_00, tables: [], columns: ["axis_call.takes_offer"], views: []),
    SchemaAddition(version: 1_18_00, tables: [], columns: ["pass.follows_id"], views: []),
    SchemaAddition(
      version: 1_17_00, tables: [],
      columns: [
        "placement.guide_x", "placement.guide_x_value", "placement.guide_y", "placement.guide_y_value", "axis_placement.guide",
        "axis_placement.guide_value",
      ], views: []),
    SchemaAddition(version: 1_16_00, tables: [], columns: ["text_line.breaks_word"], views: [], gone: ["scene.sha256", "font_metrics.sha256"]),
    SchemaAddition(version: 1_15_00, tables: [], columns: ["axis_call.fit", "stack_shares.fit"], views: []),
    SchemaAddition(version: 1_14_00, tables: ["container_length"], columns: [], views: []),
    SchemaAddition(version: 1_13_00, tables: [], columns: ["evaluation.layout_events"], views: []),
    SchemaAddition(version: 1_12_00, tables: [], columns: ["reason.asks"], views: []),
    SchemaAddition(version: 1_11_00, tables: [], columns: ["evaluation.code_reads"], views: []),
    SchemaAddition(version: 1_10_00, tables: ["rule_basis"], columns: [], views: []),
    SchemaAddition(
      version: 1_08_00, tables: ["evaluation", "font_metrics", "lazy_track", "text_font"],
      columns: [
        "node.source_file", "node.source_line", "node.source_column", "node.source_function",
        "text_line.x", "text_line.seen_width", "text_line.baseline", "text_line.height", "text_line.font_size", "text_line.font_advance", "kind.draws",
      ], views: ["cell_neighbour", "cell_overlap", "cell_slot"]),
    SchemaAddition(version: 1_07_00, tables: ["environment", "kind"], columns: [], views: []),
    SchemaAddition(version: 1_06_00, tables: [], columns: ["schema_doc.type"], views: []),
    SchemaAddition(version: 1_05_00, tables: [], columns: [], views: ["text_asked"]),
    SchemaAddition(version: 1_04_00, tables: [], columns: ["stack_offer.proposal", "stack_offer.stack_proposal"], views: []),
    SchemaAddition(version: 1_03_00, tables: ["grid_share", "grid_taken", "grid_track"], columns: [], views: []),
    SchemaAddition(version: 1_02_00, tables: ["call_time"], columns: [], views: ["grid_cell"]),
    SchemaAddition(
      version: 1_01_00, tables: ["viewport"], columns: ["stack_share.gap", "placement.arranged_by"],
      views: ["axis_call", "axis_placement", "placement_guide", "stack_offer"]),
  ]

  /// Tables, then views, each by name.
  package static let objects: [SchemaObject] = sqlFiles.map { SchemaObject(name: $0.name, text: $0.text) }
    .sorted { ($0.isView ? 1 : 0, $0.name) < ($1.isView ? 1 : 0, $1.name) }
}

/// What a minor version added. Columns go by table and name.
package struct SchemaAddition: Sendable {
  package let version: Int32
  package let tables: [String]
  package let columns: [String]
  package let views: [String]
  /// Columns that it took away, as none may since the first release.
  package var gone: [String] = []
}

/// A table or view.
package struct SchemaObject: Sendable {
  package let name: String
  package let isView: Bool
  /// The CREATE statement, its comments included.
  package let create: String
  /// Statements for the end of the recording: an index that exists while rows come in costs four times the row.
  package let indexes: [(name: String, create: String)]
  package var documentation: DocumentedSQL { DocumentedSQL(create) }

  init(name: String, text: String) {
    self.name = name
    let statements = Self.statements(text)
    create = statements.first ?? ""
    // CREATE INDEX name ON …
    indexes = statements.dropFirst().map { (String($0.split(separator: " ")[2]), $0) }
    isView = create.hasPrefix("CREATE VIEW")
  }

  /// Whether `sql` makes the same table or view: comments and blanks aside, it is the same text.
  package func isSame(as sql: String?) -> Bool { sql.map { Self.code($0) == Self.code(create) } ?? false }

  /// Columns that are computed from others. Our files write SQL's words in capitals and names in small letters.
  package var generatedColumns: Set<String> {
    var name = "", names: Set<String> = []
    for token in Self.code(create) {
      guard case .word(let word) = token else { continue }
      if word == "GENERATED" { names.insert(name) }
      if word == word.lowercased() { name = word }
    }
    return names
  }

  private static func code(_ sql: String) -> [SQLToken] {
    SQLToken.scan(sql).map(\.token).filter { if case .comment = $0 { false } else { true } }
  }

  private static func statements(_ text: String) -> [String] {
    var statements: [String] = []
    var start = text.startIndex
    for (token, range) in SQLToken.scan(text) where token == .symbol(";") {
      statements.append(text[start..<range.lowerBound].trimmed)
      start = range.upperBound
    }
    return statements
  }
}
