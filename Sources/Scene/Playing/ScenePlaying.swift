import LayoutEngine
import LayoutModel

/// Which of the layouts that a scene takes one is.
package struct PassPosition: Equatable, Sendable {
  /// The pass of the scene, from 0 on.
  package let pass: Int
  /// How many layouts of that pass came before it: each wrote a size to the state, or moved a source that is followed.
  package let following: Int
}

/// Where the layouts of a pass end.
package enum PassEnd: Sendable {
  /// With the one that leaves nothing to be done.
  case settled
  /// With the one that leaves nothing to be done but states that nobody reads.
  case unread
  /// With the one before which there were so many, or with a settled one before it.
  case following(Int)
}

extension Scene {
  /// Whether a layout depends on the passes before it beyond what passes set: sizes that views wrote are read, or a source is followed.
  package var dependsOnItsPasses: Bool {
    if followsSources { return true }
    let written = items.compactMap { item -> String? in
      guard item.type.traits.contains(.readsSize), case .constant(.text(let state))? = item.argument("into")?.value else { return nil }
      return state
    }
    return !written.isEmpty && !variablesRead.isDisjoint(with: written)
  }

  /// Plays in memory what `ScenePlayer` records: every pass before one as far as it settles, and that one as far as `end` says.
  ///
  /// - Parameter canvas: what the canvas proposes in that pass, if not what the scene says.
  /// - Throws: `SceneError`, also for a pass that does not settle within `passLimit` layouts.
  package func play(_ last: Int, in canvas: Proposal? = nil, until end: PassEnd, _ options: LayoutPass.Options) throws -> SceneLayout {
    var (state, layout): ([StateVariable], SceneLayout?) = (self.state, nil)
    for (index, pass) in passes.enumerated().prefix(last + 1) {
      var changed = begin(pass, &state)
      var turn = 0
      while true {
        let next = try layOut(pass, index == last ? canvas : nil, state, changed: Set(changed.map(\.new.name)), after: layout, options)
        (layout, state, changed) = (next, next.next, next.left.writes)
        if next.left.isSettled || index == last && hasReached(end, turn, next) { break }
        turn += 1
        if turn == Self.passLimit { throw unsettled(next.left, in: next.tree) }
      }
    }
    guard let layout else { throw SceneError(.noPasses, file: file) }
    return layout
  }

  /// Where the layouts of a scene like this end that are to be compared with one.
  package func end(after layout: SceneLayout, _ place: PassPosition) -> PassEnd {
    layout.left.isSettled ? .settled : isSettled(layout) ? .unread : .following(place.following)
  }

  private func hasReached(_ end: PassEnd, _ turn: Int, _ layout: SceneLayout) -> Bool {
    switch end {
    case .settled: false
    case .unread: isSettled(layout)
    case .following(let count): turn == count
    }
  }

  private func layOut(
    _ pass: ScenePass, _ canvas: Proposal?, _ state: [StateVariable], changed: Set<String>, after last: SceneLayout?, _ options: LayoutPass.Options
  ) throws -> SceneLayout {
    let tree = try inEnvironment(of: pass).tree(in: state, changed: changed, after: last?.tree)
    let values = Dictionary(merging: state.map { ($0.name, $0.value) })
    // What an edit took away, or out of its ScrollView, is not scrolled to.
    let scrolls = pass.scrolls.filter { (try? target(of: $0, in: tree)).flatMap(tree.tree.scrollingContainer) != nil }
    try scroll(tree, to: scrolls, values, canvas ?? pass.proposal, options)
    return try layOut(tree, state, canvas ?? pass.proposal, options, after: last?.tree)
  }

  /// The tree of the first pass: what is wrong with it is found before anything is recorded.
  package func firstTree() throws(SceneError) -> SceneTree {
    var state = self.state
    if let first = passes.first { _ = begin(first, &state) }
    return try (passes.first.map(inEnvironment) ?? self).tree(in: state, changed: [], after: nil)
  }

  /// Sets what a pass sets.
  ///
  /// - Returns: what changes by that.
  func begin(_ pass: ScenePass, _ state: inout [StateVariable]) -> [StateWrite] {
    let old = state
    for change in pass.changes {
      if let position = state.firstIndex(where: { $0.name == change.name }) { state[position].value = change.value }
    }
    return zip(old, state).filter { $0.value != $1.value }.map { StateWrite(old: $0, new: $1, node: 0) }
  }

  /// The tree in a state, with what holds from the tree before it.
  func tree(in state: [StateVariable], changed: Set<String>, after last: SceneTree?) throws(SceneError) -> SceneTree {
    let tree = try build(Dictionary(merging: state.map { ($0.name, $0.value) }))
    guard let last else { return tree }
    tree.tree.takeSources(from: last.tree)
    ScrollPositions(of: last).apply(to: tree)
    carryOver(from: last, to: tree, changed: changed)
    return tree
  }
}

extension Scene {
  /// What a recording says of one of its passes.
  package typealias RecordedPass = (
    name: String, proposal: Proposal, device: Device?, dynamicTypeSize: DynamicTypeSize?, state: [StateVariable], follows: Bool
  )

  /// The scene with the passes that were recorded, which are others than its own where it was recorded in another canvas, and which layout
  /// the last of them is.
  package func playing(_ recorded: [RecordedPass]) -> (scene: Scene, place: PassPosition) {
    let heads = recorded.indices.filter { $0 == 0 || !recorded[$0].follows }
    var state = self.state
    if let first = passes.first { _ = begin(first, &state) }
    let isOwn =
      heads.count <= passes.count && recorded.first?.state == state
      && zip(heads, passes).allSatisfy {
        recorded[$0].proposal == $1.proposal && recorded[$0].device == $1.device
          && recorded[$0].dynamicTypeSize.map { [size = $1.dynamicTypeSize ?? environment.text.dynamicTypeSize] in $0 == size } ?? true
          && ($1.name ?? recorded[$0].name) == recorded[$0].name
      }
    var scene = self
    if !isOwn {
      scene.passes = heads.map { head in
        let before = head == 0 ? self.state : recorded[head - 1].state
        return ScenePass(
          name: recorded[head].name, proposal: recorded[head].proposal, changes: recorded[head].state.filter { !before.contains($0) },
          device: recorded[head].device, dynamicTypeSize: recorded[head].dynamicTypeSize)
      }
    }
    return (scene, PassPosition(pass: max(0, heads.count - 1), following: recorded.count - 1 - (heads.last ?? 0)))
  }
}
