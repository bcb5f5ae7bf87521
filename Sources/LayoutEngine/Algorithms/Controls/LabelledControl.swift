import LayoutModel

/// A label at the leading edge, and at the trailing edge the room of a control that is drawn there: a switch, a stepper's buttons.
///
/// 1. The label is offered the width that the control and a distance of 8 leave; nil stays nil.
/// 2. The reply is as wide as it is offered, at least as wide as label, distance and control; as high as the higher of both.
/// 3. Placed, both stand in the middle of the height.
///
/// Without a label it is the control alone. Several views in it are an implicit HStack.
package protocol LabelledControl: Primitive where Rules == LabelledRule, Reasons == LabelledReason {
  /// The room of the control.
  static var control: Size { get }
}

/// How the reply of a label with a control comes about.
package enum LabelledRule: UInt8, LayoutRule {
  case fills = 1, sum, highest, control
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .fills:
      ("labelled.accepts_proposal", "takes what it is offered", "Its label stands at one edge and the control at the other: it is as wide as it is offered.")
    case .sum:
      ("labelled.sum", "the label, 8 and the control", "Offered nil, or less than it needs, it is as wide as its label, a distance of 8 and the control.")
    case .highest: ("labelled.highest", "the higher of label and control", "It is as high as the higher of its label and the control.")
    case .control: ("labelled.control", "the control alone", "Without a label it has the size of the control.")
    }
  }
}

/// Why a control asks its label.
package enum LabelledReason: UInt8, LayoutReason {
  case label = 1
  package var entry: (name: String, doc: String) { ("control-label", "A control offers its label what the control itself leaves of the width.") }
}

extension LabelledControl {
  package static var role: NodeRole { .container }
  package static var scope: PlacingScope { .own }
  package static var implicitStack: (any Primitive.Type)? { HStack.self }
  package static var traits: Traits { Traits(.isControl) }
  package static var parameters: [Parameter] { [Parameter("children", .children, "The label; several views stand side by side.")] }

  /// Between label and control: the least length of a Spacer.
  private static var distance: Double { Fidelity.spacerMinLength }

  package func orientation(ofChild ordinal: Int, inherited: Axis?) -> Axis? { .horizontal }

  package func resolve(_ node: NodeID, _ tree: LayoutTree) {
    if tree.nodes[node].childCount > 0 { tree.nodes[node].explicitGuides = tree.nodes[node + 1].explicitGuides }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(proposal.width.map { max($0 - Self.control.width - Self.distance, 0) }, proposal.height)
  }

  private func label(_ node: NodeID, _ proposal: Proposal, _ pass: LayoutPass) -> Answer {
    pass.measure(node + 1, offer(proposal), code)
  }

  private var code: VocabularyCode { AnyPrimitive.code(Self.kind, Reasons.label.rawValue) }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    if pass.nodes[node].childCount == 0 { return Reply(Self.control, Rules.control.rawValue, Rules.control.rawValue) }
    let label = label(node, proposal, pass)
    let least = label.size.width + Self.distance + Self.control.width
    let (width, rule) = proposal.width.map { $0 > least ? ($0, Rules.fills) : (least, .sum) } ?? (least, .sum)
    let height = max(label.size.height, Self.control.height)
    return Reply(
      Size(width, height), rule.rawValue, Rules.highest.rawValue, rule == .sum ? label.call : 0, label.size.height >= Self.control.height ? label.call : 0)
  }

  /// In the middle of the height; at the top where both are infinite.
  private func top(_ label: Size, in size: Size) -> Double {
    let room = size.height - label.height
    return room.isNaN ? 0 : room / 2
  }

  package func place(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) {
    guard pass.nodes[node].childCount > 0 else { return }
    let label = pass.beginPlacing(node + 1, offer(at.proposal), code)
    pass.finishPlacing(label, at: Point(0, top(label.viewSize.size, in: at.size)), parent: node)
  }

  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Double? {
    guard pass.nodes[node].childCount > 0 else { return nil }
    let label = ViewSize(label(node, at.proposal, pass).size, offer(at.proposal))
    guard let value = pass.explicitGuide(guide, node + 1, label) else { return nil }
    return pass.tree.guides.axis(of: guide) == .horizontal ? value : value + top(label.size, in: at.size)
  }
}
