import LayoutModel

/// Content beside a bar at its top or bottom edge: the content is offered what the bar leaves, and has the bar as safe area.
///
/// 1. Along the height the content is offered the proposal less the bar, never less than 0; nil stays nil.
/// 2. The reply is the content and the bar; as wide as the content.
/// 3. Placed, the content stands beside the bar. What ignores the safe area inside of it reaches under the bar.
///
/// Without content it has no size. Several views in it are an implicit VStack.
package protocol BarContainer: Primitive where Rules == BarRule, Reasons == BarReason {
  /// At the top, else at the bottom.
  static var isAtTop: Bool { get }
  /// The bar's height, points.
  var bar: Double { get }
}

/// How the reply of content beside a bar comes about.
package enum BarRule: UInt8, LayoutRule {
  case content = 1, sum, empty
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .content: ("bar.content", "as wide as its content", "A container with a bar is as wide as its content.")
    case .sum: ("bar.sum", "the content and the bar", "A container with a bar is as high as its content and the bar.")
    case .empty: ("bar.empty", "nothing in it", "A container with a bar and no content is 0 x 0.")
    }
  }
}

/// Why a container with a bar asks.
package enum BarReason: UInt8, LayoutReason {
  case content = 1
  package var entry: (name: String, doc: String) { ("bar-content", "A container with a bar offers its content what the bar leaves.") }
}

extension BarContainer {
  package static var role: NodeRole { .container }
  package static var scope: PlacingScope { .anywhere }
  package static var implicitStack: (any Primitive.Type)? { VStack.self }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .vertical }

  private func offer(_ proposal: Proposal) -> Proposal { Proposal(proposal.width, proposal.height.map { max($0 - bar, 0) }) }
  private var code: VocabularyCode { AnyPrimitive.code(Self.kind, Reasons.content.rawValue) }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    if pass.nodes[node].childCount == 0 { return Reply(.zero, Rules.empty.rawValue, Rules.empty.rawValue) }
    let content = pass.measure(node + 1, offer(proposal), code)
    return Reply(Size(content.size.width, content.size.height + bar), Rules.content.rawValue, Rules.sum.rawValue, from: content.call)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard pass.nodes[node].childCount > 0 else { return }
    let content = pass.beginPlacing(node + 1, offer(at.proposal), code)
    SafeArea(pass: pass).inset(node, at.size, Self.isAtTop ? .top : .bottom, by: bar) {
      pass.finishPlacing(content, at: Point(0, Self.isAtTop ? bar : 0), parent: node)
    }
  }
}
