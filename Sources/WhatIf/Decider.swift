import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// Proves which step of an explanation decides: takes the blamed things away one at a time, the last step's first, and lays out again.
///
/// 1. From the last step back to the canvas, the first whose edit changes the node's size along the axis decides.
/// 2. If none does and the size would be another on a canvas that proposes nil, the canvas decides.
/// 3. Else it is the step that made the number what it is: a view's own size.
package struct Decider {
  private let replay: Replay
  private let trace: Trace
  private let pass: TracePass
  /// Layouts still allowed: a chain with more to take away is decided by one of the last things on it, or by the canvas.
  private var budget: Int
  private var tried: [String: LaidOutScene?] = [:]

  package init(_ trace: Trace, _ pass: TracePass) throws { try self.init(trace, pass, Replay(trace, pass)) }

  /// - Parameter replay: of `pass`.
  init(_ trace: Trace, _ pass: TracePass, _ replay: Replay) throws {
    (self.trace, self.pass, self.replay) = (trace, pass, replay)
    // As many as take a few seconds at most: a layout of 10,000 nodes takes some 0.1 s.
    budget = min(48, max(6, 200_000 / max(1, Int(replay.original.tree.tree.count))))
  }

  /// Adds to `explanation` the ideal size, which step decides, and what would be without it.
  package mutating func complete(_ explanation: Explanation) throws -> Explanation {
    var result = explanation
    guard let node = replay.node(explanation.node, of: try firstNode()) else { return explanation }
    result.ideal = try replay.original.idealSize(node)
    for index in result.axes.indices {
      let (decides, consequence) = try decide(result.axes[index], explanation, node)
      result.axes[index].decides = decides
      guard let consequence else { continue }
      if let known = result.consequences.firstIndex(where: { $0.edit == consequence.edit }) {
        result.consequences[known].axes.append(result.axes[index].axis)
      } else {
        result.consequences.append(consequence)
      }
    }
    return result
  }

  private func firstNode() throws -> NodeID {
    NodeID(try trace.value("SELECT min(id) FROM node WHERE structure_id = :structure", ["structure": .integer(Int64(pass.structure))])?.integer ?? 1)
  }

  private mutating func decide(_ axis: AxisExplanation, _ explanation: Explanation, _ node: NodeID) throws -> (Int?, Consequence?) {
    for (index, step) in axis.steps.enumerated().reversed() {
      guard let edit = step.edit else { continue }
      if tried[edit] == nil {
        if budget == 0 { break }
        budget -= 1
      }
      guard let edited = layOut(edit) else { continue }
      let now = size(of: node, in: edited)
      if let now, abs(now[axis.axis] - axis.value) <= 0.005 || now[axis.axis] == axis.value { continue }
      // Taking the view itself away proves nothing, unless it is the step's whole point, as with a Spacer.
      if now == nil, step.by != explanation.node { continue }
      return (index, try consequence(step, edit, edited, now, explanation, axis.axis))
    }
    if let canvas = try canvas(axis, node) { return canvas }
    return (Self.lastChange(axis.steps), nil)
  }

  /// The step that made the number what it is; those after it take it over.
  private static func lastChange(_ steps: [Step]) -> Int? {
    let shown = steps.indices.filter { !steps[$0].isFolded }
    return Array(zip(shown, shown.dropFirst())).last { steps[$0].value != steps[$1].value }?.1 ?? shown.first ?? steps.indices.last
  }

  /// The node's size after an edit. Of a modifier that was taken away, it is that of what it wrapped; nil for a view that is gone.
  private func size(of node: NodeID, in edited: LaidOutScene) -> Size? {
    var node = node
    while true {
      if let match = edited.tree.node(matching: node, of: replay.original.tree) { return edited.size(match) }
      guard replay.original.tree.tree.role(node) == .modifier else { return nil }
      node += 1
    }
  }

  private mutating func layOut(_ edit: String) -> LaidOutScene? {
    if let known = tried[edit] { return known }
    // An edit that makes the scene impossible is no proof of anything.
    let laidOut = try? replay.layOut(try replay.scene.applying(SceneEdit(edit), to: replay.original.tree))
    tried[edit] = .some(laidOut)
    return laidOut
  }

  private func canvas(_ axis: AxisExplanation, _ node: NodeID) throws -> (Int?, Consequence?)? {
    guard let index = axis.steps.firstIndex(where: { $0.rule == "Offer/canvas" }), replay.proposal[axis.axis] != nil else { return nil }
    var unbounded = replay.proposal
    unbounded[axis.axis] = nil
    let size = try replay.layOut(replay.scene, in: unbounded).size(node)
    if abs(size[axis.axis] - axis.value) <= 0.005 || size[axis.axis] == axis.value { return nil }
    let words = "\(unbounded.width?.short ?? "nil") × \(unbounded.height?.short ?? "nil")"
    let edit = "canvas \(unbounded.width?.short ?? "nil")x\(unbounded.height?.short ?? "nil")"
    return (index, Consequence(edit: edit, label: "On a canvas of \(words)", pointer: nil, size: size, others: [], axes: [axis.axis]))
  }

  private func consequence(
    _ step: Step, _ edit: String, _ edited: LaidOutScene, _ now: Size?, _ explanation: Explanation, _ axis: Axis
  ) throws -> Consequence {
    var others: [(key: String, before: Size, after: Size)] = []
    if let other = step.other, other != explanation.node, let record = try trace.node(other), let old = replay.node(other, of: try firstNode()),
      let new = edited.tree.node(matching: old, of: replay.original.tree)
    {
      let (before, after) = (replay.original.size(old), edited.size(new))
      if before != after || now == nil { others.append((record.key, before, after)) }
    }
    return Consequence(
      edit: edit, label: step.editLabel ?? "With \(edit)", pointer: step.pointer, size: now, others: others, axes: [axis])
  }
}

extension Replay {
  /// The node of the replayed tree for a node of the trace, whose structure starts at `first`.
  func node(_ id: NodeID, of first: NodeID) -> NodeID? {
    let node = id - first + 1
    return node >= 1 && node <= original.tree.tree.count ? node : nil
  }
}
