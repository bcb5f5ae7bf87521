import Testing
import TraceStore

/// `schema_doc` against what stands in the traces of the examples and of the ground truth.
@Suite struct DocumentedTypeTests {
  @Test(arguments: RecordedCorpus.names) func `every value has the type that schema_doc says, and NULL is where it says what that means`(_ name: String) throws
  {
    let (trace, _) = try RecordedCorpus.trace(name)
    let documented = try trace.rows("SELECT object, column, type, null_means FROM schema_doc WHERE column IS NOT NULL ORDER BY object").rows
    #expect(documented.count > 300)
    for (object, columns) in Dictionary(grouping: documented, by: { $0[0].text ?? "" }) {
      let other = columns.map { column in
        let (name, type) = (column[1].text ?? "", column[2].text ?? "")
        return "count(*) FILTER (WHERE typeof(\"\(name)\") NOT IN (lower('\(type)')\(column[3].isNull ? "" : ", 'null'")))"
      }
      let counts = try #require(try trace.rows("SELECT \(other.joined(separator: ", ")) FROM \(object)").rows.first)
      let wrong = zip(columns, counts).filter { $0.1 != 0 }.map { "\($0.0[1].text ?? "") is not \($0.0[2].text ?? "")" }
      #expect(wrong.isEmpty, "\(object)")
    }
  }
}
