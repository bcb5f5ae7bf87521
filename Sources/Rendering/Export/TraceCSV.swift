import TraceStore

/// The tables and views of a trace as comma-separated values, a file each.
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
    try output(RowText.csv(try trace.columns(of: sql).map(SQLValue.text)))
    try trace.forEachRow(sql) { try output(RowText.csv($0)) }
  }
}
