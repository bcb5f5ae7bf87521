import LayoutModel
import TraceStore

/// A cell of a GridRow or a lazy grid that is taken away leaves an empty one behind: those after it would move to other columns, and what is
/// otherwise then says nothing of the cell.
extension NeutralEdits {
  package init(_ trace: Trace) { self.init(trace: trace, words: NodeWords(trace)) }

  /// What puts an empty cell before a view; nil for a view that holds no column for others: what is no cell, the
  /// last of its row, one that begins where the next does.
  package func emptyCell(before view: NodeID) throws -> NodeEdit? {
    guard var cell = try words.node(view), cell.role != "modifier" else { return nil }
    while let around = try words.parent(of: cell), around.view == view { cell = around }
    guard let row = try words.parent(of: cell), cell.last < row.last else { return nil }
    let traits = try trace.traits(of: row.kind)
    let empty = NodeEdit.insert(.init(.shape, ["sizeThatFits": "{\"width\":0,\"height\":0}"]), .before, view)
    if traits.tracks != nil { return try holdsSections(row) ? nil : empty }
    guard traits.contains(.isGridRow) else { return nil }
    let columns = try trace.value(
      "SELECT (SELECT first_column FROM grid_cell WHERE cell_id = :next) - (SELECT first_column FROM grid_cell WHERE cell_id = :cell)",
      ["cell": .integer(Int64(cell.id)), "next": .integer(Int64(cell.last) + 1)])
    return switch columns?.integer ?? 0 {
    case ...0: nil
    case 1: empty
    case let count:
      .insert(
        .init(
          .shape,
          ["sizeThatFits": "{\"width\":0,\"height\":0}", "modifiers": "[{\"type\":\"\(Addition.spanningCell.rawValue)\",\"count\":\(count)}]"]), .before, view)
    }
  }
}
