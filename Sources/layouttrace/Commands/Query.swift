import ArgumentParser
import Queries
import Rendering
import Scene
import TraceStore

struct Query: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Asks a trace one of the questions that come with layouttrace.",
    discussion: """
      A question is a SELECT; --show prints it, and plain sqlite3 runs it as well.

      Examples:
        layouttrace query --list
        layouttrace query remeasured
        layouttrace query calls --node title --json
      """)

  @Argument(help: "The question's name.") var name: String?
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("Its parameters, such as --node title.", valueName: "parameters")) var rest: [String] = []
  @Flag(help: "Lists the questions.") var list = false
  @Flag(name: [.customLong("show"), .customLong("sql")], help: "Prints the question's SQL instead of asking it.") var printsSQL = false
  @OptionGroup var trace: TraceOptions
  @OptionGroup var format: TableFormat

  func run() throws {
    if list { return try StandardStreams.answer(format.text(Self.list)) }
    guard let name else { throw ValidationError("Name a question, or list them with --list.") }
    guard let query = NamedQuery.all.first(where: { $0.name == name }) else {
      throw CommandError.noQuery(name, nearest: Suggestion.nearest(to: name, among: NamedQuery.all.map(\.name)))
    }
    if printsSQL { return try StandardStreams.answer(query.sql.hasSuffix("\n") ? query.sql : query.sql + "\n") }
    var arguments = try QueryArguments(rest, of: query)
    let trace = try trace.open()
    if let key = arguments.values["node"]?.text, let pass = try trace.lastPass {
      // The tree of an earlier pass may have had it.
      let isKnown = try trace.value("SELECT 1 FROM node WHERE key = :key", ["key": .text(key)]) != nil
      if !isKnown { arguments.values["node"] = .text(try trace.requireNode(key, in: pass).key) }
    }
    try StandardStreams.answer(format.text(try trace.rows(query.sql, arguments.values)))
  }

  private static var list: ResultTable {
    ResultTable(
      columns: ["name", "parameters", "question"],
      rows: NamedQuery.all.map { [.text($0.name), .text($0.parameters.map { "--\($0)" }.joined(separator: " ")), .text($0.help)] })
  }
}

/// `--node title --depth=3`, checked against what a query takes.
struct QueryArguments {
  fileprivate(set) var values: [String: SQLValue] = [:]

  init(_ words: [String], of query: NamedQuery) throws {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else { throw CommandError.queryParameters(query: query.name, message: "does not know what to do with '\(word)'") }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard query.parameters.contains(parts[0]) else {
        let known = query.parameters.isEmpty ? "takes no parameters" : "takes \(query.parameters.map { "--\($0)" }.joined(separator: ", "))"
        throw CommandError.queryParameters(query: query.name, message: "\(known), not '\(word)'")
      }
      guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
        throw CommandError.queryParameters(query: query.name, message: "misses the value of \(word)")
      }
      values[parts[0]] = Int64(value).flatMap { "\($0)" == value ? .integer($0) : nil } ?? .text(value)
    }
    if let missing = query.parameters.first(where: { values[$0] == nil }) {
      throw CommandError.queryParameters(query: query.name, message: "needs --\(missing)")
    }
  }
}
