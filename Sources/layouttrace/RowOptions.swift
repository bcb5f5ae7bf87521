import ArgumentParser
import Rendering
import TraceStore

extension RowFormat: ExpressibleByArgument {}

/// How rows are printed.
struct TableFormat: ParsableArguments {
  @Option(help: ArgumentHelp("How rows are printed; table if not given.", valueName: "format")) var format: RowFormat?
  @Flag(help: "Is short for --format json.") var json = false
  @Flag(help: "Is short for --format csv.") var csv = false

  func validate() throws {
    if [json, csv, format != nil].count(where: { $0 }) > 1 { throw ValidationError("--format, --json and --csv exclude one another.") }
  }

  var choice: RowFormat { format ?? (json ? .json : csv ? .csv : .table) }

  func text(_ table: ResultTable) -> String { table.text(as: choice, .answers) }
}

/// How far SQL may go.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Stops with exit code 75 after so many seconds of work; 0: never.", valueName: "seconds")) var timeout = 60.0
  @Option(
    help: ArgumentHelp(
      "Prints at most so many rows of a statement and ends with exit code 75 if it has more; 0: all. Without it, all in csv, tsv, json and ndjson, 10000 in "
        + "the other formats, which line up columns.", valueName: "rows"))
  var limit: Int?

  func validate() throws {
    if !(timeout >= 0) { throw ValidationError("--timeout takes seconds, 0 or more.") }
    if let limit, limit < 0 { throw ValidationError("--limit takes a number of rows, 0 or more.") }
  }

  func limits(_ format: RowFormat) -> SessionLimits {
    let rows = limit ?? (format.isStreamed ? 0 : 10_000)
    return SessionLimits(seconds: timeout > 0 ? timeout : nil, rows: rows > 0 ? rows : nil)
  }
}

/// Runs a person's SQL and prints what it answers.
struct RowAnswer {
  let trace: Trace
  let session: ReadOnlySession
  private let limits: LimitOptions
  var format: RowFormat {
    didSet { session.limit(rows: limits.limits(format).rows) }
  }

  init(_ trace: Trace, _ limits: LimitOptions, _ format: RowFormat) throws {
    (self.trace, self.limits, self.format) = (trace, limits, format)
    session = try trace.readOnlySession(limits.limits(format))
  }

  /// - Parameters:
  ///   - name: the file of `sql`, for its errors.
  ///   - isOwn: whether it is one of layouttrace's questions.
  func run(_ sql: String, file name: String? = nil, isOwn: Bool = false, _ arguments: [String: SQLValue] = [:], emptyWords: String? = nil) throws {
    var printer = RowPrinter(format, terminal: .answers, emptyWords: emptyWords) { [format] in
      try format.isData ? StandardStreams.data($0) : StandardStreams.answer($0)
    }
    do {
      try session.run(sql, isOwn: isOwn, arguments, into: &printer)
    } catch let error as QueryError {
      throw CommandError.sql(SQLComplaint(error, in: sql, file: name, trace: trace))
    }
  }
}
