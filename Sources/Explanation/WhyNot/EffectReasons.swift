import LayoutModel
import TraceStore

/// Why a modifier changes nothing, in sentences.
package struct EffectReasons {
  private let trace: Trace
  private let search: RuleSearch

  package init(_ trace: Trace) { (self.trace, search) = (trace, RuleSearch(trace)) }

  /// Why a node changes nothing, without which everything is the same.
  ///
  /// - Parameter hider: the innermost modifier around a layoutPriority that hides it.
  /// - Returns: sentences, and whether what it proposes instead is the whole reason.
  package func reasons(of node: TraceNode, in pass: TracePass, hider: NodeID?) throws -> (sentences: [String], isGeneric: Bool) {
    let fired = try sentences(
      .noEffect, node, ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id)), "hider": hider.map { .integer(Int64($0)) } ?? .null])
    let special = fired.filter { !$0.isGeneric }
    return special.isEmpty ? (fired.map(\.text), true) : (special.map(\.text), false)
  }

  /// Why single arguments of a node change nothing, by their names: of the rules that tell of which argument they speak.
  package func reasons(ofArgumentsOf node: TraceNode, in pass: TracePass) throws -> [String: String] {
    let arguments: [String: SQLValue] = ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id)), "hider": .null]
    let fired = try sentences(.noEffect, node, arguments)
    return Dictionary(fired.compactMap { one in one.argument.map { ($0, one.text) } }) { first, _ in first }
  }

  /// What is otherwise on the way to the same result; the trace is that of the layout without the modifier.
  ///
  /// - Parameter node: what the modifier wrapped.
  /// - Parameter traits: the modifier's, whose kind the trace may not have.
  package func wayWithout(_ traits: Traits, proposing proposal: Proposal, to node: TraceNode, in pass: TracePass) throws -> [String] {
    try sentences(
      .without, node,
      [
        "node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id)), "sets_priority": .integer(traits.contains(.setsPriority) ? 1 : 0),
        "states_guide": .integer(traits.contains(.statesGuide) ? 1 : 0),
        "width": proposal.width.map { .real($0) } ?? .null, "height": proposal.height.map { .real($0) } ?? .null,
      ]
    ).map(\.text)
  }

  private typealias Reason = (text: String, isGeneric: Bool, argument: String?)

  /// Of every rule that fires, by its name: which are tried first does not matter.
  private func sentences(_ ask: Ask, _ node: TraceNode, _ arguments: [String: SQLValue]) throws -> [Reason] {
    let mentioned = Facts.Mentioned([node.view]), builder = StepBuilder(trace: trace, words: NodeWords(trace))
    return try search.all(ask, arguments, by: { $0.name < $1.name }).map { fired in
      let row = fired.row
      return (try builder.sentence(fired, Axis(letter: row["axis"]?.text) ?? .horizontal, mentioned), row["generic"]?.integer == 1, row["argument"]?.text)
    }
  }
}
