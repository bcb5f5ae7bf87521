import LayoutModel

/// Offers the view the largest (fit) or smallest (fill) rectangle of a ratio for the proposal, and reports what it answers
/// (semantics A8, B9).
///
/// 1. nil x nil is passed on.
/// 2. Without a ratio, the view's ideal size gives it.
/// 3. The ratio's box is scaled to each side that was proposed; fit takes the smaller scale, fill the larger.
/// 4. The view is offered the scaled box. Its answer is the reply, ratio or not.
struct AspectRatioLayout: BitwiseCopyable {
  /// nil: the view's own.
  let ratio: Double?
  let fills: Bool

  /// The rectangle offered, and which side was the tight one; nil where the proposal is passed on.
  func offer(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> (proposal: Proposal, tight: Axis?) {
    if proposal.width == nil, proposal.height == nil { return (proposal, nil) }
    let box = ratio.map { Size($0, 1) } ?? pass.measure(node + 1, .unspecified, AspectRatioReason.ideal.code).size
    let x = scale(proposal.width, box.width), y = scale(proposal.height, box.height)
    let tight: Axis
    switch (x, y) {
    case (let x?, let y?): tight = (fills ? x > y : x <= y) ? .horizontal : .vertical
    case (nil, _?): tight = .vertical
    case (_?, nil): tight = .horizontal
    // Nothing of nothing: an ideal size of 0 x 0.
    case (nil, nil): return (proposal, nil)
    }
    let scale = (tight == .horizontal ? x : y) ?? 1
    // The tight side is the proposal's own, not the proposal divided and multiplied again.
    func side(_ axis: Axis) -> Double {
      if axis == tight, let own = proposal[axis] { return own }
      let value = box[axis] * scale
      return value.isNaN ? 0 : value
    }
    return (Proposal(side(.horizontal), side(.vertical)), tight)
  }

  private func scale(_ offered: Double?, _ side: Double) -> Double? {
    guard let offered else { return nil }
    let scale = offered / side
    // No scale makes something of an ideal side of 0: it does not count (SwiftUI's own, OpenSwiftUI has it, is infinite, and fill
    // would offer infinity for a finite proposal).
    return scale.isNaN || (scale.isInfinite && offered.isFinite) ? nil : scale
  }

  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let (offered, tight) = offer(proposal, node, pass)
    let answer = pass.measure(node + 1, offered, AspectRatioReason.scaled.code)
    guard let tight else { return Reply(forwarding: answer) }
    let rules: (AspectRatioRule, AspectRatioRule) = tight == .horizontal ? (.tight, .ratio) : (.ratio, .tight)
    return Reply(answer.size, rules.0.rawValue, rules.1.rawValue, from: answer.call)
  }
}

/// How the reply of an aspect ratio comes about.
package enum AspectRatioRule: UInt8, LayoutRule {
  case tight = 1, ratio
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .tight: ("aspectRatio.deciding_side", "the side that decides", "The view was offered this side as proposed; the other follows from the ratio.")
    case .ratio: ("aspectRatio.follows_ratio", "follows from the ratio", "The view was offered this side as the ratio demands of the other one.")
    }
  }
  package var basis: [ReplyBasis] { [.own] }
}

/// Why an aspect ratio asks.
package enum AspectRatioReason: UInt8, LayoutReason {
  case ideal = 1, scaled
  package var entry: (name: String, asks: String, doc: String) {
    switch self {
    case .ideal: ("aspect-ideal", "for its ideal size", "An aspect ratio without a number asks for the ideal size to learn the ratio.")
    case .scaled: ("aspect-scaled", "with the box of the ratio", "An aspect ratio offers the box that has the ratio.")
    }
  }
  var code: VocabularyCode { AnyPrimitive.code(AspectRatio.kind, rawValue) }
}

/// aspectRatio and its two short forms.
protocol AspectRatioPrimitive: UnaryPrimitive where Rules == AspectRatioRule, Reasons == AspectRatioReason {
  var layout: AspectRatioLayout { get }
}

extension AspectRatioPrimitive {
  package static var traits: Traits { Traits(.keepsRatio, aligns: .both) }
  package var scope: PlacingScope { .own }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply { layout.size(proposal, node, pass) }

  package func placementProposal(_ node: NodeID, _ at: ViewSize, _ pass: LayoutPass) -> Proposal {
    layout.offer(at.proposal, node, pass).proposal
  }
}
