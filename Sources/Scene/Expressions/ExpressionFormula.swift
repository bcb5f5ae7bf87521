import LayoutEngine
import LayoutModel

/// An expression evaluated during layout, its state and loop variables captured when the tree was built.
package struct ExpressionFormula: Formula {
  private let expression: Expression

  package init(_ expression: Expression, variables: VariableLookup = { _ in nil }) throws(EvaluationProblem) {
    self.expression = try expression.bound(to: variables)
  }

  package var source: String { expression.source }

  package func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double {
    do throws(EvaluationProblem) {
      let value = try expression.run(scope)
      guard case .number(let number) = value else { throw EvaluationProblem.result(takes: "a number", found: Expression.kind(value)) }
      return number
    } catch {
      throw FormulaError(source: source, message: error.text)
    }
  }
}

/// A formula that is a plain number.
package struct ConstantFormula: Formula {
  package let value: Double
  package var source: String { Expression.text(value) }
  package func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double { value }
}
