import Drawing
import Explanation
import JSON
import LayoutEngine
import LayoutModel
import Rendering
import Scene
import TraceStore
import WhatIf

/// `why` and `why --position` of the nodes of a pass, proved as far as the time goes, and every layout that an answer speaks of.
///
/// One prover answers all: what it laid out for a node it need not lay out for the next.
struct ReportAnswers {
  let trace: Trace
  let pass: TracePass
  let structure: ReportStructure
  /// Whose answers come first.
  let first: [NodeID]
  let budget: ReportBudget

  private(set) var answers: [(node: NodeID, json: JSONValue)] = []
  private(set) var proved = 0
  private var edits: [String] = []
  private var knownEdits: Set<String> = []

  init(_ trace: Trace, _ pass: TracePass, _ structure: ReportStructure, first: [NodeID], budget: ReportBudget) {
    (self.trace, self.pass, self.structure, self.first, self.budget) = (trace, pass, structure, first, budget)
  }

  /// In the order in which they are answered: those that come first, what shows something, then the rest.
  var order: [NodeID] {
    let placed = structure.picture.views.filter { structure.picture.places[$0.id] != nil }
    let leaves = placed.filter { !$0.isContainer && !$0.isModifier }, others = placed.filter { $0.isContainer || $0.isModifier }
    var seen: Set<NodeID> = []
    return (first + (leaves + others).map(\.id)).filter { structure.picture.places[$0] != nil && seen.insert($0).inserted }
  }

  mutating func collect(_ tables: inout ReportTables) throws {
    try collect(order, &tables)
  }

  /// Of these nodes.
  mutating func collect(_ order: [NodeID], _ tables: inout ReportTables) throws {
    let explainer = Explainer(trace), isLarge = order.count > ReportBudget.told
    var prover = try? Prover(trace, pass)
    for node in order {
      // Where there are thousands, what was named and found is told and the rest left to `why`.
      if isLarge, !first.contains(node) { break }
      if budget.isSpent(share: 0.8) { break }
      guard let record = try trace.node(node) else { continue }
      let isProved = order.count <= ReportBudget.whole || first.contains(node) || !budget.isSpent(share: 0.5)
      guard let size = try? explainer.explain(record, in: pass), let position = try? explainer.explainPosition(of: record, in: pass) else { continue }
      if isProved, let fresh = prover?.renewed() {
        prover = fresh
        add(node, fresh.addingSmallestChange(to: try fresh.complete(size)), try fresh.complete(position), &tables)
        proved += 1
      } else {
        add(node, Prover.unproved(size), Prover.unproved(position), &tables)
      }
    }
  }

  private mutating func add(_ node: NodeID, _ size: Explanation, _ position: Explanation, _ tables: inout ReportTables) {
    var members: [(key: String, value: JSONValue)] = []
    for explanation in [size, position] {
      for axis in explanation.axes { members.append((explanation.subject.letter(axis.axis), chain(axis, &tables))) }
    }
    if let ideal = size.ideal { members.append(("ideal", .array([.points(ideal.width), .points(ideal.height)]))) }
    let troubles = size.axes.flatMap { $0.troubles }.map(\.sentence)
    if !troubles.isEmpty { members.append(("trouble", .array(Array(Set(troubles)).sorted().map { tables.string($0) }))) }
    var tried: [JSONValue] = []
    for consequence in size.consequences { tried.append(whatIf("size", consequence, &tables)) }
    for consequence in position.consequences { tried.append(whatIf("position", consequence, &tables)) }
    for cure in cures(of: size) {
      remember(cure.edit)
      tried.append(.array([.string("cure"), tables.string(cure.label), tables.string(cure.edit), .null]))
    }
    if !tried.isEmpty { members.append(("whatif", .array(tried))) }
    answers.append((node, .object(members)))
  }

  /// `[about, label, edit, [width, height] or [x, y]]`.
  private mutating func whatIf(_ about: String, _ consequence: Consequence, _ tables: inout ReportTables) -> JSONValue {
    remember(consequence.edit)
    let outcome: JSONValue =
      about == "size"
      ? consequence.size.map { .array([.points($0.width), .points($0.height)]) } ?? .null
      : consequence.origin.map { .array([.points($0.x), .points($0.y)]) } ?? .null
    return .array([.string(about), tables.string(consequence.label), tables.string(consequence.edit), outcome])
  }

  /// What would end the trouble.
  private func cures(of explanation: Explanation) -> [(label: String, edit: String)] {
    let change = explanation.smallestChange.map { ("It fits with \($0.argument) of \($0.title ?? $0.key) \($0.to) instead of \($0.from)", $0.edit) }
    let added = [explanation.addedPriority, explanation.addedFixedSize].compactMap { $0 }.map { ("It fits with \($0.modifier) on \($0.key)", $0.edit) }
    return [change].compactMap { $0 } + added
  }

  private mutating func remember(_ edit: String) { if knownEdits.insert(edit).inserted { edits.append(edit) } }

  /// Steps as `[value, rule, sentence, by, folded]`; the step that decides, those that do with it, and whether that is proved.
  private func chain(_ axis: AxisExplanation, _ tables: inout ReportTables) -> JSONValue {
    var steps: [JSONValue] = []
    for step in axis.steps {
      let text = tables.string(step.text(step.sentence, along: axis.axis))
      steps.append(.array([.points(step.value), tables.string(step.rule), text, structure.number(step.by), .flag(step.isFolded)]))
    }
    return .object([
      ("value", .points(axis.value)), ("steps", .array(steps)), ("decides", axis.decides.map(JSONValue.count) ?? .null),
      ("together", .array(axis.together.map(JSONValue.count))), ("proved", .flag(!axis.isExhausted)),
    ])
  }

  /// The layouts of all edits that answers speak of: what is otherwise in them, `[node, frame or null]`, and the lines of texts that have others.
  func alternatives(_ tables: inout ReportTables) throws -> JSONValue {
    guard let replay = try? Replay(trace, pass) else { return .object([]) }
    var members: [(key: String, value: JSONValue)] = []
    for edit in edits where !budget.isSpent {
      guard let list = try? SceneEdit.list(edit), let edited = try? replay.layOut(list) else { continue }
      members.append((edit, Alternative(edited, of: replay.original.tree, structure).json(&tables)))
    }
    return .object(members)
  }

  var json: JSONValue { .object(answers.map { ("\(Int64($0.node) - Int64(structure.first))", $0.json) }) }
}
