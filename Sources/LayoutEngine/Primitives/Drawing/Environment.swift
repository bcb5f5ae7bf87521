import LayoutModel

/// Changes values of the environment for what it wraps.
package struct Environment: EnvironmentPrimitive {
  private let direction: LayoutDirection?
  private let displayScale: Double?
  private let defaultPadding: Double?
  private let dynamicTypeSize: DynamicTypeSize?
  private let avoidsOrphans: Bool?
  private let rowMinimum: Double?

  package static let traits = Traits(sets: ["layoutDirection", "displayScale", "defaultPadding", "dynamicTypeSize", "avoidsOrphans", "defaultMinListRowHeight"])
  package static let summary = "Changes values of the environment for the view and what is in it."
  package static let parameters = [
    Parameter("layoutDirection", .choice(LayoutDirection.allCases.map(\.rawValue)), "Where leading points."),
    Parameter("displayScale", .number, "Pixels a point: rounding of texts and drawn rectangles."),
    Parameter("defaultPadding", .length, "What `padding` without a length adds, points."),
    Parameter("dynamicTypeSize", .choice(DynamicTypeSize.allCases.map(\.rawValue)), "The size of texts that have a text style."),
    Parameter("avoidsOrphans", .bool, "Whether a paragraph's first line gives a word to a short last one; true by default."),
    Parameter("defaultMinListRowHeight", .length, "The least height of a list's rows on iOS, points."),
  ]

  package init(_ arguments: ArgumentReader) throws(ArgumentError) {
    direction = arguments.text("layoutDirection").flatMap { LayoutDirection(rawValue: $0) }
    displayScale = try arguments.finite("displayScale")
    if let displayScale, displayScale <= 0 { throw ArgumentError("displayScale", "must be more than 0") }
    defaultPadding = try arguments.finite("defaultPadding")
    dynamicTypeSize = arguments.text("dynamicTypeSize").flatMap { DynamicTypeSize(rawValue: $0) }
    avoidsOrphans = arguments.bool("avoidsOrphans")
    rowMinimum = try arguments.finite("defaultMinListRowHeight")
  }

  package func modify(_ environment: inout LayoutEnvironment, _ tree: LayoutTree) {
    if let direction { environment.layoutDirection = direction }
    if let displayScale { environment.displayScale = displayScale }
    if let defaultPadding { environment.defaultPadding = defaultPadding }
    if let dynamicTypeSize { environment.text.dynamicTypeSize = dynamicTypeSize }
    if let avoidsOrphans { environment.text.avoidsOrphans = avoidsOrphans }
    if let rowMinimum { environment.controls.rowMinimum = rowMinimum }
  }
}
