import LayoutModel

/// Draws the view through an affine map of its own space. Layout does not see it; `drawn_*` in a trace does.
package struct TransformEffect: TransformPrimitive {
  let effect: Transform
  var anchor: Point { .zero }

  package static let traits = Traits(.onlyDraws, .transforms, draws: "transform")
  package static let summary = "Draws the view through an affine map of its own space."
  package static let parameters = [
    Parameter("a", .number, "x' of x; 1 by default."), Parameter("b", .number, "y' of x; 0 by default."),
    Parameter("c", .number, "x' of y; 0 by default."), Parameter("d", .number, "y' of y; 1 by default."),
    Parameter("tx", .number, "Points."), Parameter("ty", .number, "Points."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    effect = Transform(
      a: try arguments.finite("a") ?? 1, b: try arguments.finite("b") ?? 0, c: try arguments.finite("c") ?? 0, d: try arguments.finite("d") ?? 1,
      tx: try arguments.finite("tx") ?? 0, ty: try arguments.finite("ty") ?? 0)
  }
}
