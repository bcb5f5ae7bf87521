import JSON
import LayoutEngine
import LayoutModel
import Platform

extension LayoutBudget.Excess {
  /// What was used up, and what would give more.
  package var text: (what: String, advice: String?) {
    switch self {
    case .calls(let limit): ("stopped after \(limit) calls", "--max-calls allows more")
    case .seconds(let limit): ("stopped after \(Expression.text(limit < 1 ? limit : (limit * 10).rounded() / 10)) s", "--timeout allows more, 0 any time")
    case .megabytes(let limit): ("stopped at \(limit) MB of memory", "--max-memory allows more, 0 any")
    }
  }
}

extension LayoutError {
  /// Of a scene that is nested too deep.
  static let shallower = "take containers and modifiers out that hold one view alone"

  /// What is wrong with the node of that name, and what would be right.
  package func text(_ key: String) -> (what: String, advice: String?) {
    switch self {
    case .formula(_, let parameter, "", let message): ("\(key): '\(parameter)' \(message)", nil)
    case .formula(_, let parameter, let source, let message): ("\(key): the expression '\(source.shortened)' of '\(parameter)' has no value: \(message)", nil)
    case .notANumber(_, let kind, _, let what): ("\(key) (\(kind)) \(what)", "every size and position is a number")
    case .placedWhileMeasuring(_, let layout): ("\(layout) placed \(key) while it was asked for its size", "place subviews in placeSubviews only")
    case .goneSubview(_, let layout, let owner):
      (
        "\(key) (\(layout)) asked a subview that \(layout == owner ? "it" : owner) had kept of a view that is gone",
        "keep sizes, or take the new subviews in updateCache"
      )
    case .impure(_, let layout, let proposal, let first, let second):
      (
        "\(key) (\(layout)) answered \(first), then \(second), to the same proposal \(proposal)",
        "a layout depends on its proposal, subviews and arguments alone"
      )
    case .tooManyCalls(let limit, _, let asked):
      (
        asked > 1 ? "stopped after \(limit) calls; \(key) alone was offered \(asked) different sizes" : "stopped after \(limit) calls",
        "--max-calls allows more"
      )
    case .tooManyColumns(_, let limit): ("with the columns of \(key) the Grids have more than \(limit), the most that are laid out", "make a count smaller")
    case .overBudget(let excess): excess.text
    case .tooDeep(let depth, let limit): ("the scene is nested \(depth) levels deep, \(limit) are the limit", Self.shallower)
    case .recording(let message): ("the recording cannot be written: \(message)", nil)
    }
  }
}

