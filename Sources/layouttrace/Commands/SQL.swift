import ArgumentParser
import Platform
import Rendering
import TraceStore

struct SQL: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Runs SQL on a trace, which is only read.",
    discussion: """
      Tables and views are documented in the trace itself: in the view schema_doc, and in what '.schema' of sqlite3 prints. Start with the views \
      calls, frames, overflow, truncation and cache_statistics. On a terminal, without statements, it asks for them: .help says more there.

      Formats: table, box and markdown round numbers to 2 decimals and show NULL and inf; csv, tsv, json and ndjson print them in full. \
      NULL is empty in csv (an empty text is ""), \\N in tsv, null in json; infinity is inf in csv and tsv, "infinity" in json.

      Examples:
        layouttrace sql 'SELECT key, frame FROM frames'
        layouttrace sql "SELECT object, doc FROM schema_doc WHERE column IS NULL" --format box
        layouttrace sql 'SELECT * FROM calls' --csv > calls.csv
        layouttrace sql 'SELECT * FROM calls WHERE key = :key' --param key=title
        layouttrace sql -f question.sql
      """)

  @Argument(help: ArgumentHelp("One or more statements; '-' reads them from standard input.", valueName: "statements")) var statements: String?
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Reads the statements from a file; '-' is standard input.", valueName: "file"),
    completion: .file(extensions: ["sql"]))
  var file: String?
  @Option(name: .customLong("param"), help: ArgumentHelp("Gives the parameter :name of the statements a value.", valueName: "name=value"))
  var parameters: [String] = []
  @OptionGroup var trace: TraceOptions
  @OptionGroup var format: TableFormat
  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if statements != nil, file != nil { throw ValidationError("Statements and -f exclude one another.") }
  }

  func run() throws {
    let arguments = try SQLArguments(pairs: parameters).values
    guard let path = file ?? (statements == "-" ? "-" : nil) else {
      if let statements { return try answer(statements, nil, arguments) }
      guard isatty(STDIN_FILENO) == 1 else {
        throw ValidationError("Give statements, a file with -f, or '-' to read them from standard input. Without, they are asked for on a terminal alone.")
      }
      var prompt = try Prompt(trace.open(limitsMemory: true), limits, format.choice, arguments)
      return try prompt.run()
    }
    try answer(try StandardStreams.text(of: path), path == "-" ? nil : path, arguments)
  }

  private func answer(_ sql: String, _ file: String?, _ arguments: [String: SQLValue]) throws {
    let answer = try RowAnswer(trace.open(limitsMemory: true), limits, format.choice)
    Overtime.watch(answer.session)
    try answer.run(sql, file: file, arguments)
  }
}

/// Values for the parameters of SQL, as words of the command line.
struct SQLArguments {
  fileprivate(set) var values: [String: SQLValue] = [:]

  /// `name=value`, with or without a colon before the name.
  init(pairs: [String]) throws {
    for pair in pairs {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].drop { $0 == ":" }
      guard parts.count == 2, !name.isEmpty else { throw ValidationError("--param takes name=value, not '\(pair)'.") }
      values[String(name)] = Self.value(String(parts[1]))
    }
  }

  /// A number, if it is written as one would be printed, else a text.
  static func value(_ word: String) -> SQLValue {
    if let integer = Int64(word), "\(integer)" == word { return .integer(integer) }
    if let real = Double(word), "\(real)" == word, real.isFinite { return .real(real) }
    return .text(word)
  }
}
