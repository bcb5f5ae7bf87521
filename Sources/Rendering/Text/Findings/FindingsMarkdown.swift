import Explanation

/// The answer of `check` as a summary for a pull request, in GitHub's Markdown: a headline that counts, and a table, the gravest first.
///
/// What is more than a reader takes in at once is folded below it.
package struct FindingsMarkdown {
  /// The scene's file, from the repository's root.
  package var file: String
  /// As many rows are in sight.
  static let shown = 10

  package init(file: String) { self.file = file }

  package func render(_ report: CheckReport) -> String {
    let notes = report.notes.map { "\n\($0.inMarkdown)\n" }.joined()
    if report.findings.isEmpty { return "no findings\n" + notes }
    // Equal ones stay in the order of the tree.
    let rows = FindingKind.Severity.allCases.reversed().flatMap { severity in report.findings.filter { $0.severity == severity } }.map { row($0, report) }
    let folded = rows.dropFirst(Self.shown)
    let more = folded.isEmpty ? "" : "\n<details>\n<summary>\(folded.count.grouped) more</summary>\n\n\(Self.table(folded))\n</details>\n"
    return "### layouttrace: \(report.findings.count.of("finding")): \(report.counts)\n\n" + Self.table(rows.prefix(Self.shown)) + more + notes
  }

  private static func table(_ rows: some Sequence<String>) -> String {
    "| severity | place | finding | what |\n|---|---|---|---|\n" + rows.joined()
  }

  private func row(_ finding: Finding, _ report: CheckReport) -> String {
    let place = finding.file(besides: file).printable.inMarkdown + (finding.place.map { ":\($0.line)" } ?? "")
    let name = "\(finding.kind.code) \(finding.kind.name)".inMarkdown
    return "| \(finding.severity.rawValue) | \(place) | \(name) | \(finding.text(in: report).inMarkdown) |\n"
  }
}