extension JSONError.Problem {
  func text(_ related: SourceLocation?) -> (what: String, advice: String?) {
    switch self {
    case .tooLong: ("is larger than \(JSONReader.limit >> 20) MiB, the most that a scene may have", nil)
    case .utf16: ("is UTF-16", "save it as UTF-8")
    case .expected(let expectation, let found, _):
      if let found {
        ("expected \(expectation.text), found '\(found)'", nil)
      } else if let related {
        ("expected \(expectation.text), but the file ends; what starts at \(related) is not closed", nil)
      } else {
        ("expected \(expectation.text), but the file ends", nil)
      }
    case .trailingComma: ("a comma after the last item is not JSON", "remove it")
    case .comment: ("comments are not JSON", "remove it, or say it in \"name\"")
    case .singleQuotes: ("single quotes are not JSON", "write double quotes")
    case .unknownWord(let word):
      switch word.lowercased() {
      case "nan": ("\(word) is not JSON and no length", nil)
      case "inf", "infinity", "-infinity": ("\(word) is not JSON", "write \"infinity\", with quotes")
      case "nil", "none", "undefined": ("\(word) is not JSON", "write null, or leave the key out")
      case "true", "false", "null": ("\(word) is not JSON", "write \(word.lowercased())")
      default: ("expected a value, found '\(word)'", "texts take double quotes")
      }
    case .bareKey(let key): ("the key \(key) has no quotes", "write \"\(key)\"")
    case .unclosedString: ("the text that starts here is not closed", "end it with a double quote")
    case .controlCharacter(let byte):
      switch byte {
      case 0x0A, 0x0D: ("a line break inside a text", "write \\n, or close the text with a double quote")
      case 0x09: ("a tab inside a text", "write \\t")
      default: ("a control character (0x\(String(byte, radix: 16))) inside a text", "write it as \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
      }
    case .invalidUTF8(let byte): ("the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8", "save the file as UTF-8")
    case .unknownEscape("("): ("\\( is no escape of JSON", "a scene writes {name} where Swift writes \\(name)")
    case .unknownEscape(let character): ("\\\(character) is no escape of JSON", "a backslash itself is written \\\\")
    case .incompleteEscape: ("\\u takes four hexadecimal digits", nil)
    case .loneSurrogate(let code): ("\\u\(String(code, radix: 16)) is half of a surrogate pair", "write both halves, or the character itself")
    case .digitMissing(let before): ("a number takes a digit after '\(before)'", nil)
    case .leadingZero: ("a number does not start with a needless 0", "remove it")
    case .numberStart(let number): ("expected a value, found '\(number)'", "a number starts with a digit, or with a minus and a digit")
    case .notANumber(let word):
      word.lowercased() == "-infinity" ? ("\(word) is not JSON", "write \"-infinity\", with quotes") : ("'\(word)' is no number", "texts take double quotes")
    case .numberTooLarge(let number): ("the number \(number) is too large for a double", "for an unbounded length write \"infinity\"")
    case .duplicateKey(let key, _): ("the key \"\(key.shortened)\" is written twice, first at \(related.map(String.init(describing:)) ?? "?")", "remove one")
    }
  }
}

extension JSONError.Expectation {
  var text: String {
    switch self {
    case .value: "a value"
    case .valueOrEnd: "a value or ']'"
    case .key: "a key in double quotes"
    case .keyOrEnd: "a key in double quotes or '}'"
    case .colon(let key): "':' after the key \"\(key.shortened)\""
    case .separator(.some(let key)): "',' or '}' after the value of \"\(key.shortened)\""
    case .separator(nil): "',' or ']' after an element"
    case .end: "nothing more after the end of the scene"
    }
  }
}

extension ExpressionError.Problem {
  var text: (what: String, advice: String?) {
    switch self {
    case .empty: ("nothing", "leave the argument out, or write null")
    case .expected(let what, _): ("expected \(what)", nil)
    case .unknownCharacter(let character): ("unexpected '\(character)'", nil)
    case .singleCharacterOperator(let character): ("unexpected '\(character)'", "write '\(character)\(character)'")
    case .number(let text): ("'\(text)' is no number", nil)
    case .unclosedText: ("a quote that is not closed", nil)
    case .unknownName(let name, let nearest, let known):
      if let nearest {
        ("unknown name '\(name)'", "did you mean '\(nearest)'?")
      } else {
        ("unknown name '\(name)'", known.isEmpty ? "the scene has no state" : "known here: \(known.prefix(12).joined(separator: ", "))")
      }
    case .notHere(let name): ("'\(name)' means nothing here", Self.whereItMeansSomething(name))
    case .unknownGuide(let guide, let nearest):
      ("unknown guide '\(guide)'", nearest.map { "did you mean '\($0)'?" } ?? "a scene's own guides are declared in \"alignments\"")
    case .openCenter: ("'center' is a guide of both axes", "write HorizontalAlignment.center or VerticalAlignment.center")
    case .guideOfOtherAxis(let guide, let axis): ("'\(guide)' is no \(axis) guide", "write it without the type")
    case .unknownMember(let member, let owner):
      ("\(owner) has no '\(member)'", Suggestion.nearest(to: member, among: ["width", "height"]).map { "did you mean '\($0)'?" } ?? "it has width and height")
    case .memberMissing(let name): ("'\(name)' is a size", "write \(name).width or \(name).height")
    case .unknownField(let member, let owner, let nearest, let known):
      ("'\(owner)' has no '\(member)'", nearest.map { "did you mean '\(owner).\($0)'?" } ?? Self.fields(owner, known))
    case .fieldMissing(let name, let known): ("'\(name)' is an object", Self.fields(name, known))
    case .loneBrace(let brace): ("a '\(brace)' that \(brace == "{" ? "is not closed" : "closes nothing")", nil)
    case .argumentCount(let function, let count): ("\(function) takes \(count == 1 ? "one argument" : "two arguments or more")", nil)
    case .unknownFunction(let name, let nearest):
      ("unknown function '\(name)'", nearest.map { "did you mean '\($0)'?" } ?? "there are min, max, abs, ceil, floor and round")
    case .chainedComparison(let symbol): ("a second comparison, '\(symbol)'", "join comparisons with &&")
    case .tooDeep(let limit): ("more than \(limit) levels of nesting", nil)
    case .tooLong(let limit): ("more than \(limit) characters", nil)
    }
  }

  /// Whether it comes of braces that were meant as such.
  var isBrace: Bool {
    switch self {
    case .empty, .loneBrace: true
    default: false
    }
  }

  /// What stands in the place of what is expected, to follow the expression.
  var found: String {
    if case .expected(_, let found) = self { found.map { ", found '\($0)'" } ?? ", found its end" } else { "" }
  }

  private static func fields(_ owner: String, _ known: [String]) -> String {
    known.isEmpty ? "the objects of its data are empty" : "it has \(known.prefix(12).map { "\(owner).\($0)" }.joined(separator: ", "))"
  }

  private static func whereItMeansSomething(_ name: String) -> String {
    switch name {
    case "proposal": "a shape's sizeThatFits reads the proposal"
    case "[guide]": "alignment guides read guides"
    case "geometry": "the children of a GeometryReader read its size"
    default: "alignment guides and sizeThatFits read it; elsewhere a number or a state's name is meant"
    }
  }
}

extension EvaluationProblem {
  var text: String {
    switch self {
    case .operand(let operation, let takes, "nil"): "'\(operation)' takes \(takes), found nil; '??' gives nil a value"
    case .operand(let operation, let takes, let found): "'\(operation)' takes \(takes), found \(found)"
    case .differentKinds(let operation, let a, let b): "'\(operation)' compares values of one kind, found \(a) and \(b)"
    case .notANumber(let step): "\(step) is not a number"
    case .unavailable(let name): "'\(name)' is not known here"
    case .nothingToShow: "a text cannot show nil; '??' gives nil a value"
    case .result(let takes, let found): "it should be \(takes) and is \(found)"
    }
  }
}
