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
///
/// The canvas is not to blame for a view that has its ideal length, as long as its content is: it comes after 3 then.
package struct Decider {
  let replay: Replay
  private let trace: Trace
  private let pass: TracePass
  let first: NodeID
  /// Layouts still allowed: a chain with more to take away is decided by one of the last things on it, or by the canvas.
  var budget: Int
  static let canvasVerb = "canvas "
  var tried: [[String]: LaidOutScene?] = [:]

  package init(_ trace: Trace, _ pass: TracePass) throws { try self.init(trace, pass, Replay(trace, pass)) }

  /// - Parameter replay: of `pass`.
  init(_ trace: Trace, _ pass: TracePass, _ replay: Replay) throws {
    (self.trace, self.pass, self.replay) = (trace, pass, replay)
    first = try trace.firstNode(of: pass)
    // As many as take a few seconds at most: a layout of 10,000 nodes takes some 0.1 s.
    budget = min(64, max(6, 200_000 / replay.views))
  }

  /// Adds to `explanation` the ideal size, which step decides, and what would be without it.
  package mutating func complete(_ explanation: Explanation) throws -> Explanation {
    guard let node = replay.node(explanation.node, of: first) else { return explanation }
    let explanation = namingRepetitions(explanation)
    var result = explanation
    // A GridRow answers what its Grid makes of it.
    if explanation.subject == .size, explanation.kind != "GridRow" { result.ideal = try replay.original.idealSize(node) }
    for index in result.axes.indices {
      // Where there are few, some of them are for the other axis.
      let held = index == 0 && replay.views > 10_000 ? budget / 3 : 0
      budget -= held
      defer { budget += held }
      if let step = across(result.axes[index], explanation, node) { result.axes[index].steps.insert(step, at: result.axes[index].steps.count - 1) }
      guard let verdict = decide(result.axes[index], result, node) else {
        // Where not everything could be tried, the step that made the number what it is stands for the one that decides.
        if budget == 0 { result.axes[index].decides = Self.lastChange(result.axes[index].steps) }
        result.axes[index].isExhausted = budget == 0
        continue
      }
      result.axes[index].decides = verdict.steps.last
      result.axes[index].together = verdict.steps.dropLast()
      result.axes[index].proofs = verdict.edits
      for (step, edit) in zip(verdict.steps, verdict.edits) { result.axes[index].steps[step].prove(by: edit) }
      guard verdict.isTelling else { continue }
      let consequence = try consequence(verdict, explanation, result.axes[index])
      if let known = result.consequences.firstIndex(where: { $0.edit == consequence.edit || $0.isRepeated(by: consequence) }) {
        result.consequences[known].axes.append(result.axes[index].axis)
      } else {
        result.consequences.append(consequence)
      }
    }
    addReading(to: &result, node)
    addOther(to: &result, node)
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

  /// What was found: steps in the chain's order, their edits, the layout with all of them made.
  struct Verdict {
    var steps: [Int]
    var edits: [StepEdit]
    var edited: LaidOutScene
    /// nil: the node is gone.
    var frame: Rect?
    /// Whether a person would want to read what is otherwise.
    var isTelling = true
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
    let labels = verdict.edits.map { edit in
      edit.words.hasPrefix(Self.canvasVerb)
        ? "On a canvas of \(String(edit.words.dropFirst(Self.canvasVerb.count)).replacingFirst("x", by: " × "))" : edit.label ?? "With \(edit.words)"
    }
    var consequence = Consequence(
      edit: verdict.edits.map(\.words).joined(separator: "; "), label: Self.joined(labels), pointer: verdict.edits.last?.nodes.first?.pointer,
      size: verdict.frame?.size, others: others, axes: [axis.axis])
    consequence.origin = verdict.frame?.origin
    consequence.isJoint = steps.count > 1
    return consequence
  }

  /// `Without a`, `Without b` and `Without c` is `Without a, b and c`.
  static func joined(_ labels: [String]) -> String {
    let without = StepEdit.without
    let names = labels.map { $0.hasPrefix(without) ? String($0.dropFirst(without.count)) : nil }
    let plain = labels.indices.filter { names[$0] == nil }.map { labels[$0] }
    let taken = names.compactMap { $0 }
    let first = taken.isEmpty ? [] : [without + taken.listed]
    return (first + plain.enumerated().map { $0.offset == 0 && first.isEmpty ? $0.element : $0.element.prefix(1).lowercased() + $0.element.dropFirst() })
      .joined(separator: ", ")
  }
}

extension String {
  fileprivate func replacingFirst(_ character: Character, by text: String) -> String {
    guard let index = lastIndex(of: character) else { return self }
    return self[..<index] + text + self[self.index(after: index)...]
  }
}
