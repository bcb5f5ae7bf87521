import SwiftTokens

/// The call of a modifier that changes no layout, `.sensoryFeedback(.impact(weight: .heavy), trigger: count)`: where what it is given is not known here, the program
/// goes without it.
struct IdleCall {
  /// With its dot.
  let name: String
  /// From the dot to the end of its arguments and closures, UTF-8 offsets.
  let range: Range<Int>

  /// The innermost one that an error is about: in its name, or in its arguments and in no closure of theirs, whose code is the person's own.
  ///
  /// - Parameter names: of modifiers that change no layout.
  init?(at offset: Int, in source: SwiftSource, of names: Set<String>) {
    let tokens = SwiftTokens(source.text).tokens
    guard var index = tokens.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
    func isName(_ index: Int) -> Bool { index > 0 && tokens[index - 1].text == "." && names.contains(tokens[index].text) }
    if tokens[index].text == "{" {
      // A closure that is too many stands behind the call's own arguments, or its name.
      index -= 1
      if index > 0, tokens[index].text == ")" { index = Self.opening(of: index, tokens) - 1 }
      if index < 0 || !isName(index) { return nil }
    } else if !isName(index) {
      // What stands around the error, from the inside out: the name before each parenthesis that is open there.
      var closed = 0
      search: while index >= 0 {
        switch tokens[index].text {
        case ")", "]", "}": if tokens[index].range.lowerBound != offset { closed += 1 }
        case "(", "[", "{":
          if closed == 0, tokens[index].text == "{" { return nil }
          if closed > 0 { closed -= 1 } else if tokens[index].text == "(", index > 0, isName(index - 1) { break search }
        default: break
        }
        index -= 1
      }
      index -= 1
    }
    guard index >= 0 else { return nil }
    name = tokens[index].text
    range = tokens[index - 1].range.lowerBound..<Self.end(after: index, tokens)
  }

  /// The parenthesis that one closes.
  private static func opening(of close: Int, _ tokens: [SwiftToken]) -> Int {
    var depth = 0, index = close
    while index > 0 {
      if tokens[index].text == ")" { depth += 1 } else if tokens[index].text == "(" { depth -= 1 }
      if depth == 0 { break }
      index -= 1
    }
    return index
  }

  /// The end of a call's parentheses and of the closures behind them.
  private static func end(after index: Int, _ tokens: [SwiftToken]) -> Int {
    var last = index
    func pass(_ open: String, _ close: String, from start: Int) -> Int? {
      guard start < tokens.count, tokens[start].text == open else { return nil }
      var depth = 0
      for index in start..<tokens.count {
        if tokens[index].text == open { depth += 1 } else if tokens[index].text == close { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }
    if let end = pass("(", ")", from: last + 1) { last = end }
    while true {
      if let end = pass("{", "}", from: last + 1) {
        last = end
      } else if last + 2 < tokens.count, tokens[last + 1].kind == .word, tokens[last + 2].text == ":", let end = pass("{", "}", from: last + 3) {
        last = end
      } else {
        return tokens[last].range.upperBound
      }
    }
  }
}
