import LayoutModel
import TraceStore

/// The chain of a size: from the reply to the call that placed the node to the canvas, or to a number that stands in the scene.
struct SizeChain {
  let search: RuleSearch
  let builder: StepBuilder

  private struct Question: Hashable {
    var ask: Ask
    var call: CallID
    var axis: Axis

    var arguments: [String: SQLValue] { ["call": .integer(call), "axis": .text(axis.letter)] }
  }

  /// The steps, the canvas first.
  func steps(from call: CallID, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    let fired = try walk(from: call, axis)
    let told = ChainTrimming.saidOnce(fired).reversed().map { fired[$0] }
    let overruled = ChainTrimming.overruled(told), toldLater = ChainTrimming.choicesToldLater(told)
    return try told.enumerated().map { place, one in
      try builder.step(one, isToldLater: toldLater.contains(place), isOverruled: overruled.contains(place), &mentioned)
    }
  }

  /// The rules that fire one after the other, the node first.
  private func walk(from call: CallID, _ axis: Axis) throws -> [FiredRule] {
    // The next one last. What somebody judged by is asked about when the chain of the number itself has ended.
    var open = [Question(ask: .reply, call: call, axis: axis)]
    var asked: Set<Question> = []
    var chain: [FiredRule] = []
    // A call that was found in a cache stands for the one that computed it: reasons are those of the later one.
    var standIns: [CallID: CallID] = [:]
    while let current = open.popLast() {
      guard asked.insert(current).inserted, var fired = try search.first(current.ask, current.arguments) else { continue }
      let call = try search.trace.row("SELECT node_id, cached_from FROM call WHERE id = :call", ["call": .integer(current.call)]), row = fired.row
      (fired.call, fired.node) = (current.call, call?["node_id"]?.node)
      chain.append(fired)
      if let computed = call?["cached_from"]?.integer { standIns[computed] = current.call }
      func axis(_ column: String) -> Axis { Axis(letter: row[column]?.text) ?? current.axis }
      if let judged = row["judged"]?.integer { open.insert(Question(ask: .offer, call: standIns[judged] ?? judged, axis: axis("judged_axis")), at: 0) }
      guard let next = row["because"]?.integer else { continue }
      var question = Question(
        ask: row["because_ask"]?.text.flatMap { Ask(rawValue: $0.prefix(1).uppercased() + $0.dropFirst()) } ?? .offer,
        call: standIns[next] ?? next, axis: axis("because_axis"))
      // Placing, a frame offers its content what the content answered: then go on with how it was measured before.
      if asked.contains(question) { question.call = next }
      // A frame as large as its content offers the content just that: then go on with what the frame was offered.
      open.append(asked.contains(question) ? Question(ask: .offer, call: current.call, axis: current.axis) : question)
    }
    return chain
  }
}
