import LayoutModel
import TraceStore

/// A rule that fired: the row of facts that it found for the arguments it was asked with.
struct FiredRule {
  let rule: ExplanationRule
  let row: [String: SQLValue]
  let arguments: [String: SQLValue]
  let axis: Axis
  /// In a chain, the call that was asked about and its node, which was offered something or answered.
  var call: CallID = 0
  var node: NodeID?

  init(_ rule: ExplanationRule, _ row: [String: SQLValue], _ arguments: [String: SQLValue]) {
    (self.rule, self.row, self.arguments) = (rule, row, arguments)
    axis = Axis(letter: arguments["axis"]?.text) ?? .horizontal
  }
}

/// The rules, asked of a trace.
struct RuleSearch {
  let trace: Trace
  /// As they were given; `order` has them as they are tried. Of the special ones one fires at most, a general one where none does.
  private let rules: [ExplanationRule]
  private let order: Order

  init(_ trace: Trace, _ rules: [ExplanationRule] = ExplanationRule.all) { (self.trace, self.rules, order) = (trace, rules, Order(rules)) }

  /// The rule that answers a question: the special one that fires, else the general one.
  func first(_ ask: Ask, _ arguments: [String: SQLValue]) throws -> FiredRule? {
    if ask == .reply, let code = try trace.value("SELECT rule FROM axis_call WHERE id = :call AND axis = :axis", arguments)?.text { order.prefer(code) }
    let traits = try traits(of: ask, arguments)
    for (index, rule) in order.rules.enumerated() where !rule.isGeneral && rule.ask == ask && rule.mayFire(for: traits) {
      guard let row = try trace.row(rule.sql, arguments) else { continue }
      order.rules.insert(order.rules.remove(at: index), at: 0)
      return FiredRule(rule, row, arguments)
    }
    guard let general = rules.first(where: { $0.isGeneral && $0.ask == ask }) else { return nil }
    return try trace.row(general.sql, arguments).map { FiredRule(general, $0, arguments) }
  }

  /// The rule of that name, where it fires.
  func named(_ name: String, _ arguments: [String: SQLValue]) throws -> FiredRule? {
    guard let rule = rules.first(where: { $0.name == name }) else { return nil }
    return try trace.row(rule.sql, arguments).map { FiredRule(rule, $0, arguments) }
  }

  /// Every row of every rule of a question, in the order of the rules.
  func all(
    _ ask: Ask, _ arguments: [String: SQLValue], by areInOrder: ((ExplanationRule, ExplanationRule) -> Bool)? = nil
  ) throws -> [FiredRule] {
    let asked = rules.filter { $0.ask == ask }
    return try (areInOrder.map(asked.sorted) ?? asked).flatMap { rule in
      try trace.rows(rule.sql, arguments).records.map { FiredRule(rule, $0, arguments) }
    }
  }

  /// The traits of the node that has its say in the answer, by which rules are chosen; nil for the canvas, and where no rule is chosen so.
  func traits(of ask: Ask, _ arguments: [String: SQLValue]) throws -> Traits? {
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

  /// Every special rule that fires: for tests, which demand exactly one.
  func namesOfFiring(_ ask: Ask, _ arguments: [String: SQLValue]) throws -> [String] {
    try rules.filter { $0.ask == ask && !$0.isGeneral }.filter { try trace.row($0.sql, arguments) != nil }.map(\.name)
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
}
