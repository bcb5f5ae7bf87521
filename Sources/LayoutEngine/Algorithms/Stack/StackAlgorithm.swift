import LayoutModel

/// HStack and VStack (semantics A3, B1): children one after another along an axis.
///
/// 1. The last proposal again: the arrangement stands, nobody is asked.
/// 2. nil along the axis: every child is offered nil, in source order.
/// 3. Else the order of serving is found: higher priority first; within a priority the less flexible first, flexibility being the reply
///    at infinity minus the reply at 0; both infinite: the larger minimum first; else source order.
/// 4. Each priority's group is offered what is left, less the minimum of every child of lower priority: each child in turn an equal
///    share of the rest, whatever it takes is gone.
/// 5. Children are aligned across the axis; the stack is as thick as they are together.
/// 6. They are lined up along the axis; the stack is as long as they are together, whatever it was offered.
struct StackAlgorithm {
  let axis: Axis
  let alignment: GuideID
  let subviews: ChildList
  let state: StackState
  /// The same as of `subviews`, which does not keep it: what a `let` keeps is not retained for every child.
  let pass: LayoutPass
  /// For which proposals the arrangement that `arrange` made is the answer; of no meaning unless the pass uses ranges.
  private(set) var range = ProposalRange.all

  mutating func arrange(_ proposal: Proposal) {
    if state.last == proposal {
      range = ProposalRange(only: proposal)
      return
    }
    state.arrangedBy = pass.current
    range = .all
    if proposal[axis] == nil {
      offerIdeal(proposal)
    } else {
      if state.last?[axis] == nil || !isProbed(proposal) { prioritize(proposal[axis.cross]) }
      range[axis.cross] = state.probed
      share(proposal)
    }
    alignAcross(proposal)
    lineUp()
    state.last = proposal
  }

  private func isProbed(_ proposal: Proposal) -> Bool {
    pass.usesRanges ? state.probed.contains(proposal[axis.cross] ?? .nan) : state.last?[axis.cross] == proposal[axis.cross]
  }

  /// The proposal of the final arrangement: nil across the axis becomes the stack's own extent, which is why children can change
  /// their minds between measuring and placing.
  func placementProposal(_ at: ViewSize) -> Proposal {
    Proposal(axis, main: at.proposal[axis], cross: at.proposal[axis.cross] ?? at.size[axis.cross])
  }

  /// For which proposals the size is the answer, and the guides that a container reads of it. A guide is one of the final arrangement: offered nil across
  /// the axis, a stack offers its children another length than it measured them with, and what they answer to that may go by the length along the axis.
  func range(at proposal: Proposal, hasGuides: Bool) -> ProposalRange {
    guard hasGuides, pass.usesRanges, proposal[axis.cross] == nil, !range[axis.cross].contains(state.size[axis.cross]) else { return range }
    var range = range
    range[axis] = LengthRange(only: proposal[axis] ?? .nan)
    return range
  }

  /// The proposal child `index` got in the present arrangement.
  func offer(_ index: Int) -> Proposal {
    var offer = state.last ?? .unspecified
    offer[axis] = state.members[index].offered.isNaN ? nil : state.members[index].offered
    return offer
  }

  func origin(_ index: Int) -> Point {
    let member = state.members[index]
    return axis == .horizontal ? Point(member.main, member.cross) : Point(member.cross, member.main)
  }

  // MARK: 2

  private mutating func offerIdeal(_ proposal: Proposal) {
    for index in state.members.indices {
      answer(index, offered: .nan, proposal[axis.cross], StackReason.ideal)
      // A stack that is offered a length serves in an order of its own.
      if pass.usesRanges { narrow(pass.range[axis].isAll ? .all : LengthRange(only: .nan)) }
      record(index, turn: index, remaining: .nan, reserved: 0, sharers: 0)
    }
  }

  // MARK: 4

