import LayoutModel

/// Finds the columns of a LazyVGrid, the rows of a LazyHGrid (semantics A16, published by several who measured it).
///
/// 1. What is shared out is the length less the fixed columns and the spacing between all.
/// 2. The others are served in order: each is offered an equal share of what is left for it and those after it.
/// 3. A flexible one takes its share within its bounds.
/// 4. An adaptive one becomes as many columns as fit into its share, one at least, which divide it equally within their bounds.
/// 5. What it took is gone, also if it was more than its share.
///
///     two columns, flexible(minimum: 50) and flexible(minimum: 120), in 200:
///     192 to share, 96 and 96 → 96 and 120, with 8 between them 224.
struct LazyColumns {
  struct Column {
    /// Which of the columns that are written makes it, from 0: an adaptive one makes several.
    let item: Int
    /// The distance to the column before it.
    let gap: Double
    let start: Double
    let length: Double
    let alignment: AlignmentGuides
  }

  /// As far as there are cells for them.
  private(set) var columns: [Column] = []
  /// Of all of them.
  private(set) var length = 0.0
  /// What they divide.
  let divided: Double
  private let limit: Int

  /// - Parameter cells: there may be millions of adaptive columns, of which no more than this hold anything.
  init(_ tracks: [LazyTrack], in available: Double?, cells: Int) {
    limit = max(cells, 1)
    divided = max(available ?? Fidelity.unspecifiedLength, 0)
    var left = divided
    var sharers = 0
    for (index, track) in tracks.enumerated() {
      if index < tracks.count - 1 { left -= track.spacing }
      if case .fixed(let length) = track.length { left -= max(length, 0) } else { sharers += 1 }
    }
    for (index, track) in tracks.enumerated() {
      let gap = index > 0 ? tracks[index - 1].spacing : 0, share = max(left, 0) / Double(max(sharers, 1))
      length += gap
      func add(_ count: Double, _ each: Double) -> Double { self.add(count, each, track, item: index, after: gap) }
      switch track.length {
      case .fixed(let length): _ = add(1, max(length, 0))
      case .flexible(let minimum, let maximum):
        left -= add(1, Self.clamp(share, minimum, maximum))
        sharers -= 1
      case .adaptive(let minimum, let maximum):
        let (count, each) = Self.adapt(share, minimum, maximum, track.spacing)
        left -= add(count, each)
        sharers -= 1
      }
      // An infinite share was taken from an infinite rest: that stays.
      if left.isNaN { left = .infinity }
    }
  }

  private static func clamp(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double { max(min(value, maximum), minimum, 0) }

  private static let mostColumns = 1e15

  private static func adapt(_ share: Double, _ minimum: Double, _ maximum: Double, _ spacing: Double) -> (count: Double, each: Double) {
    let step = minimum + spacing
    guard share.isFinite, step > 0 else { return (1, clamp(share, minimum, maximum)) }
    let fitting = ((share + spacing) / step).rounded(.down)
    // One of what is no number, infinity by infinity, and of countless ones no more than can be counted.
    let count = fitting > 1 ? min(fitting, mostColumns) : 1
    return (count, clamp((share - (count - 1) * spacing) / count, minimum, maximum))
  }

  /// - Returns: the length of all `count` with the spacing between them.
  private mutating func add(_ count: Double, _ each: Double, _ track: LazyTrack, item: Int, after gap: Double) -> Double {
    var index = 0
    while columns.count < limit, Double(index) < count {
      // The first column of an infinite track starts where the track does: 0 times infinity would be no number.
      let start = index == 0 ? length : length + Double(index) * (each + track.spacing)
      columns.append(Column(item: item, gap: index == 0 ? gap : track.spacing, start: start, length: each, alignment: track.alignment))
      index += 1
    }
    let taken = count * each + (count - 1) * track.spacing
    length += taken
    return taken
  }
}
