import LayoutModel

/// How long a stack is at the extremes where all its children know: the arithmetic of `StackAlgorithm`, without its questions.
struct StackExtremes {
  private let axis: Axis
  private let alignment: GuideID
  private let node: NodeID
  private let tree: LayoutTree
  private let state: StackState
  private let highest: Double

  init(axis: Axis, alignment: GuideID, node: NodeID, tree: LayoutTree, state: StackState) {
    (self.axis, self.alignment, self.node, self.tree, self.state) = (axis, alignment, node, tree, state)
    highest = state.members.lazy.map(\.priority).max() ?? 0
  }

  func lengths(_ asked: Axis) -> (minimum: KnownLength, maximum: KnownLength) { asked == axis ? (along(.minimum), along(.maximum)) : across() }

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
  private func across() -> (minimum: KnownLength, maximum: KnownLength) {
    if alignment >= Guides.firstTextBaseline || state.members.indices.contains(where: hasOwnGuide) { return (.unknown, .unknown) }
    var (minimum, maximum) = (Across(), Across())
    for index in state.members.indices {
      minimum.add(tree.length(axis.cross, at: .minimum, of: child(index)), alignment, isLower: isLower(index))
      maximum.add(tree.length(axis.cross, at: .maximum, of: child(index)), alignment, isLower: isLower(index))
    }
    // Only the highest are sure to be offered enough.
    let shares = minimum.isConditional || maximum.isConditional ? shares : nil
    return (minimum.length(shares), maximum.length(shares))
  }

  /// The children beside one another at an extreme.
  private struct Across {
    private var extent = AlignedExtent()
    private var isKnown = true
    /// The offer along the axis that every child's proposal has to exceed for these lengths to hold.
    private var above = -Double.infinity
    var isConditional: Bool { isKnown && above > -.infinity }

    mutating func add(_ known: KnownLength, _ alignment: GuideID, isLower: Bool) {
      isKnown = isKnown && known.isKnown && (!isLower || known.isUnconditional)
      extent.add(guide: Guides.value(alignment, length: known.length), length: known.length)
      above = max(above, known.above)
    }

    func length(_ shares: EqualShares?) -> KnownLength {
      if !isKnown { return .unknown }
      if above == -.infinity { return KnownLength(extent.length) }
      return shares.map { KnownLength(extent.length, above: $0.offer(for: above)) } ?? .unknown
    }
  }

  private func isLower(_ index: Int) -> Bool { state.members[index].priority != highest }

  private func hasOwnGuide(_ index: Int) -> Bool { tree.nodes[child(index)].explicitGuides & Guides.bit(alignment) != 0 }

  // MARK: What children are offered

  func fittingOffer(_ asked: Axis) -> Double {
    if asked != axis {
      if alignment >= Guides.firstTextBaseline || state.members.indices.contains(where: hasOwnGuide) { return .nan }
      return state.members.indices.reduce(0) { Self.larger($0, tree.constantLength(asked, of: child($1)) ?? tree.fittingOffer(asked, of: child($1))) }
    }
    // Of children of lower priority, all but one have to be as long as what is held back for them: each then gets that, and takes no more.
    var isOnly = true
    for index in state.members.indices where isLower(index) && tree.constantLength(axis, of: child(index)) == nil {
      guard isOnly, tree.fittingOffer(axis, of: child(index)) <= tree.length(axis, at: .minimum, of: child(index)).length else { return .nan }
      isOnly = false
    }
    return shares?.offer(for: -.infinity) ?? .nan
  }

  /// The offer to children of the highest priority along the axis; nil where that is not known.
  private var shares: EqualShares? {
    var shares = EqualShares(state.distances, terms: 2 * state.members.count)
    for index in state.members.indices {
      let minimum = tree.length(axis, at: .minimum, of: child(index))
      guard minimum.isUnconditional, minimum.length.isFinite else { return nil }
      if isLower(index) {
        shares.take(minimum.length)
        continue
      }
      let maximum = tree.length(axis, at: .maximum, of: child(index))
      guard maximum.isUnconditional, maximum.length >= minimum.length else { return nil }
      shares.sharers += 1
      if maximum.length == minimum.length {
        shares.take(minimum.length)
      } else {
        shares.fitting = Self.larger(shares.fitting, tree.fittingOffer(axis, of: child(index)))
      }
    }
    return shares.fitting.isNaN ? nil : shares
  }

  /// NaN if one of them is.
  private static func larger(_ one: Double, _ other: Double) -> Double { one.isNaN || other.isNaN ? .nan : max(one, other) }
}

/// Children of a stack of which each is offered an equal share of what others leave.
///
/// 1. Views of one length are served first, for they are the least flexible, and take that; what those of lower priority need is held back.
/// 2. Each of the others then takes no more than its equal share, so what is left for those after it is no smaller a share.
private struct EqualShares {
  private var taken: Double
  private var magnitude: Double
  private let terms: Int
  var sharers = 0
  /// From which share on none takes more than that.
  var fitting = -Double.infinity

  init(_ distances: Double, terms: Int) { (taken, magnitude, self.terms) = (distances, abs(distances), terms) }

  mutating func take(_ length: Double) { (taken, magnitude) = (taken + length, magnitude + abs(length)) }

  /// From which offer to the stack on each share is larger than `bound`.
  func offer(for bound: Double) -> Double {
    // A share of the least number is none.
    let shared = Double(sharers) * max(bound, fitting, .leastNormalMagnitude)
    return taken + shared + KnownLength.slack(magnitude + shared, terms: terms)
  }
}
