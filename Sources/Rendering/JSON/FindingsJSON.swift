import Explanation
import JSON

/// The answer of `check` as JSON, one object. Infinity is `"infinity"`, what there is not is null.
package struct FindingsJSON {
  /// The scene's file, as the user named it; of several the first.
  package var file: String
  /// All that were looked at.
  package var files: [String]

  package init(file: String, files: [String]? = nil) { (self.file, self.files) = (file, files ?? [file]) }

  package func render(_ report: CheckReport) -> String {
    JSONValue.object([
      ("file", .string(file)), ("files", .array(files.map(JSONValue.string))), ("passes", .array(report.passes.map(JSONValue.string))),
      ("findings", .array(report.findings.map(finding))),
      ("layouts", .integer(Int64(report.layouts))), ("untried", .integer(Int64(report.untried))),
    ]).text + "\n"
  }

  private func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("code", .string(finding.kind.code)), ("name", .string(finding.kind.name)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)), ("node", .integer(Int64(finding.node))), ("key", .string(finding.key)),
      ("view", .string(finding.view)), ("path", .string(finding.path)),
      ("pointer", JSONValue(finding.pointer)), ("file", .string(finding.file(besides: file))), ("line", JSONValue(finding.place?.line)),
      ("column", JSONValue(finding.place?.column)),
      ("axis", JSONValue(finding.axis?.letter)), ("amount", JSONValue(finding.amount)), ("passes", .array(finding.passes.map(JSONValue.string))),
      ("keys", .array(finding.keys.map(JSONValue.string))),
    ])
  }
}
