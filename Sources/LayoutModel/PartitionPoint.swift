extension Range<Int> {
  /// The first of the numbers for which `holds`, which from there on does, found by bisection; the upper bound if there is none.
  @inlinable package func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
