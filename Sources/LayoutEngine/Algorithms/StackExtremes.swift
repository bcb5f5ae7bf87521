import LayoutModel

/// How long a stack is at the extremes where all its children know: the arithmetic of `StackAlgorithm`, without its questions.
struct StackExtremes {
  let axis: Axis
  let alignment: GuideID
  let node: NodeID
  let tree: LayoutTree
  let state: StackState

  func length(_ asked: Axis, at extreme: Extreme) -> Double { asked == axis ? along(extreme) : across(extreme) }

  private func child(_ index: Int) -> NodeID { tree.child(index, of: node) }

  /// Offered 0 each child is offered 0, offered infinity each is offered that: whoever is served first, as long as no negative distance leaves something
  /// over, and what is held back for lower priorities is given back to the last without an error of rounding: there are two of them at most.
  private func along(_ extreme: Extreme) -> Double {
    if extreme == .minimum, state.distances < 0 { return .nan }
    guard let first = state.members.first, let other = state.members.first(where: { $0.priority != first.priority }) else { return lineUp(extreme) }
    let lower = min(first.priority, other.priority)
    for index in state.members.indices {
      let priority = state.members[index].priority
      if priority != first.priority, priority != other.priority { return .nan }
      if priority == lower, !tree.length(axis, at: .minimum, of: child(index)).isFinite { return .nan }
    }
    return lineUp(extreme)
  }

  private func lineUp(_ extreme: Extreme) -> Double {
    var end = 0.0
    for index in state.members.indices {
      let length = tree.length(axis, at: extreme, of: child(index))
      // A view of less than no length would leave something over.
      if !(length >= 0) { return .nan }
      end += state.members[index].distance
      end += length
    }
    return max(end, 0)
  }

  /// Every child is offered the same, whatever it is offered along the axis. Only guides that follow from the length itself are known.
  private func across(_ extreme: Extreme) -> Double {
    guard alignment < Guides.firstTextBaseline else { return .nan }
    var extent = AlignedExtent()
    for index in state.members.indices {
      let length = tree.length(axis.cross, at: extreme, of: child(index))
      if length.isNaN || tree.nodes[child(index)].explicitGuides & Guides.bit(alignment) != 0 { return .nan }
      extent.add(guide: Guides.value(alignment, length: length), length: length)
    }
    return extent.length
  }
}
