import LayoutModel
import Platform

extension Expression {
  /// How deep parentheses, signs and choices may nest: every level is a few stack frames of the parser.
  static let nestingLimit = 100
  static let lengthLimit = 10_000

  /// - Throws: the first mistake, with the nearest valid word for an unknown name.
  package init(_ source: String, names: ExpressionNames = ExpressionNames()) throws(ExpressionError) {
    if source.unicodeScalars.count > Self.lengthLimit { throw ExpressionError(offset: 0, problem: .tooLong(Self.lengthLimit)) }
    var parser = try ExpressionParser(source, names)
    try parser.parseAll()
    self.init(source: source, code: parser.code, words: parser.words, depth: parser.maximumDepth)
  }
}

/// Precedence climbing, with Swift's precedences; emits the program as it goes.
struct ExpressionParser {
  private var lexer: ExpressionLexer
  private let names: ExpressionNames
  private(set) var code: [Expression.Instruction] = []
  private(set) var words: [String] = []
  private(set) var maximumDepth = 0
  private var depth = 0
  private var nesting = 0

  init(_ source: String, _ names: ExpressionNames) throws(ExpressionError) {
    lexer = try ExpressionLexer(source)
    self.names = names
  }

  mutating func parseAll() throws(ExpressionError) {
    if lexer.token == .end { throw ExpressionError(offset: 0, problem: .empty) }
    try parse()
    if lexer.token != .end { throw expected("an operator or the end") }
  }

  private static let precedence: [String: (Int, Expression.Operator)] = [
    "||": (1, .or), "&&": (2, .and),
    "==": (3, .equal), "!=": (3, .notEqual), "<": (3, .less), "<=": (3, .lessOrEqual), ">": (3, .greater), ">=": (3, .greaterOrEqual),
    "??": (4, .coalesce), "+": (5, .add), "-": (5, .subtract), "*": (6, .multiply), "/": (6, .divide),
  ]

  /// An expression whose operators bind at least as tightly as `minimum`; 0 takes `? :` too.
  private mutating func parse(_ minimum: Int = 0) throws(ExpressionError) {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Expression.nestingLimit { throw ExpressionError(offset: lexer.offset, problem: .tooDeep(Expression.nestingLimit)) }
    try parseUnary()
    var compared = false
    while case .symbol(let symbol) = lexer.token, let (level, operation) = Self.precedence[symbol], level >= minimum {
      if level == 3, compared { throw ExpressionError(offset: lexer.offset, problem: .chainedComparison(symbol)) }
      compared = level == 3
      try lexer.advance()
      try parseRight(operation, level)
    }
    if minimum == 0, lexer.token == .symbol("?") { try parseChoice() }
  }

  /// The right side of an operator, and the operator itself. `??` is the only one that groups from the right.
  private mutating func parseRight(_ operation: Expression.Operator, _ level: Int) throws(ExpressionError) {
    let jump = code.count
    switch operation {
    case .and, .or, .coalesce:
      emit(.jump(0), -1)
      try parse(operation == .coalesce ? level : level + 1)
      if operation != .coalesce { emit(.requireBool(operation), 0) }
      code[jump] = operation == .and ? .and(code.count) : operation == .or ? .or(code.count) : .coalesce(code.count)
    default:
      try parse(level + 1)
      emit(.binary(operation), -1)
    }
  }

  private mutating func parseChoice() throws(ExpressionError) {
    try lexer.advance()
    let test = code.count
    emit(.unless(0), -1)
    try parse()
    try take(":", "':' and the value for false")
    let end = code.count
    emit(.jump(0), -1)
    code[test] = .unless(code.count)
    try parse()
    code[end] = .jump(code.count)
  }

  private mutating func parseUnary() throws(ExpressionError) {
    guard case .symbol(let symbol) = lexer.token, symbol == "-" || symbol == "!" else { return try parseOperand() }
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Expression.nestingLimit { throw ExpressionError(offset: lexer.offset, problem: .tooDeep(Expression.nestingLimit)) }
    try lexer.advance()
    try parseUnary()
    emit(symbol == "-" ? .negate : .not, 0)
  }

  private mutating func parseOperand() throws(ExpressionError) {
    switch lexer.token {
    case .number(let number):
      emit(.push(.number(number)), 1)
      try lexer.advance()
    case .text(let text):
      emit(.push(.text(word(text))), 1)
      try lexer.advance()
    case .name(let name): try parseName(name)
    case .symbol("("):
      try lexer.advance()
      try parse()
      try take(")", "')'")
    case .symbol("["): try parseGuide()
    default: throw expected("a value")
    }
    while lexer.token == .symbol(".") { try parseMember() }
  }

  private mutating func parseMember() throws(ExpressionError) {
    try lexer.advance()
    guard case .name(let member) = lexer.token else { throw expected("'width' or 'height'") }
    guard let axis = Self.axis(member) else { throw ExpressionError(offset: lexer.offset, problem: .unknownMember(member, of: "a size")) }
    emit(.member(axis), 0)
    try lexer.advance()
  }

