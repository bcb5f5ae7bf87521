import LayoutModel
import Platform
import TraceStore

/// Answers "why does this node have this size" from a trace alone.
///
/// 1. The question: why did the call that placed the node get this reply along this axis?
/// 2. Ask the rules; the one that fires gives a sentence and, in `because`, the next question. Where no special rule fires, the general one of the question
///    does, by the reason or rule that the engine recorded.
/// 3. Until nothing is left to ask: the canvas, or a number that stands in the scene. What leads back to the same answer is left out.
/// 4. The chain read backwards is the explanation.
package struct Explainer {
  let trace: Trace
  package let words: NodeWords
  /// Special rules, in the order they are tried, of which one fires at most, so that the order does not matter; and the general ones.
  let rules: [ExplanationRule]
  private let order: Order

  package init(_ trace: Trace) { self.init(trace, rules: ExplanationRule.all) }

  init(_ trace: Trace, rules: [ExplanationRule]) {
    (self.trace, self.rules, order) = (trace, rules, Order(rules))
    words = NodeWords(trace)
  }

  /// - Throws: `ExplanationError` for a node that was never placed.
  package func explain(_ node: TraceNode, in pass: TracePass) throws -> Explanation {
    guard let placement = try trace.placement(of: node.id, in: pass), let call = placement.call else {
      throw ExplanationError.notPlaced(key: node.key, pass: pass.name, reason: try absence(of: node, in: pass))
    }
    let approximate = try Approximate(trace)
    let axes = try Axis.allCases.map { axis in
      var mentioned: Set<NodeID> = []
      var steps = try addingReads(to: chain(from: call, axis, &mentioned), in: pass, &mentioned)
      approximate.mark(&steps)
      return AxisExplanation(axis: axis, value: placement.frame.size[axis], steps: steps, troubles: try troubles(node, pass, axis, &mentioned))
    }
    var explanation = Explanation(
      node: node.id, key: node.key, kind: node.kind, title: try words.title(node), pointer: node.pointer, size: placement.frame.size, axes: axes,
      shares: try shares(of: placement))
    explanation.states = try states(of: explanation, in: pass)
    if explanation.shares.isEmpty { try addShares(to: &explanation, in: pass) }
    return explanation
  }

  /// Who left the node out, and why; nil if nothing around it was placed either.
  func absence(of node: TraceNode, in pass: TracePass) throws -> String? {
    let arguments = Self.arguments(node, pass)
    if let (rule, row) = try firstToFire(.absence, arguments) { return try sentence(rule, row, .horizontal, Facts.Mentioned([])) }
    let holder = try trace.value(
      """
      SELECT max(node.id) FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
      WHERE node.id < :node AND node.last_id >= :node
      """, arguments)
    return try holder?.node.map { "\(try words.words($0, isFirst: true)) left it out, or the recording ended before" }
  }

  /// Whether a ViewThatFits shows another view in the place of a node that was not placed: with another length it might show it.
  package func isReplaced(_ node: TraceNode, in pass: TracePass) throws -> Bool {
    try firstToFire(.absence, Self.arguments(node, pass))?.0.name == "Absence/another_fits"
  }

  private static func arguments(_ node: TraceNode, _ pass: TracePass) -> [String: SQLValue] {
    ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id))]
  }

  // MARK: The chain

  private struct Question: Hashable {
    var ask: ExplanationRule.Ask
    var call: CallID
    var axis: Axis
  }

  private func chain(from call: CallID, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    // The next one last. What somebody judged by is asked about when the chain of the number itself has ended.
    var open = [Question(ask: .reply, call: call, axis: axis)]
    var asked: Set<Question> = []
    var fired: [(rule: ExplanationRule, row: [String: SQLValue], question: Question, node: NodeID?)] = []
    // A call that was found in a cache stands for the one that computed it: reasons are those of the later one.
    var standIns: [CallID: CallID] = [:]
    while let current = open.popLast() {
      guard asked.insert(current).inserted,
        let (rule, row) = try firstToFire(current.ask, ["call": .integer(current.call), "axis": .text(current.axis.letter)])
      else { continue }
      let call = try trace.row("SELECT node_id, cached_from FROM call WHERE id = :call", ["call": .integer(current.call)])
      fired.append((rule, row, current, call?["node_id"]?.node))
      if let computed = call?["cached_from"]?.integer { standIns[computed] = current.call }
      func axis(_ column: String) -> Axis { row[column]?.text.map { $0 == "w" ? .horizontal : .vertical } ?? current.axis }
      if let judged = row["judged"]?.integer { open.insert(Question(ask: .offer, call: standIns[judged] ?? judged, axis: axis("judged_axis")), at: 0) }
      guard let next = row["because"]?.integer else { continue }
      var question = Question(
        ask: row["because_ask"]?.text.flatMap { ExplanationRule.Ask(rawValue: $0.prefix(1).uppercased() + $0.dropFirst()) } ?? .offer,
        call: standIns[next] ?? next, axis: axis("because_axis"))
      // Placing, a frame offers its content what the content answered: then go on with how it was measured before.
      if asked.contains(question) { question.call = next }
      // A frame as large as its content offers the content just that: then go on with what the frame was offered.
      open.append(asked.contains(question) ? Question(ask: .offer, call: current.call, axis: current.axis) : question)
    }
    var steps: [Step] = []
    let told = fired.map { ($0.rule, $0.row, $0.question.axis, $0.node) }, kept = Array(Self.saidOnce(told).reversed())
    let overruled = Self.overruled(kept.map { told[$0] }), toldLater = Self.choicesToldLater(kept.map { told[$0] })
    for (place, index) in kept.enumerated() {
      let (rule, row, question, _) = fired[index]
      let arguments: [String: SQLValue] = ["call": .integer(question.call), "axis": .text(question.axis.letter)]
      steps.append(
        try step(rule, row, arguments, call: question.call, isToldLater: toldLater.contains(place), isOverruled: overruled.contains(place), &mentioned))
    }
    return steps
  }

  func firstToFire(_ ask: ExplanationRule.Ask, _ arguments: [String: SQLValue]) throws -> (ExplanationRule, [String: SQLValue])? {
    if ask == .reply, let code = try trace.value("SELECT rule FROM axis_call WHERE id = :call AND axis = :axis", arguments)?.text { order.prefer(code) }
    let traits = try traits(of: ask, arguments)
    for (index, rule) in order.rules.enumerated() where !rule.isGeneral && rule.ask == ask && rule.mayFire(for: traits) {
      guard let row = try trace.row(rule.sql, arguments) else { continue }
      order.rules.insert(order.rules.remove(at: index), at: 0)
      return (rule, row)
    }
    guard let general = rules.first(where: { $0.isGeneral && $0.ask == ask }) else { return nil }
    return try trace.row(general.sql, arguments).map { (general, $0) }
  }

  /// The traits of the node that has its say in the answer, by which rules are chosen; nil for the canvas, and where no rule is chosen so.
  func traits(of ask: ExplanationRule.Ask, _ arguments: [String: SQLValue]) throws -> Traits? {
    let about: (node: String, argument: String)? =
      switch ask {
      case .offer: ("SELECT asking.node_id FROM call JOIN call AS asking ON asking.id = call.parent_id WHERE call.id = :call", "call")
      case .reply: ("SELECT node_id FROM call WHERE id = :call", "call")
      case .place: ("SELECT parent_id FROM node WHERE id = :node", "node")
      default: nil
      }
    return try about.flatMap { about in
      try trace.value("SELECT kind FROM node WHERE id = (\(about.node))", arguments.filter { $0.key == about.argument })?.text.map { try trace.traits(of: $0) }
    }
  }

  /// Rules as they are tried: the one that fired last first, since a deep chain asks the same few over and over, before it those about a reply by whose
  /// rule none was explained yet: each rule that is tried has to be prepared.
  private final class Order {
    var rules: [ExplanationRule]
    private var preferred: Set<String> = []
    init(_ rules: [ExplanationRule]) { self.rules = rules }

    /// What names the rule of a reply goes first.
    func prefer(_ code: String) {
      guard preferred.insert(code).inserted else { return }
      guard let quoting = ExplanationRule.quotingReplies[code] else { return }
      rules = rules.filter { quoting.contains($0.name) } + rules.filter { !quoting.contains($0.name) }
    }
  }

  /// Every special rule that fires for a call: for tests, which demand exactly one.
  func namesOfFiring(_ ask: ExplanationRule.Ask, call: CallID, _ axis: Axis) throws -> [String] {
    let arguments: [String: SQLValue] = ["call": .integer(call), "axis": .text(axis.letter)]
    return try rules.filter { $0.ask == ask && !$0.isGeneral }.filter { try trace.row($0.sql, arguments) != nil }.map(\.name)
  }

  // MARK: Beside the chain

  private func troubles(_ node: TraceNode, _ pass: TracePass, _ axis: Axis, _ mentioned: inout Set<NodeID>) throws -> [Step] {
    let arguments: [String: SQLValue] = ["node": .integer(Int64(node.id)), "pass": .integer(Int64(pass.id)), "axis": .text(axis.letter)]
    var steps: [Step] = []
    for rule in rules where rule.ask == .trouble {
      for row in try trace.rows(rule.sql, arguments).records { steps.append(try step(rule, row, arguments, call: 0, &mentioned)) }
    }
    return steps
  }
}

/// Why there is nothing to explain.
package enum ExplanationError: Error, Sendable, CustomStringConvertible {
  /// - cure: what has it placed.
  case notPlaced(key: String, pass: String, reason: String?, cure: SmallestChange? = nil)

  package var exitCode: Int32 { 1 }

  package var description: String {
    switch self {
    case .notPlaced(let key, let pass, let reason, let cure):
      "'\(key)' was not placed in the pass '\(pass)': \(reason ?? "the recording ended before")"
        + (cure.map { ". Smallest change that shows it: \($0.words)" } ?? "")
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

extension String {
  func replacingFirst(_ pattern: String, by text: String) -> String {
    guard let range = self.firstRange(of: pattern) else { return self }
    return replacingCharacters(in: range, with: text)
  }

  private func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}

/// SQL as a person can run it.
enum SQLText {
  /// The query without its comments, `:name` replaced by the value.
  static func filled(_ sql: String, _ arguments: [String: SQLValue]) -> String {
    var text = sql.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("--") }.joined(separator: "\n")
    for (name, value) in arguments.sorted(by: { $0.key.count > $1.key.count }) {
      let literal = value.text.map { "'\($0)'" } ?? value.words
      text = text.replacing(":\(name)", with: literal)
    }
    return text
  }
}
