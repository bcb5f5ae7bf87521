import Platform
import Queries
import Rendering
import Scene
import TraceStore

/// Asks a person at a terminal for SQL, and answers.
struct Prompt {
  private let trace: Trace
  private var answer: RowAnswer
  private let arguments: [String: SQLValue]
  private let queries: [String: NamedQuery]
  private let completion: Completion

  init(_ trace: Trace, _ limits: LimitOptions, _ format: RowFormat, _ arguments: [String: SQLValue]) throws {
    (self.trace, self.arguments) = (trace, arguments)
    answer = try RowAnswer(trace, limits, format)
    queries = try Query.queries([])
    completion = try Completion(trace, queries)
  }

  /// Until the person ends it. What fails is said, and the next line read.
  mutating func run() throws {
    Overtime.watch(answer.session)
    // Ctrl-C ends a statement, not the prompt.
    SignalledEnd.unblock([SIGINT])
    signal(SIGINT) { _ in ReadOnlySession.isInterrupted = true }
    let completion = completion
    let editor = LineEditor(history: LineEditor.historyFile) { completion.candidates($0, $1) }
    StandardStreams.message("\(trace.path): .help lists what to type beside SQL, .quit ends.")
    var sql = ""
    while true {
      ReadOnlySession.isInterrupted = false
      guard let line = editor.line(sql.isEmpty ? "layouttrace> " : "        ...> ") else {
        StandardStreams.note("\n")
        // Ctrl-C gives up the statement that is being typed.
        if !ReadOnlySession.isInterrupted { return }
        sql = ""
        continue
      }
      if !line.allSatisfy(\.isWhitespace) { editor.remember(line) }
      if sql.isEmpty, line.hasPrefix(".") {
        if try answering({ try $0.run(command: line) }) == false { return }
        continue
      }
      sql += (sql.isEmpty ? "" : "\n") + line
      if sql.allSatisfy(\.isWhitespace) { sql = "" }
      guard ReadOnlySession.isComplete(sql) else { continue }
      let statements = sql
      sql = ""
      _ = try answering { prompt in
        try prompt.answer.run(statements, prompt.arguments)
        return true
      }
    }
  }

  /// - Returns: what `body` says, true if it failed.
  private mutating func answering(_ body: (inout Prompt) throws -> Bool) throws -> Bool {
    do {
      return try body(&self)
    } catch CommandError.cannotAnswer(let code) {
      throw CommandError.cannotAnswer(code)
    } catch {
      StandardStreams.message(lines: Failure(error).message)
      return true
    }
  }

  /// - Returns: false to end.
  private mutating func run(command line: String) throws -> Bool {
    let words = Self.words(line.dropFirst())
    let name = words.first ?? ""
    guard let command = PromptCommand(rawValue: name) else {
      let nearest = Suggestion.nearest(to: name, among: PromptCommand.allCases.map(\.rawValue))
      throw PromptError(text: "no command '.\(name)'; " + (nearest.map { "did you mean '.\($0)'?" } ?? ".help lists them"))
    }
    switch command {
    case .quit, .exit: return false
    case .help:
      let width = PromptCommand.allCases.map(\.usage.count).max() ?? 0
      let lines = PromptCommand.allCases.map { "\($0.usage.padded(toColumns: width))  \($0.doc)\n" }.joined()
      try StandardStreams.answer("A statement ends with a semicolon. Tab completes tables, columns, nodes and questions.\n\n\(lines)")
    case .tables: try show("SELECT object, doc FROM schema_doc WHERE column IS NULL ORDER BY object")
    case .schema:
      try words.dropFirst().first.map(checkObject)
      let rows = try trace.rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND (:name IS NULL OR tbl_name = :name)", ["name": object(words)]).rows
      try StandardStreams.answer(rows.compactMap(\.first?.text).map { "\($0);\n" }.joined(separator: "\n"))
    case .doc:
      guard let name = words.dropFirst().first else { return try run(command: ".tables") }
      try checkObject(name)
      try StandardStreams.answer(
        (try trace.value("SELECT doc FROM schema_doc WHERE object = :name AND column IS NULL", ["name": .text(name)])?.text ?? "") + "\n\n")
      try show("SELECT column, unit, doc, null_means FROM schema_doc WHERE object = :name AND column IS NOT NULL", ["name": .text(name)])
    case .queries: try StandardStreams.answer(Query.list(queries).text(as: answer.format, .answers))
    case .query: try ask(Array(words.dropFirst()))
    case .format:
      guard words.count == 2, let format = RowFormat(rawValue: words[1]) else {
        throw PromptError(text: ".format takes one of \(RowFormat.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      answer.format = format
    }
    return true
  }

  private func object(_ words: [String]) -> SQLValue { words.dropFirst().first.map { .text($0) } ?? .null }

  private func checkObject(_ name: String) throws {
    if completion.objects.contains(name) { return }
    throw PromptError(text: "no table or view '\(name)'" + (Suggestion.nearest(to: name, among: completion.objects).map { "; did you mean '\($0)'?" } ?? ""))
  }

  private func show(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws {
    try StandardStreams.answer(try trace.rows(sql, arguments).text(as: answer.format, .answers))
  }

  private func ask(_ words: [String]) throws {
    guard let name = words.first else { throw PromptError(text: ".query takes a name; .queries lists them") }
    guard let query = queries[name] else { throw CommandError.noQuery(name, nearest: Suggestion.nearest(to: name, among: queries.keys.sorted())) }
    if words.contains("--help") { return try StandardStreams.answer(query.page + "\n") }
    try answer.run(query, try query.resolved(try query.values(Array(words.dropFirst())), in: trace))
  }

  /// Split at blanks, except within quotes.
  private static func words(_ line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil: (quote, word) = (character, word ?? "")
      case _ where character.isWhitespace && quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

/// What is wrong with a line at the prompt.
private struct PromptError: ExitingError {
  let text: String
  var exitCode: Int32 { 64 }
  var description: String { text }
}
