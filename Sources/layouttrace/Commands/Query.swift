import ArgumentParser
import Platform
import Queries
import Rendering
import Scene
import TraceStore

struct Query: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Asks a trace a question that has a name.",
    discussion: """
      A question is a SELECT; --show prints it, and plain sqlite3 runs it as well. 'layouttrace query NAME --help' says what it takes and what its columns mean. \
      Some round their own numbers to 2 decimals, as --show tells; then all formats have them so.

      A folder of your own, given with --queries or named in LAYOUTTRACE_QUERIES, adds its .sql files. The first line of each is a comment that says \
      what it answers; its parameters, such as :node, become options. One that has the name of another question takes its place.

      Examples:
        layouttrace query --list
        layouttrace query remeasured
        layouttrace query calls --node title --json
        layouttrace query tallest --queries team/queries
      """,
    // `query NAME --help` is about the question.
    helpNames: [])

  @Argument(help: "The question's name.", completion: .queries) var name: String?
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("Its parameters, such as --node title.", valueName: "parameters"), completion: .queryParameters)
  var rest: [String] = []
  @Flag(help: "Lists the questions.") var list = false
  @Flag(name: [.customLong("show"), .customLong("sql")], help: "Prints the question's SQL instead of asking it.") var printsSQL = false
  @Option(name: .customLong("queries"), help: ArgumentHelp("Adds the questions of a folder.", valueName: "folder"), completion: .directory) var folders:
    [String] = []
  @OptionGroup var trace: TraceOptions
  @OptionGroup var format: TableFormat
  @OptionGroup var limits: LimitOptions
  @Flag(name: [.short, .long], help: "Shows help, with a name that of the question.") var help = false

  func run() throws {
    if help, name == nil { throw CleanExit.helpRequest(self) }
    let (queries, broken) = try Self.questions(folders)
    if list {
      for error in broken.values.map(\.description).sorted() { StandardStreams.message(error) }
      return try StandardStreams.answer(format.text(Self.list(queries)))
    }
    guard let name else { throw ValidationError("Name a question, or list them with --list.") }
    if let error = broken[name] { throw error }
    guard let query = queries[name] else { throw CommandError.noQuery(name, nearest: Suggestion.nearest(to: name, among: queries.keys.sorted())) }
    if help { return try StandardStreams.answer(query.page + "\n") }
    if printsSQL { return try StandardStreams.data(query.sql.hasSuffix("\n") ? query.sql : query.sql + "\n") }
    let values = try query.values(rest)
    let trace = try trace.open(limitsMemory: true)
    let answer = try RowAnswer(trace, limits, format.choice)
    Overtime.watch(answer.session)
    try answer.run(query, try query.resolved(values, in: trace))
  }

  /// By name; folders of the environment first, then those of the command line, and the last one has the last word.
  static func queries(_ folders: [String]) throws -> [String: NamedQuery] { try questions(folders).queries }

  /// `broken`: what is wrong with files that are no query, by the name that they would have.
  private static func questions(_ folders: [String]) throws -> (queries: [String: NamedQuery], broken: [String: QueryFolderError]) {
    let environment = ProcessInfo.processInfo.environment["LAYOUTTRACE_QUERIES", default: ""].split(separator: ":").map(String.init)
    var queries = Dictionary(NamedQuery.all.map { ($0.name, $0) }) { $1 }
    var broken: [String: QueryFolderError] = [:]
    for folder in environment + folders {
      for file in try QueryFolder.files(in: folder) {
        switch file.query {
        case .success(let query): (queries[file.name], broken[file.name]) = (query, nil)
        case .failure(let error): broken[file.name] = error
        }
      }
    }
    return (queries, broken)
  }

  static func list(_ queries: [String: NamedQuery]) -> ResultTable {
    ResultTable(
      columns: ["name", "parameters", "question"],
      rows: queries.values.sorted { $0.name < $1.name }.map {
        [.text($0.name), .text($0.parameters.map { "--\($0)" }.joined(separator: " ")), .text($0.help)]
      })
  }
}

extension RowAnswer {
  /// The answer of a question; the words of no rows are those of its file.
  func run(_ query: NamedQuery, _ arguments: [String: SQLValue]) throws {
    try run(query.sql, file: query.file, isOwn: query.file == nil, arguments, emptyWords: query.empty ?? "No rows.")
  }
}

extension NamedQuery {
  /// `--node title --depth=3`, checked against what the query takes.
  func values(_ words: [String]) throws -> [String: SQLValue] {
    var values: [String: SQLValue] = [:]
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        throw CommandError.queryParameters(query: name, message: "does not know what to do with '\(word)'")
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parameters.contains(parts[0]) else {
        let known = parameters.isEmpty ? "takes no parameters" : "takes \(parameters.map { "--\($0)" }.joined(separator: ", "))"
        throw CommandError.queryParameters(query: name, message: "\(known), not '\(word)'")
      }
      guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
        throw CommandError.queryParameters(query: name, message: "misses the value of \(word)")
      }
      values[parts[0]] = SQLArguments.value(value)
    }
    if let missing = parameters.first(where: { values[$0] == nil }) { throw CommandError.queryParameters(query: name, message: "needs --\(missing)") }
    return values
  }

  /// Nodes and passes as the trace knows them.
  /// - Throws: `CommandError` with the nearest name, if it does not.
  func resolved(_ values: [String: SQLValue], in trace: Trace) throws -> [String: SQLValue] {
    var values = values
    for option in options {
      guard let kind = option.kind, let word = values[option.name].map(\.words) else { continue }
      values[option.name] = .text(word)
      switch kind {
      case .node:
        guard let pass = try trace.lastPass else { continue }
        // The tree of an earlier pass may have had it.
        let isKnown = try trace.value("SELECT 1 FROM node WHERE key = :key", ["key": .text(word)]) != nil
        if !isKnown { values[option.name] = .text(try trace.requireNode(word, in: pass).key) }
      case .pass:
        if try trace.pass(named: word) == nil { throw CommandError.noPass(word, known: try trace.passes.map(\.name)) }
      }
    }
    return values
  }

  /// What the query answers, takes and gives.
  var page: String {
    func lines(_ title: String, _ entries: [(name: String, text: String)]) -> String {
      let width = entries.map(\.name.columns).max() ?? 0
      return entries.isEmpty ? "" : "\n\n\(title):\n" + entries.map { "  \($0.name.padded(toColumns: width))  \($0.text)" }.joined(separator: "\n")
    }
    let takes = options.map { (name: "--\($0.name)", text: ($0.doc ?? "Required.") + ($0.kind.map { " [\($0.rawValue)]" } ?? "")) }
    let gives = columns.map { column in
      let comment = column.comment
      let unit = comment?.unit.map { " [\($0)]" } ?? "", null = comment?.nullMeans.map { " NULL: \($0)" } ?? ""
      return (name: column.name, text: (comment?.doc ?? "Not documented.") + unit + null)
    }
    let usage = (["layouttrace query", name] + options.map { "--\($0.name) <\($0.kind?.rawValue ?? "value")>" }).joined(separator: " ")
    return "\(help)\n\nUsage: \(usage)" + lines("Parameters", takes) + lines("Columns", gives) + (empty.map { "\n\nWithout a row: \($0)" } ?? "")
      + (file.map { "\n\nFrom: \($0)" } ?? "")
  }
}

extension SQLValue {
  /// As it was given on the command line.
  fileprivate var words: String {
    switch self {
    case .null: ""
    case .integer(let integer): "\(integer)"
    case .real(let real): "\(real)"
    case .text(let text): text
    }
  }
}
