import LayoutModel

/// Changes values of the environment for what it wraps.
package struct Environment: RenderOnlyPrimitive {
  private let direction: LayoutDirection?
  private let displayScale: Double?
  private let defaultPadding: Double?

  package static let scope = PlacingScope.own
  package static let traits = Traits(sets: ["layoutDirection", "displayScale", "defaultPadding"])
  package static let summary = "Changes values of the environment for the view and what is in it."
  package static let parameters = [
    Parameter("layoutDirection", .choice(LayoutDirection.allCases.map(\.rawValue)), "Where leading points."),
    Parameter("displayScale", .number, "Pixels a point: rounding of texts and drawn rectangles."),
    Parameter("defaultPadding", .length, "What `padding` without a length adds, points."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    direction = arguments.text("layoutDirection").flatMap { LayoutDirection(rawValue: $0) }
    displayScale = try arguments.finite("displayScale")
    if let displayScale, displayScale <= 0 { throw ArgumentError("displayScale", "must be more than 0") }
    defaultPadding = try arguments.finite("defaultPadding")
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    if let direction { environment.layoutDirection = direction }
    if let displayScale { environment.displayScale = displayScale }
    if let defaultPadding { environment.defaultPadding = defaultPadding }
  }
}
