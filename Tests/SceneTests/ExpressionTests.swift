import LayoutEngine
import LayoutModel
import TestSupport
import Testing

@testable import Scene

struct ExpressionTests {
  static let state: [String: ExpressionValue] = [
    "n": .number(4), "zero": .number(0), "on": .bool(true), "off": .bool(false), "mode": .text("wide"), "greenSize": .size(width: 30, height: 12),
    "unset": .none, "i": .number(2),
  ]

  static func value(_ source: String) throws -> ExpressionValue {
    let names = ExpressionNames(variables: Set(state.keys), geometries: ["geometry"], guides: ["oneThird"])
    return try Expression(source, names: names).value { state[$0] }
  }

  @Test(
    arguments: [
      ("1", .number(1)), ("1.5e2", .number(150)), ("1 + 2 * 3", .number(7)), ("(1 + 2) * 3", .number(9)), ("8 - 4 - 2", .number(2)), ("8 / 4 / 2", .number(1)),
      ("-n + 1", .number(-3)), ("- - n", .number(4)), ("2 * -n", .number(-8)), ("1/0", .number(.infinity)), ("-infinity", .number(-.infinity)),
      ("min(n, 3)", .number(3)), ("max(1, n, 9, 2)", .number(9)), ("abs(-n)", .number(4)),
      ("ceil(n / 3)", .number(2)), ("floor(n / 3)", .number(1)), ("round(n / 3)", .number(1)), ("round(-0.5)", .number(-1)), ("min(max(n, 1), 2)", .number(2)),
      ("on", .bool(true)), ("!on", .bool(false)), ("on && off", .bool(false)), ("on || off", .bool(true)), ("off || off && on", .bool(false)),
      ("n > 3 && n <= 4", .bool(true)), ("n == 4", .bool(true)), ("n != 4", .bool(false)), ("nil == unset", .bool(true)), ("n == nil", .bool(false)),
      ("on ? 1 : 2", .number(1)), ("off ? 1 : on ? 2 : 3", .number(2)), ("on ? off ? 1 : 2 : 3", .number(2)), ("unset ?? 7", .number(7)),
      ("unset ?? unset ?? 7", .number(7)), ("n ?? 7", .number(4)), ("unset ?? 10 / 2", .number(5)), ("(unset ?? 1) < 2", .bool(true)),
      ("unset ?? 1 < 2", .bool(true)),
      ("greenSize.height", .number(12)), ("greenSize.width / 2", .number(15)), ("(on ? greenSize : greenSize).width", .number(30)),
      ("greenSize", .size(width: 30, height: 12)), ("mode == 'wide'", .bool(true)), ("mode == \"narrow\"", .bool(false)), ("mode", .text("wide")),
      ("on == (n == 4)", .bool(true)), ("nil", .none), ("i * 10", .number(20)), ("off && 1 / 0 > 2 || on", .bool(true)),
    ] as [(String, ExpressionValue)])
  func `an expression has its value`(source: String, value: ExpressionValue) throws {
    #expect(try Self.value(source) == value)
  }

  /// What a person is told about an expression, with the column inside it.
  static func complaint(_ source: String, names: ExpressionNames? = nil) -> String {
    do {
      let names = names ?? ExpressionNames(variables: Set(state.keys), geometries: ["geometry"], guides: ["oneThird"])
      let value = try Expression(source, names: names).value { state[$0] }
      return "\(value)"
    } catch let error as ExpressionError {
      return "\(error.offset + 1): " + [error.problem.text.what + error.problem.found, error.problem.text.advice].compactMap { $0 }.joined(separator: "; ")
    } catch {
      return (error as? EvaluationProblem)?.text ?? "\(error)"
    }
  }

