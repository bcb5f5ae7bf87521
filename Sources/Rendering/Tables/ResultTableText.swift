import Explanation
import TraceStore

extension ResultTable {
  /// As people read it: numbers to 2 decimals, NULL by that name. Only the other formats give numbers in full.
  package func text(_ terminal: Terminal, ruling: TextTable.Ruling = .none) -> String {
    if columns.isEmpty { return "" }
    let isMarkdown = ruling == .markdown
    var table = TextTable(
      columns.indices.map { index in
        let values = rows.map { $0[index] }.filter { !$0.isNull }
        let isNumeric = !values.isEmpty && values.allSatisfy { $0.number != nil }
        let title = isMarkdown ? columns[index].inMarkdown : columns[index].printable
        return TextTable.Column(title, isRight: isNumeric, shrinks: !isNumeric)
      })
    table.rows = rows.map { row in row.map { isMarkdown ? TextTable.Cell($0.cell.inMarkdown) : TextTable.Cell($0.cell, $0.isNull ? .dim : nil) } }
    table.ruling = ruling
    return table.render(terminal)
  }

  /// All of it in one of the formats.
  package func text(as format: RowFormat, _ terminal: Terminal = .plain) -> String {
    var text = ""
    var printer = RowPrinter(format, terminal: terminal, room: .max) { text += $0 }
    // What it writes to takes all.
    try? printer.begin(columns: columns)
    for row in rows { try? printer.add(row) }
    try? printer.end(isWhole: true)
    return text
  }
}

extension SQLValue {
  fileprivate var cell: String {
    switch self {
    case .null: "NULL"
    case .integer(let integer): "\(integer)"
    case .real(let real): real.short
    case .text(let text): text
    }
  }
}
