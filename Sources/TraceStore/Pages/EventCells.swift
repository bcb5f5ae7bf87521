import LayoutModel

// Rows of the tables that grow with the layout, column by column as their CREATE TABLE has them.

extension CellWriter {
  static let callColumns =
    "id, parent_id, pass_id, node_id, reason_id, proposal_width, proposal_height, last_id, reply_width, reply_height, cached_from, "
    + "width_rule_id, height_rule_id, width_from, height_from, evicted"

  /// By how many bytes an open call's row may grow when the call ends: nine integers and numbers of eight bytes at most, the type of each, and one more for
  /// the row's own length.
  static let callGrowth = 9 * 9 + 1

  @inline(__always) mutating func set(_ call: CallEvent, reasons: UnsafePointer<Int32>, rules: UnsafePointer<Int32>) {
    begin()
    // The row's number is the id.
    addNull()
    add(id: call.parent)
    add(call.pass)
    add(call.node)
    add(id: Int64(reasons[Int(call.reason)]))
    add(call.proposal.rawWidth)
    add(call.proposal.rawHeight)
    // What a call's end brings is NULL while it is open; what is NULL before that keeps its type, so that the row grows by no more than `callGrowth`.
    if call.last == 0 { return }
    add(call.last)
    add(call.reply.width)
    add(call.reply.height)
    add(id: call.cachedFrom)
    add(id: Int64(rules[Int(call.widthRule)]))
    add(id: Int64(rules[Int(call.heightRule)]))
    add(id: call.widthFrom)
    add(id: call.heightFrom)
    add(id: call.evicted)
    leaveOutNulls()
  }

  static let shareColumns = "call_id, turn, child_id, minimum, maximum, remaining, sharers, offered, took, gap, reserved, priority"

  @inline(__always) mutating func set(_ share: StackShareEvent) {
    begin()
    add(share.call)
    add(share.turn)
    add(share.child)
    add(share.minimum)
    add(share.maximum)
    add(share.remaining)
    add(share.sharers)
    add(share.offered)
    add(share.took)
    add(share.gap)
    add(share.reserved)
    add(share.priority)
    leaveOutZeros(most: 3)
  }

  static let placementColumns =
    "pass_id, node_id, call_id, arranged_by, proposal_width, proposal_height, x, y, width, height, absolute_x, absolute_y, "
    + "anchor_x, anchor_y, drawn_x, drawn_y, drawn_width, drawn_height, guide_x, guide_x_value, guide_y, guide_y_value"

  @inline(__always) mutating func set(_ placement: PlacementEvent, names: GuideNames) {
    begin()
    add(placement.pass)
    add(placement.node)
    add(id: placement.call)
    add(id: placement.arranged)
    add(placement.proposal.rawWidth)
    add(placement.proposal.rawHeight)
    add(placement.frame)
    add(placement.absolute)
    add(placement.anchor)
    add(placement.drawn)
    add(placement.horizontal, names)
    add(placement.vertical, names)
    leaveOutNulls()
  }

  @inline(__always) private mutating func add(_ guide: PlacedGuide?, _ names: GuideNames) {
    guard let guide else {
      addNull()
      return addNull()
    }
    names.ofAxis(guide.guide).withUnsafeBufferPointer { add(text: $0) }
    add(guide.value)
  }

  /// How many bytes of a page a placement's row and the page itself take at most besides the names of two guides.
  static let placementRoom = 256

  static let guideColumns = "pass_id, call_id, node_id, name, value, explicit"

  @inline(__always) mutating func set(_ guide: GuideEvent, names: GuideNames) {
    begin()
    add(guide.pass)
    add(id: guide.call)
    add(guide.node)
    names[guide.guide].withUnsafeBufferPointer { add(text: $0) }
    add(guide.value)
    add(guide.explicit ? 1 : 0 as Int32)
  }

  @inline(__always) private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  @inline(__always) private mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size.width)
    add(rect.size.height)
  }
}
