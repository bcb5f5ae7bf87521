import LayoutEngine
import LayoutModel

extension SceneArgument.Value {
  private var expressions: [Expression] {
    switch self {
    case .constant, .code: []
    case .expression(let expression, _), .formula(let expression): [expression]
    case .formulas(let parts): parts.map(\.1)
    case .gridItems(let items): items.flatMap { Array($0.lengths.values) }
    case .template(let template): template.expressions
    case .textParts(let parts): parts.flatMap { $0.string.expressions }
    }
  }

  /// Names of the GeometryReaders whose size it reads.
  var geometries: Set<String> { expressions.reduce(into: []) { $0.formUnion($1.geometries) } }

  /// Whether there are such.
  var readsGeometry: Bool { expressions.contains { !$0.geometries.isEmpty } }

  /// State and loop variables it reads.
  var variables: Set<String> { expressions.reduce(into: []) { $0.formUnion($1.variables) } }

  /// The same with variables, and the sizes of readers that are known, replaced by their values.
  func bound(to variables: VariableLookup = { _ in nil }, geometry: (String) -> Size? = { _ in nil }) throws(EvaluationProblem) -> SceneArgument.Value {
    switch self {
    case .constant, .code: return self
    case .expression(let expression, let kind): return .expression(try expression.bound(to: variables, geometry: geometry), kind)
    case .formula(let expression): return .formula(try expression.bound(to: variables, geometry: geometry))
    case .formulas(let parts):
      var bound: [(name: String, Expression)] = []
      for (name, expression) in parts { bound.append((name, try expression.bound(to: variables, geometry: geometry))) }
      return .formulas(bound)
    case .gridItems(let items):
      var bound = items
      for index in items.indices {
        for (name, expression) in items[index].lengths { bound[index].lengths[name] = try expression.bound(to: variables, geometry: geometry) }
      }
      return .gridItems(bound)
    case .template(let template): return .template(try template.bound(to: variables, geometry: geometry))
    case .textParts(var parts):
      for index in parts.indices { parts[index].string = try parts[index].string.bound(to: variables, geometry: geometry) }
      return .textParts(parts)
    }
  }

  /// What the primitive gets, once nothing but layout itself is left to be read; nil if it is nil.
  func settled() throws(EvaluationProblem) -> ArgumentValue? {
    switch self {
    case .constant(let value): return value
    case .expression(let expression, let kind): return try Self.settle(try expression.value(), kind)
    case .formula(let expression): return .formula(try Self.formula(expression))
    case .code(let formula): return .formula(formula)
    case .formulas(let parts):
      var formulas: [String: any Formula] = [:]
      for (name, expression) in parts { formulas[name] = try Self.formula(expression) }
      return .formulas(formulas)
    case .gridItems(let items):
      var settled: [GridItem] = []
      for item in items { settled.append(try item.settled()) }
      return .gridItems(settled)
    case .template(let template): return .text(try template.text())
    case .textParts(let parts):
      var settled: [TextPart] = []
      for part in parts { settled.append(try part.settled()) }
      return .parts(settled)
    }
  }

  private static func formula(_ expression: Expression) throws(EvaluationProblem) -> any Formula {
    if let number = expression.constant { return ConstantFormula(value: number) }
    return try ExpressionFormula(expression)
  }

  private static func settle(_ value: ExpressionValue, _ kind: Parameter.Kind) throws(EvaluationProblem) -> ArgumentValue? {
    switch (value, kind) {
    case (.none, _): return nil
    case (.bool(let bool), .bool), (.bool(let bool), .scalar): return .bool(bool)
    case (.number(let number), .integer):
      if number != number.rounded() { throw .result(takes: "a whole number", found: Expression.text(number)) }
      return .number(number)
    case (.number(let number), .length), (.number(let number), .number), (.number(let number), .scalar): return .number(number)
    default: throw .result(takes: kind == .bool ? "true or false" : kind == .scalar ? "a number, true or false" : "a number", found: value.kind)
    }
  }
}

/// A view's arguments, some of which read the sizes of GeometryReaders around it.
struct SceneLateArguments: LateArguments {
  /// Those that do not.
  var settled: [String: ArgumentValue] = [:]
  /// Those that do; state and loop variables are settled.
  var waiting: [(argument: SceneArgument, value: SceneArgument.Value)] = []
  /// The readers by the names they have where the view stands.
  let readers: [String: NodeID]

  func values(_ size: (NodeID) -> Size) throws(LateArgumentError) -> [String: ArgumentValue] {
    var values = settled
    for (argument, value) in waiting {
      do throws(EvaluationProblem) {
        values[argument.name] = try value.bound(geometry: { readers[$0].map(size) }).settled()
      } catch {
        throw LateArgumentError(argument.name, source: argument.text, error.text)
      }
    }
    return values
  }

  /// A possible value for an argument that waits: a view cannot be without one, and nothing is laid out by it.
  static func provisional(_ value: SceneArgument.Value) -> ArgumentValue? {
    switch value {
    case .constant(let value): value
    case .expression(_, .bool): .bool(true)
    case .expression: .number(1)
    case .formula: .formula(ConstantFormula(value: 1))
    case .code(let formula): .formula(formula)
    case .template: .text("")
    case .textParts(let parts): .parts(parts.map(\.part))
    case .gridItems(let items): .gridItems(items.map { GridItem(.fixed(1), horizontal: $0.horizontal, vertical: $0.vertical) })
    case .formulas(let parts): .formulas(Dictionary(merging: parts.map { ($0.name, ConstantFormula(value: 1)) }))
    }
  }
}
