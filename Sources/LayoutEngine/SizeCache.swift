import LayoutModel

/// How replies are remembered. Frames are the same under all three; the number of calls is not.
package enum CachePolicy: String, CaseIterable, Sendable {
  /// Every distinct proposal a node was ever asked, as recorded on real SwiftUI (semantics B0).
  case memo
  /// The last three distinct ones, first in, first out, as audited by OpenSwiftUI (semantics A1.1).
  case three = "3"
  /// None.
  case off
}

/// Replies by node and proposal: one pool for the whole tree, in which a node's entries stand side by side, oldest first, in a block of 4, 8, 16 …
final class SizeCache {
  struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
    /// The call that computed it. In a block that is free, the start of the next such block.
    var call: CallID
  }

  /// A node's entries.
  struct List: BitwiseCopyable {
    fileprivate var start: Int32 = -1
    fileprivate(set) var count: Int32 = 0
    /// The exponent of how many entries its block holds.
    fileprivate var order: Int { count <= 4 ? 2 : Int32.bitWidth - (count - 1).leadingZeroBitCount }
  }

  private var entries: UnsafeMutablePointer<Entry> = .allocate(capacity: 64)
  private var capacity: Int32 = 64
  private var used: Int32 = 0
  /// Blocks that are free, by order.
  private var free = [Int32](repeating: -1, count: 32)

  deinit { entries.deallocate() }

  /// Makes room for so many entries; memory that is not used yet costs nothing.
  func reserve(_ count: Int) {
    while capacity < count { grow() }
  }

  /// The entry for `proposal`; the newest is the likeliest.
  @inline(__always) func find(_ proposal: Proposal, in list: List) -> Entry? {
    var index = list.start + list.count
    while index > list.start {
      index -= 1
      if entries[Int(index)].proposal == proposal { return entries[Int(index)] }
    }
    return nil
  }

  /// Adds an entry.
  ///
  /// - Returns: the call whose entry was pushed out; 0 if none.
  func insert(_ proposal: Proposal, _ size: Size, _ call: CallID, in list: inout List, policy: CachePolicy) -> CallID {
    var evicted: CallID = 0
    if policy == .three, list.count == 3 {
      evicted = entries[Int(list.start)].call
      for index in list.start..<list.start + 2 { entries[Int(index)] = entries[Int(index + 1)] }
      list.count = 2
    } else if list.start < 0 {
      list.start = block(of: 2)
    } else if list.count == 1 << list.order {
      let start = block(of: list.order + 1)
      (entries + Int(start)).update(from: entries + Int(list.start), count: Int(list.count))
      release(list)
      list.start = start
    }
    entries[Int(list.start + list.count)] = Entry(proposal: proposal, size: size, call: call)
    list.count += 1
    return evicted
  }

  /// The entries, oldest first.
  func entries(of list: List) -> UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(start: list.start < 0 ? nil : entries + Int(list.start), count: Int(list.count))
  }

  /// Forgets the entries.
  func remove(_ list: inout List) {
    if list.start >= 0 { release(list) }
    list = List()
  }

  func removeAll() {
    used = 0
    for order in free.indices { free[order] = -1 }
  }

  private func block(of order: Int) -> Int32 {
    if free[order] >= 0 {
      let start = free[order]
      free[order] = Int32(entries[Int(start)].call)
      return start
    }
    while used + 1 << order > capacity { grow() }
    defer { used += 1 << order }
    return used
  }

  private func release(_ list: List) {
    entries[Int(list.start)].call = CallID(free[list.order])
    free[list.order] = list.start
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: Int(capacity) * 2)
    larger.update(from: entries, count: Int(used))
    entries.deallocate()
    (entries, capacity) = (larger, capacity * 2)
  }
}
