import Drawing
import Explanation
import JSON
import LayoutModel
import Rendering
import Platform
import TraceStore
import WhatIf

/// An earlier recording beside the one that is reported: where its nodes stood, and why they moved.
struct ReportBefore {
  let trace: Trace
  let name: String

  func json(_ after: Trace, _ pass: TracePass, _ structure: ReportStructure, _ tables: inout ReportTables) throws -> JSONValue {
    let old = try trace.pass(named: pass.name) ?? trace.lastPass
    guard let old else { return .null }
    let a = try RecordedLayout(trace, old), b = try RecordedLayout(after, pass), proof = try? DiffProof(a, b)
    let diff = try TraceDiff(a, b, tolerance: .indistinct, proof: proof)
    var causes: [JSONValue] = [], nodes: [JSONValue] = []
    for group in diff.groups {
      let number = causes.count
      causes.append(tables.string(group.causes.map(\.words).joined(separator: "; ")))
      for node in group.nodes {
        guard let own = try after.node(node.keyAfter, in: pass) else { continue }
        let because = (node.way + node.heightWay).uniqued()
        nodes.append(
          .array([
            structure.number(own.id), node.before.map(JSONValue.rect) ?? .null, .count(number), .array(because.map { tables.string($0) }),
          ]))
      }
    }
    return .object([
      ("name", .string(name)), ("causes", .array(causes)), ("nodes", .array(nodes)),
      ("added", .array(diff.added.map { tables.string($0.title) })), ("removed", .array(diff.removed.map { tables.string($0.title) })),
    ])
  }
}
