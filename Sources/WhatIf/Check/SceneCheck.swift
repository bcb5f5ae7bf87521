import Explanation
import JSON
import LayoutModel
import Scene
import TraceStore

/// Checks a recording: asks every kind of finding, proves what has to be proved by laying out again, and looks up where it stands in the
/// scene's text.
package struct SceneCheck {
  private let trace: Trace
  /// What to look for.
  package var kinds = FindingKind.all
  /// Where to look.
  package var passes: [TracePass]
  /// Keys of the nodes to look at; nil: all.
  package var keys: Set<String>?
  /// Layouts that may be made; nil: some seconds' worth.
  package var maxLayouts: Int?

  package init(_ trace: Trace) throws {
    self.trace = trace
    passes = try Checker.shownPasses(trace)
  }

  package func report() throws -> CheckReport {
    let recorded = try trace.consistently { try Checker(trace, passes).findings(kinds) }
    let all = try (recorded + ImpureLayouts(trace).findings(passes, of: kinds)).inOrder
    var report = CheckReport(findings: [], passes: passes.map(\.name))
    let wanted = all.contains { !$0.edits.isEmpty }
    var proof = wanted ? try EffectProof(trace, passes, limit: maxLayouts) : nil
    let written = wanted ? try WrittenModifiers(trace, passes) : WrittenModifiers()
    // A modifier that is written once is one suspect, however often a loop or another view repeats it: also where one of its repetitions is looked at.
    let found = all.merged { finding in finding.edits.isEmpty ? nil : written.place[finding.node].map { "\(finding.kind.code) \($0)" } }
    for finding in found where keys?.isDisjoint(with: finding.keys) != true {
      guard !finding.edits.isEmpty, finding.pointer != nil else {
        report.findings.append(finding)
        continue
      }
      // Where it is no suspect, it has an effect.
      guard let place = written.place[finding.node], written.placed[place] == finding.edits.count else { continue }
      let edits = written.firstInScene(finding.edits)
      switch proof?.hasNoEffect(edits.map { ($0.pass, $0.edit) }, at: Set(edits.map(\.pointer))) {
      case true?: report.findings.append(finding)
      case nil: report.untried += 1
      case false?: break
      }
    }
    report.layouts = proof?.layouts ?? 0
    try locate(&report.findings)
    return report
  }

  /// Finds the pointers in the scene's text; of what nobody wrote that of the view that it stands in.
  private func locate(_ findings: inout [Finding]) throws {
    if try trace.meta("front_end") == "swift" { return try locateInSwift(&findings) }
    guard let json = try trace.sceneJSON, let document = try? JSONDocument(Array(json.utf8)) else { return }
    let offsets = try findings.map { finding in
      try (finding.pointer ?? pointer(around: finding.node)).flatMap { document.value(at: $0) }.map(document.offset)
    }
    let places = SourceLocation.places(of: offsets.compactMap { $0 }, in: document.bytes)
    for (index, offset) in offsets.enumerated() {
      findings[index].place = offset.flatMap { places[$0] }.map { ($0.line, $0.column) }
    }
  }

  /// Finds where Swift code makes the view, or what makes it so long; of what it does not make itself where it makes the one that it stands in.
  private func locateInSwift(_ findings: inout [Finding]) throws {
    let recorded = try trace.recordedFile ?? "", files = try trace.sourceFiles
    for index in findings.indices {
      let row = try trace.row(
        """
        SELECT source_file, source_line, source_column FROM node WHERE id <= :node AND last_id >= :node AND source_file IS NOT NULL ORDER BY id DESC LIMIT 1
        """, ["node": .integer(Int64(findings[index].cause ?? findings[index].node))])
      guard let file = row?["source_file"]?.text, let line = row?["source_line"]?.integer, let column = row?["source_column"]?.integer else { continue }
      findings[index].place = (Int(clamping: line), Int(clamping: column))
      if Self.name(file) != Self.name(recorded) { findings[index].otherFile = (files[file] ?? Self.name(file), recorded) }
    }
    // The rows of a list, say, come of one line: what all of them have is told once.
    findings = findings.merged { finding in
      finding.place.map { "\(finding.kind.code) \(finding.otherFile?.path ?? "") \($0) \(finding.axis?.letter ?? "")" }
    }
  }

  /// `Card.swift` of `App/Card.swift`.
  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func pointer(around node: NodeID) throws -> String? {
    try trace.value(
      "SELECT pointer FROM node WHERE id <= :node AND last_id >= :node AND pointer IS NOT NULL ORDER BY id DESC LIMIT 1", ["node": .integer(Int64(node))])?.text
  }
}
