/// What SQLite's planner is told of the tables in place of what ANALYZE would count: how many rows, and how many of them a key has on average.
///
/// The numbers are those of a trace of many calls, whatever the trace. So a query is planned the same for every trace, and reads ranges of it: told
/// of few nodes or of many shares, SQLite may fill a Bloom filter with a whole table to look up one row.
///
/// The form is that of `sqlite_stat1`, <https://www.sqlite.org/fileformat2.html#the_sqlite_stat1_table>; <https://www.sqlite.org/lang_analyze.html>
/// says that a program may write it.
package enum Statistics {
  private static let rows: [(table: String, index: String?, numbers: String)] = [
    ("node", "node_key", "1000000000 2 1"), ("node", "node_parent", "1000000000 3"), ("node", "node_view", "1000000000 2"),
    ("attribute", "attribute_node", "2000000000 2 1"),
    ("call", "call_node", "9000000000 20 20"), ("placement", "placement_node", "1000000000 1 1"),
    ("stack_share", "stack_share_call", "9000000000 3"),
    ("grid_share", "grid_share_call", "1000000000 20 10 1"), ("grid_taken", "grid_taken_call", "1000000000 40 20"),
    ("grid_track", "grid_track_call", "1000000000 20 10 1"), ("lazy_track", "lazy_track_call", "1000000000 40 20 10 1"),
    ("container_length", "container_length_call", "1000000000 2 1"),
    ("guide", "guide_node", "9000000000 10 10"), ("text_line", "text_line_node", "1000000000 2 2"), ("pass", nil, "2"), ("scene", nil, "1"),
    ("reason", nil, "36"), ("rule", nil, "60"), ("kind", "sqlite_autoindex_kind_1", "70 1"),
  ]

  /// ANALYZE makes the table that they go to, of what is small. Of an index that is not there nothing is told.
  package static let statements =
    ["ANALYZE meta", "DELETE FROM sqlite_stat1"]
    + rows.map { row in
      let values = "SELECT '\(row.table)', \(row.index.map { "'\($0)'" } ?? "NULL"), '\(row.numbers)'"
      return "INSERT INTO sqlite_stat1 \(values)" + (row.index.map { " WHERE EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '\($0)')" } ?? "")
    }
}