  @Test(arguments: [
    ("", "1: nothing; leave the argument out, or write null"),
    ("  ", "1: nothing; leave the argument out, or write null"),
    ("1 +", "4: expected a value, found its end"),
    ("1 2", "3: expected an operator or the end, found '2'"),
    ("(1", "3: expected ')', found its end"),
    ("1)", "2: expected an operator or the end, found ')'"),
    ("a ? 1 : 2", "1: unknown name 'a'; known here: geometry, greenSize, i, mode, n, off, on, unset, zero"),
    ("greensize.width", "1: unknown name 'greensize'; did you mean 'greenSize'?"),
    ("1 + modes", "5: unknown name 'modes'; did you mean 'mode'?"),
    ("greenSize.hight", "11: a size has no 'hight'; did you mean 'height'?"),
    ("geometry", "1: 'geometry' is a size; write geometry.width or geometry.height"),
    ("geometry.x", "10: 'geometry' has no 'x'; it has width and height"),
    ("geometry.widht", "10: 'geometry' has no 'widht'; did you mean 'width'?"),
    ("width / 2", "1: 'width' means nothing here; alignment guides and sizeThatFits read it; elsewhere a number or a state's name is meant"),
    ("proposal.width", "1: 'proposal' means nothing here; a shape's sizeThatFits reads the proposal"),
    ("[top]", "1: '[guide]' means nothing here; alignment guides read guides"),
    ("n = 4", "3: unexpected '='; write '=='"),
    ("on & off", "4: unexpected '&'; write '&&'"),
    ("n % 2", "3: unexpected '%'"),
    ("1 < n < 3", "7: a second comparison, '<'; join comparisons with &&"),
    ("mix(1, 2)", "1: unknown function 'mix'; did you mean 'min'?"),
    ("sqrt(4)", "1: unknown function 'sqrt'; there are min, max, abs, ceil, floor and round"),
    ("abs(1, 2)", "1: abs takes one argument"),
    ("round()", "7: expected a value, found ')'"),
    ("cell(n)", "1: unknown function 'cell'; did you mean 'ceil'?"),
    ("min(1)", "1: min takes two arguments or more"),
    ("1.2.3", "1: '1.2.3' is no number"),
    ("2x", "1: '2x' is no number"),
    ("1e999", "1: '1e999' is no number"),
    ("'abc", "1: a quote that is not closed"),
    ("on ? 1", "7: expected ':' and the value for false, found its end"),
    ("é +", "1: unknown name 'é'; known here: geometry, greenSize, i, mode, n, off, on, unset, zero"),
    ("n + on", "'+' takes numbers, found true"),
    ("n + nil", "'+' takes numbers, found nil; '??' gives nil a value"),
    ("!n", "'!' takes true or false, found a number"),
    ("on && n", "'&&' takes true or false, found a number"),
    ("n ? 1 : 2", "'?' takes true or false, found a number"),
    ("n == mode", "'==' compares values of one kind, found a number and a text"),
    ("0 / 0", "0 / 0 is not a number"),
    ("zero / zero + 1", "0 / 0 is not a number"),
    ("infinity - infinity", "infinity - infinity is not a number"),
    ("zero * infinity", "0 * infinity is not a number"),
    ("n.width", "'.width' takes a size, found a number"),
    ("geometry.width", "'geometry.width' is not known here"),
  ])
  func `a mistake in an expression is explained`(source: String, expected: String) {
    #expect(Self.complaint(source) == expected)
  }

  @Test(arguments: ["(", "-", "!", "1 ? 1 : ", "nil ?? ", "abs(", "1 + (2 * "])
  func `nesting is bounded`(piece: String) {
    #expect(Self.complaint(String(repeating: piece, count: 1_000)).contains("more than 100 levels of nesting"))
    #expect(Self.complaint(String(repeating: piece, count: 10_000)).contains("more than 1"))
  }

  @Test func `a long sum is not nested`() throws {
    #expect(try Self.value("0" + String(repeating: " + 1", count: 2_000)) == .number(2_000))
  }

