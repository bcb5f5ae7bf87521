import LayoutModel

/// A control that holds no views: along each axis it has a length of its own, or takes what it is offered.
package protocol ControlLeaf: Primitive where Rules == ControlRule {
  var lengths: ControlLengths { get }
}

/// The lengths of a control.
package struct ControlLengths: BitwiseCopyable, Sendable {
  package enum Length: BitwiseCopyable, Sendable {
    /// Points, whatever is offered.
    case own(Double)
    /// What is offered; these points where that is nil.
    case fills(ideal: Double)
  }

  let width: Length
  let height: Length

  subscript(axis: Axis) -> Length { axis == .horizontal ? width : height }
}

/// How a control's reply comes about.
package enum ControlRule: UInt8, LayoutRule {
  case own = 1, fills, ideal
  package var entry: (code: String, title: String, doc: String) {
    switch self {
    case .own: ("control.own_length", "its own length", "The control has this length, whatever it is offered.")
    case .fills: ("control.accepts_proposal", "takes what it is offered", "The control is as long along this axis as it is offered.")
    case .ideal: ("control.ideal", "its ideal length", "Offered nil the control has the length that it has by itself.")
    }
  }
  package var basis: [ReplyBasis] {
    switch self {
    case .own: [.own]
    case .fills: [.offer]
    case .ideal: [.own]
    }
  }
}

extension ControlLeaf {
  package static var role: NodeRole { .leaf }
  package var scope: PlacingScope { .own }
  package static var traits: Traits { Traits(.hasContent, draws: "rounded") }

  private func answer(_ axis: Axis, _ offered: Double?) -> (length: Double, rule: ControlRule) {
    switch lengths[axis] {
    case .own(let length): (length, .own)
    case .fills(let ideal): offered.map { (max($0, 0), .fills) } ?? (ideal, .ideal)
    }
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    let (width, height) = (answer(.horizontal, proposal.width), answer(.vertical, proposal.height))
    return Reply(Size(width.length, height.length), width.rule.rawValue, height.rule.rawValue)
  }

  package func length(_ axis: Axis, at extreme: Extreme, _ node: NodeID, _ tree: LayoutTree) -> KnownLength {
    KnownLength(answer(axis, extreme.offer).length)
  }

  package func fittingOffer(_ axis: Axis, _ node: NodeID, _ tree: LayoutTree) -> Double {
    if case .own(let length) = lengths[axis] { length } else { 0 }
  }
}

extension ArgumentReader {
  /// The height of a line of the environment's font, rounded up to a pixel.
  var lineHeight: Double {
    let span = TextPart(string: "x", font: nil).span(in: environment, after: TextPart(string: "x", font: nil), tree)
    return TextContent(run: tree.kept.run(of: [span]), options: TextRun.Options(scale: environment.displayScale), minimumScale: 1).heightOfLine
  }
}
