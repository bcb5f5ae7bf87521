import LayoutModel
import Platform

/// A viewport whose content may be larger (semantics A15, B11). Several views in it are an implicit VStack, whatever the axes.
///
/// 1. The content is offered nil on the axes that scroll, the proposal on the other.
/// 2. On an axis that scrolls the reply is the proposal, offered nil the content's length; on the other it is the content's.
/// 3. Placed, the content is offered the reply's length on the axis that does not scroll: it may have been less than was offered.
/// 4. It starts at the top leading corner, moved by the offset it is scrolled to, as far as there is content; scrolled on both axes,
///    content smaller than the viewport is centred. A `defaultScrollAnchor` around says another point.
/// 5. What is in it reaches beyond no safe area along the axes that it scrolls (`SafeArea.scrolling`).
package struct ScrollView: Primitive {
  private let horizontal: Bool
  private let vertical: Bool

  package static let role = NodeRole.container
  package static let implicitStack: (any Primitive.Type)? = VStack.self
  package static let isRelativeContainer = true
  package static let traits = Traits(scrolls: .both, offersNil: .both)
  package static let summary = "Offers its content nil along the axes it scrolls and takes all it is offered there."
  package static let parameters = [
    Parameter("axes", .choices(["horizontal", "vertical"]), "The axes that scroll; vertical by default."),
    Parameter("children", .children, "The content; several views stand one below another."),
  ]

  package enum Rules: UInt8, LayoutRule {
    case accepts = 1, content, empty
    package var entry: (code: String, title: String, doc: String) {
      switch self {
      case .accepts:
        (
          "scrollView.accepts_proposal", "takes what it is offered",
          "Along the axis it scrolls a ScrollView takes what it is offered, however large its content."
        )
      case .content:
        (
          "scrollView.content", "as large as its content",
          "Across the axis it scrolls, and where it is offered nil, a ScrollView is as large as its content, even where that is more than it is offered."
        )
      case .empty:
        (
          "scrollView.empty", "nothing in it",
          "A ScrollView without content has no length but that which it is offered along the axis it scrolls."
        )
      }
    }
    package var basis: [ReplyBasis] {
      switch self {
      case .accepts: [.offer]
      case .content, .empty: []
      }
    }
  }

  package enum Reasons: UInt8, LayoutReason {
    case content = 1
    package var entry: (name: String, asks: String, doc: String) {
      ("scroll-content", "for its ideal length", "A ScrollView offers its content nil along the axes it scrolls.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let axes = arguments.words("axes") ?? ["vertical"]
    (horizontal, vertical) = (axes.contains("horizontal"), axes.contains("vertical"))
  }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .vertical }

  /// Links in it are none of the row that it stands in, and have no mark: Apple's Landmarks has them so.
  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) { environment.controls.row = nil }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    RelativeContainers(tree: pass.tree).enter(node, proposal, less: margins(node, pass), pass)
    let content =
      pass.nodes[node].childCount == 0
      ? nil
      : Viewports(pass: pass).showing(node, proposal, along: scrolls) {
        pass.measure(node + 1, offer(proposal), AnyPrimitive.code(Self.kind, Reasons.content.rawValue))
      }
    func reply(_ axis: Axis) -> (length: Double, rule: UInt8, from: CallID) {
      if scrolls(axis), let offered = proposal[axis] { return (max(offered, 0), Rules.accepts.rawValue, 0) }
      return (content?.size[axis] ?? 0, (content == nil ? Rules.empty : .content).rawValue, content?.call ?? 0)
    }
    let (width, height) = (reply(.horizontal), reply(.vertical))
    return Reply(Size(width.length, height.length), width.rule, height.rule, width.from, height.from)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard pass.nodes[node].childCount > 0 else { return }
    RelativeContainers(tree: pass.tree).enter(node, at.proposal, less: margins(node, pass), pass)
    Viewports(pass: pass).showing(node, at.proposal, frame: Rect(pass.nodes[node].absolute, at.size), along: scrolls) {
      let content = pass.beginPlacing(node + 1, offer(Proposal(at.size)))
      let first = DefaultScrollAnchor.point(for: .initialOffset, of: node, pass), aligned = DefaultScrollAnchor.point(for: .alignment, of: node, pass)
      let offset = Scrolling(pass: pass).scroll(node, at.size, content: content.viewSize.size, from: first, scrolls)
      func origin(_ axis: Axis) -> Double {
        let room = at.size[axis] - content.viewSize.size[axis]
        if let aligned, scrolls(axis), room > 0, room.isFinite { return room * aligned[axis] }
        return horizontal && vertical && room > 0 && room.isFinite ? room / 2 : 0 - offset[axis]
      }
      SafeArea(pass: pass).scrolling(along: scrolls) {
        pass.finishPlacing(content, at: Point(origin(.horizontal), origin(.vertical)), parent: node)
      }
    }
  }

  /// Those of its content that the environment says.
  private func margins(_ node: NodeID, _ pass: LayoutPass) -> EdgeInsets {
    if pass.nodes[node].childCount > 0, case .scrollContent(let content) = pass.nodes[node + 1].primitive { content.insets } else { EdgeInsets() }
  }

  func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  private func offer(_ proposal: Proposal) -> Proposal { Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height) }
}
