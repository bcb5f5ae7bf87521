import Explanation

/// The answer of `check` as compilers write it: a finding a line, its place first, so that editors can jump there.
package struct FindingsText {
  package var terminal: Terminal
  /// The scene's file, as the user named it.
  package var file: String
  /// Whether one line says which types of views are laid out approximately, where several are.
  package var sumsUpApproximations: Bool

  package init(terminal: Terminal = .plain, file: String, sumsUpApproximations: Bool = true) {
    (self.terminal, self.file, self.sumsUpApproximations) = (terminal, file, sumsUpApproximations)
  }

  package func render(_ report: CheckReport) -> String {
    var findings = report.findings, sum: [String] = []
    let approximate = findings.filter { $0.kind.code == FindingKind.approximate }
    if sumsUpApproximations, approximate.count > 1 {
      findings.removeAll { $0.kind.code == FindingKind.approximate }
      sum = [line(approximate)]
    }
    return (findings.map { line($0, report) } + sum + [summary(report)] + report.notes).map { $0 + "\n" }.joined()
  }

  /// By the file of the first of them: `scene.json: note LT401: List, Toggle and .toolbar() are laid out approximately; 'check --only LT401' says how`
  private func line(_ approximate: [Finding]) -> String {
    var types: [String] = []
    for finding in approximate {
      let type = finding.key == finding.view ? finding.type : ".\(finding.type)()"
      if !types.contains(type) { types.append(type) }
    }
    return
      "\(approximate[0].file(besides: file).printable): \(head(approximate[0])): \(types.listed.printable) \(types.count == 1 ? "is" : "are") laid out approximately; "
      + "'check --only \(FindingKind.approximate)' says how"
  }

  /// `scene.json:4:6: warning LT001: terms is 160 wide, …`
  package func line(_ finding: Finding, _ report: CheckReport) -> String {
    let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(finding.file(besides: file).printable)\(place): \(head(finding)): \(finding.text(in: report))"
  }

  /// `warning LT001`.
  private func head(_ finding: Finding) -> String { terminal.styled("\(finding.severity.rawValue) \(finding.kind.code)", finding.severity.style) }

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
    // Of what is laid out approximately one example is told, of whatever pass.
    if passes.count < input?.passes ?? report.passes.count, kind.code != FindingKind.approximate {
      let named = passes.prefix(3).map { "'\($0.printable)'" }.joined(separator: ", ")
      text += " (in \(named)" + (passes.count > 3 ? " and \((passes.count - 3).grouped) more)" : ")")
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