  private mutating func share(_ proposal: Proposal) {
    let (members, order) = (state.members, state.order)
    var available = (proposal[axis] ?? 0) - state.distances
    var reserved = 0.0
    // The room is the proposal less this.
    var spent = state.distances
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, members[Int(order[end])].priority == members[Int(order[start])].priority { end += 1 }
      if start == 0 {
        for position in end..<order.count { reserved += members[Int(order[position])].minimum }
        available -= reserved
        spent += reserved
      } else {
        var own = 0.0
        for position in start..<end { own += members[Int(order[position])].minimum }
        available += own
        spent -= own
        reserved -= own
      }
      for position in start..<end {
        let index = Int(order[position]), sharers = end - position
        let share = available / Double(sharers)
        let remaining = available
        answer(index, offered: share > 0 ? share : 0, proposal[axis.cross], StackReason.share)
        if pass.usesRanges {
          narrow(pass.range[axis].offered(proposal[axis], less: spent, sharers: Double(sharers), terms: 2 * order.count))
          spent += members[index].answer.size[axis]
        }
        // inf - inf: an infinite offer stays infinite for the next.
        let rest = available - members[index].answer.size[axis]
        if !rest.isNaN { available = rest }
        record(index, turn: position, remaining: remaining.isNaN ? 0 : remaining, reserved: reserved.isNaN ? 0 : reserved, sharers: sharers)
      }
      start = end
    }
  }

  /// To those proposals to which the child asked last answers the same.
  private mutating func narrow(_ main: LengthRange) {
    range[axis].formIntersection(main)
    range[axis.cross].formIntersection(pass.range[axis.cross])
  }

  private func answer(_ index: Int, offered: Double, _ cross: Double?, _ reason: StackReason) {
    state.members[index].offered = offered
    state.members[index].answer = pass.measure(
      subviews.id(index), Proposal(axis, main: offered.isNaN ? nil : offered, cross: cross), reason.code(axis))
  }

  private func record(_ index: Int, turn: Int, remaining: Double, reserved: Double, sharers: Int) {
    guard pass.isRecording, let log = pass.log else { return }
    let member = state.members[index]
    log.add(
      StackShareEvent(
        call: state.arrangedBy, turn: Int32(turn + 1), child: subviews.id(index) + pass.nodeOffset, priority: member.priority, minimum: member.minimum,
        maximum: member.maximum, remaining: remaining, reserved: reserved, sharers: Int32(sharers), offered: member.offered,
        took: member.answer.size[axis], gap: member.distance))
  }

  // MARK: 5

  private func alignAcross(_ proposal: Proposal) {
    let members = state.members
    var extent = AlignedExtent()
    for index in members.indices {
      let size = members[index].answer.size
      let guide = pass.readGuide(alignment, subviews.id(index), ViewSize(size, offer(index, proposal)))
      members[index].cross = -guide
      extent.add(guide: guide, length: size[axis.cross])
    }
    state.widest = -1
    for index in members.indices {
      let start = members[index].cross - extent.low
      members[index].cross = start.isNaN ? 0 : start
      if state.widest < 0, members[index].answer.size[axis.cross] == extent.length { state.widest = Int32(index) }
    }
    state.size[axis.cross] = extent.length
  }

  private func offer(_ index: Int, _ proposal: Proposal) -> Proposal {
    let offered = state.members[index].offered
    return Proposal(axis, main: offered.isNaN ? nil : offered, cross: proposal[axis.cross])
  }

  // MARK: 6

  private func lineUp() {
    var end = 0.0
    for index in state.members.indices {
      end += state.members[index].distance
      state.members[index].main = end
      end += state.members[index].answer.size[axis]
    }
    // Negative spacing may take more than all children have.
    state.size[axis] = max(end, 0)
  }
}

/// Why a stack asks its children.
enum StackReason: UInt8, LayoutReason {
  case minimum = 1, maximum, reserve, share, ideal

  var entry: (name: String, asks: String, doc: String) {
    switch self {
    case .minimum: ("probe-minimum", "for its minimum", "A stack offers 0 along its axis to learn how far the child can shrink.")
    case .maximum: ("probe-maximum", "for its maximum", "A stack offers infinity along its axis to learn how far the child can grow.")
    case .reserve: ("reserve-minimum", "for the minimum to hold back", "A stack offers 0 to a child of lower priority, to hold its minimum back.")
    case .share: ("share", "with its share", "A stack offers the child an equal share of what is left for its priority.")
    case .ideal: ("ideal", "for its ideal length", "A stack that was proposed nil along its axis proposes nil to each child.")
    }
  }

  func code(_ axis: Axis) -> VocabularyCode { AnyPrimitive.code(axis == .horizontal ? HStack.kind : VStack.kind, rawValue) }
}

/// How a stack's reply comes about.
enum StackRule: UInt8, LayoutRule {
  case sum = 1, widest, union, empty

  var entry: (code: String, title: String, doc: String) {
    switch self {
    case .sum:
      (
        "stack.sum_of_children", "sum of its children",
        "Along its axis a stack is as long as its children and the distances between them, whatever it was proposed."
      )
    case .widest: ("stack.extent_of_child", "its thickest child", "Across its axis a stack is as thick as its thickest child.")
    case .union:
      ("stack.union_of_children", "its aligned children together", "Across its axis a stack spans its aligned children; no single one of them is as thick.")
    case .empty: ("stack.empty", "nothing in it", "A stack without children is 0 x 0.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .sum, .union: [.children]
    case .widest, .empty: []
    }
  }
}
