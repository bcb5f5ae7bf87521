import LayoutModel
import Platform
import TraceStore

/// Answers "why does this node have this size" and "why does it stand here" from a trace alone.
///
/// 1. The question: why did the call that placed the node get this reply along this axis?
/// 2. Ask the rules; the one that fires gives a sentence and, in `because`, the next question. Where no special rule fires, the general one of the question
///    does, by the reason or rule that the engine recorded.
/// 3. Until nothing is left to ask: the canvas, or a number that stands in the scene. What leads back to the same answer is left out.
/// 4. The chain read backwards is the explanation.
package struct Explainer {
  private let trace: Trace
  private let words: NodeWords
  private let search: RuleSearch
  private let builder: StepBuilder

  package init(_ trace: Trace) { self.init(trace, rules: ExplanationRule.all) }

  init(_ trace: Trace, rules: [ExplanationRule]) {
    (self.trace, words) = (trace, NodeWords(trace))
    (search, builder) = (RuleSearch(trace, rules), StepBuilder(trace: trace, words: words))
  }

  private var states: StateSteps { StateSteps(search: search, builder: builder) }

  /// The size.
  ///
  /// - Throws: `ExplanationError` for a node that was never placed.
  package func explain(_ node: TraceNode, in pass: TracePass) throws -> Explanation {
    guard let placement = try trace.placement(of: node.id, in: pass), let call = placement.call else { throw try notPlaced(node, in: pass) }
    let approximate = try Approximate(trace), chain = SizeChain(search: search, builder: builder), shares = StackShares(trace: trace)
    let axes = try Axis.allCases.map { axis in
      var mentioned: Set<NodeID> = []
      var steps = try states.addingReads(to: chain.steps(from: call, axis, &mentioned), in: pass, &mentioned)
      approximate.mark(&steps)
      return AxisExplanation(axis: axis, value: placement.frame.size[axis], steps: steps, troubles: try troubles(node, pass, axis, &mentioned))
    }
    var explanation = Explanation(
      node: node.id, key: node.key, kind: node.kind, title: try words.title(node), pointer: node.pointer, size: placement.frame.size, axes: axes,
      shares: try shares.rows(of: placement))
    explanation.states = try states.states(of: explanation, in: pass)
    if explanation.shares.isEmpty { try shares.add(to: &explanation, in: pass) }
    return explanation
  }

  /// - Throws: `ExplanationError` for a node that was never placed.
  package func explainPosition(of node: TraceNode, in pass: TracePass) throws -> Explanation {
    guard let placement = try trace.placement(of: node.id, in: pass) else { throw try notPlaced(node, in: pass) }
    let axes = try Axis.allCases.map { axis in
      var mentioned: Set<NodeID> = []
      let (steps, troubles) = try PositionChain(search: search, builder: builder, node: node.id, pass: pass, axis: axis).explanation(&mentioned)
      return AxisExplanation(
        axis: axis, value: placement.absolute[axis], steps: try states.addingReads(to: steps, of: .position, in: pass, &mentioned), troubles: troubles)
    }
    var explanation = Explanation(
      node: node.id, key: node.key, kind: node.kind, title: try words.title(node), pointer: node.pointer, size: placement.frame.size, axes: axes)
    explanation.subject = .position
    explanation.place = Place(
      origin: placement.absolute, anchor: placement.anchor, drawn: placement.drawn, moved: try moved(node, in: pass),
      guides: try PlaceGuides(trace: trace, words: words).guides(of: node.id, in: pass))
    explanation.states = try states.states(of: explanation, in: pass)
    return explanation
  }

  /// The view that a modifier is on, where one of the modifiers between them, or it itself, moves that.
  private func moved(_ node: TraceNode, in pass: TracePass) throws -> (key: String, drawn: Rect)? {
    guard node.view != node.id, let view = try trace.node(node.view), let placement = try trace.placement(of: view.id, in: pass) else { return nil }
    let mover = try trace.value(
      "SELECT node.id FROM node JOIN kind ON kind.name = node.kind AND kind.moves WHERE node.id >= :node AND node.id < :view LIMIT 1",
      ["node": .integer(Int64(node.id)), "view": .integer(Int64(view.id))])
    return mover == nil || mover == .null ? nil : (view.key, placement.drawn)
  }

  // MARK: Nodes that were not placed

  private func notPlaced(_ node: TraceNode, in pass: TracePass) throws -> ExplanationError {
    .notPlaced(key: node.key, pass: pass.name, reason: try absence(of: node, in: pass))
  }

  /// Who left the node out, and why; nil if nothing around it was placed either.
  func absence(of node: TraceNode, in pass: TracePass) throws -> String? {
    let arguments = Self.arguments(node, pass)
    if let fired = try search.first(.absence, arguments) { return try builder.sentence(fired, .horizontal, Facts.Mentioned([])) }
    let holder = try trace.value(
      """
      SELECT max(node.id) FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
      WHERE node.id < :node AND node.last_id >= :node
      """, arguments)
    return try holder?.node.map { "\(try words.words($0, isFirst: true)) left it out, or the recording ended before" }
  }

  /// Why a node was not placed, where another length might show it.
  package enum Absence: String {
    /// A ViewThatFits shows another view in its place.
    case replaced = "Absence/another_fits"
    /// A lazy container lays out what its viewport shows.
    case outOfSight = "Absence/out_of_sight"
  }

  package func absenceByLength(of node: TraceNode, in pass: TracePass) throws -> Absence? {
    try search.first(.absence, Self.arguments(node, pass)).flatMap { Absence(rawValue: $0.rule.name) }
  }

  private static func arguments(_ node: TraceNode, _ pass: TracePass) -> [String: SQLValue] {
    ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id))]
  }

  // MARK: Beside the chain

  private func troubles(_ node: TraceNode, _ pass: TracePass, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    let arguments = Self.arguments(node, pass).merging(["axis": .text(axis.letter)]) { $1 }
    return try search.all(.trouble, arguments).map { try builder.step($0, &mentioned) }
  }
}

/// Why there is nothing to explain.
package enum ExplanationError: Error, Sendable, CustomStringConvertible {
  /// - cure: what has it placed.
  /// - canvas: the edit that gives a canvas on which it is placed.
  case notPlaced(key: String, pass: String, reason: String?, cure: SmallestChange? = nil, canvas: String? = nil)
  /// Of a node that SwiftUI puts around what is written, as a row of a List.
  /// - inside: the key of a view in it that is written.
  case unwritten(key: String, title: String, inside: String?)

  package var exitCode: Int32 { 1 }

  package var description: String {
    switch self {
    case .notPlaced(let key, let pass, let reason, let cure, let canvas):
      "'\(key)' was not placed in the pass '\(pass)': \(reason ?? "the recording ended before")"
        + (cure.map { ". Smallest change that shows it: \($0.words)" } ?? "")
        + (canvas.map { ". On a larger canvas it is: layouttrace what-if '\($0)' --why '\(key)'" } ?? "")
    case .unwritten(let key, let title, let inside):
      "'\(key)', \(title), is written nowhere: SwiftUI puts it around \(inside.map { "'\($0)'; ask about that" } ?? "what is in it")"
    }
  }
}

extension SQLValue {
  /// As a sentence shows it.
  var words: String {
    switch self {
    case .null: "nil"
    case .integer(let value): "\(value)"
    case .real(let value): value.short
    case .text(let text): text
    }
  }
}
