import SwiftTokens

/// A declaration of a Swift source: at the top level, or a member of a type.
struct SourceDeclaration {
  /// The word that says what it declares: `func`, `struct`, `extension`, `#Preview`.
  let keyword: String
  /// The name of what it declares; of an extension the type's.
  let name: String
  /// The line that the keyword is on, from 1.
  let line: Int
  /// Other files cannot use it.
  let isPrivate: Bool
  /// UTF-8 offsets, from its first attribute to its end.
  let range: Range<Int>
  /// From the colon to the end of what a type inherits and conforms to.
  let clause: (range: Range<Int>, types: [(name: String, range: Range<Int>)])?
  /// What stands between its braces.
  let body: Range<Int>?
  let makesView: Bool
  /// The type of what a function or property gives back, empty where a function gives back nothing; nil of all else.
  let result: String?
  let members: [SourceDeclaration]

  static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
  var isType: Bool { Self.types.contains(keyword) }
  /// A type's own declaration, or another name for one.
  var declaresType: Bool { keyword != "extension" && isType || keyword == "typealias" }

  /// Names that others cannot use where it is left out.
  var names: [String] { keyword == "extension" ? [name] + members.map(\.name) : [name] }

  /// Those around an offset, the outermost first.
  static func around(_ offset: Int, in declarations: [SourceDeclaration]) -> [SourceDeclaration] {
    guard let found = declarations.first(where: { $0.range ~= offset }) else { return [] }
    return [found] + around(offset, in: found.members)
  }
}

/// Divides a source into declarations: one begins where a line begins with a word that begins one.
struct DeclarationTree {
  private static let keywords: Set = [
    "import", "struct", "class", "enum", "protocol", "actor", "extension", "func", "init", "deinit", "subscript", "var", "let", "case", "typealias",
    "associatedtype",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "lazy", "weak", "unowned", "indirect", "dynamic", "optional", "isolated", "distributed", "consuming", "borrowing", "infix", "prefix",
    "postfix",
  ]

  /// What the names of previews in rewritten sources begin with.
  static let preview = "_preview"

  let tokens: [SwiftToken]
  private let lineStarts: [Int]
  private(set) var declarations: [SourceDeclaration] = []

  init(_ source: String) {
    tokens = SwiftTokens(source).tokens
    lineStarts = [0] + source.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
    declarations = read(tokens.indices, depth: 0)
  }

  /// Whether a type, function or property of that name stands at the top level.
  func declares(_ name: String) -> Bool {
    declarations.contains { $0.name == name && ($0.declaresType || ["func", "var", "let"].contains($0.keyword)) }
  }

