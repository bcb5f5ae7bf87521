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

/// Replies by node and proposal, as a recording tells of them: one pool for the whole tree, in which a node's entries stand in chunks of three, linked from the newest on.
///
/// Three, for that is what a stack asks: at 0, at infinity and for a share.
final class SizeCache {
  struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var size: Size
  }

  /// A known reply, and the call that computed it: 0 unless calls are kept.
  struct Hit {
    let size: Size
    let call: CallID
  }

  /// A node's entries, here or in a `RangeCache`.
  struct List: BitwiseCopyable {
    var newest: Int32 = -1
    var count: Int32 = 0
    /// How many of them are in the newest chunk.
    @inline(__always) fileprivate var inNewest: Int { Int(count - 1) % Chunk.length + 1 }
  }

  fileprivate struct Chunk: BitwiseCopyable {
    static let length = 3
    private var entries: (Entry, Entry, Entry)
    /// The next older one of the node, or the next free one.
    var older: Int32
  }

  private let chunks = PagedBuffer<Chunk>()
  /// The calls of each chunk's entries, while they are kept.
  private let calls = PagedBuffer<(CallID, CallID, CallID)>()
  @exclusivity(unchecked) private(set) var keepsCalls = false
  private var used: Int32 = 0
  private var firstFree: Int32 = -1

  /// Remembers from now on which call computed an entry.
  func keepCalls() {
    keepsCalls = true
    for chunk in 0..<used {
      calls.makeRoom(chunk)
      calls[chunk].initialize(to: (0, 0, 0))
    }
  }

  @inline(__always) private func entries(in chunk: Int32) -> UnsafeMutablePointer<Entry> {
    UnsafeMutableRawPointer(chunks[chunk]).assumingMemoryBound(to: Entry.self)
  }

  private func calls(in chunk: Int32) -> UnsafeMutablePointer<CallID> { UnsafeMutableRawPointer(calls[chunk]).assumingMemoryBound(to: CallID.self) }

  /// The entry for `proposal`; the newest is the likeliest.
  @inline(__always) func find(_ proposal: Proposal, in list: List) -> Hit? {
    var (chunk, index) = (list.newest, list.inNewest)
    while chunk >= 0 {
      let entries = entries(in: chunk)
      while index > 0 {
        index -= 1
        if entries[index].proposal == proposal { return Hit(size: entries[index].size, call: keepsCalls ? calls(in: chunk)[index] : 0) }
      }
      (chunk, index) = (chunks[chunk].pointee.older, Chunk.length)
    }
    return nil
  }

  /// Adds an entry.
  ///
  /// - Returns: the call whose entry was pushed out; 0 if none.
  func insert(_ proposal: Proposal, _ size: Size, _ call: CallID, in list: inout List, policy: CachePolicy) -> CallID {
    var evicted: CallID = 0
    if policy == .three, list.count == 3 {
      let (entries, calls) = (entries(in: list.newest), keepsCalls ? calls(in: list.newest) : nil)
      evicted = calls?[0] ?? 0
      entries.update(from: entries + 1, count: 2)
      calls?.update(from: calls.unsafelyUnwrapped + 1, count: 2)
      list.count = 2
    } else if Int(list.count) % Chunk.length == 0 {
      let chunk = newChunk()
      chunks[chunk].pointee.older = list.newest
      list.newest = chunk
    }
    list.count += 1
    let index = list.inNewest - 1
    (entries(in: list.newest) + index).initialize(to: Entry(proposal: proposal, size: size))
    if keepsCalls { calls(in: list.newest)[index] = call }
    return evicted
  }

  /// Whether something holds of every entry.
  func allSatisfy(_ list: List, _ holds: (Entry) -> Bool) -> Bool {
    var (chunk, count) = (list.newest, list.inNewest)
    while chunk >= 0 {
      for index in 0..<count where !holds(entries(in: chunk)[index]) { return false }
      (chunk, count) = (chunks[chunk].pointee.older, Chunk.length)
    }
    return true
  }

  /// Copies a list of another cache.
  func copy(_ list: List, of other: SizeCache) -> List {
    var (copied, last, chunk) = (List(newest: -1, count: list.count), Int32(-1), list.newest)
    while chunk >= 0 {
      let new = newChunk()
      chunks[new].pointee = other.chunks[chunk].pointee
      chunks[new].pointee.older = -1
      if keepsCalls { calls[new].initialize(to: other.keepsCalls ? other.calls[chunk].pointee : (0, 0, 0)) }
      if last < 0 { copied.newest = new } else { chunks[last].pointee.older = new }
      (last, chunk) = (new, other.chunks[chunk].pointee.older)
    }
    return copied
  }

  /// Forgets about the older half of the entries of a list that holds `limit` or more.
  ///
  /// - Returns: whether it did.
  func trim(_ list: inout List, limit: Int32 = 32) -> Bool {
    guard list.count >= limit else { return false }
    var (last, kept) = (list.newest, Int32(list.inNewest))
    while kept < list.count / 2 { (last, kept) = (chunks[last].pointee.older, kept + Int32(Chunk.length)) }
    release(chunks[last].pointee.older)
    (chunks[last].pointee.older, list.count) = (-1, kept)
    return true
  }

  /// Forgets the entries.
  func remove(_ list: inout List) {
    release(list.newest)
    list = List()
  }

  func removeAll() { (used, firstFree) = (0, -1) }

  private func newChunk() -> Int32 {
    if firstFree >= 0 {
      defer { firstFree = chunks[firstFree].pointee.older }
      return firstFree
    }
    chunks.makeRoom(used)
    if keepsCalls { calls.makeRoom(used) }
    defer { used += 1 }
    return used
  }

  private func release(_ newest: Int32) {
    guard newest >= 0 else { return }
    var oldest = newest
    while chunks[oldest].pointee.older >= 0 { oldest = chunks[oldest].pointee.older }
    chunks[oldest].pointee.older = firstFree
    firstFree = newest
  }
}
