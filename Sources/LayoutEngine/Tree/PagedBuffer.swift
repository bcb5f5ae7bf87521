/// Elements by number, in pages that never move: it grows without a copy, and holds no more than a page that is not used.
final class PagedBuffer<Element> {
  private static var bits: Int32 { 6 }
  private static var length: Int { 1 << Int(bits) }

  @exclusivity(unchecked) private var pages: UnsafeMutablePointer<UnsafeMutablePointer<Element>> = .allocate(capacity: 4)
  private var count = 0
  private var capacity = 4

  deinit {
    for page in 0..<count { pages[page].deallocate() }
    pages.deallocate()
  }

  @inline(__always) subscript(index: Int32) -> UnsafeMutablePointer<Element> {
    pages[Int(index >> Self.bits)] + (Int(index) & (Self.length - 1))
  }

  /// Makes room for an element whose number follows those there are; it is not initialized.
  @inline(__always) func makeRoom(_ index: Int32) {
    if Int(index) >= count << Int(Self.bits) { addPage() }
  }

  private func addPage() {
    if count == capacity {
      let larger = UnsafeMutablePointer<UnsafeMutablePointer<Element>>.allocate(capacity: capacity * 2)
      larger.update(from: pages, count: count)
      pages.deallocate()
      (pages, capacity) = (larger, capacity * 2)
    }
    (pages + count).initialize(to: .allocate(capacity: Self.length))
    count += 1
  }
}
