/// What a view makes of its container's length.
package struct ContainerLength: Formula, @unchecked Sendable {
  package let source: String
  let compute: (CGFloat) -> CGFloat

  package func evaluate(_ scope: FormulaScope) throws(FormulaError) -> Double {
    let value = compute(CGFloat(scope.length ?? 0))
    if value.isNaN { throw FormulaError(source: source, message: "is not a number") }
    return Double(value)
  }
}