  private mutating func parseName(_ name: String) throws(ExpressionError) {
    let start = lexer.offset
    try lexer.advance()
    switch name {
    case "true", "false": return emit(.push(.bool(name == "true")), 1)
    case "nil": return emit(.push(.none), 1)
    case "infinity": return emit(.push(.number(.infinity)), 1)
    default: break
    }
    if lexer.token == .symbol("(") { return try parseCall(name, at: start) }
    if let input = Expression.Input(rawValue: name), names.inputs.contains(input) { return emit(.input(input), 1) }
    if names.variables.contains(name) { return try parseVariable(name, at: start) }
    let isProposal = name == "proposal" && names.inputs.contains(.proposalWidth)
    guard isProposal || names.geometries.contains(name) else { throw unknown(name, at: start) }
    guard lexer.token == .symbol(".") else { throw ExpressionError(offset: start, problem: .memberMissing(name)) }
    try lexer.advance()
    guard case .name(let member) = lexer.token, let axis = Self.axis(member) else {
      if case .name(let member) = lexer.token { throw ExpressionError(offset: lexer.offset, problem: .unknownMember(member, of: "'\(name)'")) }
      throw expected("'width' or 'height'")
    }
    try lexer.advance()
    if isProposal {
      emit(.input(axis == .horizontal ? .proposalWidth : .proposalHeight), 1)
    } else {
      emit(.geometry(word(name), axis), 1)
    }
  }

  /// A state or loop variable, or what one that is an object has.
  private mutating func parseVariable(_ name: String, at start: Int) throws(ExpressionError) {
    guard let members = names.members[name] else { return emit(.variable(word(name)), 1) }
    guard lexer.token == .symbol(".") else { throw ExpressionError(offset: start, problem: .fieldMissing(name, known: members.sorted())) }
    try lexer.advance()
    guard case .name(let member) = lexer.token else { throw expected("the name of a member of '\(name)'") }
    guard members.contains(member) else {
      let known = members.sorted()
      throw ExpressionError(
        offset: lexer.offset, problem: .unknownField(member, of: name, nearest: Suggestion.nearest(to: member, among: known), known: known))
    }
    emit(.variable(word("\(name).\(member)")), 1)
    try lexer.advance()
  }

  private mutating func parseCall(_ name: String, at start: Int) throws(ExpressionError) {
    let unary = Expression.Function(rawValue: name), binary = Expression.Operator(rawValue: name).flatMap { [.minimum, .maximum].contains($0) ? $0 : nil }
    guard unary != nil || binary != nil else {
      let nearest = Suggestion.nearest(to: name, among: ["min", "max"] + Expression.Function.allCases.map(\.rawValue))
      throw ExpressionError(offset: start, problem: .unknownFunction(name, nearest: nearest))
    }
    var count = 0
    repeat {
      try lexer.advance()
      try parse()
      count += 1
      if count > 1, let binary { emit(.binary(binary), -1) }
    } while lexer.token == .symbol(",")
    try take(")", "',' or ')'")
    if unary != nil ? count != 1 : count < 2 { throw ExpressionError(offset: start, problem: .argumentCount(name, unary != nil ? 1 : 2)) }
    if let unary { emit(.function(unary), 0) }
  }

  /// `[bottom]`, `[explicit: leading]`, `[HorizontalAlignment.center]`.
  private mutating func parseGuide() throws(ExpressionError) {
    if !names.readsGuides { throw ExpressionError(offset: lexer.offset, problem: .notHere("[guide]")) }
    try lexer.advance()
    var explicit = false
    guard case .name(var name) = lexer.token else { throw expected("a guide's name") }
    var start = lexer.offset
    try lexer.advance()
    if name == "explicit", lexer.token == .symbol(":") {
      try lexer.advance()
      guard case .name(let guide) = lexer.token else { throw expected("a guide's name") }
      (name, start, explicit) = (guide, lexer.offset, true)
      try lexer.advance()
    }
    if name == "HorizontalAlignment" || name == "VerticalAlignment", lexer.token == .symbol(".") {
      try lexer.advance()
      guard case .name(let guide) = lexer.token else { throw expected("a guide's name") }
      name += "." + guide
      try lexer.advance()
    }
    let guide = try GuideNames.parse(name, custom: names.guides, at: start)
    emit(.guide(Expression.GuideReference(name: guide.name, axis: guide.axis, explicit: explicit)), 1)
    try take("]", "']'")
  }
}

extension ExpressionParser {
  private static func axis(_ member: String) -> Axis? { Axis.allCases.first { $0.dimension == member } }

  private mutating func emit(_ instruction: Expression.Instruction, _ change: Int) {
    code.append(instruction)
    depth += change
    maximumDepth = max(maximumDepth, depth)
  }

  private mutating func word(_ word: String) -> Int {
    if let index = words.firstIndex(of: word) { return index }
    words.append(word)
    return words.count - 1
  }

  private mutating func take(_ symbol: String, _ expectation: String) throws(ExpressionError) {
    guard lexer.token == .symbol(symbol) else { throw expected(expectation) }
    try lexer.advance()
  }

  private func expected(_ expectation: String) -> ExpressionError {
    ExpressionError(offset: lexer.offset, problem: .expected(expectation, found: lexer.found))
  }

  private func unknown(_ name: String, at offset: Int) -> ExpressionError {
    if ["width", "height", "proposal"].contains(name) || name == "geometry" { return ExpressionError(offset: offset, problem: .notHere(name)) }
    let known = names.variables.union(names.geometries).union(names.inputs.map(\.rawValue)).union(names.inputs.contains(.proposalWidth) ? ["proposal"] : [])
    let nearest = Suggestion.nearest(to: name, among: known.union(ExpressionNames.reserved).sorted())
    return ExpressionError(offset: offset, problem: .unknownName(name, nearest: nearest, known: known.sorted()))
  }
}
