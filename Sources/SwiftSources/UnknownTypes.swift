import Platform

/// Types of a system's frameworks that are not here, as UIKit's `UITextChecker` is not, and what is done about them.
///
/// A function that uses one is left out of the program, which ends where it is called: a layout seldom does, for such functions are what a tap does, or a model. For
/// a property of such a type, and where it is told outside of functions, `_AssumedValue` stands.
///
/// A type counts as a framework's where its file imports a module that is not here, or where its name begins as those of Apple's classes do, with two capitals or
/// more. Any other name that the compiler does not know is a mistake, and an error as ever; so is one in what makes a view, since nothing can stand for that.
struct UnknownTypes {
  struct Body: Equatable {
    let path: String
    let line: Int
    let function: String
    let type: String
    /// What stands between its braces, as UTF-8.
    let range: Range<Int>
  }

  /// Modules that are imported and not here.
  let modules: Set<String>
  private(set) var bodies: [Body] = []
  /// Those of properties, with the place of the first.
  private(set) var values: [(type: String, place: String)] = []

  init(modules: Set<String>) { self.modules = modules }

  /// Takes in what the compiler did not find.
  ///
  /// - Returns: false if it is nothing new that can be left out.
  mutating func learn(from output: String, in sources: [SwiftSource]) -> Bool {
    let before = (bodies.count, values.count)
    for match in output.matches(of: /(?m)^(.+):(\d+):(\d+): error: cannot find (?:type )?'(\w+)' in scope/) {
      guard let source = sources.first(where: { $0.path == match.1 }), let line = Int(match.2), let column = Int(match.3),
        let offset = source.offset(line: line, column: column)
      else { continue }
      let type = String(match.4)
      guard isOfFramework(type, in: source) else { continue }
      if let body = Self.body(around: offset, in: source, type) {
        if !bodies.contains(where: { $0.range == body.range && $0.path == body.path }) { bodies.append(body) }
      } else if Self.isOfProperty(line, in: source), !values.contains(where: { $0.type == type }) {
        values.append((type, "\(source.fileName):\(line)"))
      }
    }
    return (bodies.count, values.count) != before
  }

  private func isOfFramework(_ type: String, in source: SwiftSource) -> Bool {
    guard type.first?.isUppercase == true else { return false }
    return !modules.isDisjoint(with: source.imports) || type.prefix(2).allSatisfy(\.isUppercase) && type.contains(where: \.isLowercase)
  }

  /// A sentence for each.
  var notes: [String] {
    bodies.map { body in
      let file = body.path.split(separator: "/").last.map(String.init) ?? body.path
      return "\(file):\(body.line): \(body.function)() is left out, for there is no \(body.type) here; the program ends where it is called"
    } + values.map { "\($0.place): there is no \($0.type) here: a value that does nothing stands for it" }
  }

  /// Declares what stands for them.
  var source: String { "import SwiftUI\n\n" + values.map { "typealias \($0.type) = _AssumedValue\n" }.joined() }

  /// The source without them; lines stay where they are.
  func leaving(out source: SwiftSource) -> SwiftSource {
    var source = source
    let bytes = Array(source.text.utf8)
    for body in bodies where body.path == source.path {
      let lines = String(repeating: "\n", count: bytes[body.range].count { $0 == 10 })
      source.replace(body.range, " _leftOut(\"\(body.function)()\", for: \"\(body.type)\") \(lines)")
    }
    return source
  }

  /// The body of the innermost function that a place is in; nil where there is none, or where it makes a view.
  private static func body(around offset: Int, in source: SwiftSource, _ type: String) -> Body? {
    let tokens = SwiftTokens(source.text).tokens, bytes = Array(source.text.utf8)
    func number(_ offset: Int) -> Int { bytes[..<offset].count { $0 == 10 } + 1 }
    var found: Body?
    for index in tokens.indices where tokens[index].kind == .word && tokens[index].text == "func" && index + 1 < tokens.count {
      guard let (open, end, makesView) = braces(of: index, tokens) else { continue }
      let range = tokens[open].range.upperBound..<tokens[end].range.lowerBound
      guard range ~= offset else { continue }
      found =
        makesView ? nil : Body(path: source.path, line: number(tokens[index].range.lowerBound), function: tokens[index + 1].text, type: type, range: range)
    }
    return found
  }

  /// Whether a line declares a property of a type.
  private static func isOfProperty(_ line: Int, in source: SwiftSource) -> Bool {
    guard let start = source.offset(line: line, column: 1) else { return false }
    let end = source.offset(line: line + 1, column: 1) ?? source.text.utf8.count
    let words = SwiftTokens(source.text).tokens.filter { start..<end ~= $0.range.lowerBound }
    return words.first?.depth == 1 && words.contains { ["let", "var"].contains($0.text) } || words.contains { $0.text == "func" }
  }

  /// - Returns: the indices of the braces around a function's body, and whether it gives back a view; nil for a requirement of a protocol.
  private static func braces(of function: Int, _ tokens: [SwiftToken]) -> (open: Int, end: Int, makesView: Bool)? {
    let depth = tokens[function].depth
    var index = function + 2, parentheses = 0, makesView = false
    while index < tokens.count {
      switch tokens[index].text {
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "some" where parentheses == 0: makesView = true
      case "{" where parentheses == 0:
        guard let end = tokens[(index + 1)...].firstIndex(where: { $0.text == "}" && $0.depth == depth }) else { return nil }
        return (index, end, makesView)
      case "}", ";", "func", "var", "let", "init", "case", "struct", "class", "enum": if parentheses == 0 { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }
}
