import LayoutModel

/// Content between bars at its top and bottom edge: the content is offered what the bars leave, and has them as safe area.
///
/// 1. The reply is the proposal: a screen takes all there is. Where that is nil the content is asked, and is as wide as it, as high as it and the bars.
/// 2. Along the height the content is offered the proposal less the bars, never less than 0; nil stays nil.
/// 3. Placed, the content stands in the middle of what the bars leave. What ignores the safe area inside of it reaches under the bars.
///
/// Without content it has no size. Several views in it are an implicit VStack.
package protocol BarContainer: Primitive where Rules == BarRule, Reasons == BarReason {
  var bars: Bars { get }
}

/// The heights of the bars of a screen, points.
package struct Bars: BitwiseCopyable, Sendable {
  var top = 0.0
  var bottom = 0.0
  /// The part of the bar at the top in which items stand.
  var line = 0.0
  var both: Double { top + bottom }
}

/// How the reply of content between bars comes about.
package enum BarRule: UInt8, LayoutRule {
  case accepts = 1, content, sum, empty
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .accepts: ("bar.accepts_proposal", "takes what it is offered", "A screen with a bar is as large as it is offered, whatever is in it.")
    case .content: ("bar.content", "as wide as its content", "A container with a bar that is offered no width is as wide as its content.")
    case .sum: ("bar.sum", "the content and the bars", "A container with a bar that is offered no height is as high as its content and the bars.")
    case .empty: ("bar.empty", "nothing in it", "A container with a bar and no content is 0 x 0.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .accepts: [.offer]
    case .content, .sum: [.own, .children]
    case .empty: []
    }
  }
}

/// Why a container with a bar asks.
package enum BarReason: UInt8, LayoutReason {
  case content = 1
  package var entry: (name: String, asks: String, doc: String) {
    ("bar-content", "with what the bar leaves", "A container with a bar offers its content what the bar leaves.")
  }
}

extension BarContainer {
  package static var role: NodeRole { .container }
  package var scope: PlacingScope { .anywhere }
  package static var implicitStack: (any Primitive.Type)? { VStack.self }
  package static var isRelativeContainer: Bool { true }
  package static var traits: Traits { Traits(.insets) }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .vertical }

  private func offer(_ proposal: Proposal) -> Proposal { Proposal(proposal.width, proposal.height.map { max($0 - bars.both, 0) }) }
  private var code: VocabularyCode { AnyPrimitive.code(Self.kind, Reasons.content.rawValue) }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    if pass.nodes[node].childCount == 0 { return Reply(.zero, Rules.empty.rawValue, Rules.empty.rawValue) }
    if let width = proposal.width, let height = proposal.height {
      return Reply(Size(max(width, 0), max(height, 0)), Rules.accepts.rawValue, Rules.accepts.rawValue)
    }
    let offer = offer(proposal)
    RelativeContainers(tree: pass.tree).enter(node, offer, pass)
    let content = pass.measure(node + 1, offer, code)
    let (width, widthRule) = proposal.width.map { (max($0, 0), BarRule.accepts) } ?? (content.size.width, .content)
    let (height, heightRule) = proposal.height.map { (max($0, 0), BarRule.accepts) } ?? (content.size.height + bars.both, .sum)
    return Reply(Size(width, height), widthRule.rawValue, heightRule.rawValue, from: content.call)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard pass.nodes[node].childCount > 0 else { return }
    let offer = offer(at.proposal)
    RelativeContainers(tree: pass.tree).enter(node, offer, pass)
    let content = pass.beginPlacing(node + 1, offer, code)
    pass.surroundings.screens.append(Screen(frame: Rect(pass.nodes[node].absolute, at.size), bars: bars))
    defer { pass.surroundings.screens.removeLast() }
    SafeArea(pass: pass).inset(node, at.size, by: EdgeInsets(top: bars.top, leading: 0, bottom: bars.bottom, trailing: 0)) {
      let size = content.viewSize.size, rest = (at.size.width - size.width, max(at.size.height - bars.both, 0) - size.height)
      // Nothing has a middle of what has no end.
      let (x, y) = (rest.0.isFinite ? rest.0 / 2 : 0, rest.1.isFinite ? rest.1 / 2 : 0)
      pass.finishPlacing(content, at: Point(x, y + bars.top), by: PlacingGuides(.center), parent: node)
    }
  }
}

/// A screen with bars, while what is in it is placed.
struct Screen {
  /// On the canvas.
  let frame: Rect
  let bars: Bars
}
