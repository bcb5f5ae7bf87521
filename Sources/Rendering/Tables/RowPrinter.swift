import TraceStore

/// Prints answers while they come: a row when it is there, or an aligned table when it is complete. A blank line stands between two answers.
package struct RowPrinter: RowSink {
  /// What an aligned table may hold before it is printed, in bytes of its values.
  package static let room = 256 << 20

  private let format: RowFormat
  private let terminal: Terminal
  private let write: (String) throws -> Void
  /// Said instead of a table without rows.
  private let emptyWords: String?
  private let room: Int

  private var answers = 0
  private var rows = 0
  private var columns: [String] = []
  private var buffer = ""
  private var table = ResultTable(columns: [], rows: [])
  private var bytes = 0

  package init(
    _ format: RowFormat, terminal: Terminal, emptyWords: String? = nil, room: Int = Self.room, write: @escaping (String) throws -> Void
  ) {
    (self.format, self.terminal, self.emptyWords, self.room, self.write) = (format, terminal, emptyWords, room, write)
  }

  package mutating func begin(columns: [String]) throws {
    if answers > 0, format != .ndjson { buffer += "\n" }
    answers += 1
    (rows, bytes) = (0, 0)
    self.columns = columns
    switch format {
    case .json: (self.columns, buffer) = (RowText.keys(columns), buffer + "[\n")
    case .ndjson: self.columns = RowText.keys(columns)
    case .csv: buffer += RowText.csv(columns.map { .text($0) })
    case .tsv: buffer += RowText.tsv(columns.map { .text($0) })
    case .table, .box, .markdown: table = ResultTable(columns: columns, rows: [])
    }
  }

  package mutating func add(_ row: [SQLValue]) throws {
    switch format {
    case .json: buffer += (rows > 0 ? ",\n" : "") + RowText.object(columns, row)
    case .ndjson: buffer += RowText.object(columns, row) + "\n"
    case .csv: buffer += RowText.csv(row)
    case .tsv: buffer += RowText.tsv(row)
    case .table, .box, .markdown:
      bytes += row.reduce(0) { $0 + MemoryLayout<SQLValue>.stride + ($1.text?.utf8.count ?? 0) }
      if bytes > room {
        try end(isWhole: false)
        throw QueryError.stopped(at: .bytes(room))
      }
      table.rows.append(row)
    }
    rows += 1
    if buffer.utf8.count > 1 << 16 { try flush() }
  }

  package mutating func end(isWhole: Bool) throws {
    switch format {
    case .json: buffer = rows > 0 ? buffer + "\n]\n" : String(buffer.dropLast()) + "]\n"
    case .table, .box:
      if rows > 0 {
        buffer += aligned
      } else if isWhole {
        buffer += emptyWords.map { $0 + "\n" } ?? aligned
      }
    case .markdown: buffer += rows > 0 || isWhole ? aligned : ""
    case .ndjson, .csv, .tsv: break
    }
    table.rows = []
    try flush()
  }

  private var aligned: String {
    switch format {
    case .box: table.text(terminal, ruling: .box)
    case .markdown: table.text(.plain, ruling: .markdown)
    default: table.text(terminal)
    }
  }

  private mutating func flush() throws {
    let text = buffer
    buffer = ""
    if !text.isEmpty { try write(text) }
  }
}
