import LayoutEngine
import LayoutModel

/// A text of a scene with expressions between braces, `{item.name}, {n + 1} new`; a brace itself is written twice.
package struct TextTemplate: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case value(Expression)
  }

  private var pieces: [Piece]

  /// - Throws: the first mistake, with its place in `source`; a brace that opens or closes nothing is one.
  package init(_ source: String, names: ExpressionNames = ExpressionNames()) throws(ExpressionError) {
    pieces = []
    let scalars = Array(source.unicodeScalars)
    var (text, index) = (String.UnicodeScalarView(), 0)
    while index < scalars.count {
      let scalar = scalars[index]
      guard scalar == "{" || scalar == "}" else {
        text.append(scalar)
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == scalar {
        text.append(scalar)
        index += 2
        continue
      }
      guard scalar == "{", let end = Self.end(of: scalars, from: index + 1) else {
        throw ExpressionError(offset: index, problem: .loneBrace(String(scalar)))
      }
      if !text.isEmpty { pieces.append(.text(String(text))) }
      text = String.UnicodeScalarView()
      pieces.append(.value(try Self.expression(scalars[(index + 1)..<end], names)))
      index = end + 1
    }
    if !text.isEmpty { pieces.append(.text(String(text))) }
  }

  /// Where the brace is closed; one between quotes is none.
  private static func end(of scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var quote: Unicode.Scalar?
    for index in start..<scalars.count {
      let scalar = scalars[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
      } else if scalar == "}" {
        return index
      }
    }
    // A quote that is not closed is what is wrong, and not the brace.
    return quote == nil ? nil : scalars[start...].lastIndex(of: "}")
  }

  private static func expression(_ scalars: ArraySlice<Unicode.Scalar>, _ names: ExpressionNames) throws(ExpressionError) -> Expression {
    do throws(ExpressionError) {
      return try Expression(String(String.UnicodeScalarView(scalars)), names: names)
    } catch {
      throw ExpressionError(offset: scalars.startIndex + error.offset, problem: error.problem)
    }
  }

  /// A text in which no brace stands for anything else.
  package static func escaped(_ text: String) -> String { text.replacing("{", with: "{{").replacing("}", with: "}}") }

  var expressions: [Expression] { pieces.compactMap { if case .value(let expression) = $0 { expression } else { nil } } }

  /// The text, where nothing in it is computed.
  var constant: String? { expressions.isEmpty ? pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined() : nil }

  func bound(to variables: VariableLookup, geometry: (String) -> Size?) throws(EvaluationProblem) -> TextTemplate {
    var bound = self
    for (index, piece) in pieces.enumerated() {
      if case .value(let expression) = piece { bound.pieces[index] = .value(try expression.bound(to: variables, geometry: geometry)) }
    }
    return bound
  }

  /// The text, once nothing but values is left in it. Whole numbers have no fraction, as Swift's integers.
  func text() throws(EvaluationProblem) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .value(let expression): text += try Self.text(of: try expression.value())
      }
    }
    return text
  }

  private static func text(of value: ExpressionValue) throws(EvaluationProblem) -> String {
    switch value {
    case .number(let number): return Expression.text(number)
    case .bool(let bool): return "\(bool)"
    case .text(let text): return text
    case .none: throw .nothingToShow
    case .size, .record: throw .result(takes: "a number, a text, true or false", found: value.kind)
    }
  }
}

/// A part of a Text whose string may be computed.
struct SceneTextPart: Sendable {
  var part: TextPart
  var string: TextTemplate

  func settled() throws(EvaluationProblem) -> TextPart {
    var part = part
    part.string = try string.text()
    return part
  }
}
