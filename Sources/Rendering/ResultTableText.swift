import Explanation
import TraceStore

extension ResultTable {
  /// As people read it: numbers to 2 decimals. `json` and `csv` give them in full.
  package func text(_ terminal: Terminal) -> String {
    if columns.isEmpty { return "" }
    var table = TextTable(
      columns.indices.map { index in
        let values = rows.map { $0[index] }.filter { !$0.isNull }
        let isNumeric = !values.isEmpty && values.allSatisfy { $0.number != nil }
        return TextTable.Column(columns[index].printable, isRight: isNumeric, shrinks: !isNumeric)
      })
    table.rows = rows.map { $0.map(\.cell) }
    return table.render(terminal)
  }

  /// A list of objects, one a line. Of columns that have the same name, the later ones get a number: `a`, `a_2`.
  package var json: String {
    let keys = uniqueColumns
    return JSONValue.lines(rows.map { row in .object(zip(keys, row).map { ($0, $1.json) }) })
  }

  private var uniqueColumns: [String] {
    var taken: Set<String> = []
    return columns.map { column in
      var (name, number) = (column, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(column)_\(number)"
      }
      return name
    }
  }

  /// RFC 4180 with plain line breaks; NULL is empty, infinity `inf`.
  package var csv: String {
    if columns.isEmpty { return "" }
    return ([columns] + rows.map { $0.map(\.plain) }).map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension SQLValue {
  fileprivate var cell: TextTable.Cell {
    switch self {
    case .null: TextTable.Cell("NULL", .dim)
    case .integer(let integer): TextTable.Cell("\(integer)")
    case .real(let real): TextTable.Cell(real.short)
    case .text(let text): TextTable.Cell(text)
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .null: .null
    case .integer(let integer): .integer(integer)
    case .real(let real): .number(real)
    case .text(let text): .string(text)
    }
  }

  fileprivate var plain: String {
    switch self {
    case .null: ""
    case .integer(let integer): "\(integer)"
    case .real(let real): JSONValue.number(real).text.replacing("\"infinity\"", with: "inf").replacing("\"-infinity\"", with: "-inf")
    case .text(let text): text
    }
  }
}
