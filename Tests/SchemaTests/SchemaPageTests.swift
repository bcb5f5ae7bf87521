import Foundation
import Schema
import TestSupport
import Testing

/// `docs/schema.md` is made from the comments in `Schema/*.sql`.
@Suite struct SchemaPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../docs/schema.md").standardizedFileURL

  @Test func `the page of the schema is what the comments say`() throws {
    let text = Self.text
    if ProcessInfo.processInfo.environment["LAYOUTTRACE_RECORD"] == "1" { return try text.write(to: Self.page, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(Difference(written, text) == .none, "LAYOUTTRACE_RECORD=1 swift test --filter SchemaPageTests writes it")
  }

  private static var text: String {
    let (tables, views) = (Schema.objects.filter { !$0.isView }, Schema.objects.filter(\.isView))
    return """
      # Schema of a trace, \(Schema.name(ofVersion: Schema.version))

      Made from the comments in `Schema/*.sql`, which `.schema` prints and the view `schema_doc` lists; `LAYOUTTRACE_RECORD=1 swift test --filter SchemaPageTests` writes it.

      A trace is one SQLite file. `PRAGMA application_id` is \(Schema.applicationID) (`LYTR`), `PRAGMA user_version` is major × 10000 + minor × 100 + micro.
      A minor version adds tables, views and columns, and renames and removes none, but what went before the first release; a major version that is newer than its own layouttrace refuses by name.
      Of a trace of an earlier minor version layouttrace takes a later table for empty (but for `kind`: it knows those that the trace can have) and brings the later views; what reads a column that is not there says its name and ends with 65.
      Lengths are in points, the origin is top left, y grows downwards. In a proposal NULL is nil; infinity is `9e999`.

      ## Changes

      | version | what came |
      |---|---|
      \(Schema.additions.map(change).joined(separator: "\n"))
      | 1.0.0 | the first version |

      ## Tables

      \(tables.map(section).joined(separator: "\n\n"))

      ## Views

      \(views.map(section).joined(separator: "\n\n"))

      """
  }

  private static func change(_ addition: SchemaAddition) -> String {
    func quoted(_ names: [String]) -> [String] { names.map { "`\($0)`" } }
    let views = addition.views.isEmpty ? [] : ["the views " + quoted(addition.views).joined(separator: ", ")]
    let gone = addition.gone.isEmpty ? [] : ["gone before the first release: " + quoted(addition.gone).joined(separator: ", ")]
    let names = quoted(addition.tables + addition.columns) + views + gone
    return "| \(Schema.name(ofVersion: addition.version)) | \(names.joined(separator: "; ")) |"
  }

  private static func section(_ object: SchemaObject) -> String {
    let rows = object.documentation.columns.map { column in
      [
        "`\(column.name)`", column.type?.rawValue ?? "", column.comment?.doc ?? "", column.comment?.unit ?? "",
        column.comment?.nullMeans ?? "",
      ].map { $0.replacingOccurrences(of: "|", with: "\\|") }
    }
    let lines = [["column", "type", "what it is", "unit", "NULL"], ["---", "---", "---", "---", "---"]] + rows
    return "### \(object.name)\n\n\(object.documentation.doc)\n\n" + lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
