import LayoutModel
import Platform

/// Draws the view rotated about its centre. Layout does not see it; `drawn_*` in a trace does.
package struct RotationEffect: TransformPrimitive {
  let effect: Transform
  var isCentred: Bool { true }

  package static let traits = Traits(.onlyDraws, .transforms, draws: "rotation")
  package static let summary = "Draws the view rotated about its centre."
  package static let parameters = [
    Parameter("degrees", .number, required: true, "Clockwise.")
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    let angle = (try arguments.finite("degrees") ?? 0) * .pi / 180
    effect = Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }
}
