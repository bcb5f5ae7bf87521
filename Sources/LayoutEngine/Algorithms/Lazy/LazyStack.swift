import LayoutModel

/// LazyHStack and LazyVStack (semantics A17, B11): children one after another in a scrolling container.
///
/// 1. Each child is offered nil along the axis and the stack's proposal across it: there is no probing and nothing is shared out.
/// 2. Along the axis the stack is as long as its children together, whatever it was proposed. In a viewport it asks as many as fill that,
///    and estimates the others (`LazyLines`).
/// 3. Across it the reply is the proposal, however thick the children; offered nil, it is as thick as the thickest child.
/// 4. Placed, it offers nil along and its own extent across, and aligns the children by their guides in that extent: in a viewport those
///    in sight, the others are not placed. Outside of a ScrollView all of them are.
protocol LazyStackPrimitive: Primitive where Rules == LazyStackRule, Reasons == LazyStackReason {
  static var axis: Axis { get }
  var core: LazyStackCore { get }
}

/// A lazy stack's arguments.
struct LazyStackCore: BitwiseCopyable {
  /// nil: the children's preferred distances.
  let spacing: Double?
  let alignment: GuideID

  init(_ arguments: ArgumentReader, _ axis: Axis) throws(ArgumentError) {
    spacing = try arguments.finite("spacing")
    alignment = try arguments.alignment("alignment")[axis.cross]
  }
}

extension LazyStackPrimitive {
  package static var traits: Traits { Traits(.lazy, along: axis, aligns: Axis.Set(axis.cross), offersNil: Axis.Set(axis)) }
  package static var placesAll: Bool { false }
  package static var role: NodeRole { .container }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { Self.axis }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let subviews = ChildList(node, pass), across = Self.axis.cross
    let offer = Proposal(Self.axis, main: nil, cross: proposal[across])
    var thickest: Answer?
    var lines = lines(subviews)
    lines.ask(filling: Viewports(pass: pass).length(Self.axis)) { index in
      let answer = ask(index, offer, subviews)
      if thickest == nil || answer.size[across] > thickest?.size[across] ?? 0 { thickest = answer }
      return answer.size[Self.axis]
    }
    let length = max(lines.length, 0)
    let main = subviews.isEmpty ? LazyStackRule.empty : lines.isEstimated ? .estimate : .sum
    let (thickness, rule, from) =
      if let offered = proposal[across] {
        (max(offered, 0), LazyStackRule.accepts, CallID(0))
      } else {
        (thickest?.size[across] ?? 0, thickest == nil ? .empty : .thickest, thickest?.call ?? 0)
      }
    return Self.axis == .horizontal
      ? Reply(Size(length, thickness), main.rawValue, rule.rawValue, 0, from) : Reply(Size(thickness, length), rule.rawValue, main.rawValue, from, 0)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    let subviews = ChildList(node, pass), across = Self.axis.cross
    let offer = Proposal(Self.axis, main: nil, cross: at.size[across])
    let window = Viewports(pass: pass).window(of: node, Self.axis), wanted = subviews.wanted
    var lines = lines(subviews)
    // Lines above matter only where there are any.
    let isScrolled = window.map { $0.start > 0 } ?? false || !wanted.isEmpty
    if isScrolled {
      lines.ask(filling: Viewports(pass: pass).length(Self.axis)) { ask($0, offer, subviews).size[Self.axis] }
    }
    var laidOut: [NodeID: Double] = [:]
    _ = lines.layOut(in: window, wanted: wanted, measure: { ask($0, offer, subviews).size[Self.axis] }) { index, start in
      let child = pass.beginPlacing(subviews.id(index), offer)
      var origin = Point.zero
      origin[Self.axis] = start
      origin[across] = pass.origin(of: child.viewSize, subviews.id(index), in: at.size, core.alignment)
      pass.finishPlacing(child, at: origin, by: PlacingGuides(core.alignment, along: across), parent: node)
      if isScrolled, index >= lines.lengths.count { laidOut[subviews.id(index)] = child.viewSize.size[Self.axis] }
      return child.viewSize.size[Self.axis]
    }
    if window != nil { pass.tree.scrolling.remember(laidOut, in: node) }
  }

  private func ask(_ index: Int, _ offer: Proposal, _ subviews: ChildList) -> Answer {
    subviews.pass.measure(subviews.id(index), offer, AnyPrimitive.code(Self.kind, LazyStackReason.ideal.rawValue))
  }

  private func lines(_ subviews: ChildList) -> LazyLines {
    let tree = subviews.pass.tree
    var remembered: [Int: Double] = [:]
    if let known = tree.scrolling.lineLengths[subviews.container] {
      for index in subviews.indices { remembered[index] = known[subviews.id(index)] }
    }
    return LazyLines(subviews.count, remembered: remembered) { index in
      core.spacing ?? tree.spacing(subviews.id(index - 1)).gap(to: tree.spacing(subviews.id(index)), Self.axis)
    }
  }
}

/// Why a lazy stack asks its children.
package enum LazyStackReason: UInt8, LayoutReason {
  case ideal = 1
  package var entry: (name: String, asks: String, doc: String) { ("lazy-ideal", "for its ideal length", "A lazy stack offers each child nil along its axis.") }
}

/// How a lazy stack's reply comes about.
package enum LazyStackRule: UInt8, LayoutRule {
  case sum = 1, thickest, accepts, empty, estimate
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .sum: StackRule.sum.entry
    case .thickest: StackRule.widest.entry
    case .accepts:
      (
        "lazyStack.accepts_proposal", "takes what it is offered",
        "Across its axis a lazy stack takes what it is offered, unlike an HStack or VStack, which is as thick as its children."
      )
    case .empty: StackRule.empty.entry
    case .estimate: LazyLines.estimateEntry
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .sum: [.children]
    case .accepts: [.offer]
    case .thickest, .empty: []
    case .estimate: [.own, .children, .offer]
    }
  }
}
