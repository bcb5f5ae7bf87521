import LayoutModel

/// Puts other views at an edge and makes the rest of the room the view's (semantics A8). The first child is the view, the second the content.
///
/// Along the edge's axis, of what is proposed:
/// 1. The view is asked for its minimum, at 0.
/// 2. The content is offered what that and the spacing leave, never less than 0.
/// 3. The view is offered what the content took less; nil stays nil for both.
/// 4. The reply is both and the spacing; across the axis the larger of both.
///
/// Placed, both go to opposite edges and line up by their guides; what ignores the safe area inside the view reaches under the content.
package struct SafeAreaInset: UnaryPrimitive {
  private let edge: Edge
  /// NaN: what the two prefer.
  private let spacing: Double
  private let alignment: AlignmentGuides

  package var scope: PlacingScope { .own }
  package static let traits = Traits(.insetsSafeArea, reads: ["safeArea"])
  package static let otherNames = ["safeAreaBar"]
  package static let summary = "Puts other views at an edge; the view gets the room they leave."
  package static let parameters = [
    Parameter("edge", .choice(Edge.allCases.map { "\($0)" }), required: true, "Where the content goes."),
    Parameter("spacing", .length, "Points between the view and the content; what they prefer, usually 8, when absent."),
    Parameter("alignment", .alignment, "The guide by which both line up across the axis; center by default."),
    Parameter("content", .content, required: true, "The views at the edge; several lie on one another."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case sum = 1, largest
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .sum: ("safeAreaInset.sum", "the view, the spacing and the content", "Along its edge's axis it is the view, the content and their spacing.")
      case .largest: ("safeAreaInset.largest", "the larger of view and content", "Across its edge's axis it is as large as the larger of both.")
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .sum: [.own, .children]
      case .largest: [.children]
      }
    }
  }

  package enum Reasons: UInt8, LayoutReason {
    case minimum = 1, content, rest
    package var entry: (name: String, asks: String, doc: String) {
      switch self {
      case .minimum: ("inset-minimum", "for its minimum", "safeAreaInset asks the view for the least it needs, to know what it can offer the content.")
      case .content: ("inset-content", "with the room beside the view", "safeAreaInset offers its content what the view does not need at least.")
      case .rest: ("inset-rest", "with what the content left", "safeAreaInset offers the view what its content took less.")
      }
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    edge = arguments.text("edge").flatMap { word in Edge.allCases.first { "\($0)" == word } } ?? .bottom
    spacing = try arguments.finite("spacing") ?? .nan
    alignment = try arguments.alignment("alignment")
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isBefore: Bool { edge == .top || edge == .leading }

  /// nil where the content is no view.
  private func content(_ node: NodeID, _ tree: LayoutTree) -> NodeID? {
    tree.nodes[node].childCount > 1 ? tree.nodes[node + 1].last + 1 : nil
  }

  private func gap(_ node: NodeID, _ content: NodeID, _ tree: LayoutTree) -> Double {
    if !spacing.isNaN { return spacing }
    let (view, content) = (tree.spacing(node + 1), tree.spacing(content))
    return isBefore ? content.gap(to: view, axis) : view.gap(to: content, axis)
  }

  /// Steps 1 to 3: what both are offered, and the content's answer.
  private func share(
    _ proposal: Proposal, _ node: NodeID, _ content: NodeID, _ pass: LayoutPass
  ) -> (content: Proposal, view: Proposal, answer: Answer, gap: Double) {
    let gap = gap(node, content, pass.tree)
    var (offered, rest) = (proposal, proposal)
    if let whole = proposal[axis] {
      let room = max(whole - gap, 0)
      var least = proposal
      least[axis] = 0
      let minimum = pass.measure(node + 1, least, code(.minimum)).size[axis]
      // Infinite room stays infinite, whatever the view needs.
      offered[axis] = room.isInfinite ? room : max(room - minimum, 0)
    }
    let answer = pass.measure(content, offered, code(.content))
    if let whole = proposal[axis] { rest[axis] = whole.isInfinite ? whole : max(whole - answer.size[axis] - gap, 0) }
    return (offered, rest, answer, gap)
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    guard let content = content(node, pass.tree) else {
      return Reply(forwarding: pass.measure(node + 1, proposal, SharedReason.forward.vocabularyCode))
    }
    let shared = share(proposal, node, content, pass)
    let view = pass.measure(node + 1, shared.view, code(.rest))
    let (along, across) = (max(view.size[axis] + shared.answer.size[axis] + shared.gap, 0), axis.cross)
    let from = view.size[across] >= shared.answer.size[across] ? view.call : shared.answer.call
    let thickness = max(view.size[across], shared.answer.size[across])
    let (sum, largest) = (Rules.sum.rawValue, Rules.largest.rawValue)
    return axis == .horizontal
      ? Reply(Size(along, thickness), sum, largest, 0, from) : Reply(Size(thickness, along), largest, sum, from, 0)
  }

  package var guides: AlignmentGuides? { nil }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard let contentNode = content(node, pass.tree) else { return placeWrapped(node, at, pass) }
    let shared = share(at.proposal, node, contentNode, pass)
    let content = pass.beginPlacing(contentNode, shared.content, code(.content)), across = PlacingGuides(alignment[axis.cross], along: axis.cross)
    pass.finishPlacing(content, at: corner(content.viewSize, contentNode, at.size, isBefore: isBefore, pass), by: across, parent: node)
    let view = pass.beginPlacing(node + 1, shared.view, code(.rest))
    SafeArea(pass: pass).inset(node, at.size, edge, by: content.viewSize.size[axis] + shared.gap) {
      pass.finishPlacing(view, at: corner(view.viewSize, node + 1, at.size, isBefore: !isBefore, pass), by: across, parent: node)
    }
  }

  /// At one end along the axis, by its guide across.
  private func corner(_ child: ViewSize, _ node: NodeID, _ size: Size, isBefore: Bool, _ pass: LayoutPass) -> Point {
    var corner = Point.zero
    let end = size[axis] - child.size[axis]
    corner[axis] = isBefore || end.isNaN ? 0 : end
    corner[axis.cross] = pass.origin(of: child, node, in: size, alignment[axis.cross])
    return corner
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    guard let content = content(node, pass.tree) else { return pass.explicitGuide(guide, node + 1, at) }
    let proposal = share(at.proposal, node, content, pass).view
    let view = ViewSize(pass.measure(node + 1, proposal, code(.rest)).size, proposal)
    guard let value = pass.explicitGuide(guide, node + 1, view) else { return nil }
    return value + corner(view, node + 1, at.size, isBefore: !isBefore, pass)[pass.tree.guides.axis(of: guide)]
  }

  private func code(_ reason: Reasons) -> VocabularyCode { AnyPrimitive.code(Self.kind, reason.rawValue) }
}
