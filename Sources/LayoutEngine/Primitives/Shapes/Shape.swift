import LayoutModel

/// A leaf that answers by formula: a Shape with a `sizeThatFits` of its own, or any view whose reply is known.
package struct Shape: Primitive {
  private let width: Int32?
  private let height: Int32?

  package static let role = NodeRole.leaf
  package var scope: PlacingScope { .own }
  package static let traits = Traits(draws: "formula")
  package static let summary = "A shape that answers by formulas over the proposal."
  package static let parameters = [
    Parameter(
      "sizeThatFits", .formulas(["width", "height"], .proposal), required: true,
      "The reply: formulas over proposal.width and proposal.height, which may be nil; height sees the width answered.")
  ]

  package enum Rules: UInt8, LayoutRule {
    case formula = 1
    package var entry: (code: String, title: String, doc: String) {
      ("shape.formula", "its own formula", "The shape's sizeThatFits says so.")
    }
  }

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    (width, height) = (arguments.formula("sizeThatFits", "width"), arguments.formula("sizeThatFits", "height"))
  }

  package func size(_ proposal: Proposal, _ node: NodeID, _ pass: LayoutPass) -> Reply {
    var scope = FormulaScope(proposal: proposal)
    let x = evaluate(width, scope, "width", node, pass)
    scope.width = x
    return Reply(Size(x, evaluate(height, scope, "height", node, pass)), Rules.formula.rawValue, Rules.formula.rawValue)
  }

  private func evaluate(_ index: Int32?, _ scope: FormulaScope, _ name: String, _ node: NodeID, _ pass: LayoutPass) -> Double {
    guard let index else { return Fidelity.unspecifiedLength }
    do { return try pass.tree.kept.formulas[Int(index)].evaluate(scope) } catch {
      pass.fail(.formula(node: node, parameter: "sizeThatFits.\(name)", source: error.source, message: error.message))
      return 0
    }
  }
}
