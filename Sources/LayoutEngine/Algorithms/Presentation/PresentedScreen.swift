import LayoutModel

/// The screen on which a modifier presents views. Nobody writes it.
///
/// 1. It is as large as it is offered; where that is nil, as its content and the insets.
/// 2. The content is offered what the safe area leaves of it, and stands in the middle of that.
package protocol PresentedScreen: Primitive where Rules == PresentedScreenRule, Reasons == PresentedScreenReason {
  /// Of the safe area, on this screen.
  var insets: EdgeInsets { get }
}

/// How the reply of a presented screen comes about.
package enum PresentedScreenRule: UInt8, LayoutRule {
  case accepts = 1, content, empty
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .accepts: ("screen.accepts_proposal", "takes what it is offered", "A presented screen is as large as the canvas gives it, whatever is on it.")
    case .content:
      ("screen.content", "as large as its content", "A presented screen that is offered nil is as large as its content and the safe area around it.")
    case .empty: ("screen.empty", "nothing on it", "A presented screen without content is 0 along the axes on which it is offered nil.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .accepts: [.offer, .own]
    case .content: [.own, .children]
    case .empty: []
    }
  }
}

/// Why a presented screen asks.
package enum PresentedScreenReason: UInt8, LayoutReason {
  case content = 1
  package var entry: (name: String, asks: String, doc: String) {
    ("screen-content", "with what the safe area leaves", "A presented screen offers its content what the safe area leaves.")
  }
}

extension PresentedScreen {
  package static var role: NodeRole { .container }
  package static var isNamed: Bool { false }
  package static var implicitStack: (any Primitive.Type)? { VStack.self }
  package static var isRelativeContainer: Bool { true }
  package static var traits: Traits { Traits(.insets, draws: "card") }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .vertical }

  private func offer(_ proposal: Proposal) -> Proposal {
    func inside(_ axis: Axis) -> Double? { proposal[axis].map { max($0 - insets[axis], 0) } }
    return Proposal(inside(.horizontal), inside(.vertical))
  }
  private var code: VocabularyCode { AnyPrimitive.code(Self.kind, Reasons.content.rawValue) }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let hasContent = pass.nodes[node].childCount > 0
    if let width = proposal.width, let height = proposal.height {
      return Reply(Size(max(width, 0), max(height, 0)), Rules.accepts.rawValue, Rules.accepts.rawValue)
    }
    let answer = hasContent ? pass.measure(node + 1, offer(proposal), code) : Answer(size: .zero, call: 0)
    func length(_ axis: Axis) -> (Double, Rules) {
      if let offered = proposal[axis] { return (max(offered, 0), .accepts) }
      return hasContent ? (answer.size[axis] + insets[axis], .content) : (0, .empty)
    }
    let (width, height) = (length(.horizontal), length(.vertical))
    return Reply(Size(width.0, height.0), width.1.rawValue, height.1.rawValue, from: answer.call)
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    RelativeContainers(tree: pass.tree).enter(node, Proposal(at.size), pass)
    guard pass.nodes[node].childCount > 0 else { return }
    let content = pass.beginPlacing(node + 1, offer(at.proposal), code)
    SafeArea(pass: pass).inset(node, at.size, by: insets) {
      let size = content.viewSize.size
      func middle(_ axis: Axis, _ start: Double) -> Double {
        let rest = at.size[axis] - insets[axis] - size[axis]
        return start + (rest.isFinite ? rest / 2 : 0)
      }
      let origin = Point(middle(.horizontal, insets.leading), middle(.vertical, insets.top))
      pass.finishPlacing(content, at: origin, by: PlacingGuides(.center), parent: node)
    }
  }
}
