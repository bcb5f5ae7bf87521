import LayoutModel

/// LazyHStack and LazyVStack (semantics A17, B11): children one after another in a scrolling container.
///
/// 1. Each child is offered nil along the axis and the stack's proposal across it: there is no probing and nothing is shared out.
/// 2. Along the axis the stack is as long as its children together, whatever it was proposed.
/// 3. Across it the reply is the proposal, however thick the children; offered nil, it is as thick as the thickest child.
/// 4. Placed, it offers nil along and its own extent across, and aligns the children by their guides in that extent.
///
/// Every child is laid out: SwiftUI lays out those in sight and estimates the others.
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
  package static var role: NodeRole { .container }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { Self.axis }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let subviews = LayoutSubviews(node, pass), across = Self.axis.cross
    let offer = Proposal(Self.axis, main: nil, cross: proposal[across])
    var length = 0.0
    var thickest: Answer?
    for index in subviews.indices {
      let answer = pass.measure(subviews.id(index), offer, AnyPrimitive.code(Self.kind, LazyStackReason.ideal.rawValue))
      length += gap(before: index, subviews) + answer.size[Self.axis]
      if thickest == nil || answer.size[across] > thickest?.size[across] ?? 0 { thickest = answer }
    }
    length = max(length, 0)
    let main = subviews.isEmpty ? LazyStackRule.empty : .sum
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
    let subviews = LayoutSubviews(node, pass), across = Self.axis.cross
    let offer = Proposal(Self.axis, main: nil, cross: at.size[across])
    var end = 0.0
    for index in subviews.indices {
      end += gap(before: index, subviews)
      let child = pass.beginPlacing(subviews.id(index), offer)
      var origin = Point.zero
      origin[Self.axis] = end
      origin[across] = pass.origin(of: child.viewSize, subviews.id(index), in: at.size, core.alignment)
      end += child.viewSize.size[Self.axis]
      pass.finishPlacing(child, at: origin, parent: node)
    }
  }

  private func gap(before index: Int, _ subviews: LayoutSubviews) -> Double {
    if index == 0 { return 0 }
    let tree = subviews.pass.tree
    return core.spacing ?? tree.spacing(subviews.id(index - 1)).gap(to: tree.spacing(subviews.id(index)), Self.axis)
  }
}

/// Why a lazy stack asks its children.
package enum LazyStackReason: UInt8, LayoutReason {
  case ideal = 1
  package var entry: (name: String, doc: String) { ("lazy-ideal", "A lazy stack offers each child nil along its axis.") }
}

/// How a lazy stack's reply comes about.
package enum LazyStackRule: UInt8, LayoutRule {
  case sum = 1, thickest, accepts, empty
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
    }
  }
}