  private func line(_ offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func read(_ range: Range<Int>, depth: Int) -> [SourceDeclaration] {
    var starts: [Int] = []
    var parentheses = 0, isHead = false
    for index in range where tokens[index].depth == depth {
      let token = tokens[index]
      if token.text == "(" || token.text == "[" { parentheses += 1 }
      if token.text == ")" || token.text == "]" { parentheses -= 1 }
      guard parentheses == 0, token.kind == .word else { continue }
      let isFirst = index == range.lowerBound || tokens[index - 1].text == ";" || line(tokens[index - 1].range.upperBound) < line(token.range.lowerBound)
      let isModifier = token.text.hasPrefix("@") || Self.modifiers.contains(token.text)
      let isKeyword = Self.keywords.contains(token.text) || token.text.hasPrefix("#")
      guard isModifier || isKeyword else { continue }
      if isFirst, !isHead { starts.append(index) }
      if isFirst || isHead { isHead = isModifier }
    }
    return zip(starts, starts.dropFirst() + [range.upperBound]).compactMap { declaration($0..<$1, depth) }
  }

  private func declaration(_ range: Range<Int>, _ depth: Int) -> SourceDeclaration? {
    let own = range.filter { tokens[$0].depth == depth }
    // `class func` is a function.
    guard
      let word = own.first(where: { index in
        let next = index + 1 < range.upperBound ? tokens[index + 1].text : ""
        return Self.keywords.contains(tokens[index].text) && !(tokens[index].text == "class" && ["func", "var", "let", "subscript"].contains(next))
      }) ?? own.first(where: { tokens[$0].text.hasPrefix("#") })
    else { return nil }
    let keyword = tokens[word].text, isType = SourceDeclaration.types.contains(keyword)
    let (open, hasValue, givesSome) = opening(own.filter { $0 >= word })
    let close = open.flatMap { open in own.first { $0 > open && tokens[$0].text == "}" } }
    let members = isType ? open.map { read($0 + 1..<(close ?? range.upperBound), depth: depth + 1) } ?? [] : []
    var body: Range<Int>?
    if let open, let close, !isType, !hasValue { body = tokens[open].range.upperBound..<tokens[close].range.lowerBound }
    let end = tokens[isType ? close ?? range.upperBound - 1 : range.upperBound - 1].range.upperBound
    let head = Array(word..<(open ?? range.upperBound))
    // `private(set)` is about setting alone.
    let isPrivate = own.contains { index in
      index < word && ["private", "fileprivate"].contains(tokens[index].text) && tokens[index + 1].text != "("
    }
    return SourceDeclaration(
      keyword: keyword, name: name(of: keyword, head), line: line(tokens[word].range.lowerBound), isPrivate: isPrivate,
      range: tokens[range.lowerBound].range.lowerBound..<end,
      clause: isType ? clause(head) : nil, body: body,
      makesView: isType ? members.contains(where: \.makesView) : givesSome || keyword == "#Preview",
      result: result(keyword, Array(head.dropFirst())), members: members)
  }

  /// The `{` of a body or accessors, with whether a value stands before it, and whether it gives back `some` type or a view of any.
  private func opening(_ indices: [Int]) -> (open: Int?, hasValue: Bool, givesSome: Bool) {
    var parentheses = 0, hasValue = false, givesSome = false
    for index in indices {
      switch tokens[index].text {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "=" where parentheses == 0: hasValue = true
      // A view controller is none of what is laid out.
      case "some" where parentheses == 0:
        let type = index + 1 < tokens.count ? tokens[index + 1].text : ""
        givesSome = givesSome || !type.hasPrefix("UI") && !type.hasPrefix("NS")
      case "AnyView" where parentheses == 0: givesSome = true
      case "{" where parentheses == 0: return (index, hasValue, givesSome)
      default: break
      }
    }
    return (nil, hasValue, givesSome)
  }

  private func result(_ keyword: String, _ head: [Int]) -> String? {
    guard ["func", "var"].contains(keyword) else { return nil }
    var parentheses = 0
    for (number, index) in head.enumerated() {
      switch tokens[index].text {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case ">" where parentheses == 0 && keyword == "func" && tokens[index - 1].text == "-", ":" where parentheses == 0 && keyword == "var":
        return head[(number + 1)...].map { tokens[$0].text }.prefix { $0 != "where" && $0 != "=" }.joined()
      default: break
      }
    }
    return ""
  }

  private func name(of keyword: String, _ head: [Int]) -> String {
    let words = head.dropFirst().map { tokens[$0].text }
    switch keyword {
    case "init", "deinit", "subscript": return keyword
    // A program calls each by a number besides.
    case "#Preview": return Self.preview
    // Of `A.B` the type is B.
    case "extension": return words.prefix { ![":", "where", "<"].contains($0) }.last { $0 != "." } ?? ""
    default: return words.first?.trimming { $0 == "`" } ?? ""
    }
  }

  private func clause(_ head: [Int]) -> (range: Range<Int>, types: [(name: String, range: Range<Int>)])? {
    guard let colon = head.first(where: { tokens[$0].text == ":" && !isInAngles($0, head) }) else { return nil }
    let rest = head.filter { $0 > colon }.prefix { tokens[$0].text != "where" }
    guard let last = rest.last else { return nil }
    var types: [(name: String, range: Range<Int>)] = [], angles = 0
    var isNew = true
    for index in rest {
      let token = tokens[index]
      if token.text == "<" { angles += 1 }
      if token.text == ">" { angles -= 1 }
      if token.text == ",", angles == 0 { isNew = true; continue }
      if isNew {
        types.append((token.text, token.range))
      } else {
        types[types.count - 1] = (types[types.count - 1].name + token.text, types[types.count - 1].range.lowerBound..<token.range.upperBound)
      }
      isNew = false
    }
    return (tokens[colon].range.lowerBound..<tokens[last].range.upperBound, types)
  }

  /// The colon of `<T: View>` begins no clause.
  private func isInAngles(_ colon: Int, _ head: [Int]) -> Bool {
    let before = head.prefix { $0 < colon }.map { tokens[$0].text }
    return before.count { $0 == "<" } > before.count { $0 == ">" }
  }
}
