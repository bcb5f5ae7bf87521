/// Rows in aligned columns.
///
/// 1. A column is as wide as its widest cell.
/// 2. Where the terminal is narrower, a last column of sentences goes on in further lines, if they come out long enough to be read; then the widest of the columns
///    that may shrink gives way, column by column.
/// 3. Every cell is filled up to its column's width, except the last of a line without rules: no line ends in blanks.
package struct TextTable: Sendable {
  package struct Column: Sendable {
    package var title: String
    /// Numbers stand on the right, so that their digits line up.
    package var isRight: Bool
    /// Whether a narrow terminal may cut its cells.
    package var shrinks: Bool
    /// Whether a narrow terminal shows its cells in several lines: sentences, in the last column of a table without rules.
    package var wraps: Bool

    package init(_ title: String, isRight: Bool = false, shrinks: Bool = false, wraps: Bool = false) {
      (self.title, self.isRight, self.shrinks, self.wraps) = (title, isRight, shrinks, wraps)
    }
  }

  package struct Cell: Sendable {
    package var text: String
    package var style: Style?

    package init(_ text: String, _ style: Style? = nil) { (self.text, self.style) = (text.printable, style) }
  }

  /// What stands between rows and columns.
  package enum Ruling: Sendable {
    case none, box
    /// GitHub's tables; the cells are Markdown already.
    case markdown
  }

  package var columns: [Column]
  package var rows: [[Cell]] = []
  package var ruling = Ruling.none
  /// How wide columns are at least: as wide as on the pages before.
  private var least: [Int] = []
  /// Columns are not made narrower than this.
  private static let narrowest = 8
  private static let narrowestWrapped = 24

  package init(_ columns: [Column]) { self.columns = columns }

  /// The table, a line break after every row.
  package func render(_ terminal: Terminal) -> String {
    var widths = widest
    if let width = terminal.width, ruling != .markdown { shrink(&widths, to: width) }
    let lines = [line(header, widths, terminal)] + rows.map { line($0, widths, terminal) }
    switch ruling {
    case .none: return lines.map { $0 + "\n" }.joined()
    case .box:
      let top = rule(widths, "┌", "┬", "┐"), middle = rule(widths, "├", "┼", "┤"), bottom = rule(widths, "└", "┴", "┘")
      return ([top, lines[0], middle] + lines.dropFirst() + [bottom]).map { $0 + "\n" }.joined()
    case .markdown:
      let dashes = zip(columns, widths).map { String(repeating: "-", count: $1 - ($0.isRight ? 1 : 0)) + ($0.isRight ? ":" : "") }
      return ([lines[0], "| " + dashes.joined(separator: " | ") + " |"] + lines.dropFirst()).map { $0 + "\n" }.joined()
    }
  }

  /// The rows there are, below the header or the page before, without rules. They are no rows of the table any more: one of any length is printed so.
  package mutating func page(_ terminal: Terminal) -> String {
    let isFirst = least.isEmpty
    least = widest
    var widths = least
    if let width = terminal.width { shrink(&widths, to: width) }
    defer { rows.removeAll() }
    return ((isFirst ? [header] : []) + rows).map { line($0, widths, terminal) + "\n" }.joined()
  }

  private var header: [Cell] { columns.map { Cell($0.title, .dim) } }

  private var widest: [Int] {
    columns.indices.map { index in
      let start = least.isEmpty ? max(header[index].text.columns, ruling == .markdown ? 3 : 0) : least[index]
      return rows.reduce(start) { max($0, $1[index].text.columns) }
    }
  }

  private func rule(_ widths: [Int], _ left: String, _ between: String, _ right: String) -> String {
    left + widths.map { String(repeating: "─", count: $0 + 2) }.joined(separator: between) + right
  }

  private func shrink(_ widths: inout [Int], to width: Int) {
    let gaps = ruling == .none ? 2 * max(0, widths.count - 1) : 3 * widths.count + 1
    var excess = widths.reduce(0, +) + gaps - width
    if let last = columns.indices.last, columns[last].wraps, ruling == .none {
      let given = max(0, min(excess, widths[last] - Self.narrowestWrapped))
      widths[last] -= given
      excess -= given
    }
    while excess > 0 {
      let candidates = columns.indices.filter { columns[$0].shrinks && widths[$0] > Self.narrowest }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }

  private func line(_ cells: [Cell], _ widths: [Int], _ terminal: Terminal) -> String {
    let end = ruling == .none ? cells.lastIndex { !$0.text.isEmpty } ?? -1 : cells.count - 1
    // A row of empty cells has no last one: its line is empty.
    let texts = cells[...end].indices.map { index in
      let (cell, column) = (cells[index], columns[index])
      let isLast = ruling == .none && index == end
      if column.wraps, isLast { return wrapped(cell, widths, terminal) }
      let text = cell.text.cut(toColumns: widths[index])
      // The blanks stay outside of the style: an underline or background would show on them.
      let padding = isLast && !column.isRight ? "" : String(repeating: " ", count: widths[index] - text.columns)
      let styled = terminal.styled(text, cell.style)
      return column.isRight ? padding + styled : styled + padding
    }
    switch ruling {
    case .none: return texts.joined(separator: "  ")
    case .box: return "│ " + texts.joined(separator: " │ ") + " │"
    case .markdown: return "| " + texts.joined(separator: " | ") + " |"
    }
  }

  /// The last cell of a line, which goes on below itself.
  private func wrapped(_ cell: Cell, _ widths: [Int], _ terminal: Terminal) -> String {
    let blanks = String(repeating: " ", count: widths.dropLast().reduce(0) { $0 + $1 + 2 })
    let lines = cell.text.wrapped(toColumns: widths[widths.count - 1]).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { terminal.styled(String($0), cell.style) }.joined(separator: "\n" + blanks)
  }
}
