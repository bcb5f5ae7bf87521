import Platform
import SwiftTokens

/// Calls with an argument that code computes, as `playing ? 0 : 40` or `spacing`: in another state it may be another.
///
/// Read off the words: a number, a text, `.leading`, `true` and what a type has (`Color.red`, `Space.small`) is written there; any other name computes.
struct ComputedArguments {
  private let tokens: [SwiftToken]
  private let bytes: [UInt8]

  init(_ source: String) { (tokens, bytes) = (SwiftTokens(source).tokens, Array(source.utf8)) }

  /// Where `#line` and `#column` are for each such call, from 1: the column is that of its parenthesis.
  var places: [(line: Int, column: Int)] {
    var (places, line, lineStart, offset) = ([(line: Int, column: Int)](), 1, 0, 0)
    for open in tokens.indices where tokens[open].text == "(" && isCall(open) && computes(open) {
      while offset < tokens[open].range.lowerBound {
        if bytes[offset] == 10 { (line, lineStart) = (line + 1, offset + 1) }
        offset += 1
      }
      places.append((line, offset - lineStart + 1))
    }
    return places
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// What stands right behind a word.
  private func isCall(_ open: Int) -> Bool {
    open > 0 && tokens[open - 1].kind == .word && tokens[open - 1].range.upperBound == tokens[open].range.lowerBound
  }

  /// Among its arguments; what is in braces is a closure's.
  private func computes(_ open: Int) -> Bool {
    var depth = 0
    for index in open..<tokens.count {
      let token = tokens[index]
      if token.depth > tokens[open].depth { continue }
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      if depth == 0 { return false }
      if token.kind == .text ? token.text.contains("\\(") : isComputed(index) { return true }
    }
    return false
  }

  private func isComputed(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.text == "?" { return true }
    guard token.kind == .word, let first = token.text.first(where: { $0 != "`" }), first.isLowercase || first == "_" || first == "$" else { return false }
    // A label, a member of a type or of the one that is wanted, a word of the language.
    return text(index + 1) != ":" && text(index - 1) != "." && !["true", "false", "nil", "try", "await", "in", "is", "as"].contains(token.text)
  }
}

extension SwiftSource {
  /// Calls with computed arguments, a line each, as a trace names places: `App/Card.swift:12:9`.
  func computedArguments(in module: String) -> [String] {
    ComputedArguments(text).places.map { "\(module)/\(fileName):\($0.line):\($0.column)" }
  }
}
