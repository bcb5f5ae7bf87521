import LayoutModel

/// Draws the view larger or smaller about its centre, or another point of it. Layout does not see it; `drawn_*` in a trace does.
package struct ScaleEffect: TransformPrimitive {
  let effect: Transform
  let anchor: Point

  package static let traits = Traits(.onlyDraws, .transforms, draws: "scale")
  package static let summary = "Draws the view larger or smaller about its centre, or another point of it."
  package static let parameters = [
    Parameter("x", .number, "Factor of the width; 1 by default."),
    Parameter("y", .number, "Factor of the height; 1 by default."),
    Parameter("anchor", .unitPoint, "The point that stays where it is; the centre by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    anchor = try arguments.anchor() ?? Point(0.5, 0.5)
    effect = Transform(a: try arguments.finite("x") ?? 1, d: try arguments.finite("y") ?? 1)
  }
}
