import LayoutModel
import Platform
import TraceStore

/// The changes of state that an explanation depends on: those that other passes followed, and those that passes make.
struct StateSteps {
  let search: RuleSearch
  let builder: StepBuilder

  /// A chain in which, before the first step of a node that is computed from sizes that views wrote to states, these sizes stand.
  func addingReads(to steps: [Step], of subject: Subject = .size, in pass: TracePass, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    // A state that is a size stands there as an object.
    guard pass.state.dropFirst().contains("{") else { return steps }
    var reads: [Axis: [NodeID: [Step]]] = [:]
    for axis in Axis.allCases where steps.contains(where: { $0.axis == axis }) {
      // Who passes a number on makes none.
      let nodes = Set(steps.filter { $0.axis == axis && !$0.isFolded }.compactMap(\.by)).sorted()
      let arguments: [String: SQLValue] = [
        "nodes": .text("[\(nodes.map { "\($0)" }.joined(separator: ","))]"), "pass": .integer(Int64(pass.id)), "axis": .text(axis.letter), "member": .text(""),
        "subject": .text(subject.rawValue),
      ]
      for read in try search.all(.read, arguments) {
        guard let node = read.row["at_id"]?.node, let member = read.row["member"] else { continue }
        let own = arguments.merging(["nodes": .text("[\(node)]"), "member": member]) { $1 }
        reads[axis, default: [:]][node, default: []].append(try builder.step(FiredRule(read.rule, read.row, own), &mentioned))
      }
    }
    return steps.flatMap { step in (step.isFolded ? [] : step.by.flatMap { reads[step.axis]?.removeValue(forKey: $0) } ?? []) + [step] }
  }

  /// In the order in which passes were laid out because of them.
  func states(of explanation: Explanation, in pass: TracePass) throws -> [Step] {
    let chain = Set(explanation.axes.flatMap { $0.steps.compactMap(\.by) } + [explanation.node]).sorted()
    let arguments: [String: SQLValue] = [
      "node": .integer(Int64(explanation.node)), "pass": .integer(Int64(pass.id)),
      "nodes": .text("[\(chain.map { "\($0)" }.joined(separator: ","))]"), "subject": .text(explanation.subject.rawValue),
    ]
    return try search.all(.state, arguments).map { change in
      // The node was named in the first line, and what wrote the state is named in full.
      var mentioned: Set<NodeID> = [explanation.node]
      return try builder.step(change, &mentioned)
    }
  }
}
