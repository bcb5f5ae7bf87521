import Explanation
import LayoutModel

/// The lines of a tree by indentation, part by part. Positions are on the canvas.
///
/// A row of a lazy container that is out of sight is counted with its neighbours, whatever it contains.
package struct TreePrinter {
  /// Levels that are shown by indentation; what lies deeper starts with how much deeper it lies, so that a tree of 10,000 levels stays a page wide.
  private static let deepest = 32

  private let terminal: Terminal
  private let showsAll: Bool
  private let filter: TreeFilter
  /// Nodes there were, and those of them that the filter left out.
  private var counts = (nodes: 0, leftOut: 0)
  private var table = TextTable([
    .init("view", shrinks: true), .init("key", shrinks: true), .init("proposed", isRight: true), .init("size", isRight: true), .init("at", isRight: true),
    .init("", wraps: true),
  ])
  /// Lazy containers that were placed.
  private var holders: Set<NodeID> = []
  /// Neighbours out of sight that wait for the next row in sight, and the last node in them.
  private var outOfSight = (count: 0, depth: 0, last: NodeID(0))

  /// - Parameter showsAll: a line for each row of a lazy container that is out of sight, too.
  /// - Parameter filter: which rows have a line; how many have none the last line says.
  package init(_ terminal: Terminal, showsAll: Bool = false, filter: TreeFilter = TreeFilter()) {
    (self.terminal, self.showsAll, self.filter) = (terminal, showsAll, filter)
  }

  /// The lines of the next part, the first with what the columns are called. Columns only become wider from part to part.
  package mutating func text(_ part: TreeReport) -> String {
    if !filter.isEmpty { return filtered(part) }
    for row in part.rows {
      if outOfSight.count > 0, row.id <= outOfSight.last { continue }
      if let parent = row.parent, row.place == nil, !showsAll, holders.contains(parent) {
        outOfSight = (outOfSight.count + 1, row.depth, row.last)
        continue
      }
      countOutOfSight()
      if row.place != nil, row.isLazy { holders.insert(row.id) }
      table.rows.append(cells(row))
    }
    return table.page(terminal)
  }

  private mutating func filtered(_ part: TreeReport) -> String {
    let kept = part.rows.filter(filter.keeps)
    counts = (counts.nodes + part.rows.count, counts.leftOut + part.rows.count - kept.count)
    table.rows += kept.map(cells)
    return table.page(terminal)
  }

  /// What is left to say when all parts were printed.
  package mutating func end() -> String {
    countOutOfSight()
    return table.page(terminal) + (filter.isEmpty ? "" : filter.words(leftOut: counts.leftOut, of: counts.nodes) + "\n")
  }

  private mutating func countOutOfSight() {
    guard outOfSight.count > 0 else { return }
    let line = indentation(outOfSight.depth) + "… \(outOfSight.count.of("row")) more, out of sight"
    table.rows.append([.init(line, .dim)] + [TextTable.Cell](repeating: .init(""), count: table.columns.count - 1))
    outOfSight = (0, 0, 0)
  }

  private func cells(_ row: TreeReport.Row) -> [TextTable.Cell] {
    let isModifier = row.title.hasPrefix(".")
    let place = row.place
    return [
      .init(indentation(row.depth) + row.title, isModifier ? .dim : nil), .init(row.key, .cyan), .init(place?.proposal.words ?? "", .dim),
      .init(place.map { (row.isApproximate ? "~" : "") + $0.frame.size.words } ?? "not placed", place == nil ? .yellow : .bold),
      .init(place?.absolute.words ?? ""),
      .init(row.troubles.map { "! \($0)" }.joined(separator: "  "), .red),
    ]
  }

  private func indentation(_ depth: Int) -> String {
    let blanks = String(repeating: "  ", count: max(0, min(depth, Self.deepest)))
    return depth <= Self.deepest ? blanks : blanks + "+\(depth - Self.deepest) "
  }
}
