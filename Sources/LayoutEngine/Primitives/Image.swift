import LayoutModel

/// A bitmap: its natural size whatever it is offered, unless resizable (semantics A13, B6).
package struct Image: Primitive {
  private let natural: Size
  private let isResizable: Bool
  private let caps: EdgeInsets

  package static let role = NodeRole.leaf
  package static let scope = PlacingScope.own
  package static let knowsRange = true
  package static let traits = Traits(.hasContent, draws: "image")
  package static let summary = "A bitmap of a natural size."
  package static let parameters = [
    Parameter("width", .length, required: true, "Natural width, points."),
    Parameter("height", .length, required: true, "Natural height, points."),
    Parameter("resizable", .bool, "Whether it takes what it is offered; false by default."),
    Parameter("capInsets", .insets, "Edges that are not stretched, points: {top, leading, bottom, trailing}. A resizable image is never smaller."),
    Parameter("name", .text, "A label for people."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case natural = 1, resized, caps
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .natural: ("image.natural_size", "its natural size", "An image that is not resizable, or is offered nil, has its natural size.")
      case .resized: ("image.resized", "takes what it is offered", "A resizable image is as large as it is offered.")
      case .caps: ("image.cap_insets", "its cap insets", "A resizable image is never smaller than its cap insets.")
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    natural = Size(max(0, try arguments.finite("width") ?? 0), max(0, try arguments.finite("height") ?? 0))
    isResizable = arguments.bool("resizable") ?? false
    caps = arguments.insets("capInsets") ?? EdgeInsets()
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let (width, height) = (answer(.horizontal, proposal.width), answer(.vertical, proposal.height))
    pass.range = isResizable ? ProposalRange(only: proposal) : .all
    return Reply(Size(width.0, height.0), width.1.rawValue, height.1.rawValue)
  }

  private func answer(_ axis: Axis, _ offered: Double?) -> (Double, Rules) {
    guard isResizable, let offered else { return (natural[axis], .natural) }
    return offered < caps[axis] ? (caps[axis], .caps) : (max(offered, 0), .resized)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength { KnownLength(answer(axis, extreme.offer).0) }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
    isResizable ? max(0, caps[axis]) : natural[axis]
  }
}
