import LayoutModel

/// The members of a stack, which it keeps from question to question: each child's minimum and maximum, the order of serving, and
/// the last arrangement, which answers the same proposal without asking anyone.
final class StackState {
  struct Member: BitwiseCopyable {
    var priority = 0.0
    /// Distance to the child before.
    var distance = 0.0
    /// Replies along the axis at 0 and infinity; NaN while not probed.
    var minimum = Double.nan
    var maximum = Double.nan
    /// The child's last offer along the axis, NaN for nil, and its answer.
    var offered = Double.nan
    var answer = Answer(size: .zero, call: 0)
    /// Its corner in the stack.
    var main = 0.0
    var cross = 0.0
  }

  /// A block of the members, and behind them the order of serving.
  @exclusivity(unchecked) private var block: UnsafeMutablePointer<Member>?
  @exclusivity(unchecked) private var count: Int32 = 0
  /// The child whose extent is the stack's across the axis; −1 if it takes several.
  @exclusivity(unchecked) var widest: Int32 = -1
  /// Sum of the distances between children.
  @exclusivity(unchecked) private(set) var distances = 0.0
  /// The stack's own lengths at the extremes.
  @exclusivity(unchecked) var extremes = ExtremeLengths()
  /// One child that is always there: the stack then is that child (semantics A1.2).
  @exclusivity(unchecked) private(set) var isElided = false
  /// The proposal of the present arrangement; nil before the first.
  @exclusivity(unchecked) var last: Proposal?
  @exclusivity(unchecked) var size = Size.zero
  /// The call during which it was made.
  @exclusivity(unchecked) var arrangedBy: CallID = 0
  /// For which lengths across the axis the order of serving holds.
  @exclusivity(unchecked) var probed = LengthRange.all

  deinit { block?.deallocate() }

  @inline(__always) var members: UnsafeMutableBufferPointer<Member> { UnsafeMutableBufferPointer(start: block, count: Int(count)) }

  @inline(__always) var order: UnsafeMutableBufferPointer<Int32> {
    UnsafeMutableBufferPointer(start: block.map { UnsafeMutableRawPointer($0 + Int(count)).assumingMemoryBound(to: Int32.self) }, count: Int(count))
  }

  /// Reads what does not depend on a proposal: priorities and distances.
  func setUp(_ axis: Axis, spacing: Double?, _ count: Int, isElided: Bool, priority: (Int) -> Double, gap: (Int) -> Double) {
    if count != Int(self.count) || block == nil {
      block?.deallocate()
      let bytes = count * (MemoryLayout<Member>.stride + MemoryLayout<Int32>.stride)
      block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: MemoryLayout<Member>.alignment).bindMemory(to: Member.self, capacity: count)
      self.count = Int32(count)
    }
    let (members, order) = (members, order)
    self.isElided = isElided
    distances = 0
    for index in 0..<count {
      var member = Member(priority: priority(index))
      if index > 0 { member.distance = spacing ?? gap(index) }
      distances += member.distance
      members.initializeElement(at: index, to: member)
      order.initializeElement(at: index, to: Int32(index))
    }
    forget()
  }

  /// Forgets what depends on the children's replies.
  func forget() {
    last = nil
    extremes = ExtremeLengths()
    for index in members.indices { (members[index].minimum, members[index].maximum) = (.nan, .nan) }
  }
}
