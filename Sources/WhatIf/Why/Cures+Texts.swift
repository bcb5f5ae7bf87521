import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Texts that wrap, or are cut, for what stands beside them.
extension Cures {
  /// Of a text that wraps though one of the rows around it has room for it as it would like to be.
  func wrapping(_ node: NodeID) -> [Cure] {
    guard let text = scene.text(node), !text.isTruncated, text.lines.count > 1, !scene.legibility.breaksWord(node), let ideal = try? scene.idealSize(node),
      scene.size(node).height > ideal.height + 0.01
    else { return [] }
    let rows = rows(around: node).filter { row in (scene.proposal(row.stack).width ?? .infinity) > ideal.width - .overflowSlack }
    var found: [Cure] = []
    for row in rows where mayPrioritize(row) {
      guard let key = key(scene.record(row.child).view),
        let cure = wrapping(
          node, ideal, prioritized(key, in: row), ".layoutPriority(\(priority(in: row).short)) on \(scene.record(scene.record(row.child).view).editedName)")
      else { continue }
      found.append(cure)
      break
    }
    if !rows.isEmpty, let key = key(node), let cure = wrapping(node, ideal, added(.fixedSize, to: key), ".fixedSize() on \(scene.record(node).editedName)") {
      found.append(cure)
    }
    return found
  }

  private func wrapping(_ node: NodeID, _ ideal: Size, _ edit: SceneEdit, _ words: String) -> Cure? {
    guard let edited = sound([edit]), let own = own(node, in: edited), let text = edited.text(own), !text.isTruncated,
      edited.size(own).height <= ideal.height + 0.01
    else { return nil }
    return Cure(edit: edit.words, label: "With \(words)", outcome: .lines(text.lines.count, edited.size(own)))
  }

  /// Of a text that is cut beside another one: which of them gives way is what a priority says.
  func rivals(_ explanation: Explanation, _ node: NodeID) -> [Cure] {
    guard scene.text(node)?.isTruncated == true else { return [] }
    for row in rows(around: node) where mayPrioritize(row) {
      guard let key = key(scene.record(row.child).view), case let edit = prioritized(key, in: row), let edited = experiment.layOut([edit]),
        let own = own(node, in: edited), edited.text(own)?.isTruncated == false
      else { continue }
      let giving = scene.nodes.compactMap { other -> Cure.Outcome? in
        guard other != node, scene.isPlaced(other), let new = self.own(other, in: edited), let text = edited.text(new),
          text.isTruncated || edited.legibility.breaksWord(new),
          edited.size(new).width < scene.size(other).width - .overflowSlack, let ideal = try? scene.idealSize(other)
        else { return nil }
        return .rival(edited.size(own), key: scene.record(other).key, has: edited.size(new).width, wants: ideal.width)
      }
      guard giving.count == 1, edited.troubles.nodes.count <= scene.troubles.nodes.count else { return [] }
      return [
        Cure(
          edit: edit.words, label: "With .layoutPriority(\(priority(in: row).short)) on \(scene.record(scene.record(row.child).view).editedName)",
          outcome: giving[0])
      ]
    }
    return []
  }

  // MARK: Smaller letters

  /// Of a text that may have one line and is cut, and has at least half of its size where all of it is shown: how small it is then.
  func scaling(_ node: NodeID) -> [Cure] {
    guard let text = scene.text(node), text.isTruncated, text.lines.count == 1, let key = key(node),
      FitArgument.addedScale(to: scene.record(node), in: scene) != nil
    else { return [] }
    let steps = Int(clamping: Fidelity.scaleSteps)
    func cure(_ step: Int) -> (edit: SceneEdit, size: Size)? {
      let edit = added(.scaling, ["factor": (Double(step) / Double(steps)).short], to: key)
      guard let edited = sound([edit]), let own = own(node, in: edited), edited.text(own)?.isTruncated == false else { return nil }
      return (edit, edited.size(own))
    }
    guard cure(steps / 2) != nil else { return [] }
    let smaller = (1..<steps / 2).partitionPoint { cure(steps - $0) != nil }
    guard case let step = steps - smaller, let best = cure(step) else { return [] }
    let factor = (Double(step) / Double(steps)).short
    return [Cure(edit: best.edit.words, label: "With .minimumScaleFactor(\(factor)) on \(scene.record(node).editedName)", outcome: .size(best.size))]
  }

  // MARK: Rows

  private struct Row {
    let stack: NodeID
    /// The child in which the text stands.
    let child: NodeID
  }

  /// The HStacks around a node in which something stands beside it, the nearest first.
  private func rows(around node: NodeID) -> [Row] {
    var rows: [Row] = [], inner = node
    while let around = scene.parent(inner) {
      let traits = scene.traits(around)
      if traits.contains(.sharesRoom), traits.axis == .horizontal, scene.children(around).count > 1 { rows.append(Row(stack: around, child: inner)) }
      inner = around
    }
    return rows
  }

  /// Written on a view that has a priority another one would say nothing: the outer one counts, whose value is a number like others.
  private func mayPrioritize(_ row: Row) -> Bool { !scene.statesPriority(row.child) }

  /// One more than what stands beside it has, and itself.
  private func priority(in row: Row) -> Double {
    func stated(_ node: NodeID) -> Double? {
      let record = scene.record(node)
      return scene.traits(node).contains(.setsPriority) ? record.attributes.first { $0.name == "value" }?.number : nil
    }
    let others = scene.children(row.stack).flatMap { child in (child...scene.record(child).view).compactMap(stated) }
    return (others.max() ?? 0) + 1
  }

  private func prioritized(_ key: String, in row: Row) -> SceneEdit { added(.priority, ["value": priority(in: row).short], to: key) }
}
