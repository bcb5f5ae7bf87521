/// An error as the compiler writes it: `/path/View.swift:4:8: error: cannot find 'X' in scope`, and the lines that show where.
struct CompilerError {
  let path: String
  let line: Int
  let column: Int
  let message: String
  /// Everything that the compiler writes of it.
  let text: String

  /// The name that it does not find.
  var missing: String? {
    message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
  }

  /// The member that a value lacks: `value of type 'some View' has no member 'glow'`.
  var missingMember: String? { message.wholeMatch(of: /value of type '.+' has no member '(\w+)'.*/).map { String($0.1) } }

  /// The type that is wanted in one for which `_AssumedValue` stands: `'Style' is not a member type of struct 'App.UIBlurEffect' (aka 'LayoutUI._AssumedValue')`.
  var assumedType: String? { message.wholeMatch(of: /'(\w+)' is not a member type of .*_AssumedValue'\)?/).map { String($0.1) } }

  /// The name that another file, or the same one, declares too.
  var redeclared: String? { message.wholeMatch(of: /invalid redeclaration of '(\w+)'/).map { String($0.1) } }

  /// Every name that it mentions.
  var names: [String] { message.matches(of: /'([^']+)'/).flatMap { $0.1.matches(of: /\w+/).map { String($0.0) } } }

  /// The first line of a message: `/path/View.swift:4:8: error: cannot find 'X' in scope`.
  private static func head(_ line: Substring) -> (path: String, line: Int, column: Int, kind: Substring, message: String)? {
    guard let match = line.wholeMatch(of: /(.+):(\d+):(\d+): (error|warning|note): (.*)/) else { return nil }
    return (String(match.1), Int(match.2) ?? 0, Int(match.3) ?? 0, match.4, String(match.5))
  }

  static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var head: (path: String, line: Int, column: Int, message: String)?
    var lines: [Substring] = []
    func end() -> CompilerError? {
      head.map { CompilerError(path: $0.path, line: $0.line, column: $0.column, message: $0.message, text: lines.joined(separator: "\n")) }
    }
    for text in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = Self.head(text) {
        if match.kind == "note" {
          lines.append(text)
          continue
        }
        if let error = end() { errors.append(error) }
        head = match.kind == "error" ? (match.path, match.line, match.column, match.message) : nil
        lines = [text]
      } else {
        lines.append(text)
      }
    }
    if let error = end() { errors.append(error) }
    return errors
  }

  /// An output as a person reads it: under each message the line of their own file that it is about, which the compiler sees rewritten, and each error once.
  static func shown(_ output: [String], in sources: [SwiftSource]) -> [String] {
    var shown: [String] = [], known: Set<String> = [], isInExcerpt = false
    for text in output {
      guard let head = head(text[...]) else {
        if !isInExcerpt { shown.append(text) }
        continue
      }
      let source = sources.first { $0.path == head.path }
      isInExcerpt = source != nil
      guard known.insert(text).inserted else { continue }
      shown.append(text)
      guard let written = source?.line(head.line) else { continue }
      let gutter = String(repeating: " ", count: "\(head.line)".count),
        room = written.prefix(max(0, head.column - 1)).map { $0 == "\t" ? "\t" : " " as Character }
      shown += ["\(head.line) | \(written)", "\(gutter) | \(String(room))^"]
    }
    return shown
  }
}
