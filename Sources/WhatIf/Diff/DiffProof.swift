import Explanation
import LayoutEngine
import LayoutModel
import Scene

/// Proves the causes of a comparison by laying out again.
///
/// | question | function |
/// |---|---|
/// | what does a difference do, alone in the first layout, and taken back in the second? | `effects` |
/// | what is left where some are made in the first layout, and others taken back in the second? | `rest` |
/// | which differences does code make, of which others? | `makers` |
///
/// An argument gets the other's value, what one has more is removed, a modifier goes where it is in the other. What no edit does is not tried, nor what a scene
/// cannot be laid out with, nor what there is no time for.
package struct DiffProof: TraceDiff.Proof {
  private let before, after: (layout: RecordedLayout, experiment: Experiment)
  private let budget: LayoutAllowance

  /// - Throws: `SceneError` if a trace's scene cannot be laid out by this version.
  package init(_ a: RecordedLayout, _ b: RecordedLayout) throws {
    var replays = (try Replay(a.trace, a.pass), try Replay(b.trace, b.pass))
    // As recordings of the edited scenes have them.
    (replays.0.keepsInSight, replays.1.keepsInSight) = (false, false)
    // Some seconds' worth: a layout of 10,000 views takes some 0.1 s.
    budget = LayoutAllowance(min(400, 200_000 / max(replays.0.views, replays.1.views)))
    before = (a, try Experiment(a.trace, a.pass, replays.0, budget))
    after = (b, try Experiment(b.trace, b.pass, replays.1, budget))
  }

  // MARK: What differences do

  package func effects(of differences: [SceneDifference]) -> (made: TraceDiff.Effect?, undone: TraceDiff.Effect?) {
    let trials = trials(of: differences)
    func effect(_ edited: LaidOutScene?, _ original: LaidOutScene) -> TraceDiff.Effect? { edited.map { self.effect(from: original, to: $0, of: original) } }
    return (effect(trials.made, before.experiment.original), effect(trials.undone, after.experiment.original))
  }

  package func rest(making made: [SceneDifference], undoing undone: [SceneDifference], _ later: [Int?]) -> TraceDiff.Effect? {
    func outcome(_ edits: [SceneEdit], _ experiment: Experiment) -> LaidOutScene? { edits.isEmpty ? experiment.original : experiment.layOut(edits) }
    guard let first = outcome(made.flatMap { $0.edits(before.layout, after.layout).first.sceneEdits }, before.experiment),
      let second = outcome(undone.flatMap { $0.edits(before.layout, after.layout).second.sceneEdits }, after.experiment)
    else { return nil }
    let old = first.tree.nodes(matching: before.experiment.original.tree), new = second.tree.nodes(matching: after.experiment.original.tree)
    return effect(
      later.indices.map { index in
        (old[index].map { (first, $0) }, later[index].flatMap { new[$0] }.map { (second, $0) })
      })
  }

  /// By nodes of `original`, of which both are edited layouts or that itself.
  private func effect(from one: LaidOutScene, to other: LaidOutScene, of original: LaidOutScene) -> TraceDiff.Effect {
    let (old, new) = (one.tree.nodes(matching: original.tree), other.tree.nodes(matching: original.tree))
    return effect(zip(old, new).map { was, now in (was.map { (one, $0) }, now.map { (other, $0) }) })
  }

  private typealias PlacedNode = (scene: LaidOutScene, node: NodeID)

  /// In which of the pairs, by their places, the two are of other sizes, or stand elsewhere.
  private func effect(_ pairs: [(PlacedNode?, PlacedNode?)]) -> TraceDiff.Effect {
    func frame(_ node: PlacedNode?) -> Rect? { node.flatMap { $0.scene.isPlaced($0.node) ? $0.scene.absolute($0.node) : nil } }
    var effect = TraceDiff.Effect()
    for (index, pair) in pairs.enumerated() {
      let (before, after) = (frame(pair.0), frame(pair.1))
      guard let before, let after else {
        if before != nil || after != nil {
          effect.resized.insert(index)
          effect.moved.insert(index)
        }
        continue
      }
      if !before.size.isSame(as: after.size) { effect.resized.insert(index) }
      if !before.origin.isSame(as: after.origin) { effect.moved.insert(index) }
    }
    return effect
  }

  /// The first layout with the differences made, and the second with them taken back.
  private func trials(of differences: [SceneDifference]) -> (made: LaidOutScene?, undone: LaidOutScene?) {
    // Two are for the rest.
    budget.holding(2) {
      let edits = differences.map { $0.edits(before.layout, after.layout) }
      func layOut(_ edits: [SceneDifference.Edit?], _ experiment: Experiment) -> LaidOutScene? {
        let all = edits.flatMap(\.sceneEdits)
        return all.isEmpty ? nil : experiment.layOut(all)
      }
      return (layOut(edits.map(\.first), before.experiment), layOut(edits.map(\.second), after.experiment))
    }
  }

  // MARK: What code computes

  package func makers(of differences: [SceneDifference]) -> [Int: [Int]] {
    guard differences.count > 1, before.experiment.replay.isProgram, after.experiment.replay.isProgram else { return [:] }
    var makers: [Int: Set<Int>] = [:]
    func isRepetition(_ index: Int) -> Bool { differences[index].leader != index && differences[differences[index].leader].members.isEmpty }
    for (maker, difference) in differences.enumerated() where !difference.isPaint && !isRepetition(maker) {
      let trials = trials(of: [difference])
      for (edited, experiment, isFirst) in [(trials.made, before.experiment, true), (trials.undone, after.experiment, false)] {
        guard let edited, edited.views != nil else { continue }
        for (made, other) in differences.enumerated() where other.leader != difference.leader {
          let keys = other.keys(before.layout, after.layout)
          guard let node = (isFirst ? keys.before : keys.after).flatMap(experiment.original.node) else { continue }
          if makes(other, at: node, of: experiment.original, in: edited) { makers[made, default: []].insert(difference.leader) }
        }
      }
    }
    let known = makers.keys.reduce(into: [Int: [Int]]()) { $0[$1] = ends(of: $1, makers) }.filter { !$0.value.isEmpty }
    if known.isEmpty { return [:] }
    let others = differences.indices.filter { known[$0] == nil && !isRepetition($0) }.map { differences[$0] }
    return known.filter { isAllMade($0.key, by: others, in: differences) }
  }

  /// Whether the second layout says what the first does where all these makers are taken back: else the code that computes it is another, too.
  private func isAllMade(_ made: Int, by makers: [SceneDifference], in differences: [SceneDifference]) -> Bool {
    let edits = makers.filter { !$0.isPaint }.flatMap { $0.edits(before.layout, after.layout).second.sceneEdits }
    let keys = differences[made].keys(before.layout, after.layout)
    guard let name = differences[made].argument, !edits.isEmpty, let edited = after.experiment.layOut(edits),
      let was = keys.before.flatMap(before.experiment.original.node), let node = keys.after.flatMap(after.experiment.original.node),
      let match = edited.tree.node(matching: node, of: after.experiment.original.tree)
    else { return true }
    return isSame(before.experiment.original.record(was), edited.record(match), name)
  }

  /// Whether what a difference says of a node is otherwise in an edited layout.
  private func makes(_ difference: SceneDifference, at node: NodeID, of original: LaidOutScene, in edited: LaidOutScene) -> Bool {
    guard let match = edited.tree.node(matching: node, of: original.tree) else { return difference.kind == .added || difference.kind == .removed }
    return difference.argument.map { !isSame(original.record(node), edited.record(match), $0) } ?? false
  }

  private func isSame(_ one: SceneNode, _ other: SceneNode, _ argument: String) -> Bool {
    let (was, now) = (one.attributes.first { $0.name == argument }, other.attributes.first { $0.name == argument })
    if was?.text != now?.text { return false }
    guard let before = was?.number, let after = now?.number else { return was?.number == now?.number }
    return before.isSame(as: after)
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
}

extension SceneDifference.Edit? {
  /// None where the value cannot be read.
  fileprivate var sceneEdits: [SceneEdit] {
    func valued(_ json: String, _ edit: (EditValue) -> SceneEdit) -> [SceneEdit] { (try? EditValue(json)).map { [edit($0)] } ?? [] }
    return switch self {
    case .argument(let key, let name, let json)?: valued(json) { .set(key, argument: name, $0) }
    case .removal(let key)?: [.remove(key)]
    case .unwrapping(let key, let modifiers)?: modifiers.map { .remove($0) } + [.unwrap(key)]
    case .move(let key, let isInside, let other)?: [.move(key, isInside ? .inside : .outside, other)]
    case .order(let key, let isAfter, let other)?: [.move(key, isAfter ? .after : .before, other)]
    case .canvas(let proposal)?: [.canvas(proposal)]
    case .environment(let name, let json)?: valued(json) { .environment(name, $0) }
    case nil: []
    }
  }
}
