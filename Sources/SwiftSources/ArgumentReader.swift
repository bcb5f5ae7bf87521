import SwiftTokens

/// Reads the arguments of a call: what stands in its parentheses, and the closures after them.
struct ArgumentReader {
  private let tokens: [SwiftToken]
  private var index: Int

  /// - Parameter index: of the word after the name that is called.
  init(_ tokens: [SwiftToken], at index: Int) { (self.tokens, self.index) = (tokens, index) }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  mutating func arguments() -> [ModifierCall.Argument] {
    var arguments: [ModifierCall.Argument] = []
    if text(index) == "(" {
      let end = close(index)
      var start = index + 1
      while start < end {
        let next = comma(from: start, to: end)
        arguments.append(argument(start..<next))
        start = next + 1
      }
      index = end + 1
    }
    // Of several closures after it all but the first have labels.
    while text(index) == "{" || tokens.indices.contains(index) && tokens[index].kind == .word && text(index + 1) == ":" && text(index + 2) == "{" {
      let label = text(index) == "{" ? nil : text(index), open = label == nil ? index : index + 2, end = close(open)
      arguments.append(.init(label: label, form: .closure(values(open, end))))
      index = end + 1
    }
    return arguments
  }

  /// The index of what closes the bracket at an index; the last one where nothing does.
  private func close(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      if ["(", "[", "{"].contains(text(index)) { depth += 1 }
      if [")", "]", "}"].contains(text(index)) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return tokens.count
  }

  private func comma(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if tokens[index].kind == .mark {
        if ["(", "[", "{"].contains(text(index)) { index = close(index) }
        if text(index) == "," { return index }
      }
      index += 1
    }
    return end
  }

  private func argument(_ range: Range<Int>) -> ModifierCall.Argument {
    let hasLabel = range.count > 2 && tokens[range.lowerBound].kind == .word && text(range.lowerBound + 1) == ":"
    let value = hasLabel ? range.dropFirst(2) : range
    return .init(label: hasLabel ? text(range.lowerBound) : nil, form: form(value))
  }

  private func form(_ value: Range<Int>) -> ModifierCall.Form {
    guard let first = value.first else { return .value }
    switch text(first) {
    case "nil" where value.count == 1: return .missing
    case "{": return .closure(values(first, close(first)))
    case ".": return .member([text(first + 1)])
    case "[":
      let end = close(first)
      guard end == value.upperBound - 1 else { return .value }
      if end == first + 1 { return .members([]) }
      var start = first + 1, names: [String] = []
      while start < end {
        if text(start) != "." { return .value }
        names.append(text(start + 1))
        start = comma(from: start, to: end) + 1
      }
      return .members(names)
    default: return .value
    }
  }

  /// How many values a closure is given: those before `in`, or as many as `$0`, `$1` in it tell.
  private func values(_ open: Int, _ end: Int) -> Int {
    let inside = tokens[min(open + 1, tokens.count)..<min(end, tokens.count)]
    let own = inside.prefix { $0.text != "{" }
    if let keyword = own.firstIndex(where: { $0.text == "in" }),
      own[..<keyword].allSatisfy({ $0.kind == .word || [",", "(", ")", ":", "_"].contains($0.text) }),
      !own[..<keyword].contains(where: { $0.text == "for" })
    {
      let names = own[..<keyword].filter { $0.text == "," }.count
      return names + 1
    }
    let numbers = zip(inside, inside.dropFirst()).filter { $0.0.text == "$" }.compactMap { Int($0.1.text) }
    return (numbers.max() ?? -1) + 1
  }
}
