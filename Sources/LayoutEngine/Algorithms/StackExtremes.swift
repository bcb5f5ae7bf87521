import LayoutModel

/// How long a stack is at the extremes where all its children know: the arithmetic of `StackAlgorithm`, without its questions.
struct StackExtremes {
  let axis: Axis
  let alignment: GuideID
  let node: NodeID
  let tree: LayoutTree
  let state: StackState

  func length(_ asked: Axis, at extreme: Extreme) -> KnownLength { asked == axis ? along(extreme) : across(extreme) }

  private func child(_ index: Int) -> NodeID { tree.child(index, of: node) }

  /// Offered 0 each child is offered 0, offered infinity each is offered that: whoever is served first, as long as no negative distance leaves something
  /// over, and what is held back for lower priorities is given back to the last without an error of rounding: there are two of them at most.
  private func along(_ extreme: Extreme) -> KnownLength {
    if extreme == .minimum, state.distances < 0 { return .unknown }
    guard let first = state.members.first, let other = state.members.first(where: { $0.priority != first.priority }) else { return lineUp(extreme) }
    let lower = min(first.priority, other.priority)
    var above = -Double.infinity
    for index in state.members.indices {
      let priority = state.members[index].priority
      if priority != first.priority, priority != other.priority { return .unknown }
      if priority != lower { continue }
      let reserve = tree.length(axis, at: .minimum, of: child(index))
      if !reserve.length.isFinite { return .unknown }
      above = max(above, reserve.above)
    }
    return lineUp(extreme, above: above)
  }

  private func lineUp(_ extreme: Extreme, above: Double = -.infinity) -> KnownLength {
    var (end, above) = (0.0, above)
    for index in state.members.indices {
      let known = tree.length(axis, at: extreme, of: child(index))
      // A view of less than no length would leave something over.
      if !(known.length >= 0) { return .unknown }
      end += state.members[index].distance
      end += known.length
      above = max(above, known.above)
    }
    return KnownLength(max(end, 0), above: above)
  }

  /// Every child is offered the same, whatever it is offered along the axis. Only guides that follow from the length itself are known.
  private func across(_ extreme: Extreme) -> KnownLength {
    guard alignment < Guides.firstTextBaseline else { return .unknown }
    var (extent, above) = (AlignedExtent(), -Double.infinity)
    for index in state.members.indices {
      let known = tree.length(axis.cross, at: extreme, of: child(index))
      if !known.isKnown || hasOwnGuide(index) { return .unknown }
      extent.add(guide: Guides.value(alignment, length: known.length), length: known.length)
      above = max(above, known.above)
    }
    if above == -.infinity { return KnownLength(extent.length) }
    let enough = enough(above) { tree.length(axis.cross, at: extreme, of: child($0)).above > -.infinity }
    return enough.isNaN ? .unknown : KnownLength(extent.length, above: enough)
  }

  private func hasOwnGuide(_ index: Int) -> Bool { tree.nodes[child(index)].explicitGuides & Guides.bit(alignment) != 0 }

  // MARK: What children are offered

  func fittingOffer(_ asked: Axis) -> Double {
    if asked != axis {
      if alignment >= Guides.firstTextBaseline || state.members.indices.contains(where: hasOwnGuide) { return .nan }
      return state.members.indices.reduce(0) { Self.larger($0, tree.constantLength(asked, of: child($1)) ?? tree.fittingOffer(asked, of: child($1))) }
    }
    // Of children of lower priority, all but one have to be as long as what is held back for them: each then gets that, and takes no more.
    let highest = state.members.lazy.map(\.priority).max()
    var isOnly = true
    for index in state.members.indices where state.members[index].priority != highest && tree.constantLength(axis, of: child(index)) == nil {
      guard isOnly, tree.fittingOffer(axis, of: child(index)) <= tree.length(axis, at: .minimum, of: child(index)).length else { return .nan }
      isOnly = false
    }
    return enough(-.infinity) { _ in false }
  }

  /// From which offer along the axis on each of the highest priority is offered more than `bound`, and what it takes no more of; NaN where that is not known.
  ///
  /// 1. Views of one length are served first, for they are the least flexible, and take that.
  /// 2. Each of the others then takes no more than its equal share, so what is left for those after it is no smaller a share.
  ///
  /// - Parameter mayBeHighest: which children are offered enough only if their priority is the highest.
  private func enough(_ bound: Double, _ mustBeHighest: (Int) -> Bool) -> Double {
    let members = state.members
    guard let highest = members.lazy.map(\.priority).max() else { return .nan }
    var (taken, magnitude, share, sharers) = (state.distances, abs(state.distances), bound, 0)
    for index in members.indices {
      let minimum = tree.length(axis, at: .minimum, of: child(index)), maximum = tree.length(axis, at: .maximum, of: child(index))
      guard minimum.isUnconditional, minimum.length.isFinite else { return .nan }
      if members[index].priority != highest {
        if mustBeHighest(index) { return .nan }
        (taken, magnitude) = (taken + minimum.length, magnitude + abs(minimum.length))
        continue
      }
      sharers += 1
      guard maximum.isUnconditional, maximum.length >= minimum.length else { return .nan }
      if maximum.length == minimum.length {
        (taken, magnitude) = (taken + minimum.length, magnitude + abs(minimum.length))
      } else {
        share = Self.larger(share, tree.fittingOffer(axis, of: child(index)))
      }
    }
    if share.isNaN { return .nan }
    // A share of the least number is none.
    let shared = Double(sharers) * max(share, .leastNormalMagnitude)
    return taken + shared + KnownLength.slack(magnitude + shared, terms: 2 * members.count)
  }

  /// NaN if one of them is.
  private static func larger(_ one: Double, _ other: Double) -> Double { one.isNaN || other.isNaN ? .nan : max(one, other) }
}
