import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Proves which step of an explanation decides: takes the blamed things away one at a time, the last step's first, and lays out again.
///
/// 1. From the last step back, the first whose edit changes the size, or place, along the axis decides; the canvas comes last, by proposing nil.
/// 2. If none does alone, all are made at once, then as many put back as change nothing: what is left decides together.
/// 3. If not even that does, the number is the view's own: something else in the place of its content gets another.
/// 4. If nothing does, nothing decides, and the answer says so.
package struct Decider {
  let replay: Replay
  private let trace: Trace
  private let pass: TracePass
  let first: NodeID
  /// Layouts still allowed: a chain with more to take away is decided by one of the last things on it, or by the canvas.
  var budget: Int
  private var tried: [[String]: LaidOutScene?] = [:]

  package init(_ trace: Trace, _ pass: TracePass) throws { try self.init(trace, pass, Replay(trace, pass)) }

  /// - Parameter replay: of `pass`.
  init(_ trace: Trace, _ pass: TracePass, _ replay: Replay) throws {
    (self.trace, self.pass, self.replay) = (trace, pass, replay)
    first = NodeID(try trace.value("SELECT min(id) FROM node WHERE structure_id = :structure", ["structure": .integer(Int64(pass.structure))])?.integer ?? 1)
    // As many as take a few seconds at most: a layout of 10,000 nodes takes some 0.1 s.
    budget = min(64, max(6, 200_000 / max(1, Int(replay.original.tree.tree.count))))
  }

  /// Adds to `explanation` the ideal size, which step decides, and what would be without it.
  package mutating func complete(_ explanation: Explanation) throws -> Explanation {
    var result = explanation
    guard let node = replay.node(explanation.node, of: first) else { return explanation }
    if explanation.subject == .size { result.ideal = try replay.original.idealSize(node) }
    for index in result.axes.indices {
      if let step = across(result.axes[index], explanation, node) { result.axes[index].steps.insert(step, at: result.axes[index].steps.count - 1) }
      guard let verdict = decide(result.axes[index], explanation, node) else {
        // Where not everything could be tried, the step that made the number what it is stands for the one that decides.
        if budget == 0 { result.axes[index].decides = Self.lastChange(result.axes[index].steps) }
        result.axes[index].isExhausted = budget == 0
        continue
      }
      result.axes[index].decides = verdict.steps.last
      result.axes[index].together = verdict.steps.dropLast()
      result.axes[index].proof = verdict.edits
      guard verdict.isTelling else { continue }
      let consequence = try consequence(verdict, explanation, result.axes[index])
      if let known = result.consequences.firstIndex(where: { $0.edit == consequence.edit }) {
        result.consequences[known].axes.append(result.axes[index].axis)
      } else {
        result.consequences.append(consequence)
      }
    }
    return result
  }

  /// What the trace alone tells, with nothing laid out again: the step that made each number what it is is likely to decide.
  package static func unproved(_ explanation: Explanation) -> Explanation {
    var result = explanation
    for index in result.axes.indices {
      result.axes[index].decides = lastChange(result.axes[index].steps)
      result.axes[index].isExhausted = true
    }
    return result
  }

  // MARK: The proof

  /// What was found: steps in the chain's order, their edits, the layout with all of them made.
  private struct Verdict {
    var steps: [Int]
    var edits: [String]
    var edited: LaidOutScene
    /// nil: the node is gone.
    var frame: Rect?
    /// Whether a person would want to read what is otherwise.
    var isTelling = true
  }

  private mutating func decide(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) -> Verdict? {
    // What just takes what it is offered is to blame only if nothing that says how much is, the canvas last.
    let chain = axis.steps.enumerated().reversed()
    let canvas = chain.filter { Self.canvasRules.contains($0.element.rule) }
    let ways =
      chain.map { ($0.offset, $0.element.edits) } + chain.map { ($0.offset, $0.element.greedyEdits) } + canvas.map { ($0.offset, canvasEdits(axis.axis)) }
    var candidates: [(step: Int, edit: String)] = []
    for (index, edits) in ways {
      for edit in edits where !candidates.contains(where: { $0.edit == edit }) {
        // What to change where taking away changes nothing is for the step alone.
        let isFirst = edit == edits.first || edit.hasPrefix(Self.canvasVerb)
        let isTelling = isFirst || axis.steps[index].label(of: edit) != nil
        if isFirst { candidates.append((index, edit)) }
        guard var verdict = verdict([(index, edit)], axis, explanation, node) else { continue }
        verdict.isTelling = isTelling
        return verdict
      }
    }
    for several in [candidates, candidates.filter { !$0.edit.hasPrefix(Self.canvasVerb) }] where several.count > 1 {
      if let verdict = together(several.sorted { $0.step < $1.step }, axis, explanation, node) { return verdict }
    }
    for (index, step) in axis.steps.enumerated().reversed() {
      for edit in step.contentEdits {
        guard var verdict = verdict([(index, edit)], axis, explanation, node) else { continue }
        verdict.isTelling = false
        return verdict
      }
    }
    return nil
  }

  /// The step on the other axis that makes a text wrap, where nothing on this one changes the number of its lines.
  private mutating func across(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) -> Step? {
    guard axis.axis == .vertical, axis.steps.last?.rule == "Reply/text_lines", let width = explanation.axes.first(where: { $0.axis == .horizontal }),
      !axis.steps.contains(where: { $0.axis == .horizontal })
    else { return nil }
    func changes(_ step: Step) -> Bool {
      var one = axis
      one.steps = [step]
      return step.edits.contains { verdict([(0, $0)], one, explanation, node) != nil }
    }
    return axis.steps.contains(where: changes) ? nil : width.steps.last(where: changes)
  }

  private static let canvasRules: Set = ["Offer/canvas", "Offer/safe_area", "Place/canvas"], spacerRule = "Offer/served_last", canvasVerb = "canvas "

  /// The canvas without a limit, where a view may be as large as by chance it is already, and one more than twice as large.
  private func canvasEdits(_ axis: Axis) -> [String] {
    guard let length = replay.proposal[axis] else { return [] }
    return [nil, 2 * length + 100].map { other in
      var canvas = replay.proposal
      canvas[axis] = other
      return SceneEdit.canvas(canvas).words
    }
  }

  /// The smallest part of the candidates, as far as putting them back one by one finds it, that changes the number when made at once.
  private mutating func together(
    _ candidates: [(step: Int, edit: String)], _ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID
  ) -> Verdict? {
    guard var smallest = verdict(candidates, axis, explanation, node) else { return nil }
    var left = candidates
    for candidate in candidates {
      let without = left.filter { $0.edit != candidate.edit }
      guard let smaller = verdict(without, axis, explanation, node) else { continue }
      (left, smallest) = (without, smaller)
    }
    return smallest
  }

  /// The layout with the edits made, if the number is another then.
  private mutating func verdict(
    _ candidates: [(step: Int, edit: String)], _ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID
  ) -> Verdict? {
    guard let edited = layOut(candidates.map(\.edit)) else { return nil }
    let frame = frame(of: node, in: edited, explanation.subject)
    if let frame, frame.hasSame(explanation.subject, axis.axis, axis.value) { return nil }
    // Taking the view itself away proves nothing, unless it is the step's whole point, as with a Spacer.
    if frame == nil,
      explanation.subject == .position
        || candidates.contains(where: { axis.steps[$0.step].rule != Self.spacerRule || axis.steps[$0.step].by != explanation.node })
    {
      return nil
    }
    return Verdict(steps: candidates.map(\.step), edits: candidates.map(\.edit), edited: edited, frame: frame)
  }

  private mutating func layOut(_ edits: [String]) -> LaidOutScene? {
    if let known = tried[edits] { return known }
    guard budget > 0 else { return nil }
    budget -= 1
    // An edit that makes the scene impossible is no proof of anything.
    let laidOut = try? replay.layOut(together: edits.flatMap { try SceneEdit.list($0) })
    tried[edits] = .some(laidOut)
    return laidOut
  }

  /// The node's frame on the canvas after an edit. Of a modifier that was taken away, it is that of what it wrapped; nil for a view that is gone.
  private func frame(of node: NodeID, in edited: LaidOutScene, _ subject: Subject) -> Rect? {
    var node = node
    while true {
      if let match = edited.tree.node(matching: node, of: replay.original.tree) {
        // What is not placed has a size, maybe, and no place.
        return subject == .size || edited.isPlaced(match) ? edited.absolute(match) : nil
      }
      guard replay.original.tree.tree.role(node) == .modifier else { return nil }
      node += 1
    }
  }

  /// The step that made the number what it is; those after it take it over.
  private static func lastChange(_ steps: [Step]) -> Int? {
    let shown = steps.indices.filter { !steps[$0].isFolded }
    return Array(zip(shown, shown.dropFirst())).last { steps[$0].value != steps[$1].value }?.1 ?? shown.first ?? steps.indices.last
  }

  // MARK: What would be otherwise

  private func consequence(_ verdict: Verdict, _ explanation: Explanation, _ axis: AxisExplanation) throws -> Consequence {
    let steps = verdict.steps.map { axis.steps[$0] }
    var others: [(key: String, before: Size, after: Size)] = []
    for other in steps.compactMap(\.other) where explanation.subject == .size && other != explanation.node && others.isEmpty {
      guard let record = try trace.node(other), let old = replay.node(other, of: first),
        let new = verdict.edited.tree.node(matching: old, of: replay.original.tree)
      else { continue }
      let (before, after) = (replay.original.size(old), verdict.edited.size(new))
      if before != after || verdict.frame == nil { others.append((record.key, before, after)) }
    }
    let labels = zip(steps, verdict.edits).map { step, edit in
      edit.hasPrefix(Self.canvasVerb)
        ? "On a canvas of \(String(edit.dropFirst(Self.canvasVerb.count)).replacingFirst("x", by: " × "))" : step.label(of: edit) ?? "With \(edit)"
    }
    var consequence = Consequence(
      edit: verdict.edits.joined(separator: "; "), label: Self.joined(labels), pointer: steps.last?.pointer, size: verdict.frame?.size, others: others,
      axes: [axis.axis])
    consequence.origin = verdict.frame?.origin
    consequence.isJoint = steps.count > 1
    return consequence
  }

  /// `Without a` and `Without b` is `Without a and b`.
  private static func joined(_ labels: [String]) -> String {
    let without = "Without "
    let names = labels.map { $0.hasPrefix(without) ? String($0.dropFirst(without.count)) : nil }
    let plain = labels.indices.filter { names[$0] == nil }.map { labels[$0] }
    let taken = names.compactMap { $0 }
    let first = taken.isEmpty ? [] : [without + taken.joined(separator: " and ")]
    return (first + plain.enumerated().map { $0.offset == 0 && first.isEmpty ? $0.element : $0.element.prefix(1).lowercased() + $0.element.dropFirst() })
      .joined(separator: ", ")
  }
}

extension Rect {
  /// Whether what an explanation is about is the same number in this frame.
  fileprivate func hasSame(_ subject: Subject, _ axis: Axis, _ value: Double) -> Bool {
    let own = subject == .size ? size[axis] : origin[axis]
    return own == value || abs(own - value) <= 0.005
  }
}

extension String {
  fileprivate func replacingFirst(_ character: Character, by text: String) -> String {
    guard let index = lastIndex(of: character) else { return self }
    return self[..<index] + text + self[self.index(after: index)...]
  }
}
