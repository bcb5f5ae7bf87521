import LayoutModel

// Rows of the tables that grow with the layout, column by column as their CREATE TABLE has them.

extension CellWriter {
  static let callColumns =
    "id, parent_id, last_id, pass_id, node_id, reason_id, proposal_width, proposal_height, reply_width, reply_height, "
    + "width_rule_id, height_rule_id, width_from, height_from, cached_from, evicted"

  /// By how many bytes an open call's row may grow when the call ends: nine integers and numbers of eight bytes at most, and one more for the
  /// row's own length.
  static let callGrowth = 9 * 8 + 1

  @inline(__always) mutating func set(_ call: CallEvent, reasons: UnsafePointer<Int32>, rules: UnsafePointer<Int32>) {
    begin()
    // The row's number is the id.
    addNull()
    add(id: call.parent)
    add(id: call.last)
    add(call.pass)
    add(call.node)
    add(id: Int64(reasons[Int(call.reason)]))
    add(call.proposal.rawWidth)
    add(call.proposal.rawHeight)
    if call.last == 0 {
      // What a call's end brings is NULL while it is open.
      for _ in 0..<8 { addNull() }
      return
    }
    add(call.reply.width)
    add(call.reply.height)
    add(id: Int64(rules[Int(call.widthRule)]))
    add(id: Int64(rules[Int(call.heightRule)]))
    add(id: call.widthFrom)
    add(id: call.heightFrom)
    add(id: call.cachedFrom)
    add(id: call.evicted)
  }

  static let shareColumns = "call_id, turn, child_id, priority, minimum, maximum, remaining, reserved, sharers, offered, took, gap"

  @inline(__always) mutating func set(_ share: StackShareEvent) {
    begin()
    add(share.call)
    add(share.turn)
    add(share.child)
    add(share.priority)
    add(share.minimum)
    add(share.maximum)
    add(share.remaining)
    add(share.reserved)
    add(share.sharers)
    add(share.offered)
    add(share.took)
    add(share.gap)
  }

  static let placementColumns =
    "pass_id, node_id, call_id, arranged_by, proposal_width, proposal_height, x, y, width, height, absolute_x, absolute_y, "
    + "anchor_x, anchor_y, drawn_x, drawn_y, drawn_width, drawn_height"

  @inline(__always) mutating func set(_ placement: PlacementEvent) {
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
  }

  /// How many bytes of a page a guide's row and the page itself take at most besides the name.
  static let guideRoom = 128

  static let guideColumns = "pass_id, call_id, node_id, name, value, explicit"

  @inline(__always) mutating func set(_ guide: GuideEvent, name: [UInt8]) {
    begin()
    add(guide.pass)
    add(id: guide.call)
    add(guide.node)
    name.withUnsafeBufferPointer { add(text: $0) }
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
