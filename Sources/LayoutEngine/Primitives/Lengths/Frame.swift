import LayoutModel

/// frame in both its forms: `FixedFrame` with width and height, `FlexibleFrame` with minimum, ideal and maximum.
package struct Frame: UnaryPrimitive {
  private enum Form: BitwiseCopyable { case fixed(FixedFrame), flexible(FlexibleFrame) }
  private let form: Form
  private let alignment: AlignmentGuides

  package var scope: PlacingScope { .own }
  package static let traits = Traits(
    .setsLength, aligns: .both, arguments: "width, minWidth, idealWidth, maxWidth, height, minHeight, idealHeight, maxHeight, alignment")
  package static let summary = "Puts the view into an invisible frame of a given or bounded size."
  package static let parameters = [
    Parameter("width", .length, "Points; absent: the view's own."), Parameter("height", .length, "Points; absent: the view's own."),
    Parameter("minWidth", .length, "Points."), Parameter("idealWidth", .length, "Points."), Parameter("maxWidth", .length, "Points, or infinity."),
    Parameter("minHeight", .length, "Points."), Parameter("idealHeight", .length, "Points."), Parameter("maxHeight", .length, "Points, or infinity."),
    Parameter("alignment", .alignment, "Where the view goes in the frame; center by default."),
  ]

  package typealias Rules = FrameRule
  package typealias Reasons = FrameReason

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    alignment = try arguments.alignment("alignment")
    let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].filter { arguments.values[$0] != nil }
    if let mixed = flexible.first {
      if let fixed = ["width", "height"].first(where: { arguments.values[$0] != nil }) {
        throw ArgumentError(fixed, "cannot stand beside '\(mixed)': a frame is fixed (width, height) or flexible (minWidth … maxHeight), never both")
      }
      form = .flexible(try FlexibleFrame(arguments))
    } else {
      form = .fixed(try FixedFrame(arguments))
    }
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    switch form {
    case .fixed(let frame): return frame.size(proposal, node, pass)
    case .flexible(let frame):
      let reply = frame.size(proposal, node, pass)
      pass.range = ProposalRange(only: proposal)
      return reply
    }
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    switch form {
    case .fixed(let frame):
      if let length = frame.length(axis) { return KnownLength(length) }
      let inside = tree.length(axis, at: extreme, of: node + 1)
      return frame.length(axis.cross).map { inside.proposed($0) } ?? inside
    case .flexible(let frame):
      return frame[axis].length(at: extreme) { frame[axis.cross].offered(tree.length(axis, at: extreme, of: node + 1)) }
    }
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
    switch form {
    case .fixed(let frame): frame.length(axis) ?? tree.fittingOffer(axis, of: node + 1)
    case .flexible(let frame): frame[axis].fittingOffer { tree.fittingOffer(axis, of: node + 1) }
    }
  }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal {
    switch form {
    case .fixed(let frame): frame.offer(at.proposal)
    case .flexible(let frame): frame.placementOffer(at)
    }
  }

  package var guides: AlignmentGuides? { alignment }

  /// The edges of an axis the frame speaks about are ordinary ones, unless it holds a Spacer.
  package func spacing(_ node: NodeID, _ tree: LayoutTree) -> ViewSpacing {
    if tree.nodes[node].isSpacer { return tree.spacing(node + 1) }
    var edges: Edge.Set = []
    for axis in Axis.allCases {
      let isSet =
        switch form {
        case .fixed(let frame): frame.length(axis) != nil
        case .flexible(let frame): !frame[axis].isFree
        }
      if isSet { edges.formUnion(axis == .horizontal ? .horizontal : .vertical) }
    }
    return tree.spacing(node + 1).reset(edges)
  }
}
