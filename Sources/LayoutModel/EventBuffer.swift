/// Events of one kind in the order they came: an array that appends without a check, a retain or a copy.
package struct EventBuffer<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>?
  private var capacity = 0
  package private(set) var count = 0

  /// Empty. Whoever keeps it calls `deallocate`.
  package init() {}

  package func deallocate() { base?.deallocate() }

  /// Valid until the buffer changes.
  package var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// - Returns: how many there are now.
  @inline(__always) package mutating func append(_ element: Element) -> Int {
    if count == capacity { grow() }
    base.unsafelyUnwrapped[count] = element
    count += 1
    return count
  }

  /// Keeps its memory.
  package mutating func removeAll() { count = 0 }

  private mutating func grow() {
    capacity = max(1024, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let base {
      larger.update(from: base, count: count)
      base.deallocate()
    }
    base = larger
  }
}
