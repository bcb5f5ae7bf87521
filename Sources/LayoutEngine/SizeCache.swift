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

/// Replies by node and proposal: one pool for the whole tree, a node's entries linked from newest to oldest.
final class SizeCache {
  struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
    /// The call that computed it.
    var call: CallID
    var next: Int32
  }

  private var entries: [Entry] = []
  private var free: Int32 = -1

  /// The entry for `proposal` in the list from `head` on.
  @inline(__always) func find(_ proposal: Proposal, from head: Int32) -> Entry? {
    entries.withUnsafeBufferPointer { entries in
      var index = head
      while index >= 0 {
        let entry = entries[Int(index)]
        if entry.proposal == proposal { return entry }
        index = entry.next
      }
      return nil
    }
  }

  /// Adds an entry at the front of the list at `head`.
  ///
  /// - Returns: the call whose entry was pushed out; 0 if none.
  func insert(_ proposal: Proposal, _ size: Size, _ call: CallID, head: inout Int32, policy: CachePolicy) -> CallID {
    let entry = Entry(proposal: proposal, size: size, call: call, next: head)
    if free >= 0 {
      head = free
      free = entries[Int(free)].next
      entries[Int(head)] = entry
    } else {
      head = Int32(entries.count)
      entries.append(entry)
    }
    return policy == .three ? evict(after: 3, from: head) : 0
  }

  /// The list from `head` on.
  func list(from head: Int32) -> [Entry] {
    var list: [Entry] = []
    var index = head
    while index >= 0 {
      list.append(entries[Int(index)])
      index = entries[Int(index)].next
    }
    return list
  }

  /// Entries in the list from `head` on.
  func count(from head: Int32) -> Int {
    var (index, count) = (head, 0)
    while index >= 0 { (index, count) = (entries[Int(index)].next, count + 1) }
    return count
  }

  /// Forgets the list from `head` on.
  func remove(from head: inout Int32) {
    while head >= 0 {
      let next = entries[Int(head)].next
      entries[Int(head)].next = free
      (free, head) = (head, next)
    }
  }

  func removeAll() {
    entries.removeAll(keepingCapacity: true)
    free = -1
  }

  private func evict(after count: Int, from head: Int32) -> CallID {
    var last = head
    for _ in 1..<count {
      if entries[Int(last)].next < 0 { return 0 }
      last = entries[Int(last)].next
    }
    let evicted = entries[Int(last)].next
    if evicted < 0 { return 0 }
    entries[Int(last)].next = entries[Int(evicted)].next
    entries[Int(evicted)].next = free
    free = evicted
    return entries[Int(evicted)].call
  }
}
