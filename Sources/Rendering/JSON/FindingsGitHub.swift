import Explanation

/// The answer of `check` as GitHub's workflow commands, which become annotations of a pull request.
///
/// `::warning file=scene.json,line=4,col=6,title=LT001 overflow::…` (GitHub's documentation of workflow commands); a note is a `notice`.
package struct FindingsGitHub {
  /// The scene's file, from the repository's root.
  package var file: String

  package init(file: String) { self.file = file }

  package func render(_ report: CheckReport) -> String { report.findings.map { line($0, report) + "\n" }.joined() }

  private func line(_ finding: Finding, _ report: CheckReport) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let place = finding.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let title = Self.property("\(finding.kind.code) \(finding.kind.name)")
    return "::\(command) file=\(Self.property(finding.file(besides: file).printable))\(place),title=\(title)::\(Self.data(finding.text(in: report).printable))"
  }

  /// What stands after the last `::`.
  static func data(_ text: String) -> String { escape(text, "%\r\n") }

  static func property(_ text: String) -> String { escape(text, "%\r\n:,") }

  /// By scalars: a line break of two is one character.
  private static func escape(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      return "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
    }.joined()
  }
}
