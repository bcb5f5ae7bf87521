/// The extent of views across a stack, their guides on one line at 0: from `low` to `high`.
struct AlignedExtent {
  // The line itself is always inside, even where every child lies on one side of it (OpenSwiftUI and a published ZStack replica start at 0; not measured).
  private(set) var low = 0.0
  private var high = 0.0

  var length: Double { high - low }

  mutating func add(guide: Double, length: Double) {
    let start = -guide, end = start + length
    if start < low { low = start }
    if end.isNaN || end > high { high = end.isNaN ? .infinity : end }
  }
}
