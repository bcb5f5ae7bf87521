import LayoutModel
import TraceStore

/// The chain of a place along an axis: where the canvas puts the root, then where each node puts the next one, down to the one that is asked about.
struct PositionChain {
  let search: RuleSearch
  let builder: StepBuilder
  let node: NodeID
  let pass: TracePass
  let axis: Axis

  /// The steps, the canvas first, and what is wrong with the place.
  func explanation(_ mentioned: inout Set<NodeID>) throws -> (steps: [Step], troubles: [Step]) {
    let places = try places(&mentioned)
    // Where it is drawn, if that is not where it stands; that it is outside; the guide that is stated for it and that nobody reads.
    let drawn = try step(.drawn, &mentioned), outside = try outside(&mentioned), unread = try step(.unread, &mentioned)
    let steps = outside == nil ? places : try places.map(addingExcess)
    return (steps, [drawn, outside, unread].compactMap { $0 })
  }

  private func arguments(_ node: NodeID) -> [String: SQLValue] {
    ["node": .integer(Int64(node)), "pass": .integer(Int64(pass.id)), "axis": .text(axis.letter)]
  }

  private func places(_ mentioned: inout Set<NodeID>) throws -> [Step] {
    var chain: [FiredRule] = []
    var next: NodeID? = node
    while let node = next {
      guard let fired = try search.first(.place, arguments(node)) else { break }
      chain.append(fired)
      // A node stands around those of higher numbers.
      next = fired.row["because"]?.node.flatMap { $0 < node ? $0 : nil }
    }
    return try chain.reversed().map { fired in
      var fired = fired
      let placement = fired.arguments.filter { $0.key != "axis" }
      fired.call = try search.trace.value("SELECT call_id FROM placement WHERE node_id = :node AND pass_id = :pass", placement)?.integer ?? 0
      return try builder.step(fired, &mentioned)
    }
  }

  /// With what makes the view of a step longer than there is room for it.
  private func addingExcess(to step: Step) throws -> Step {
    let arguments = step.arguments.merging(["asked": .integer(Int64(node))]) { one, _ in one }
    guard let fired = try search.first(.excess, arguments) else { return step }
    var step = step
    var mentioned: Set<NodeID> = []
    step.excessEdits = try builder.step(fired, &mentioned).edits
    return step
  }

  /// That it is outside of the canvas, or else of what is around it.
  private func outside(_ mentioned: inout Set<NodeID>) throws -> Step? {
    if let step = try step(.outside, &mentioned) { return step }
    return try search.named("Trouble/overflow", arguments(node)).map { try builder.step($0, &mentioned) }
  }

  private func step(_ ask: Ask, _ mentioned: inout Set<NodeID>) throws -> Step? {
    try search.first(ask, arguments(node)).map { try builder.step($0, &mentioned) }
  }
}
