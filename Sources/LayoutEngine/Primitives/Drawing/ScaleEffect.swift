import LayoutModel

/// Draws the view larger or smaller about its centre. Layout does not see it; `drawn_*` in a trace does.
package struct ScaleEffect: TransformPrimitive {
  let effect: Transform
  var isCentred: Bool { true }

  package static let traits = Traits(.onlyDraws, .transforms, draws: "scale")
  package static let summary = "Draws the view larger or smaller about its centre."
  package static let parameters = [
    Parameter("x", .number, "Factor of the width; 1 by default."),
    Parameter("y", .number, "Factor of the height; 1 by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    effect = Transform(a: try arguments.finite("x") ?? 1, d: try arguments.finite("y") ?? 1)
  }
}
