import LayoutEngine
import LayoutModel

/// An expression of a scene, `(proposal.width ?? 40) / 2`, compiled once into a flat program: evaluating recurses nowhere and traps nowhere.
///
/// Two uses: `value(_:)` when a tree is built, with the state and the loop variables of that moment; `formula(_:)` for a number that is
/// computed during layout, with the same captured.
package struct Expression: Sendable {
  /// As written in the scene.
  package let source: String
  let code: [Instruction]
  /// Strings and names that instructions refer to by index.
  let words: [String]
  /// Operands on the stack at most.
  let depth: Int

  /// A step of the program. Operands are on a stack; a jump goes to the instruction with that index.
  enum Instruction: Hashable, Sendable {
    case push(Operand)
    /// A state or loop variable, or a member of one, `item.name`: index into `words`.
    case variable(Int)
    case input(Input)
    /// `[guide]`, `[explicit: guide]`.
    case guide(GuideReference)
    /// `geometry.width` of the reader whose name is that word.
    case geometry(Int, Axis)
    case member(Axis)
    case negate, not
    case function(Function)
    case binary(Operator)
    /// Goes on if the top is true, else takes it off and jumps; `otherwise` false: `&&` keeps the false and jumps.
    case jump(Int), unless(Int), and(Int), or(Int), coalesce(Int)
    /// `&&` and `||` take a bool on their right side too.
    case requireBool(Operator)
  }

  /// A value on the stack; a string is an index into `words`.
  enum Operand: Hashable, Sendable, BitwiseCopyable {
    case none
    case number(Double)
    case bool(Bool)
    case size(Double, Double)
    case text(Int)
  }

  /// What is only known during layout.
  enum Input: String, CaseIterable, Sendable {
    case width, height
    case proposalWidth = "proposal.width"
    case proposalHeight = "proposal.height"
    case length
  }

  struct GuideReference: Hashable, Sendable {
    var name: String
    /// Set for `center`, which exists on both axes.
    var axis: Axis?
    var explicit: Bool
  }

  enum Operator: String, Hashable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case coalesce = "??"
    case minimum = "min"
    case maximum = "max"
    case not = "!"
    case choose = "?"
    case member = "."
  }

  /// Of one number.
  enum Function: String, CaseIterable, Hashable, Sendable {
    case absolute = "abs"
    case ceiling = "ceil"
    case floor = "floor"
    /// To the nearest whole number, a half away from zero, as Swift's `round`.
    case round = "round"

    func callAsFunction(_ number: Double) -> Double {
      switch self {
      case .absolute: abs(number)
      case .ceiling: number.rounded(.up)
      case .floor: number.rounded(.down)
      case .round: number.rounded()
      }
    }
  }

  /// A plain number.
  package init(_ number: Double) {
    self.init(source: Self.text(number), code: [.push(.number(number))], words: [], depth: 1)
  }

  init(source: String, code: [Instruction], words: [String], depth: Int) {
    (self.source, self.code, self.words, self.depth) = (source, code, words, depth)
  }

  /// The number, if it is a plain one.
  package var constant: Double? {
    if code.count == 1, case .push(.number(let number)) = code[0] { number } else { nil }
  }

  /// Names of the GeometryReaders whose size it reads.
  package var geometries: Set<String> { Set(code.compactMap { if case .geometry(let word, _) = $0 { words[word] } else { nil } }) }

  /// State and loop variables it reads.
  package var variables: Set<String> { Set(code.compactMap { if case .variable(let word) = $0 { words[word] } else { nil } }) }
}

/// The names an expression may use where it stands.
package struct ExpressionNames: Sendable {
  /// State and loop variables.
  package var variables: Set<String>
  /// Of the loop variables that are objects, the names of what they have.
  package private(set) var members: [String: Set<String>] = [:]
  /// Names of the GeometryReaders around it.
  package var geometries: Set<String>
  /// How many loops and readers gave names to it.
  var nesting = 0
  /// The scene's own alignment guides.
  package var guides: Set<String>
  /// What the argument's formula sees; empty for one that is evaluated when the tree is built.
  var inputs: Set<Expression.Input>
  var readsGuides: Bool

  package init(variables: Set<String> = [], geometries: Set<String> = [], guides: Set<String> = []) {
    (self.variables, self.geometries, self.guides) = (variables, geometries, guides)
    (inputs, readsGuides) = ([], false)
  }

  /// Adds a loop variable, in place of another one of that name.
  ///
  /// - Parameter members: what it has, if it is an object.
  mutating func declare(_ variable: String, members: Set<String>?) {
    variables.insert(variable)
    self.members[variable] = members
  }

  /// The same names and a view's `width`, `height` and guides.
  package func readingDimensions() -> ExpressionNames {
    var names = self
    (names.inputs, names.readsGuides) = ([.width, .height], true)
    return names
  }

  /// The same names and `proposal.width`, `proposal.height`; `width` too for the second of a size's formulas.
  package func readingProposal(width: Bool) -> ExpressionNames {
    var names = self
    names.inputs = width ? [.proposalWidth, .proposalHeight, .width] : [.proposalWidth, .proposalHeight]
    return names
  }

  /// The same names and what a formula of that kind sees.
  ///
  /// - Parameter part: its number among several that make a size.
  package func reading(_ reads: Parameter.FormulaReads, part: Int = 0) -> ExpressionNames {
    switch reads {
    case .proposal: return readingProposal(width: part > 0)
    case .dimensions: return readingDimensions()
    case .containerLength:
      var names = self
      names.inputs = [.length]
      return names
    }
  }

  /// Words with a meaning of their own everywhere: they cannot name a state.
  package static let reserved: Set<String> = ["true", "false", "nil", "infinity", "min", "max", "abs"]

  /// Whether `name` can be written in an expression.
  package static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, ExpressionLexer.isNameStart(first) else { return false }
    return name.unicodeScalars.allSatisfy(ExpressionLexer.isNamePart)
  }
}

/// Why a text is no expression, and where.
package struct ExpressionError: Error, Sendable {
  /// Unicode scalars before it.
  package let offset: Int
  package let problem: Problem

  package enum Problem: Sendable {
    case empty
    case expected(String, found: String?)
    case unknownCharacter(String)
    case singleCharacterOperator(String)
    case number(String)
    case unclosedText
    case unknownName(String, nearest: String?, known: [String])
    case notHere(String)
    case unknownGuide(String, nearest: String?)
    case openCenter
    case guideOfOtherAxis(String, Axis)
    case unknownMember(String, of: String)
    case memberMissing(String)
    /// An object's: its name, the member, the nearest and all that there are.
    case unknownField(String, of: String, nearest: String?, known: [String])
    case fieldMissing(String, known: [String])
    /// Of a text: a brace that opens or closes nothing.
    case loneBrace(String)
    case argumentCount(String, Int)
    case unknownFunction(String, nearest: String?)
    case chainedComparison(String)
    case tooDeep(Int)
    case tooLong(Int)
  }
}

/// Why an expression has no value.
package enum EvaluationProblem: Error, Hashable, Sendable {
  case operand(String, takes: String, found: String)
  case differentKinds(String, String, String)
  case notANumber(String)
  case unavailable(String)
  /// A text is to show nil.
  case nothingToShow
  case result(takes: String, found: String)
}
