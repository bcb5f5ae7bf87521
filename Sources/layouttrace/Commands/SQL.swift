import ArgumentParser
import Rendering
import TraceStore

struct SQL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Runs SQL on a trace, which is only read.",
    discussion: """
      Tables and views are documented in the trace itself: in the table schema_doc, and in what '.schema' of sqlite3 prints. Start with the views \
      calls, frames, overflow, truncation and cache_statistics.

      Numbers are rounded to 2 decimals; --json and --csv print them in full.

      Examples:
        layouttrace sql 'SELECT key, frame FROM frames'
        layouttrace sql "SELECT object, doc FROM schema_doc WHERE column IS NULL"
        layouttrace sql 'SELECT * FROM calls' --csv > calls.csv
        layouttrace sql - < question.sql
      """)

  @Argument(help: ArgumentHelp("One or more statements; '-' reads them from standard input.", valueName: "statements")) var sql: String
  @OptionGroup var trace: TraceOptions
  @OptionGroup var format: TableFormat

  func run() throws {
    let trace = try trace.open()
    let text = sql == "-" ? try StandardStreams.input() : sql
    let tables = try trace.readOnlySession().run(text).filter { !$0.columns.isEmpty }
    try StandardStreams.answer(tables.map(format.text).joined(separator: "\n"))
  }
}

/// How a table is printed.
struct TableFormat: ParsableArguments {
  @Flag(help: "Prints a JSON list, a row a line.") var json = false
  @Flag(help: "Prints comma-separated values.") var csv = false

  func validate() throws {
    if json, csv { throw ValidationError("--json and --csv cannot be given together.") }
  }

  func text(_ table: ResultTable) -> String { json ? table.json : csv ? table.csv : table.text(.answers) }
}
