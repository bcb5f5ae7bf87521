import SwiftTokens

/// The call of an unknown modifier or view, by its shape: labels, and of each argument what its parameter has to be.
struct ModifierCall {
  let name: String
  let arguments: [Argument]

  struct Argument {
    let label: String?
    let form: Form
  }

  /// What a parameter has to be for the compiler to know an argument's type.
  enum Form {
    case value
    /// `nil`, `.gold`, `[.a, .b]`: nothing around it says of what type it is.
    case missing, member([String]), members([String])
    /// A closure, and how many values it is given.
    case closure(Int)
  }

  /// - Returns: nil where no word of that name stands.
  init?(_ error: CompilerError, in source: SwiftSource) {
    guard let member = error.missingMember, let start = source.offset(line: error.line, column: error.column) else { return nil }
    let tokens = SwiftTokens(source.text).tokens
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound == start }),
      tokens[index].text.trimmingBackticks == member, index > 0, tokens[index - 1].text == "."
    else { return nil }
    var reader = ArgumentReader(tokens, at: index + 1)
    (name, arguments) = (member, reader.arguments())
  }

  /// The call that makes a view: of a name at an offset.
  ///
  /// - Returns: nil where nothing is called there.
  init?(view name: String, at offset: Int, in source: SwiftSource) {
    let tokens = SwiftTokens(source.text).tokens
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound == offset }), index + 1 < tokens.count, ["(", "{"].contains(tokens[index + 1].text)
    else { return nil }
    var reader = ArgumentReader(tokens, at: index + 1)
    (self.name, arguments) = (name, reader.arguments())
  }

  /// The innermost call around an offset that makes a value of one of some types.
  init?(of types: Set<String>, around offset: Int, in source: SwiftSource) {
    let tokens = SwiftTokens(source.text).tokens
    guard
      let index = tokens.lastIndex(where: { $0.range.lowerBound <= offset && types.contains($0.text) }), index + 1 < tokens.count, tokens[index + 1].text == "("
    else { return nil }
    var reader = ArgumentReader(tokens, at: index + 1)
    (name, arguments) = (tokens[index].text, reader.arguments())
    if arguments.isEmpty { return nil }
  }

  /// Names for values that stand after a dot alone.
  var members: [String] {
    arguments.flatMap { argument in
      switch argument.form {
      case .member(let names), .members(let names): names
      default: [String]()
      }
    }
  }

  /// Functions of views: with closures there are two, of which one does something, the other makes a view.
  var declarations: [String] {
    signatures("func \(name)").map {
      "  @_disfavoredOverload nonisolated \($0) -> some SwiftUI.View {\n    _assumed(\"\(name)\", _file, _line, _column, _function)\n  }"
    }
  }

  /// Initializers of a view, likewise.
  var initializers: [String] {
    signatures("init").map { "  nonisolated \($0) { (self._file, self._line, self._column, self._function) = (_file, _line, _column, _function) }" }
  }

  /// Initializers of what stands for a type.
  var assumed: [String] { signatures("init").map { "  nonisolated \($0) { self.init() }" } }

  private func signatures(_ head: String) -> [String] {
    let hasClosure = arguments.contains { if case .closure = $0.form { true } else { false } }
    return hasClosure ? [signature(head, makingViews: false), signature(head, makingViews: true)] : [signature(head, makingViews: false)]
  }

  private func signature(_ head: String, makingViews: Bool) -> String {
    var generics: [String] = [], parameters: [String] = []
    for (number, argument) in arguments.enumerated() {
      func parameter(_ type: String, builder: String = "") { parameters.append("\(builder)\(argument.label ?? "_") a\(number): \(type)") }
      switch argument.form {
      case .value:
        generics.append("A\(number)")
        parameter("A\(number)")
      case .missing: parameter("Any?")
      case .member: parameter("_AssumedValue")
      case .members: parameter("[_AssumedValue]")
      case .closure(let count):
        let values = repeatElement("_AssumedValue", count: count).joined(separator: ", ")
        if makingViews {
          generics.append("A\(number): SwiftUI.View")
          parameter("@escaping (\(values)) -> A\(number)", builder: "@SwiftUI.ViewBuilder ")
        } else {
          parameter("@escaping (\(values)) -> Void")
        }
      }
    }
    parameters += ["_file: StaticString = #fileID", "_line: UInt = #line", "_column: UInt = #column", "_function: StaticString = #function"]
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return "\(head)\(clause)(\(parameters.joined(separator: ", ")))"
  }
}

extension String {
  fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}
