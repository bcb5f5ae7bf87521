import JSON
import TraceStore

/// What Datasette shows beside the tables of a trace: their documentation, and the named queries as pages with a field for each parameter.
///
/// The form is that of Datasette's `metadata.json`: https://docs.datasette.io/en/stable/metadata.html. Units stand in the descriptions: Datasette
/// knows those of the Système International alone.
package struct DatasetteMetadata {
  /// A named query.
  package struct Query: Sendable {
    package var name: String
    package var help: String
    package var sql: String
    package var parameters: [String]

    package init(name: String, help: String, sql: String, parameters: [String]) {
      (self.name, self.help, self.sql, self.parameters) = (name, help, sql, parameters)
    }
  }

  private let trace: Trace
  private let queries: [Query]

  package init(_ trace: Trace, queries: [Query]) { (self.trace, self.queries) = (trace, queries) }

  package var json: String {
    get throws {
      let docs = try trace.rows("SELECT object, column, unit, null_means, doc FROM schema_doc").rows
      let objects = docs.filter { $0[1].isNull }.map { object -> (key: String, value: JSONValue) in
        let columns = docs.filter { $0[0] == object[0] && !$0[1].isNull }.map { row in
          (
            key: row[1].text ?? "",
            value: JSONValue.string((row[4].text ?? "") + (row[2].text.map { " [\($0)]" } ?? "") + (row[3].text.map { " NULL: \($0)" } ?? ""))
          )
        }
        return (object[0].text ?? "", .object([("description", JSONValue(object[4].text)), ("columns", .object(columns))]))
      }
      let scene = try trace.value("SELECT name FROM scene")?.text
      let pages = queries.map { query in
        (
          // A page of a table's name would stand before the table's own.
          key: "query-\(query.name)",
          value: JSONValue.object([
            ("title", .string(query.help)), ("params", .array(query.parameters.map { .string($0) })), ("sql", .string(query.sql)),
          ])
        )
      }
      let database: [(key: String, value: JSONValue)] = [
        ("description", .string("How the layout of \(scene ?? "a scene") came about, as layouttrace recorded it.")), ("tables", .object(objects)),
        ("queries", .object(pages)),
      ]
      return JSONValue.object([("databases", .object([(Self.databaseName(trace.path), .object(database))]))]).text + "\n"
    }
  }

  /// As Datasette names a file: without its last extension.
  static func databaseName(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.dropFirst().lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(stem)
  }
}
