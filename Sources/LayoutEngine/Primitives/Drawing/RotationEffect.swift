import LayoutModel
import Platform

/// Draws the view rotated about its centre, or another point of it. Layout does not see it; `drawn_*` in a trace does.
package struct RotationEffect: TransformPrimitive {
  let effect: Transform
  let anchor: Point

  package static let traits = Traits(.onlyDraws, .transforms, draws: "rotation")
  package static let summary = "Draws the view rotated about its centre, or another point of it."
  package static let parameters = [
    Parameter("degrees", .number, required: true, "Clockwise."),
    Parameter("anchor", .unitPoint, "The point that stays where it is; the centre by default."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    anchor = try arguments.anchor() ?? Point(0.5, 0.5)
    let angle = (try arguments.finite("degrees") ?? 0) * .pi / 180
    effect = Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }
}
