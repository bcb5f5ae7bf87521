import JSON
import TraceStore

/// A way to write the rows of an answer.
package enum RowFormat: String, CaseIterable, Sendable {
  case table, json, ndjson, csv, tsv, markdown, box

  /// Whether each row is written as it comes. Aligned columns wait for all of them.
  package var isStreamed: Bool {
    switch self {
    case .json, .ndjson, .csv, .tsv: true
    case .table, .markdown, .box: false
    }
  }

  /// Whether it holds each text as it is: JSON escapes what cannot be seen, tables show pictures of it.
  package var isData: Bool { self == .csv || self == .tsv }
}

/// The lines of the formats that programs read. Real numbers are written in full.
enum RowText {
  /// A JSON object.
  static func object(_ keys: [String], _ row: [SQLValue]) -> String { JSONValue.object(zip(keys, row).map { ($0, $1.json) }).text }

  /// Keys of an object: of columns that have the same name, the later ones get a number, `a`, `a_2`.
  static func keys(_ columns: [String]) -> [String] {
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

  /// RFC 4180 with plain line breaks. NULL is empty, an empty text `""`, as PostgreSQL's and DuckDB's readers tell them apart; infinity is `inf`.
  static func csv(_ row: [SQLValue]) -> String {
    // A line of nothing would be taken for no line.
    if row == [.null] { return "\"\"\n" }
    return row.map { $0.isNull ? "" : csvField($0.plain) }.joined(separator: ",") + "\n"
  }

  private static func csvField(_ text: String) -> String {
    let needsQuotes = text.isEmpty || text.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 10 || $0 == 13 }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  /// Columns by tabs, as PostgreSQL's COPY writes them: `\t`, `\n`, `\r` and `\\` escape what they name, NULL is `\N`; infinity is `inf`.
  static func tsv(_ row: [SQLValue]) -> String { row.map { $0.isNull ? "\\N" : tsvField($0.plain) }.joined(separator: "\t") + "\n" }

  private static func tsvField(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension SQLValue {
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
    case .real(let real): real.isInfinite ? (real < 0 ? "-inf" : "inf") : JSONValue.number(real).text
    case .text(let text): text
    }
  }
}
