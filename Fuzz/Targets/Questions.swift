import Explanation
import JSON
import LayoutModel
import Queries
import Rendering
import TraceStore
import WhatIf

/// What the commands ask of a trace, and how they print it.
struct Questions {
  let trace: Trace
  /// Chooses one view, query or table; nil: all are asked about.
  var choice: UInt64?

  enum Cost: Sendable {
    case light, moderate
    /// The scene is laid out again, up to hundreds of times.
    case heavy
  }

  struct Kind: Sendable {
    /// The command that asks.
    let name: String
    var cost = Cost.moderate
    let ask: @Sendable (Questions) throws -> Void
  }

  static let all = [
    Kind(name: "tree", cost: .light) { try $0.tree() }, Kind(name: "calls", cost: .light) { try $0.calls() },
    Kind(name: "why --trace-only") { try $0.whyFromTrace() },
    Kind(name: "query", cost: .light) { try $0.queries() }, Kind(name: "export") { try $0.export() }, Kind(name: "why", cost: .heavy) { try $0.why() },
    Kind(name: "why --position", cost: .heavy) { try $0.whyPosition() }, Kind(name: "why --calls", cost: .heavy) { try $0.whyCalls() },
    Kind(name: "check", cost: .heavy) { try $0.check() }, Kind(name: "diff", cost: .heavy) { try $0.diff($0.trace) },
    Kind(name: "why-not", cost: .heavy) { try $0.whyNot() }, Kind(name: "sweep", cost: .heavy) { try $0.sweep() },
  ]
  private static let terminal = Terminal(isStyled: true, width: 80)

  private func pass() throws -> TracePass? { try trace.lastPass }

  /// Of a small trace all, of a damaged one that claims to be large the first ones.
  private func nodes(_ pass: TracePass) throws -> [TraceNode] {
    try chosen(trace.keys(in: pass).prefix(60)).compactMap { try trace.node($0, in: pass) }
  }

  private func chosen<T>(_ list: some Collection<T>) -> [T] {
    guard let choice, !list.isEmpty else { return Array(list) }
    return [list[list.index(list.startIndex, offsetBy: Int(choice % UInt64(list.count)))]]
  }

  private func each(_ body: (TraceNode, TracePass) throws -> Void) throws {
    guard let pass = try pass() else { return }
    try trace.consistently {
      for node in try nodes(pass) {
        do { try body(node, pass) } catch let error as ExplanationError { Verdict.accept(error) }
      }
    }
  }

  func tree() throws {
    guard let pass = try pass() else { return }
    for part in try TreeReport.parts(trace, pass).prefix(3) {
      var printer = TreePrinter(Self.terminal), list = JSONLines()
      let report = try TreeReport(trace, pass, part)
      _ = (printer.text(report), printer.end(), list.text(report.json), list.end())
    }
  }

  func whyFromTrace() throws {
    try each { node, pass in
      try show(Prover.unproved(Explainer(trace).explain(node, in: pass)))
      try show(Prover.unproved(Explainer(trace).explainPosition(of: node, in: pass)))
      let report = CallCostReport(try CallExplainer(trace).cost(of: node, in: pass), showsAll: true, showsSQL: true)
      _ = (report.text(Self.terminal), report.json)
    }
  }

  func why() throws {
    try each { node, pass in
      let prover = try Prover(trace, pass)
      try show(prover.addingSmallestChange(to: prover.complete(Explainer(trace).explain(node, in: pass))))
    }
  }

  func whyPosition() throws {
    try each { node, pass in
      let prover = try Prover(trace, pass)
      try show(prover.complete(Explainer(trace).explainPosition(of: node, in: pass)))
    }
  }

  private func show(_ explanation: Explanation) throws {
    _ = ExplanationText(terminal: Self.terminal).render(explanation)
    _ = ExplanationText(terminal: .plain, showsAll: true, showsSQL: true).render(explanation)
    _ = (ExplanationJSON().render(explanation), DecisionGraph(explanation).dot, DecisionGraph(explanation, showsAll: true).mermaid)
    Tally.count("explained")
  }

  func whyCalls() throws {
    try each { node, pass in
      let cost = try CallProof(trace, pass).complete(CallExplainer(trace).cost(of: node, in: pass))
      let report = CallCostReport(cost, showsAll: true, showsSQL: true)
      _ = (report.text(Self.terminal), report.json)
    }
  }

  func calls() throws {
    try each { node, pass in
      let report = try CallsReport(trace, node, in: pass)
      _ = (report.text(Self.terminal), report.json)
    }
  }

  func whyNot() throws {
    try each { node, pass in
      let answer = try EffectQuestion(trace, pass).answer(node)
      _ = (answer.text(Self.terminal), answer.json)
    }
  }

  func sweep() throws {
    guard let pass = try pass() else { return }
    let sweep = try trace.consistently { try CanvasSweep(trace, pass, limit: 40).sweep(.horizontal, 0...400) }
    let answer = SweepAnswer(pass: pass.name, sweeps: [sweep])
    _ = (answer.text(Self.terminal), answer.json)
  }

  func check() throws {
    let report = try SceneCheck(trace).report()
    _ = (FindingsText(terminal: Self.terminal, file: "a.json").render(report), FindingsJSON(file: "a.json").render(report))
    _ = (FindingsGitHub(file: "a.json").render(report), FindingsSARIF(file: "a.json", toolVersion: "0", kinds: FindingKind.all).render(report))
  }

  /// - Parameter other: what it is compared with, both ways.
  func diff(_ other: Trace) throws {
    guard let pass = try pass(), let last = try other.lastPass else { return }
    let (a, b) = (try RecordedLayout(trace, pass), try RecordedLayout(other, last))
    for (before, after) in [(a, b), (b, a)] {
      let proof = try? DiffProof(before, after)
      let diff = try TraceDiff(before, after, tolerance: 0.005, proof: proof)
      _ = TraceDiffText(before: "a", after: "b", terminal: Self.terminal, showsAll: true).render(diff)
      _ = TraceDiffJSON().render(diff, [], passes: ("a", "b"))
    }
  }

  func queries() throws {
    let session = try trace.readOnlySession(SessionLimits(seconds: 1, rows: 1000, length: 1 << 20))
    let key = try pass().flatMap { try trace.keys(in: $0).last } ?? ""
    let pass = try pass()?.name ?? ""
    for query in chosen(NamedQuery.all) {
      let arguments = Dictionary(query.options.map { ($0.name, SQLValue.text($0.kind == .pass ? pass : key)) }) { $1 }
      do {
        var printer = RowPrinter(.table, terminal: Self.terminal) { _ in }
        try session.run(query.sql, isOwn: true, arguments, into: &printer)
      } catch let error as QueryError where error.exitCode == 75 {
        Tally.count("queries stopped")
      }
    }
  }

  func export() throws {
    try ChromeTrace(trace, Array(trace.passes.prefix(3))).write { _ in }
    let csv = TraceCSV(trace)
    for table in chosen(try csv.tables) { try csv.write(table) { _ in } }
  }
}
