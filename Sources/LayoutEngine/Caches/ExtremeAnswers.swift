import LayoutModel

/// A Layout's answers to 0 and to infinity along an axis, the proposal along the other being the same: its minimum and its maximum.
///
/// SwiftUI crashes where the minimum is larger (swiftui-lab, CrashLayout). Only what is asked anyway is compared.
struct ExtremeAnswers {
  struct Contradiction {
    let axis: Axis
    let minimum: Double
    let maximum: Double
  }

  private struct Question: Hashable {
    let axis: Axis
    /// The proposal along the other axis.
    let other: UInt64
  }

  private var answers: [Question: (minimum: Double?, maximum: Double?)] = [:]
  private var reported: Set<Axis> = []
  /// Points by which answers that are meant to be equal may differ.
  private static let slack = 0.01

  /// Reports an axis along which the least answer is larger than the most, once.
  mutating func check(_ answer: Size, to proposal: Proposal, _ report: (Contradiction) -> Void) {
    for axis in Axis.allCases where proposal[axis] == 0 || proposal[axis] == .infinity {
      let question = Question(axis: axis, other: (proposal[axis.cross] ?? .nan).bitPattern)
      var known = answers[question] ?? (nil, nil)
      if proposal[axis] == 0 { known.minimum = answer[axis] } else { known.maximum = answer[axis] }
      answers[question] = known
      if let minimum = known.minimum, let maximum = known.maximum, minimum > maximum + Self.slack, reported.insert(axis).inserted {
        report(Contradiction(axis: axis, minimum: minimum, maximum: maximum))
      }
    }
  }
}

extension ExtremeAnswers.Contradiction {
  func report(of node: NodeID, _ pass: LayoutPass) {
    let length = axis == .horizontal ? "width" : "height"
    pass.note(
      node, "LT204", .error, axis: axis, amount: minimum - maximum,
      "\(pass.tree.kind(node)) answers a \(length) of \(minimum) to 0, its minimum, and of \(maximum) to infinity, its maximum")
  }
}