  @Test func `random expressions never crash`() {
    var random = SeededGenerator(state: 3)
    let words = "n on nil 1 0 ( ) + - * / ? : ?? && || ! min( , greenSize .width [top] == < 'x' é".split(separator: " ")
    for _ in 0..<5000 {
      _ = Self.complaint((0..<Int.random(in: 1..<12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "))
    }
  }
}

struct ExpressionFormulaTests {
  static func evaluate(_ source: String, _ names: ExpressionNames, _ scope: FormulaScope) throws -> Double {
    try ExpressionFormula(try Expression(source, names: names), variables: { $0 == "ratio" ? .number(3) : nil }).evaluate(scope)
  }

  static let guides: @Sendable (GuideName, Bool) -> Double? = { guide, explicit in
    switch (guide.name, guide.axis, explicit) {
    case ("bottom", nil, false): 20
    case ("center", .horizontal, false): 7
    case ("oneThird", nil, false): 5
    case ("leading", nil, true): 2
    default: nil
    }
  }

  @Test(arguments: [
    ("width / ratio", 20), ("height", 30), ("[bottom]", 20), ("[HorizontalAlignment.center]", 7), ("[oneThird]", 5), ("[explicit: leading]", 2),
    ("[explicit: trailing] ?? 9", 9), ("[bottom] - [explicit: leading]", 18),
  ])
  func `a guide's formula reads the view`(source: String, value: Double) throws {
    let names = ExpressionNames(variables: ["ratio"], guides: ["oneThird"]).readingDimensions()
    #expect(try Self.evaluate(source, names, FormulaScope(width: 60, height: 30, guide: Self.guides)) == value)
  }

  @Test(arguments: [
    ("(proposal.width ?? 40) / 2", 50), ("proposal.height ?? 10", 10), ("proposal.height == nil ? 1 : 2", 1), ("width * ratio", 36),
    ("min(proposal.width ?? 0, 30)", 30),
  ])
  func `a shape's formula reads the proposal`(source: String, value: Double) throws {
    let names = ExpressionNames(variables: ["ratio"]).readingProposal(width: true)
    #expect(try Self.evaluate(source, names, FormulaScope(proposal: Proposal(100, nil), width: 12)) == value)
  }

  @Test(arguments: [
    ("[center]", "2: 'center' is a guide of both axes; write HorizontalAlignment.center or VerticalAlignment.center"),
    ("[botom]", "2: unknown guide 'botom'; did you mean 'bottom'?"),
    ("[explicit: xyz]", "12: unknown guide 'xyz'; a scene's own guides are declared in \"alignments\""),
    ("[HorizontalAlignment.top]", "2: 'top' is no horizontal guide; write it without the type"),
    ("[VerticalAlignment.centre]", "2: unknown guide 'VerticalAlignment.centre'; did you mean 'VerticalAlignment.center'?"),
    ("[5]", "2: expected a guide's name, found '5'"),
    ("[top", "5: expected ']', found its end"),
    ("proposal.width", "1: 'proposal' means nothing here; a shape's sizeThatFits reads the proposal"),
  ])
  func `a mistake in a guide is explained`(source: String, expected: String) {
    #expect(ExpressionTests.complaint(source, names: ExpressionNames(guides: ["oneThird"]).readingDimensions()) == expected)
  }

  @Test(arguments: [
    ("nil", "it should be a number and is nil"), ("proposal.height", "it should be a number and is nil"),
    ("proposal.width / 0 * 0", "infinity * 0 is not a number"),
    ("true", "it should be a number and is true"),
  ])
  func `a formula without a number says why`(source: String, expected: String) throws {
    let names = ExpressionNames().readingProposal(width: false)
    let error = #expect(throws: FormulaError.self) { try Self.evaluate(source, names, FormulaScope(proposal: Proposal(100, nil))) }
    #expect(error?.message == expected)
    #expect(error?.source == source)
  }
}
