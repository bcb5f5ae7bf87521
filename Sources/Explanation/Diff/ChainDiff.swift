import LayoutModel

/// The chains of causes of one node in two traces, side by side from the canvas.
package struct ChainDiff: Sendable {
  /// A step of both, or of one.
  package struct Line: Sendable {
    package var before: Step?
    package var after: Step?
  }

  package var axis: Axis
  package var before: Double
  package var after: Double
  package var lines: [Line]
  /// The first line, from the canvas, whose number or rule differs; nil where none does.
  package var first: Int?
}

extension ChainDiff {
  /// Steps by the same rule and of the same node are one line, in the order of both chains.
  ///
  /// - Parameter counterparts: by node of `a` the one of `b` that it is.
  package init(_ a: AxisExplanation, _ b: AxisExplanation, tolerance: Double, counterparts: [NodeID: NodeID]) {
    // Of a view without an id the key is another one where a view is inserted before it.
    let makers = a.steps.map { $0.by.flatMap { counterparts[$0] } }
    func isSame(_ index: Int, _ other: Step) -> Bool { a.steps[index].rule == other.rule && makers[index] == other.by }
    (axis, before, after, lines) = (a.axis, a.value, b.value, [])
    var i = 0
    for step in b.steps {
      if let match = a.steps.indices[i...].first(where: { isSame($0, step) }) {
        lines += a.steps[i..<match].map { Line(before: $0, after: nil) } + [Line(before: a.steps[match], after: step)]
        i = match + 1
      } else {
        lines.append(Line(before: nil, after: step))
      }
    }
    lines += a.steps[i...].map { Line(before: $0, after: nil) }
    first = lines.firstIndex { line in
      guard let one = line.before, let other = line.after else { return true }
      guard let was = one.value, let now = other.value else { return (one.value == nil) != (other.value == nil) }
      return was != now && !(abs(was - now) <= tolerance)
    }
  }

  /// Both axes of a node that is placed in both.
  package static func both(_ a: Explanation, _ b: Explanation, tolerance: Double, counterparts: [NodeID: NodeID]) -> [ChainDiff] {
    zip(a.axes, b.axes).map { ChainDiff($0, $1, tolerance: tolerance, counterparts: counterparts) }
  }
}
