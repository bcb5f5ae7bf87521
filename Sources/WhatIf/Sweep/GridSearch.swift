/// Finds where something that depends on a number becomes something else, on a grid of points.
///
/// 1. It is looked at every `stride` points, and at the last.
/// 2. Between two neighbours at which it differs, the middle is looked at, and so on with both halves, until neighbours on the grid are left:
///    that finds every change of several.
///
/// With a stride of 1 nothing is missed but what changes and changes back between two points of the grid.
struct GridSearch<Value: Equatable> {
  struct Turn {
    /// Points of the grid: `low` is the last with `before`, `high` the first with `after`. They are neighbours unless no more could be looked at.
    let low: Int
    let high: Int
    let before: Value
    let after: Value
  }

  /// What is there; nil when no more may be looked at.
  private let value: (Int) throws -> Value?
  /// In their order.
  private(set) var turns: [Turn] = []

  init(count: Int, stride: Int, _ value: @escaping (Int) throws -> Value?) throws {
    self.value = value
    var points: [(index: Int, value: Value)] = []
    for index in Swift.stride(from: 0, to: count, by: max(1, stride)).map(\.self) + (count > 1 && (count - 1) % max(1, stride) != 0 ? [count - 1] : []) {
      guard let value = try value(index) else { break }
      points.append((index, value))
    }
    // All are looked at before any bisection: what runs out then is exactness.
    for (low, high) in zip(points, points.dropFirst()) { try bisect(low.index, low.value, high.index, high.value) }
  }

  private mutating func bisect(_ low: Int, _ before: Value, _ high: Int, _ after: Value) throws {
    if before == after { return }
    let middle = low + (high - low) / 2
    guard high - low > 1, let between = try value(middle) else { return turns.append(Turn(low: low, high: high, before: before, after: after)) }
    try bisect(low, before, middle, between)
    try bisect(middle, between, high, after)
  }
}
