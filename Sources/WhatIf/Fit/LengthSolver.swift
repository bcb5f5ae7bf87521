/// Finds the value of an argument, as near to its present one as there is, with which a length is the wanted one.
///
/// 1. Values at doubling distances are tried on both sides of the present one, up to the ends. An argument whose ends change nothing is idle.
/// 2. Where the wanted length lies between those of two neighbours, the value is sought between them: where a straight line would have it, since
///    lengths follow arguments linearly piece by piece, and each third time in the middle. Steps are tried first, hundredths of them last.
/// 3. Where the length leaps over what is wanted, that ends between two steps, and farther neighbours have their turn.
/// 4. Of values that give it side by side the nearest is taken.
struct LengthSolver {
  let present: Double
  let values: ClosedRange<Double>
  /// So many to one: 1 for points, 100 for a ratio.
  let steps: Double
  let wanted: Double
  /// Whether a length is good enough: the wanted one, nearly that, or one on its right side.
  private let hits: (Double) -> Bool
  /// The lengths that were met, by value.
  private(set) var known: [Double: Double]
  private let length: (Double) -> Double?

  /// - Parameters:
  ///   - hits: whether a length is good enough.
  ///   - length: that with a value; nil where nothing can be laid out with it, or nothing more may be tried.
  init(
    present: (value: Double, length: Double), values: ClosedRange<Double>, steps: Double = 1, wanted: Double,
    hits: @escaping (Double) -> Bool, _ length: @escaping (Double) -> Double?
  ) {
    (self.present, self.values, self.steps, self.wanted, self.hits) = (present.value, values, steps, wanted, hits)
    (known, self.length) = ([present.value: present.length], length)
  }

  /// Whether the argument makes no difference, as far as it was tried.
  var isIdle: Bool { known.values.allSatisfy { $0.isSame(as: known[present] ?? $0) } }

  mutating func solve() -> Double? {
    _ = at(values.lowerBound)
    _ = at(values.upperBound)
    if isIdle { return nil }
    var best: Double?
    for direction in [1.0, -1.0] {
      let rungs = rungs(direction).filter { rung in best.map { abs(rung - present) < abs($0 - present) } ?? true }
      guard let found = climb(rungs) else { continue }
      if best.map({ abs(found - present) < abs($0 - present) }) ?? true { best = found }
    }
    return best
  }

  // MARK: Trying

  private mutating func at(_ value: Double) -> Double? {
    if let length = known[value] { return length }
    guard let new = length(value) else { return nil }
    known[value] = new
    return new
  }

  /// Away from the present value, at doubling distances, the end last.
  private func rungs(_ direction: Double) -> [Double] {
    let end = direction > 0 ? values.upperBound : values.lowerBound
    guard (end - present) * direction > 0 else { return [] }
    var rungs: [Double] = [], distance = 1 / steps
    while true {
      let rung = snapped(present + direction * distance, direction > 0 ? .down : .up)
      guard (end - rung) * direction > 0 else { return rungs + [end] }
      if (rung - present) * direction > 0 { rungs.append(rung) }
      distance *= 2
    }
  }

  private mutating func climb(_ rungs: [Double]) -> Double? {
    var near = present
    for rung in rungs {
      guard let there = at(rung), let here = at(near) else { continue }
      if hits(there) { return nearest(from: near, to: rung) }
      if (here - wanted) * (there - wanted) < 0, let found = cross(near, rung) { return found }
      near = rung
    }
    return nil
  }

  /// Between two values whose lengths lie on both sides of the wanted one.
  private mutating func cross(_ near: Double, _ far: Double) -> Double? {
    var (near, far) = (near, far)
    for turn in 0..<32 {
      guard let middle = between(near, far, isHalved: turn % 3 == 2), let here = at(near), let there = at(middle) else { return nil }
      if hits(there) { return nearest(from: near, to: middle) }
      if (there - wanted) * (here - wanted) > 0 { near = middle } else { far = middle }
    }
    return nil
  }

  /// A value strictly between two; nil where they are neighbours.
  private func between(_ near: Double, _ far: Double, isHalved: Bool) -> Double? {
    guard let here = known[near], let there = known[far], here != there else { return nil }
    let guess = isHalved ? (near + far) / 2 : near + (far - near) * (wanted - here) / (there - here)
    for grid in [steps, steps * 100] {
      // Steps strictly within: none is left where both ends are neighbours.
      let low = (min(near, far) * grid + 1e-6).rounded(.down) + 1, high = (max(near, far) * grid - 1e-6).rounded(.up) - 1
      if low <= high { return min(max((guess * grid).rounded(), low), high) / grid }
    }
    return nil
  }

  /// The value that is nearest to one that misses, and hits as another one does.
  private mutating func nearest(from miss: Double, to hit: Double) -> Double {
    var (miss, hit) = (miss, hit)
    let direction = hit > miss ? 1.0 : -1.0
    let next = snapped(hit - direction / steps, direction > 0 ? .up : .down)
    // Mostly there is one alone.
    guard (next - miss) * direction > 0, (hit - next) * direction > 0 else { return hit }
    guard let there = at(next), hits(there) else { return hit }
    hit = next
    while abs(hit - miss) * steps > 1 {
      let middle = snapped((hit + miss) / 2, .toNearestOrEven)
      guard (middle - miss) * direction > 0, (hit - middle) * direction > 0, let there = at(middle) else { break }
      if hits(there) { hit = middle } else { miss = middle }
    }
    return hit
  }

  private func snapped(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double { (value * steps).rounded(rule) / steps }
}
