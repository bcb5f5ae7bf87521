import Explanation
import JSON
import LayoutModel
import Platform
import Rendering
import TraceStore
import WhatIf

/// Everything that a page shows of a recording, as JSON of format 1; docs/report.md documents it.
package struct Report {
  package struct Options: Sendable {
    /// Views whose answers come first; of a recording with very many calls the calls in them are kept.
    package var nodes: [TraceNode] = []
    /// The pass that is shown first; the scene's last one if nil.
    package var pass: TracePass?
    /// Widths to lay out; nil: half to one and a half times the canvas's.
    package var sweep: ClosedRange<Double>?
    package var sweeps = true
    package var seconds = 10.0
    package var before: (trace: Trace, name: String)?
    /// Whether it has the answers of `why`, and the passes that are not shown.
    package var isWhole = true

    package init() {}
  }

  package let json: JSONValue
  package let title: String
  package let counts: (nodes: Int, calls: Int, widths: Int)
  /// What is not in it, and what would bring it, a sentence each.
  package let leftOut: [String]

  package init(_ trace: Trace, name: String, tool: String, options: Options = Options()) throws {
    let budget = ReportBudget(seconds: options.seconds)
    var tables = ReportTables(), leftOut: [String] = [], counts = (nodes: 0, calls: 0, widths: 0)
    let shown = try options.pass ?? trace.lastPass, all = try trace.passes.filter { options.isWhole || $0 == shown }
    var findings: [Finding] = []
    do { findings = try SceneCheck(trace).report().findings } catch let error as QueryError {
      guard case .stopped = error else { throw error }
      leftOut.append("the findings: a question took too long ('layouttrace check --node' asks about a view)")
    }
    var structures: [Int32: Int] = [:], trees: [JSONValue] = [], passes: [JSONValue] = []
    // The pass that is shown first has the time first.
    var order = all.indices.sorted { all[$0] == shown && all[$1] != shown }
    if order.count > Self.mostPasses {
      leftOut.append("\(order.count - Self.mostPasses) of \(order.count) passes (--pass shows another one first)")
      order = Array(order.prefix(Self.mostPasses))
    }
    for index in order {
      let pass = all[index], structure = try ReportStructure(trace, pass), count = try CallsOfReport.count(trace, pass)
      let wanted = options.nodes.filter { $0.structure == pass.structure }
      let calls = CallsOfReport(most: ReportBudget.calls, wanted: wanted.map { $0.id...$0.last })
      if calls.isLeftOut(count) {
        leftOut.append("the \(count) calls of '\(pass.name)'\(wanted.isEmpty ? " (--node brings those of a view)" : " but for those in --node")")
      }
      if structures[pass.structure] == nil {
        structures[pass.structure] = trees.count
        trees.append(structure.json(&tables))
      }
      var members = try ReportPass(structure: structure).json(trace, pass, calls: calls, &tables)
      members.insert(("structure", .count(structures[pass.structure] ?? 0)), at: 0)
      var answers = ReportAnswers(
        trace, pass, structure, first: wanted.map(\.id) + findings.map(\.node).filter { structure.picture.view($0) != nil }, budget: budget)
      if options.isWhole { try answers.collect(&tables) }
      members.append(("why", answers.json))
      members.append(("alternatives", try answers.alternatives(&tables)))
      let placed = options.isWhole ? answers.order.count : 0
      if answers.answers.count < placed { leftOut.append("why of \(placed - answers.answers.count) of \(placed) views in '\(pass.name)' (--seconds, --node)") }
      if answers.proved < answers.answers.count {
        leftOut.append("proofs of \(answers.answers.count - answers.proved) answers in '\(pass.name)' (--seconds, --node)")
      }
      if options.sweeps, pass == shown, let range = options.sweep ?? ReportSweep.range(of: pass) {
        var sweep = ReportSweep(range: range)
        if let json = try sweep.json(trace, pass, structure, budget, &tables) {
          members.append(("sweep", json))
          if case .object(let facts) = json, case .number(let low)? = facts.first?.value, case .number(let high)? = facts.dropFirst().first?.value {
            counts.widths = Int(clamping: high - low) + 1
          }
          if !sweep.isWhole { leftOut.append("widths beyond \(counts.widths) of '\(pass.name)' (--seconds, --sweep)") }
        }
      }
      if let before = options.before, pass == shown {
        members.append(("before", try ReportBefore(trace: before.trace, name: before.name).json(trace, pass, structure, &tables)))
      }
      if pass == shown { (counts.nodes, counts.calls) = (structure.picture.views.count, count) }
      passes.append(.object(members))
    }
    let scene = try trace.sceneJSON ?? ""
    title = Self.title(of: scene) ?? name
    self.counts = counts
    self.leftOut = leftOut
    json = .object(
      [
        ("format", .integer(1)), ("tool", .string(tool)), ("swiftui", .string(try trace.meta("swiftui_version") ?? "")), ("file", .string(name)),
        ("title", .string(title)), ("scene", .string(scene)), ("structures", .array(trees)), ("passes", .array(passes)),
        ("findings", .array(findings.map { Self.finding($0, &tables) })),
        ("reasons", try Self.documentation(trace, "SELECT name, doc FROM reason ORDER BY name")),
        ("rules", try Self.documentation(trace, "SELECT code, doc FROM rule ORDER BY code")), ("left_out", .array(leftOut.map(JSONValue.string))),
      ] + tables.json)
  }

  /// Tabs that a page has.
  private static let mostPasses = 12

  /// `[code, severity, message, key, line]`.
  private static func finding(_ finding: Finding, _ tables: inout ReportTables) -> JSONValue {
    .array([
      .string(finding.kind.code), .string(finding.severity.rawValue), .string(finding.message), tables.string(finding.key), JSONValue(finding.place?.line),
    ])
  }

  private static func documentation(_ trace: Trace, _ sql: String) throws -> JSONValue {
    .object(try trace.rows(sql).rows.compactMap { row in row[0].text.map { ($0, JSONValue(row[1].text)) } })
  }

  /// The scene's own name for itself.
  private static func title(of scene: String) -> String? {
    JSONValue(reading: scene)?["name"]?.string
  }
}
