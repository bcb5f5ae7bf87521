import LayoutModel

/// Which nodes of a tree are shown: those that all of its conditions hold for.
package struct TreeFilter: Sendable {
  /// What can be wrong with a node.
  package enum Trouble: String, CaseIterable, Sendable {
    case overflow, cut, unplaced, trouble

    package var summary: String {
      switch self {
      case .overflow: "what sticks out of the view around it"
      case .cut: "texts that are cut"
      case .unplaced: "what was not placed"
      case .trouble: "any of these"
      }
    }
  }

  /// One of these, if there are any.
  package var only: [Trouble] = []
  /// One of these, if there are any.
  package var kinds: [String] = []
  /// Levels, that of the root included.
  package var depth: Int?

  package init() {}

  package var isEmpty: Bool { only.isEmpty && kinds.isEmpty && depth == nil }

  package func keeps(_ row: TreeReport.Row) -> Bool {
    if let depth, row.depth >= depth { return false }
    if !kinds.isEmpty, !kinds.contains(row.kind) { return false }
    return only.isEmpty || only.contains { Self.has($0, row) }
  }

  private static func has(_ trouble: Trouble, _ row: TreeReport.Row) -> Bool {
    switch trouble {
    case .overflow: !row.overflows.isEmpty
    case .cut: row.cut != nil
    case .unplaced: row.place == nil
    case .trouble: Trouble.allCases.contains { $0 != .trouble && has($0, row) }
    }
  }

  /// What the last line says.
  package func words(leftOut: Int, of count: Int) -> String {
    let options = only.map { "--only \($0.rawValue)" } + kinds.map { "--kind \($0)" } + (depth.map { ["--depth \($0)"] } ?? [])
    return "\(count - leftOut) of \(count.of("node")); \(leftOut) left out by \(options.joined(separator: " "))"
  }
}
