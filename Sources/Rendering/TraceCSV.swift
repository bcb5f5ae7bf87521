import TraceStore

/// The tables and views of a trace as comma-separated values, a file each.
///
/// RFC 4180 with plain line breaks. NULL is empty and an empty text `""`; reals have a point or an exponent, so that a reader tells them from
/// integers, in as many digits as bring the same number back; infinity is `inf`.
package struct TraceCSV {
  private let trace: Trace

  package init(_ trace: Trace) { self.trace = trace }

  /// Tables, then views, each by name; without what a person has added under a name that is no name of a file.
  package var tables: [String] {
    get throws {
      try trace.rows(
        """
        SELECT DISTINCT name FROM (SELECT type, name FROM sqlite_schema UNION ALL SELECT type, name FROM sqlite_temp_schema)
        WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT GLOB '*[^A-Za-z0-9_]*'
        ORDER BY type, name
        """
      ).rows.compactMap { $0[0].text }
    }
  }

  /// - Parameter output: gets the text line by line; no more than a row is in memory.
  package func write(_ table: String, to output: (String) throws -> Void) throws {
    let sql = "SELECT * FROM \"\(table)\""
    try output(try trace.columns(of: sql).map { Self.field($0) }.joined(separator: ",") + "\n")
    try trace.forEachRow(sql) { row in
      var line = ""
      for (index, value) in row.enumerated() {
        if index > 0 { line += "," }
        switch value {
        case .null: break
        case .integer(let integer): line += "\(integer)"
        case .real(let real): line += "\(real)"
        case .text(let text): line += Self.field(text)
        }
      }
      try output(line + "\n")
    }
  }

  private static func field(_ text: String) -> String {
    guard text.isEmpty || text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
