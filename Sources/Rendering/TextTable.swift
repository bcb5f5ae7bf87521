/// Rows in aligned columns.
///
/// 1. A column is as wide as its widest cell.
/// 2. Where the terminal is narrower, the widest of the columns that may shrink gives way, column by column.
/// 3. Every cell is filled up to its column's width, except the last of a line: no line ends in blanks.
package struct TextTable: Sendable {
  package struct Column: Sendable {
    package var title: String
    /// Numbers stand on the right, so that their digits line up.
    package var isRight: Bool
    /// Whether a narrow terminal may cut its cells.
    package var shrinks: Bool

    package init(_ title: String, isRight: Bool = false, shrinks: Bool = false) { (self.title, self.isRight, self.shrinks) = (title, isRight, shrinks) }
  }

  package struct Cell: Sendable {
    package var text: String
    package var style: Style?

    package init(_ text: String, _ style: Style? = nil) { (self.text, self.style) = (text.printable, style) }
  }

  package var columns: [Column]
  package var rows: [[Cell]] = []
  /// Between columns.
  private static let gap = "  "
  /// Columns are not made narrower than this.
  private static let narrowest = 8

  package init(_ columns: [Column]) { self.columns = columns }

  /// The table, a line break after every row.
  package func render(_ terminal: Terminal) -> String {
    let header = columns.map { Cell($0.title, .dim) }
    var widths = columns.indices.map { index in rows.reduce(header[index].text.columns) { max($0, $1[index].text.columns) } }
    if let width = terminal.width { shrink(&widths, to: width) }
    return ([header] + rows).map { line($0, widths, terminal) + "\n" }.joined()
  }

  private func shrink(_ widths: inout [Int], to width: Int) {
    var excess = widths.reduce(0, +) + Self.gap.count * max(0, widths.count - 1) - width
    while excess > 0 {
      let candidates = columns.indices.filter { columns[$0].shrinks && widths[$0] > Self.narrowest }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }

  private func line(_ cells: [Cell], _ widths: [Int], _ terminal: Terminal) -> String {
    let end = cells.lastIndex { !$0.text.isEmpty } ?? -1
    return cells.indices.prefix(through: end).map { index in
      let (cell, column) = (cells[index], columns[index])
      let text = cell.text.cut(toColumns: widths[index])
      // The blanks stay outside of the style: an underline or background would show on them.
      let padding = index == end && !column.isRight ? "" : String(repeating: " ", count: widths[index] - text.columns)
      let styled = terminal.styled(text, cell.style)
      return column.isRight ? padding + styled : styled + padding
    }.joined(separator: Self.gap)
  }
}
