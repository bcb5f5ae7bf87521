import Explanation
import JSON
import LayoutModel
import Rendering
import TraceStore
import WhatIf

/// What the page has of a scene while it is edited: the same data, in parts, as they come.
package enum LiveReport {
  /// Tree, picture and frames of a layout in memory, in the form of a whole report. What only a recording says is empty in it.
  package static func layout(_ layout: LaidOutScene, pass: String, name: String, tool: String) -> JSONValue {
    let structure = ReportStructure(layout)
    var tables = ReportTables()
    let tree = structure.json(&tables)
    let empty = ["shares", "tracks", "why", "alternatives"].map { (key: $0, value: JSONValue.object([])) }
    let members = [("structure", .integer(0))] + ReportPass(structure: structure).drawn(pass, layout.canvas, &tables) + [("calls", CallsOfReport.none)] + empty
    return .object(
      [
        ("format", .integer(1)), ("tool", .string(tool)), ("swiftui", .string("")), ("file", .string(name)), ("title", .string(name)), ("scene", .string("")),
        ("structures", .array([tree])), ("passes", .array([.object(members)])), ("findings", .array([])), ("reasons", .object([])), ("rules", .object([])),
        ("left_out", .array([])),
      ] + tables.json)
  }

  /// Everything that a recording says of its last pass, but for the answers of `why`.
  package static func details(_ trace: Trace, name: String, tool: String) throws -> JSONValue {
    var options = Report.Options()
    (options.isWhole, options.sweeps) = (false, false)
    return try Report(trace, name: name, tool: tool, options: options).json
  }

  /// The answer of `why` about a view of a recording's last pass, what would be otherwise with the edits that it names, and the texts of both.
  ///
  /// - Parameter known: how many texts the reader has already.
  /// - Returns: nil for a view that is not there.
  package static func answer(_ trace: Trace, about key: String, after known: Int) throws -> JSONValue? {
    guard let pass = try trace.lastPass, let node = try trace.node(key, in: pass) else { return nil }
    // A layout in memory knows the same of the tree, and in less time; where there were trees before, their nodes come first in the numbers of the trace.
    let isOnly = try trace.firstNode(of: pass) == 1, layout = isOnly ? try? Replay(trace, pass).original : nil
    let structure = try layout.map(ReportStructure.init) ?? ReportStructure(trace, pass)
    var tables = ReportTables(after: known), answers = ReportAnswers(trace, pass, structure, first: [node.id], budget: ReportBudget(seconds: 10))
    try answers.collect([node.id], &tables)
    let alternatives = try answers.alternatives(&tables)
    return .object([("node", structure.number(node.id)), ("why", answers.json), ("alternatives", alternatives)] + tables.json.prefix(1))
  }
}
