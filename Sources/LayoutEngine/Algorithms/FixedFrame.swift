import LayoutModel

/// frame(width:height:) (semantics A6, B7).
///
/// 1. Both given: they are the reply, the view is not asked.
/// 2. Else the view is offered the given length and the rest of the proposal; the missing length is its reply.
struct FixedFrame: BitwiseCopyable {
  /// NaN: not given.
  private let width: Double
  private let height: Double

  init(_ arguments: ArgumentReader) throws(ArgumentError) {
    func read(_ name: String) throws(ArgumentError) -> Double {
      guard let value = try arguments.number(name) else { return .nan }
      if value >= 0, value.isFinite { return value }
      let cure = value == .infinity ? "; max\(name.prefix(1).uppercased() + name.dropFirst()): infinity takes all there is" : ""
      arguments.tree.warn("LT101", "invalid frame dimension: \(name) \(value) is negative or not finite\(cure)")
      // A negative length counts as 0 (measured, frm-H10), an infinite one as absent (OpenSwiftUI).
      return value.isFinite ? 0 : .nan
    }
    (width, height) = (try read("width"), try read("height"))
  }

  func length(_ axis: Axis) -> Double? {
    let value = axis == .horizontal ? width : height
    return value.isNaN ? nil : value
  }

  func offer(_ proposal: Proposal) -> Proposal {
    Proposal(length(.horizontal) ?? proposal.width, length(.vertical) ?? proposal.height)
  }

  func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let fixed = FrameRule.fixed.rawValue
    if !width.isNaN, !height.isNaN {
      pass.range = .all
      return Reply(Size(width, height), fixed, fixed)
    }
    let answer = pass.measure(node + 1, offer(proposal), FrameReason.inside.code)
    if !width.isNaN { pass.range.width = .all }
    if !height.isNaN { pass.range.height = .all }
    return Reply(
      Size(length(.horizontal) ?? answer.size.width, length(.vertical) ?? answer.size.height), width.isNaN ? 0 : fixed, height.isNaN ? 0 : fixed,
      width.isNaN ? answer.call : 0, height.isNaN ? answer.call : 0)
  }
}

/// Why a frame asks.
package enum FrameReason: UInt8, LayoutReason {
  case inside = 1
  package var entry: (name: String, asks: String, doc: String) {
    ("frame-inside", "with the frame's lengths", "A frame offers its own length where it has one, the proposal within its bounds where it has bounds.")
  }
  var code: VocabularyCode { AnyPrimitive.code(Frame.kind, rawValue) }
}

/// How a frame's reply comes about.
package enum FrameRule: UInt8, LayoutRule {
  case fixed = 1, accepts, ideal, raised, cut, floorIsChild, ceilingIsChild

  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .fixed: ("frame.fixed", "the given length", "The frame has this length whatever it is proposed and whatever is in it.")
    case .accepts: ("frame.accepts_proposal", "takes what it is offered", "The proposal lies within the frame's bounds: it is the reply.")
    case .ideal: ("frame.ideal", "the ideal length", "The frame was proposed nil: its ideal length is the reply.")
    case .raised: ("frame.clamped_to_minimum", "raised to the minimum", "What would be the reply is less than the frame's minimum.")
    case .cut: ("frame.clamped_to_maximum", "cut to the maximum", "What would be the reply is more than the frame's maximum.")
    case .floorIsChild:
      (
        "frame.child_is_minimum", "not less than its content",
        "The frame has a maximum but no minimum: the content's reply takes the minimum's place, and the proposal is less."
      )
    case .ceilingIsChild:
      (
        "frame.child_is_maximum", "not more than its content",
        "The frame has a minimum but no maximum: the content's reply takes the maximum's place, and the proposal is more."
      )
    }
  }
  /// Where its content supplies the length, the reply names the call.
  package var basis: [ReplyBasis] {
    switch self {
    case .accepts: [.offer]
    case .fixed, .ideal, .raised, .cut, .floorIsChild, .ceilingIsChild: [.own]
    }
  }
}
