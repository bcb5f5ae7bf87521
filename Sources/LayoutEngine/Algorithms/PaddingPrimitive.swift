import LayoutModel

/// The layout of padding and safeAreaPadding: all but the effect of the insets on the safe area (semantics A8, B9).
protocol PaddingPrimitive: UnaryPrimitive where Rules == PaddingRule, Reasons == PaddingReason {
  var insets: EdgeInsets { get }
}

/// How a padded view's reply comes about.
package enum PaddingRule: UInt8, LayoutRule {
  case adds = 1, floor
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .adds: ("padding.adds_insets", "the view and its padding", "padding is as large as the view it wraps and its insets together.")
    case .floor: ("padding.floored_at_zero", "never less than 0", "Negative insets would make it smaller than nothing: 0.")
    }
  }
  package var basis: [ReplyBasis] { [.own] }
}

/// Why padding asks.
package enum PaddingReason: UInt8, LayoutReason {
  case inset = 1
  package var entry: (name: String, asks: String, doc: String) {
    ("padding-inset", "with what the insets leave", "padding offers what is left inside its insets.")
  }
}

extension EdgeInsets {
  /// The insets that the arguments of `Padding.parameters` state.
  init(padding arguments: ArgumentReader) throws(ArgumentError) {
    let single = ["top", "leading", "bottom", "trailing"]
    if single.contains(where: { arguments.values[$0] != nil }) {
      if let other = ["length", "edges"].first(where: { arguments.values[$0] != nil }) {
        throw ArgumentError(other, "cannot stand beside top, leading, bottom or trailing: padding takes either insets or edges and a length")
      }
      self.init(
        top: try arguments.finite("top") ?? 0, leading: try arguments.finite("leading") ?? 0, bottom: try arguments.finite("bottom") ?? 0,
        trailing: try arguments.finite("trailing") ?? 0)
    } else {
      let length = try arguments.finite("length") ?? arguments.environment.defaultPadding
      let edges = arguments.edges("edges") ?? .all
      func value(_ edge: Edge.Set) -> Double { edges.isSuperset(of: edge) ? length : 0 }
      self.init(top: value(.top), leading: value(.leading), bottom: value(.bottom), trailing: value(.trailing))
    }
  }
}

extension PaddingPrimitive {
  package static var traits: Traits { Traits(.insets, .opens, reads: ["defaultPadding"], arguments: "_ edges, _ length") }
  package var scope: PlacingScope { .own }
  package static var knowsRange: Bool { true }

  private func inside(_ proposal: Proposal) -> Proposal {
    Proposal(proposal.width.map { max(0, $0 - insets[.horizontal]) }, proposal.height.map { max(0, $0 - insets[.vertical]) })
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let answer = pass.measure(node + 1, inside(proposal), AnyPrimitive.code(Self.kind, Reasons.inset.rawValue))
    for axis in Axis.allCases { pass.range[axis] = pass.range[axis].offered(proposal[axis], less: insets[axis]) }
    let (width, height) = (add(.horizontal, answer.size.width), add(.vertical, answer.size.height))
    return Reply(Size(width.0, height.0), width.1.rawValue, height.1.rawValue, from: answer.call)
  }

  private func add(_ axis: Axis, _ length: Double) -> (Double, Rules) {
    let sum = length + insets[axis]
    return sum < 0 ? (0, .floor) : (sum, .adds)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    // Negative insets offer more than nothing.
    if extreme == .minimum, insets[axis] < 0 { return .unknown }
    let inside = tree.length(axis, at: extreme, of: node + 1)
    return KnownLength(add(axis, inside.length).0, above: KnownLength.sum(inside.above, insets[axis.cross]))
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
    insets[axis] < 0 ? .nan : KnownLength.sum(tree.fittingOffer(axis, of: node + 1), insets[axis])
  }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal { inside(at.proposal) }

  package var guides: AlignmentGuides? { nil }
  package func origin(ofChild child: ViewSize, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Point { Point(insets.leading, insets.top) }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return tree.spacing(node + 1).reset(padded)
  }
}
