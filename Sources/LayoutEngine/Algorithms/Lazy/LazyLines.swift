import LayoutModel

/// The lines of a lazy container, one after another along the axis it scrolls: rows, or rows of cells.
///
/// 1. Asked for its size, the container asks the first lines, as many as fill the viewport. Of those that were in sight when it was laid out
///    last it knows the length. The others count as long as these are on average (SwiftUI estimates too; how is not documented).
/// 2. Placed, it lays out the lines of which some part is in sight. Those above count as in 1; one that reaches into sight from there ends where it does
///    by what it counts, however long it is.
///
///     100 rows of 30, in a viewport of 100: 4 are asked, at 0, 30, 60 and 90; the length is 4 * 30 + 96 * 30.
///     Scrolled by 1000, rows 33, 990 to 1020, to 36 are laid out.
struct LazyLines {
  let count: Int
  /// The lengths of the first lines, as far as they were asked for.
  private(set) var lengths: [Double] = []
  /// The length that counts for each line that was not asked.
  private(set) var estimate: Double
  /// Whether some line was not asked.
  private(set) var isEstimated = false
  private let remembered: [Int: Double]
  private let keepsEnds: Bool
  private let gap: (Int) -> Double

  /// - Parameters:
  ///   - gap: the distance between a line and the one before it.
  ///   - estimate: what a line counts of which nothing is known.
  ///   - remembered: lengths of lines that were in sight before.
  ///   - keepsEnds: whether a line that reaches into sight from above ends where it does by what it counts; else it begins there, as a List's (measured).
  init(_ count: Int, estimate: Double = 0, remembered: [Int: Double] = [:], keepsEnds: Bool = true, gap: @escaping (Int) -> Double) {
    (self.count, self.estimate, self.remembered, self.keepsEnds, self.gap) = (count, estimate, remembered, keepsEnds, gap)
  }

  /// Asks the first lines, until the next one would start at `limit`; all of them where that is nil.
  mutating func ask(filling limit: Double?, _ length: (Int) -> Double) {
    var end = 0.0, sum = 0.0
    for index in 0..<count {
      let start = end + distance(before: index)
      if index > 0, let limit, start >= limit { break }
      let length = length(index)
      lengths.append(length)
      (end, sum) = (start + length, sum + length)
    }
    var known = lengths.count
    for (index, length) in remembered.sorted(by: { $0.key < $1.key }) where index >= lengths.count { (sum, known) = (sum + length, known + 1) }
    if known > 0 { estimate = sum / Double(known) }
    isEstimated = known < count
  }

  /// Of all lines.
  var length: Double { (0..<count).reduce(0) { $0 + distance(before: $1) + known($1) } }

  /// Goes along the lines, in their order, and lays out those in sight.
  ///
  /// - Parameters:
  ///   - window: what is in sight; nil: everything.
  ///   - wanted: lines that are laid out wherever they are.
  ///   - measure: the length of a line.
  ///   - layOut: lays a line out that starts there; gives its length.
  /// - Returns: where the last line ends.
  func layOut(
    in window: (start: Double, end: Double)?, wanted: Set<Int> = [], measure: (Int) -> Double, _ layOut: (Int, Double) -> Double
  ) -> Double {
    var end = 0.0
    for index in 0..<count {
      let start = end + distance(before: index)
      var length = known(index)
      guard let window, !wanted.contains(index) else {
        end = start + layOut(index, start)
        continue
      }
      if !keepsEnds, !isKnown(index), start < window.start, start + length > window.start { length = measure(index) }
      if start >= window.end || start < window.start && start + length <= window.start + Self.tolerance {
        end = start + length
      } else if keepsEnds, start < window.start, !isKnown(index) {
        // Lines in sight stay where they are: one that is longer, or shorter, than it counted begins further up, or down.
        end = start + length
        _ = layOut(index, end - measure(index))
      } else {
        end = start + layOut(index, start)
      }
    }
    return end
  }

  /// Lines of which less than that reaches into sight are out of it: sums of lengths have rounding errors.
  private static let tolerance = 1e-6

  private func isKnown(_ index: Int) -> Bool { index < lengths.count || remembered[index] != nil }
  private func known(_ index: Int) -> Double { index < lengths.count ? lengths[index] : remembered[index] ?? estimate }

  /// How a lazy container's length comes about that did not ask all its lines.
  static let estimateEntry = (
    code: "lazy.estimate", title: "estimates its length",
    doc: "A lazy container in a viewport asks its first lines, as many as fill the viewport; the others count as long as those on average."
  )

  private func distance(before index: Int) -> Double { index == 0 ? 0 : gap(index) }
}
