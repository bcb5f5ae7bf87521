import LayoutEngine
import LayoutModel

/// The value of a state or loop variable; nil if there is none of that name.
package typealias VariableLookup = (String) -> ExpressionValue?

extension Expression {
  /// The value with these state and loop variables; for arguments that are settled before layout.
  package func value(_ variables: VariableLookup = { _ in nil }) throws(EvaluationProblem) -> ExpressionValue {
    let bound = try bound(to: variables)
    switch try bound.run(FormulaScope()) {
    case .none: return .none
    case .number(let number): return .number(number)
    case .bool(let bool): return .bool(bool)
    case .size(let width, let height): return .size(width: width, height: height)
    case .text(let word): return .text(bound.words[word])
    }
  }

  /// The same program with variables, and the sizes of readers that are known, replaced by their values; the rest waits for layout.
  func bound(to variables: VariableLookup = { _ in nil }, geometry: (String) -> Size? = { _ in nil }) throws(EvaluationProblem) -> Expression {
    var (words, code) = (words, code)
    for (index, instruction) in code.enumerated() {
      if case .geometry(let word, let axis) = instruction, let size = geometry(words[word]) { code[index] = .push(.number(size[axis])) }
      guard case .variable(let word) = instruction else { continue }
      switch variables(words[word]) {
      case nil: throw .unavailable(words[word])
      case .some(.none): code[index] = .push(.none)
      case .number(let number): code[index] = .push(.number(number))
      case .bool(let bool): code[index] = .push(.bool(bool))
      case .size(let width, let height): code[index] = .push(.size(width, height))
      case .text(let text):
        words.append(text)
        code[index] = .push(.text(words.count - 1))
      case .record: throw .result(takes: "a member of '\(words[word])'", found: "an object")
      }
    }
    return Expression(source: source, code: code, words: words, depth: depth)
  }

  /// Runs the program.
  func run(_ scope: FormulaScope) throws(EvaluationProblem) -> Operand {
    // The closure's typed error does not travel through the standard library's `rethrows`, so it comes back as a value.
    let result = withUnsafeTemporaryAllocation(of: Operand.self, capacity: max(depth, 1)) { stack in
      Result { () throws(EvaluationProblem) in try run(scope, stack) }
    }
    return try result.get()
  }

  private func run(_ scope: FormulaScope, _ stack: UnsafeMutableBufferPointer<Operand>) throws(EvaluationProblem) -> Operand {
    var (top, counter) = (-1, 0)
    func push(_ operand: Operand) {
      top += 1
      stack[top] = operand
    }
    while counter < code.count {
      let instruction = code[counter]
      counter += 1
      switch instruction {
      case .push(let operand): push(operand)
      case .variable(let word): throw .unavailable(words[word])
      case .input(let input): push(try read(input, scope))
      case .guide(let guide):
        guard let read = scope.guide else { throw .unavailable("[\(guide.name)]") }
        let value = read(GuideName(name: guide.name, axis: guide.axis), guide.explicit)
        if value == nil, !guide.explicit { throw .unavailable("[\(guide.name)]") }
        push(value.map(Operand.number) ?? .none)
      case .geometry(let word, let axis): throw .unavailable("\(words[word]).\(axis.dimension)")
      case .member(let axis):
        guard case .size(let width, let height) = stack[top] else { throw operand(".\(axis.dimension)", "a size", stack[top]) }
        stack[top] = .number(axis == .horizontal ? width : height)
      case .negate: stack[top] = .number(-(try number("-", stack[top])))
      case .function(let function): stack[top] = .number(function(try number(function.rawValue, stack[top])))
      case .not: stack[top] = .bool(!(try bool("!", stack[top])))
      case .binary(let operation):
        top -= 1
        stack[top] = try apply(operation, stack[top], stack[top + 1])
      case .jump(let target): (top, counter) = (top, target)
      case .unless(let target):
        if !(try bool("?", stack[top])) { counter = target }
        top -= 1
      case .and(let target): if try bool("&&", stack[top]) { top -= 1 } else { counter = target }
      case .or(let target): if try bool("||", stack[top]) { counter = target } else { top -= 1 }
      case .coalesce(let target): if case .none = stack[top] { top -= 1 } else { counter = target }
      case .requireBool(let operation): _ = try bool(operation.rawValue, stack[top])
      }
    }
    return stack[top]
  }

  private func read(_ input: Input, _ scope: FormulaScope) throws(EvaluationProblem) -> Operand {
    switch input {
    case .width, .height:
      guard let value = input == .width ? scope.width : scope.height else { throw .unavailable(input.rawValue) }
      return .number(value)
    case .length:
      guard let value = scope.length else { throw .unavailable(input.rawValue) }
      return .number(value)
    case .proposalWidth, .proposalHeight:
      guard let proposal = scope.proposal else { throw .unavailable(input.rawValue) }
      return (input == .proposalWidth ? proposal.width : proposal.height).map(Operand.number) ?? .none
    }
  }

  private func apply(_ operation: Operator, _ a: Operand, _ b: Operand) throws(EvaluationProblem) -> Operand {
    if operation == .equal || operation == .notEqual { return .bool(try equal(operation, a, b) == (operation == .equal)) }
    let (x, y) = (try number(operation.rawValue, a), try number(operation.rawValue, b))
    let value: Double
    switch operation {
    case .less: return .bool(x < y)
    case .lessOrEqual: return .bool(x <= y)
    case .greater: return .bool(x > y)
    case .greaterOrEqual: return .bool(x >= y)
    case .add: value = x + y
    case .subtract: value = x - y
    case .multiply: value = x * y
    case .divide: value = x / y
    case .minimum: value = min(x, y)
    default: value = max(x, y)
    }
    if value.isNaN { throw .notANumber("\(Self.text(x)) \(operation.rawValue) \(Self.text(y))") }
    return .number(value)
  }

  /// Values of one kind, or any value with nil.
  private func equal(_ operation: Operator, _ a: Operand, _ b: Operand) throws(EvaluationProblem) -> Bool {
    switch (a, b) {
    case (.text(let x), .text(let y)): return words[x] == words[y]
    case (.number(let x), .number(let y)): return x == y
    case (.bool, .bool), (.size, .size), (.none, _), (_, .none): return a == b
    default: throw .differentKinds(operation.rawValue, Self.kind(a), Self.kind(b))
    }
  }

  private func number(_ operation: String, _ value: Operand) throws(EvaluationProblem) -> Double {
    if case .number(let number) = value { return number }
    throw operand(operation, "numbers", value)
  }

  private func bool(_ operation: String, _ value: Operand) throws(EvaluationProblem) -> Bool {
    if case .bool(let bool) = value { return bool }
    throw operand(operation, "true or false", value)
  }

  private func operand(_ operation: String, _ kind: String, _ found: Operand) -> EvaluationProblem {
    .operand(operation, takes: kind, found: Self.kind(found))
  }

  static func kind(_ operand: Operand) -> String {
    switch operand {
    case .none: "nil"
    case .number: "a number"
    case .bool(let bool): "\(bool)"
    case .size: "a size"
    case .text: "a text"
    }
  }

  /// A number without the `.0` of whole ones.
  static func text(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(clamping: number)) : String(number)
  }
}
