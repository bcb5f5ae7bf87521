import LayoutModel

/// Replies by node and range of proposals, for trees of which nothing is recorded: one pool, in which a node's entries are linked from the newest on.
final class RangeCache {
  struct Entry: BitwiseCopyable {
    let range: ProposalRange
    let size: Size
    /// The next older one of the node, or the next free one.
    fileprivate(set) var older: Int32
  }

  private let entries = PagedBuffer<Entry>()
  /// Entries there were at once, about.
  private(set) var used: Int32 = 0
  private var firstFree: Int32 = -1

  @inline(__always) func find(_ proposal: Proposal, in list: SizeCache.List) -> UnsafeMutablePointer<Entry>? {
    var index = list.newest
    while index >= 0 {
      let entry = entries[index]
      if entry.pointee.range.contains(proposal) { return entry }
      index = entry.pointee.older
    }
    return nil
  }

  func insert(_ range: ProposalRange, _ size: Size, in list: inout SizeCache.List) {
    let index = newEntry()
    entries[index].initialize(to: Entry(range: range, size: size, older: list.newest))
    (list.newest, list.count) = (index, list.count + 1)
  }

  /// Whether something holds of every entry.
  func allSatisfy(_ list: SizeCache.List, _ holds: (Entry) -> Bool) -> Bool {
    var index = list.newest
    while index >= 0 {
      if !holds(entries[index].pointee) { return false }
      index = entries[index].pointee.older
    }
    return true
  }

  /// Copies a list of another cache.
  func copy(_ list: SizeCache.List, of other: RangeCache) -> SizeCache.List {
    var copied = SizeCache.List()
    var last: Int32 = -1
    var index = list.newest
    while index >= 0 {
      let old = other.entries[index].pointee, new = newEntry()
      entries[new].initialize(to: Entry(range: old.range, size: old.size, older: -1))
      if last < 0 { copied.newest = new } else { entries[last].pointee.older = new }
      copied.count += 1
      (last, index) = (new, old.older)
    }
    return copied
  }

  /// Forgets the older half of the entries of a list that holds `limit` or more.
  ///
  /// - Returns: whether it did.
  func trim(_ list: inout SizeCache.List, limit: Int32 = 32) -> Bool {
    guard list.count >= limit else { return false }
    var last = list.newest
    list.count /= 2
    for _ in 1..<list.count { last = entries[last].pointee.older }
    release(entries[last].pointee.older)
    entries[last].pointee.older = -1
    return true
  }

  /// Forgets the entries.
  func remove(_ list: inout SizeCache.List) {
    release(list.newest)
    list = SizeCache.List()
  }

  func removeAll() { (used, firstFree) = (0, -1) }

  private func newEntry() -> Int32 {
    if firstFree >= 0 {
      defer { firstFree = entries[firstFree].pointee.older }
      return firstFree
    }
    entries.makeRoom(used)
    defer { used += 1 }
    return used
  }

  private func release(_ newest: Int32) {
    guard newest >= 0 else { return }
    var oldest = newest
    while entries[oldest].pointee.older >= 0 { oldest = entries[oldest].pointee.older }
    entries[oldest].pointee.older = firstFree
    firstFree = newest
  }
}
