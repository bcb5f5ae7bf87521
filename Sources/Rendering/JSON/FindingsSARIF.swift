import Explanation
import JSON
import Platform

/// The answer of `check` in the Static Analysis Results Interchange Format 2.1.0 (OASIS), which code hosts and editors read.
package struct FindingsSARIF {
  /// The scene's file, as the user named it; becomes a relative URI, or one of the scheme file.
  package var file: String
  /// Of layouttrace.
  package var toolVersion: String
  /// Kinds that were looked for.
  package var kinds: [FindingKind]

  package init(file: String, toolVersion: String, kinds: [FindingKind]) { (self.file, self.toolVersion, self.kinds) = (file, toolVersion, kinds) }

  package func render(_ report: CheckReport) -> String {
    let driver: JSONValue = .object([
      ("name", .string("layouttrace")), ("version", .string(toolVersion)), ("semanticVersion", .string(toolVersion)), ("rules", .array(kinds.map(rule))),
    ])
    let run: JSONValue = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(report.findings.map { result($0, report) })),
    ])
    return JSONValue.object([
      ("$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).text + "\n"
  }

  private func rule(_ kind: FindingKind) -> JSONValue {
    let page = FindingPage(kind)
    return .object([
      ("id", .string(kind.code)), ("name", .string(kind.name.capitalized.replacing(" ", with: ""))),
      ("shortDescription", .object([("text", .string(kind.title))])), ("fullDescription", .object([("text", .string(page.firstParagraph))])),
      ("help", .object([("text", .string(page.plain)), ("markdown", .string(page.markdown))])),
      ("defaultConfiguration", .object([("level", .string(kind.severity.rawValue))])),
    ])
  }

  private func result(_ finding: Finding, _ report: CheckReport) -> JSONValue {
    var physical: [(key: String, value: JSONValue)] = [("artifactLocation", .object([("uri", .string(Self.uri(finding.file(besides: file))))]))]
    if let place = finding.place {
      physical.append(("region", .object([("startLine", .integer(Int64(place.line))), ("startColumn", .integer(Int64(place.column)))])))
    }
    let logical: JSONValue = .object([
      ("name", .string(finding.key)), ("fullyQualifiedName", .string(finding.path)), ("kind", .string("element")),
    ])
    return .object([
      ("ruleId", .string(finding.kind.code)), ("ruleIndex", .integer(Int64(kinds.firstIndex { $0.code == finding.kind.code } ?? -1))),
      ("level", .string(finding.severity.rawValue)), ("message", .object([("text", .string(finding.text(in: report)))])),
      ("locations", .array([.object([("physicalLocation", .object(physical)), ("logicalLocations", .array([logical]))])])),
      // The same as long as the finding stays: no number that a neighbour could change.
      ("partialFingerprints", .object([("layouttraceFinding/v1", .string(finding.identity))])),
    ])
  }

  /// A path as a URI reference (RFC 3986); one that starts at the root gets the scheme.
  static func uri(_ path: String) -> String {
    let escaped = path.utf8.reduce(into: "") { escaped, byte in
      let scalar = Unicode.Scalar(byte),
        isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-._~/".contains(Character(scalar)))
      escaped += isPlain ? String(scalar) : "%" + String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst()
    }
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}
