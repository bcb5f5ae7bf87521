import Explanation

extension CheckReport {
  /// Several reports as one, whose file is that of the first: what one file has in each of its own passes is not told to be in some.
  init(_ reports: [(report: CheckReport, file: String)]) {
    self.init(findings: [], passes: reports.flatMap(\.report.passes))
    let first = reports.first?.file ?? "", passes = reports.reduce(into: [:]) { $0[$1.file, default: 0] += $1.report.passes.count }
    for (report, file) in reports {
      findings += report.findings.map { finding in
        var finding = finding
        finding.passesOfFile = passes[file]
        if finding.file(besides: file) != first { finding.otherFile = (finding.file(besides: file), first) }
        return finding
      }
      (layouts, untried) = (layouts + report.layouts, untried + report.untried)
    }
    findings = findings.merged { "\($0.file(besides: first)) \($0.place.map { "\($0)" } ?? "") \($0.kind.code) \($0.message)" }
  }

  /// Passes called after the preview that they lay out, too.
  mutating func name(after preview: String) {
    let isOne = passes.count == 1
    func named(_ pass: String) -> String { isOne ? preview : "\(preview), \(pass)" }
    passes = passes.map(named)
    for index in findings.indices { findings[index].passes = findings[index].passes.map(named) }
  }
}
