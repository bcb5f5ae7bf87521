import LayoutModel

/// Takes what is left: as long as it is offered along its stack, at least `minLength`, and without thickness (semantics A10, B3).
/// Outside a stack it is flexible both ways. Its priority is −infinity: every other view is served first.
package struct Spacer: Primitive {
  private let minLength: Double

  package static let role = NodeRole.leaf
  package static let isCached = false
  package var scope: PlacingScope { .own }
  package static let traits = Traits(.isSpacer, draws: "spring")
  package static let summary = "Expands along the axis of its stack."
  package static let parameters = [Parameter("minLength", .length, "Points it takes at least; 8 by default.")]

  package enum Rules: UInt8, LayoutRule {
    case takes = 1, minimum, thickness
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .takes: ("spacer.takes_proposal", "takes what it is offered", "A Spacer is as long as it is offered.")
      case .minimum: ("spacer.minimum", "its minimum length", "A Spacer offered less than minLength, 8 unless set, or nil, answers minLength.")
      case .thickness: ("spacer.no_thickness", "no thickness", "A Spacer has no thickness across its stack.")
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .takes: [.offer]
      case .minimum: [.own]
      case .thickness: []
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    minLength = max(0, try arguments.finite("minLength") ?? Fidelity.spacerMinLength)
  }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    tree.nodes[node].priority = -.infinity
    tree.nodes[node].isSpacer = true
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let axis = pass.nodes[node].orientation
    func answer(_ dimension: Axis) -> (Double, Rules) {
      if axis == dimension.cross { return (0, .thickness) }
      guard let offered = proposal[dimension], offered >= minLength else { return (minLength, .minimum) }
      return (offered, .takes)
    }
    let (width, height) = (answer(.horizontal), answer(.vertical))
    return Reply(Size(width.0, height.0), width.1.rawValue, height.1.rawValue)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    KnownLength(tree.nodes[node].orientation == axis.cross ? 0 : max(minLength, extreme.offer))
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double { minLength }

  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    switch tree.nodes[node].orientation {
    case nil: return .zero
    case .horizontal: return ViewSpacing(top: ViewSpacing.view.top, leading: .zero, bottom: ViewSpacing.view.bottom, trailing: .zero)
    case .vertical: return ViewSpacing(top: .zero, leading: ViewSpacing.view.leading, bottom: .zero, trailing: ViewSpacing.view.trailing)
    }
  }
}
