import Explanation
import LayoutModel
import TraceStore

/// Modifiers that were placed, by where they are written: in the scene, or in the Swift code that makes several of a scene's by one call.
struct WrittenModifiers {
  /// By the modifier.
  private(set) var place: [NodeID: String] = [:]
  /// How often what is written at a place was placed in the passes that are looked at.
  private(set) var placed: [String: Int] = [:]
  private var pointers: [NodeID: String] = [:]

  init() {}

  init(_ trace: Trace, _ passes: [TracePass]) throws {
    let list = passes.map { "\($0.id)" }.joined(separator: ", ")
    let sql = """
      SELECT node.id, node.pointer, node.kind, source_file, source_line, source_column, count(*) FROM node JOIN placement ON placement.node_id = node.id
      WHERE node.role = 'modifier' AND node.pointer IS NOT NULL AND placement.pass_id IN (\(list)) GROUP BY node.id
      """
    for row in try trace.rows(sql).rows {
      guard let id = row[0].integer, let pointer = row[1].text else { continue }
      let code = row[3].text.map { "\($0):\(row[4].count):\(row[5].count) \(row[2].text ?? "")" }
      place[NodeID(clamping: id)] = code ?? pointer
      pointers[NodeID(clamping: id)] = pointer
      placed[code ?? pointer, default: 0] += row[6].count
    }
  }

  /// Of edits that take modifiers away those that do it: in each pass the first at a place of the scene, which takes its repetitions away, too.
  func firstInScene(_ edits: [(pass: Int32, edit: NodeEdit)]) -> [(pass: Int32, edit: NodeEdit, pointer: String)] {
    var seen: [Int32: Set<String>] = [:]
    return edits.compactMap { pass, edit in
      guard case .remove(let node) = edit, let pointer = pointers[node], seen[pass, default: []].insert(pointer).inserted else { return nil }
      return (pass, edit, pointer)
    }
  }
}
