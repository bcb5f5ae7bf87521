import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Proves the causes of a comparison by laying out again: of several differences of two scenes that nodes may hang on, those that change
/// nothing about them are none.
///
/// 1. A difference is made in the first scene, and taken back in the second: an argument gets the other's value, what one has more is removed,
///    a modifier goes where it is in the other.
/// 2. If neither moves or resizes one of the nodes, it is no cause of theirs.
/// 3. What no edit makes, what a scene cannot be laid out with, and what there is no time for counts as a cause.
/// 4. Where the edit makes a program's code come to another argument, or to other views, the difference in these is what the edited one makes.
package struct DiffProof: TraceDiff.Proof {
  private let before, after: (layout: RecordedLayout, experiment: Experiment)

  /// - Throws: `SceneError` if a trace's scene cannot be laid out by this version.
  package init(_ a: RecordedLayout, _ b: RecordedLayout) throws {
    let replays = (try Replay(a.trace, a.pass), try Replay(b.trace, b.pass))
    // Some seconds' worth: a layout of 10,000 views takes some 0.1 s.
    let budget = LayoutAllowance(min(200, 200_000 / max(replays.0.views, replays.1.views)))
    before = (a, try Experiment(a.trace, a.pass, replays.0, budget))
    after = (b, try Experiment(b.trace, b.pass, replays.1, budget))
  }

  /// Whether a difference changes a number of one of the nodes, by their keys in both scenes.
  package func isCause(_ difference: SceneDifference, of nodes: [(before: String, after: String)]) -> Bool {
    let (first, second) = difference.edits(before.layout, after.layout)
    let outcomes = [
      first.map { changes($0, before.experiment, nodes.map(\.before)) }, second.map { changes($0, after.experiment, nodes.map(\.after)) },
    ].compactMap { $0 }
    return outcomes.isEmpty || outcomes.contains { $0 != false }
  }

  package func makers(of differences: [SceneDifference]) -> [Int: [Int]] {
    guard differences.count > 1, before.experiment.replay.isProgram, after.experiment.replay.isProgram else { return [:] }
    var makers: [Int: Set<Int>] = [:]
    let kept = before.experiment.budget.left / 2
    for (maker, difference) in differences.enumerated() where !difference.isPaint {
      let edits = difference.edits(before.layout, after.layout)
      for (edit, experiment, isFirst) in [(edits.first, before.experiment, true), (edits.second, after.experiment, false)] {
        guard before.experiment.budget.left > kept, let edit = edit?.sceneEdit, let edited = experiment.layOut([edit]), edited.views != nil else { continue }
        for (made, other) in differences.enumerated() where made != maker {
          let keys = other.keys(before.layout, after.layout)
          guard let node = (isFirst ? keys.before : keys.after).flatMap(experiment.original.node) else { continue }
          if makes(other, at: node, of: experiment.original, in: edited) { makers[made, default: []].insert(maker) }
        }
      }
    }
    return makers.keys.reduce(into: [Int: [Int]]()) { $0[$1] = ends(of: $1, makers) }.filter { !$0.value.isEmpty }
  }

  /// Whether what a difference says of a node is otherwise in an edited layout.
  private func makes(_ difference: SceneDifference, at node: NodeID, of original: LaidOutScene, in edited: LaidOutScene) -> Bool {
    guard let match = edited.tree.node(matching: node, of: original.tree) else { return difference.kind == .added || difference.kind == .removed }
    guard let name = difference.argument else { return false }
    func value(_ record: SceneNode) -> (name: String, number: Double?, text: String?)? { record.attributes.first { $0.name == name } }
    let (was, now) = (value(original.record(node)), value(edited.record(match)))
    return was?.number != now?.number || was?.text != now?.text
  }

  /// The makers of a difference, and theirs in turn, that nobody makes.
  private func ends(of made: Int, _ makers: [Int: Set<Int>]) -> [Int] {
    var met: Set = [made], queue = [made], ends: [Int] = []
    while let next = queue.popLast() {
      for maker in makers[next] ?? [] where met.insert(maker).inserted {
        if makers[maker] == nil { ends.append(maker) } else { queue.append(maker) }
      }
    }
    return ends.sorted()
  }

  /// Whether a node is larger, smaller or elsewhere with the edit; nil if that is not known.
  private func changes(_ edit: SceneDifference.Edit, _ experiment: Experiment, _ keys: [String]) -> Bool? {
    guard let edit = edit.sceneEdit, let edited = experiment.layOut([edit]) else { return nil }
    let original = experiment.original
    return keys.contains { key in
      guard let node = original.node(key), let match = edited.tree.node(matching: node, of: original.tree) else { return true }
      if original.isPlaced(node) != edited.isPlaced(match) { return true }
      return original.isPlaced(node) && !original.absolute(node).isSame(as: edited.absolute(match))
    }
  }
}

extension SceneDifference.Edit {
  fileprivate var sceneEdit: SceneEdit? {
    switch self {
    case .argument(let key, let name, let json): (try? EditValue(json)).map { .set(key, argument: name, $0) }
    case .removal(let key): .remove(key)
    case .move(let key, let isInside, let other): .move(key, isInside ? .inside : .outside, other)
    case .canvas(let proposal): .canvas(proposal)
    }
  }
}

extension Rect {
  /// To 0.005 points.
  fileprivate func isSame(as other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      func same(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 0.005 }
      return same(origin[axis], other.origin[axis]) && same(size[axis], other.size[axis])
    }
  }
}
