import Explanation

/// The answer of `check` as compilers write it: a finding a line, its place first, so that editors can jump there.
package struct FindingsText {
  package var terminal: Terminal
  /// The scene's file, as the user named it.
  package var file: String

  package init(terminal: Terminal = .plain, file: String) { (self.terminal, self.file) = (terminal, file) }

  package func render(_ report: CheckReport) -> String {
    (report.findings.map { line($0, report) } + [summary(report)] + report.notes).map { $0 + "\n" }.joined()
  }

  /// `scene.json:4:6: warning LT001: terms is 160 wide, …`
  package func line(_ finding: Finding, _ report: CheckReport) -> String {
    let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
    let severity = terminal.styled("\(finding.severity.rawValue) \(finding.kind.code)", finding.severity.style)
    return "\(finding.file(besides: file).printable)\(place): \(severity): \(finding.text(in: report))"
  }

  private func summary(_ report: CheckReport) -> String {
    let passes = report.passes.count == 1 ? "1 pass" : "\(report.passes.count.grouped) passes"
    if report.findings.isEmpty { return "no findings in \(passes)" }
    return "\(report.findings.count.of("finding")) in \(passes): \(report.counts); 'layouttrace explain CODE' says more"
  }
}

extension CheckReport {
  /// `1 warning, 2 notes`.
  var counts: String {
    FindingKind.Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : count.of(severity.rawValue)
    }.joined(separator: ", ")
  }

  /// What the findings do not tell.
  var notes: [String] {
    if untried == 0 { return [] }
    return ["\(untried.of("suspect")) of LT003 not tried: \(layouts.of("layout")) were made; --max-layouts allows more"]
  }
}

extension Finding {
  /// The sentence, and where it holds as well.
  package func text(in report: CheckReport) -> String {
    var text = message.printable
    if keys.count > 1 {
      let others = keys.filter { $0 != key }
      text += " (and so \(others.prefix(3).joined(separator: ", ").printable)" + (others.count > 3 ? " and \((others.count - 3).grouped) more)" : ")")
    }
    if passes.count < report.passes.count {
      let named = passes.prefix(3).map { "'\($0.printable)'" }.joined(separator: ", ")
      text += " (in \(named)" + (passes.count > 3 ? " and \((passes.count - 3).grouped) more passes)" : ")")
    }
    return text
  }
}

extension FindingKind.Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
