import LayoutModel

/// At which lengths of the canvas something has an effect, along an axis.
package struct CanvasEffect: Sendable {
  /// Neighbouring lengths at which it has one, or at which it has none.
  package struct Run: Equatable, Sendable {
    package var lengths: ClosedRange<Double>
    package var hasEffect: Bool

    package init(lengths: ClosedRange<Double>, hasEffect: Bool) { (self.lengths, self.hasEffect) = (lengths, hasEffect) }
  }

  package var axis: Axis
  /// Points between two lengths that were looked at; what is otherwise only in between was not seen.
  package var step: Int
  /// All lengths that were looked at, whole points and the present one, the shortest first.
  package var runs: [Run]
  /// The run in which the present length is.
  private let present: Int

  /// - Parameter down: from the present length on to shorter ones; `up`: to longer ones. Both begin with the run of the present length.
  package init(axis: Axis, step: Int, down: [Run], up: [Run]) {
    (self.axis, self.step, present) = (axis, step, down.count - 1)
    runs = down.reversed() + up.dropFirst()
    if let first = up.first { runs[present].lengths = runs[present].lengths.lowerBound...first.lengths.upperBound }
  }

  package var searched: ClosedRange<Double> { (runs.first?.lengths.lowerBound ?? 0)...(runs.last?.lengths.upperBound ?? 0) }
  /// Where it has an effect.
  package var effective: [ClosedRange<Double>] { runs.filter(\.hasEffect).map(\.lengths) }
  /// So many of these, those nearest to the present length and the longest, and how many there are besides.
  package func nearest(_ count: Int) -> (ranges: [ClosedRange<Double>], more: Int) {
    let found = runs.indices.filter { runs[$0].hasEffect }
    var nearest = Array(found.sorted { (abs($0 - present), $0) < (abs($1 - present), $1) }.prefix(count))
    func length(_ run: Int) -> Double { runs[run].lengths.upperBound - runs[run].lengths.lowerBound }
    if let longest = found.max(by: { length($0) < length($1) }), !nearest.contains(longest), !nearest.isEmpty { nearest[nearest.count - 1] = longest }
    return (nearest.sorted().map { runs[$0].lengths }, found.count - nearest.count)
  }
  /// The nearest lengths below the present one at which it is otherwise; nil if there are none.
  package var below: ClosedRange<Double>? { present > 0 ? runs[present - 1].lengths : nil }
  /// The nearest ones above it.
  package var above: ClosedRange<Double>? { present + 1 < runs.count ? runs[present + 1].lengths : nil }
}
