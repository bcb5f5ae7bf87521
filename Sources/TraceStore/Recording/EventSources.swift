import CSQLite
import LayoutModel

/// The tables, besides `call`, that grow with the layout.
extension RowSource {
  static func shares(_ connection: Connection) throws(SQLiteFailure) -> RowSource {
    try RowSource(
      connection, into: "stack_share", "call_id, turn, child_id, minimum, maximum, remaining, sharers, offered, took, gap, reserved, priority"
    ) { context, source, row, column in
      guard let rows = State.at(source).rows?.assumingMemoryBound(to: StackShareEvent.self) else { return }
      let event = rows + row
      switch column {
      case 0: result(context, event.pointee.call)
      case 1: result(context, event.pointee.turn)
      case 2: result(context, event.pointee.child)
      case 3: result(context, event.pointee.minimum)
      case 4: result(context, event.pointee.maximum)
      case 5: result(context, event.pointee.remaining)
      case 6: result(context, event.pointee.sharers)
      case 7: result(context, event.pointee.offered)
      case 8: result(context, event.pointee.took)
      case 9: result(context, event.pointee.gap)
      case 10: result(context, event.pointee.reserved)
      default: result(context, event.pointee.priority)
      }
    }
  }

  /// Its context are the guides' names, as C strings.
  static func placements(_ connection: Connection) throws(SQLiteFailure) -> RowSource {
    try RowSource(
      connection, into: "placement",
      """
      pass_id, node_id, call_id, arranged_by, proposal_width, proposal_height, x, y, width, height, absolute_x, absolute_y,
      anchor_x, anchor_y, drawn_x, drawn_y, drawn_width, drawn_height, guide_x, guide_x_value, guide_y, guide_y_value
      """
    ) { context, source, row, column in
      let source = State.at(source)
      guard let rows = source.rows?.assumingMemoryBound(to: PlacementEvent.self), let names = source.context else { return }
      let event = rows + row
      switch column {
      case 0: result(context, event.pointee.pass)
      case 1: result(context, event.pointee.node)
      case 2: result(context, id: event.pointee.call)
      case 3: result(context, id: event.pointee.arranged)
      case 4: result(context, event.pointee.proposal.rawWidth)
      case 5: result(context, event.pointee.proposal.rawHeight)
      case 6: result(context, event.pointee.frame.origin.x)
      case 7: result(context, event.pointee.frame.origin.y)
      case 8: result(context, event.pointee.frame.size.width)
      case 9: result(context, event.pointee.frame.size.height)
      case 10: result(context, event.pointee.absolute.x)
      case 11: result(context, event.pointee.absolute.y)
      case 12: result(context, event.pointee.anchor.x)
      case 13: result(context, event.pointee.anchor.y)
      case 14: result(context, event.pointee.drawn.origin.x)
      case 15: result(context, event.pointee.drawn.origin.y)
      case 16: result(context, event.pointee.drawn.size.width)
      case 17: result(context, event.pointee.drawn.size.height)
      default:
        // NULL where there is none.
        guard let guide = column < 20 ? event.pointee.horizontal : event.pointee.vertical else { return }
        if column % 2 == 1 { return result(context, guide.value) }
        sqlite3_result_text(context, GuideNames.text(names, guide.guide, isAxisSaid: true), -1, nil)
      }
    }
  }

  /// Its context are the guides' names, as C strings.
  static func guides(_ connection: Connection) throws(SQLiteFailure) -> RowSource {
    try RowSource(connection, into: "guide", "pass_id, call_id, node_id, name, value, explicit") { context, source, row, column in
      let source = State.at(source)
      guard let rows = source.rows?.assumingMemoryBound(to: GuideEvent.self), let names = source.context else { return }
      let event = rows + row
      switch column {
      case 0: result(context, event.pointee.pass)
      case 1: result(context, id: event.pointee.call)
      case 2: result(context, event.pointee.node)
      // They stand until the rows are written.
      case 3: sqlite3_result_text(context, GuideNames.text(names, event.pointee.guide, isAxisSaid: false), -1, nil)
      case 4: result(context, event.pointee.value)
      default: result(context, event.pointee.explicit ? 1 : 0 as Int32)
      }
    }
  }
}
